import CGtk
import GLib
import Gtk
import Paper

extension NoteWidget {
    func setProperty(_ id: Int, from value: UnsafePointer<GValue>) {
        switch NoteProperty(rawValue: id) {
        case .text: setText(String(reading: value))
        case .title: changed(.title, replace(&values.title, by: String(reading: value)))
        case .dateLabel: changed(.dateLabel, replace(&values.dateLabel, by: String(reading: value)))
        case .color: setColor(String(reading: value))
        case .width: changed(.width, replace(&values.width, by: Double(reading: value)))
        case .rotation: changed(.rotation, replace(&values.rotation, by: Double(reading: value)))
        case .editable: changed(.editable, replace(&values.editable, by: Bool(reading: value)))
        case .breeze: changed(.breeze, replace(&values.breeze, by: Bool(reading: value)))
        case .texture: changed(.texture, replace(&values.texture, by: Bool(reading: value)))
        case .maxLength: changed(.maxLength, replace(&values.maxLength, by: Int32(reading: value)))
        case .zoom: changed(.zoom, replace(&values.zoom, by: Double(reading: value)))
        case .writingFont: changed(.writingFont, replace(&values.writingFont, by: String(reading: value)))
        case .writingSize: changed(.writingSize, replace(&values.writingSize, by: Double(reading: value)))
        case .motion:
            guard let choice: NoteMotion = choice(String(reading: value), for: .motion) else { return }
            changed(.motion, replace(&values.motion, by: choice))
        case .breezeMode:
            guard let choice: BreezeMode = choice(String(reading: value), for: .breezeMode) else { return }
            changed(.breezeMode, replace(&values.breezeMode, by: choice))
        case .showCount: changed(.showCount, replace(&values.showCount, by: Bool(reading: value)))
        case .placeholder: changed(.placeholder, replace(&values.placeholder, by: String(reading: value)))
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
        changed(.color, replace(&values.color, by: color))
    }

    /// Finds which of a few words it is.
    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ word: String, for property: NoteProperty
    ) -> Choice? {
        let choice = Choice(rawValue: word)
        if choice == nil { refuse(word, for: property, known: Choice.allCases.map(\.rawValue)) }
        return choice
    }

    private func refuse(_ word: String, for property: NoteProperty, known: [String]) {
        logWarning(
            domain: Self.typeName,
            "PostItNote: unknown \(property.name) \"\(word)\" is not set; use one of \(known.joined(separator: ", "))")
    }

    /// Shows and tells a property's value where it is another than before.
    private func changed(_ property: NoteProperty, _ isAnother: Bool) {
        guard isAnother else { return }
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

/// Sets a value.
/// - Returns: whether it was another.
private func replace<Value: Equatable>(_ value: inout Value, by new: Value) -> Bool {
    guard value != new else { return false }
    value = new
    return true
}
