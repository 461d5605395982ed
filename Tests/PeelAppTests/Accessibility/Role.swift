/// What kind of thing an accessible object is, by AT-SPI's numbers.
///
/// The names that a program gives for its roles differ between the versions of GTK; the numbers hardly do.
enum Role: Int {
    case other = 0
    case alert = 2
    case checkBox = 7
    case checkMenuItem = 8
    case comboBox = 11
    case desktop = 14
    case dialog = 16
    case filler = 20
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case menu = 33
    case menuItem = 35
    case pageTab = 37
    case pageTabList = 38
    case panel = 39
    case pushButton = 43
    case radioButton = 44
    case radioMenuItem = 45
    case scrollPane = 49
    case separator = 50
    case slider = 51
    case spinButton = 52
    case table = 55
    case tableCell = 56
    case text = 61
    case toggleButton = 62
    case toolBar = 63
    case window = 69
    case application = 75
    case entry = 79
    case heading = 83

    /// What a program tells; ``other`` for what no test asks for.
    ///
    /// GTK 4.8 tells of a group as of a panel (39), GTK 4.18 as of a grouping (99).
    init(told number: Int) {
        self = number == 99 ? .panel : Role(rawValue: number) ?? .other
    }
}
