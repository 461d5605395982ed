import GLib

/// What the user has chosen, of the program as a whole.
///
/// Made once by ``PeelApplication`` and handed down. Everything holds at once and for every note.
/// Ownership: observers are held until their ``PreferenceObservation`` is dropped. Thread: GTK's.
@MainActor
final class Preferences {
    private let store: any PreferenceStore
    private var observers: [Int: (name: String?, tell: @MainActor () -> Void)] = [:]
    private var lastNumber = 0

    /// Preferences in a store.
    init(store: any PreferenceStore) {
        self.store = store
        store.onChange = { [weak self] name in self?.changed(name) }
    }

    /// The user's own: those of the schema where it is found, else the defaults for as long as the process runs.
    /// - Parameter complain: gets the one line that says so.
    convenience init(complain: (String) -> Void = { StandardError.write($0) }) {
        if let schema = PreferenceSchema.find() {
            self.init(store: StoredSettings(schema))
        } else {
            complain(
                localized(
                    "%s: the settings schema %s is not installed, so the defaults hold and changes are not kept",
                    Identity.programName, PreferenceSchema.id))
            self.init(store: MemoryPreferences())
        }
    }

    /// The value of a preference.
    subscript<Value>(key: PreferenceKey<Value>) -> Value {
        get { store[key.name].flatMap(Value.init) ?? key.initial }
        set { store.set(key.name, to: key.bounded(newValue).settingsValue) }
    }

    /// Has a preference go back to its default.
    func reset<Value>(_ key: PreferenceKey<Value>) { store.reset(key.name) }

    /// Has all preferences that only concern how notes look and behave go back to their defaults.
    ///
    /// The folder of notes and the start at login stay: they are about what is outside the program.
    func resetAll() {
        let kept = [PreferenceKey.notesFolder.name, PreferenceKey.startAtLogin.name, PreferenceKey.lastColor.name]
        for name in PreferenceTable.initialValues.keys.sorted() where !kept.contains(name) { store.reset(name) }
    }

    /// Whether the user may set a preference: the administrator may have locked it.
    func isWritable<Value>(_ key: PreferenceKey<Value>) -> Bool { store.isWritable(key.name) }

    // MARK: Observation

    /// Has a closure called each time a preference has changed, whoever has changed it.
    /// - Parameter tell: captures what is above weakly.
    /// - Returns: what ends it when dropped.
    func observe<Value>(
        _ key: PreferenceKey<Value>, _ tell: @escaping @MainActor () -> Void
    ) -> PreferenceObservation {
        observe(name: key.name, tell)
    }

    /// Has a closure called each time any preference has changed.
    func observeAll(_ tell: @escaping @MainActor () -> Void) -> PreferenceObservation {
        observe(name: nil, tell)
    }

    private func observe(name: String?, _ tell: @escaping @MainActor () -> Void) -> PreferenceObservation {
        lastNumber += 1
        observers[lastNumber] = (name, tell)
        return PreferenceObservation(of: self, number: lastNumber)
    }

    func endObservation(_ number: Int) { observers[number] = nil }

    private func changed(_ name: String) {
        // In their order, and none that an earlier one has ended.
        for number in observers.keys.sorted() {
            guard let observer = observers[number], observer.name == nil || observer.name == name else { continue }
            observer.tell()
        }
    }

    /// How many observers there are.
    var observerCount: Int { observers.count }
}
