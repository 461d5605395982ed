import CGtk
import GLib
import Gtk
import Paper

extension NoteWidget {
    func setProperty(_ id: Int, from value: UnsafePointer<GValue>) {
        switch NoteProperty(rawValue: id) {
        case .text: setText(String(reading: value))
        case .title: change(\.title, to: String(reading: value), .title)
        case .dateLabel: change(\.dateLabel, to: String(reading: value), .dateLabel)
        case .color: setColor(String(reading: value))
        case .width: change(\.width, to: Double(reading: value), .width)
        case .rotation: change(\.rotation, to: Double(reading: value), .rotation)
        case .editable: change(\.editable, to: Bool(reading: value), .editable)
        case .breeze: change(\.breeze, to: Bool(reading: value), .breeze)
        case .texture: change(\.texture, to: Bool(reading: value), .texture)
        case .maxLength: change(\.maxLength, to: Int32(reading: value), .maxLength)
        case .writing, nil: break
        }
    }

    func getProperty(_ id: Int, into value: UnsafeMutablePointer<GValue>) {
        switch NoteProperty(rawValue: id) {
        case .text: writing.text.write(to: value)
        case .title: values.title.write(to: value)
        case .dateLabel: values.dateLabel.write(to: value)
        case .color: values.color.name.write(to: value)
        case .width: values.width.write(to: value)
        case .rotation: values.rotation.write(to: value)
        case .editable: values.editable.write(to: value)
        case .breeze: values.breeze.write(to: value)
        case .texture: values.texture.write(to: value)
        case .maxLength: values.maxLength.write(to: value)
        case .writing: writing.isWriting.write(to: value)
        case nil: break
        }
    }

    /// Sets the text as one change, however many the buffer makes of it.
    private func setText(_ text: String) {
        beginChange()
        writing.text = text
        endChange()
        beginCounting()
    }

    private func setColor(_ name: String) {
        guard let color = PaperColor.allCases.first(where: { $0.name == name }) else {
            let known = PaperColor.allCases.map(\.name).joined(separator: ", ")
            logWarning(domain: Self.typeName, "PostItNote: unknown color \"\(name)\" is not set; use one of \(known)")
            return
        }
        change(\.color, to: color, .color)
    }

    private func change<Value: Equatable>(
        _ path: WritableKeyPath<NoteValues, Value>, to value: Value, _ property: NoteProperty
    ) {
        guard values[keyPath: path] != value else { return }
        values[keyPath: path] = value
        apply(property)
        notify(property)
    }

    /// Brings a property's value to where it shows.
    private func apply(_ property: NoteProperty) {
        switch property {
        case .title, .dateLabel: applyLabels()
        case .color, .texture: updateLook()
        case .width: gtk_widget_queue_resize(instance)
        case .rotation: gtk_widget_queue_allocate(instance)
        case .editable: writing.isEditable = values.editable
        case .breeze: updateMotion()
        case .maxLength:
            writing.guardian.limit.maximum = Int(values.maxLength)
            beginCounting()
        case .text, .writing: break
        }
    }

    /// Brings every value to where it shows, once, at the beginning.
    func applyAll() {
        applyLabels()
        writing.isEditable = values.editable
        updateMotion()
    }

    private func applyLabels() {
        for (label, text) in [(title, values.title), (date, values.dateLabel)] {
            label.text = text
            label.isVisible = !text.isEmpty
        }
        let name =
            values.title.isEmpty ? localized("Note text") : localized("%s — note text", values.title)
        writing.textView.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        let noteName = values.title.isEmpty ? localized("Note") : values.title
        noteName.withGValue { value in
            var (kinds, values) = ([GTK_ACCESSIBLE_PROPERTY_LABEL], [value.pointee])
            gtk_accessible_update_property_value(OpaquePointer(instance), 1, &kinds, &values)
        }
    }
}
