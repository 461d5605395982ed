/// On which notes the corner moves in the breeze.
enum BreezeChoice: String, PreferenceChoice {
    /// On the one that the user works with.
    case whenActive = "when-active"
    /// On every one.
    case always
    /// On none.
    case never
}
