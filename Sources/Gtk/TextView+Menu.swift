import CGtk

extension TextView {
    /// Adds entries to the view's own menu, after those for cutting, copying and the like; nil takes them away.
    public func setExtraMenu(_ menu: Menu?) {
        gtk_text_view_set_extra_menu(textView, menu?.cast())
    }
}
