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
        case .zoom: change(\.zoom, to: Double(reading: value), .zoom)
        case .writingFont: change(\.writingFont, to: String(reading: value), .writingFont)
        case .writingSize: change(\.writingSize, to: Double(reading: value), .writingSize)
        case .motion: setChoice(\.motion, String(reading: value), .motion)
        case .breezeMode: setChoice(\.breezeMode, String(reading: value), .breezeMode)
        case .showCount: change(\.showCount, to: Bool(reading: value), .showCount)
        case .placeholder: change(\.placeholder, to: String(reading: value), .placeholder)
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
        case .zoom: values.zoom.write(to: value)
        case .writingFont: values.writingFont.write(to: value)
        case .writingSize: values.writingSize.write(to: value)
        case .motion: values.motion.rawValue.write(to: value)
        case .breezeMode: values.breezeMode.rawValue.write(to: value)
        case .showCount: values.showCount.write(to: value)
        case .placeholder: values.placeholder.write(to: value)
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
        guard let color = PaperColor(name: name) else {
            return refuse(name, for: .color, known: PaperColor.allCases.map(\.name) + ["#rrggbb"])
        }
        change(\.color, to: color, .color)
    }

    /// Sets what is one of a few words.
    private func setChoice<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
        _ path: WritableKeyPath<NoteValues, Choice>, _ word: String, _ property: NoteProperty
    ) {
        guard let choice = Choice(rawValue: word) else {
            return refuse(word, for: property, known: Choice.allCases.map(\.rawValue))
        }
        change(path, to: choice, property)
    }

    private func refuse(_ word: String, for property: NoteProperty, known: [String]) {
        logWarning(
            domain: Self.typeName,
            "PostItNote: unknown \(property.name) \"\(word)\" is not set; use one of \(known.joined(separator: ", "))")
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
        case .color: updateStyle()
        case .texture: updateLook()
        case .width: gtk_widget_queue_resize(instance)
        case .rotation: gtk_widget_queue_allocate(instance)
        case .editable:
            writing.isEditable = values.editable
            updatePlaceholder()
        case .breeze, .motion, .breezeMode: updateMotion()
        case .maxLength:
            writing.guardian.limit.maximum = Int(values.maxLength)
            updateCount()
            beginCounting()
        case .zoom, .writingFont, .writingSize: updateStyle()
        case .showCount: updateCount()
        case .placeholder:
            placeholderLabel.text = values.placeholder
            writing.textView.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, to: values.placeholder)
            updatePlaceholder()
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
        instance.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: noteName)
    }
}
