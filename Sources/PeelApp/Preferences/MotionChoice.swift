/// Whether anything moves.
enum MotionChoice: String, PreferenceChoice {
    /// As the desktop wishes, which has a setting for reduced motion.
    case desktop
    /// Whatever the desktop wishes.
    case always
    /// Nothing ever.
    case never
}
