import CGtk

/// Keyboard modifiers can be combined and asked for.
extension GdkModifierType: @retroactive OptionSet {
    /// The Shift key.
    public static var shift: GdkModifierType { GDK_SHIFT_MASK }
    /// The Control key.
    public static var control: GdkModifierType { GDK_CONTROL_MASK }
    /// The Alt key.
    public static var alt: GdkModifierType { GDK_ALT_MASK }
    /// The Super key.
    public static var `super`: GdkModifierType { GDK_SUPER_MASK }
    /// The Meta key.
    public static var meta: GdkModifierType { GDK_META_MASK }
    /// The modifiers that make a shortcut of a key.
    public static var shortcut: GdkModifierType { [.control, .alt, .super, .meta] }
}
