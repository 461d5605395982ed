import CGtk
import GLib
import Gtk
import NoteStore

/// Lets GNOME's overview search the notes, by the interface `org.gnome.Shell.SearchProvider2`.
///
/// A result is called by its file's name, in letters that are plain on the bus.
/// Thread: GTK's.
@MainActor
final class SearchProvider {
    /// A result was chosen.
    var onOpen: @MainActor (NoteName) -> Void = { _ in }
    /// All results are to be shown, of some words.
    var onLaunch: @MainActor (String) -> Void = { _ in }

    /// The notes that are searched.
    var folder: NoteFolder

    private let application: Application
    private var object: BusObject?

    private static let interface = """
        <node><interface name="org.gnome.Shell.SearchProvider2">
          <method name="GetInitialResultSet"><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
          <method name="GetSubsearchResultSet">
            <arg type="as" direction="in"/><arg type="as" direction="in"/><arg type="as" direction="out"/>
          </method>
          <method name="GetResultMetas"><arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/></method>
          <method name="ActivateResult">
            <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="u" direction="in"/>
          </method>
          <method name="LaunchSearch"><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
        </interface></node>
        """

    /// Makes a provider, not on the bus yet.
    init(folder: NoteFolder, _ application: Application) {
        (self.folder, self.application) = (folder, application)
    }

    /// Puts the provider on the bus, at the application's object and one name further: `…/SearchProvider`.
    /// - Parameter id: the application's name on the bus.
    func export(beside id: String) {
        let path = "/" + id.split(separator: ".").joined(separator: "/") + "/SearchProvider"
        // Without a bus nobody searches.
        object = try? MessageBus.session()?.export(path, Self.interface) { [weak self] call in self?.answer(call) }
    }

    private func answer(_ call: BusCall) {
        // A service is of use as long as it is called.
        application.hold()
        defer { application.release() }
        switch call.method {
        case "GetInitialResultSet":
            search(call.parameter(0) ?? [], call) { _ in true }
        case "GetSubsearchResultSet":
            let previous = Set(call.parameter(0, as: [String].self) ?? [])
            search(call.parameter(1) ?? [], call) { previous.contains($0) }
        case "GetResultMetas":
            call.answer([Variant.array(of: "a{sv}", (call.parameter(0) ?? []).compactMap { meta($0) })])
        case "ActivateResult":
            if let name = call.parameter(0, as: String.self).flatMap({ NoteName(key: $0) }) { onOpen(name) }
            call.answer()
        case "LaunchSearch":
            onLaunch((call.parameter(0, as: [String].self) ?? []).joined(separator: " "))
            call.answer()
        default: break
        }
    }

    /// Searches in the background, with the application held meanwhile.
    private func search(_ words: [String], _ call: BusCall, where isWanted: @escaping @MainActor (String) -> Bool) {
        // A process that was started for this has not looked at the folder yet.
        if folder.notes.isEmpty { try? folder.refresh() }
        application.hold()
        let answer = SearchAnswer(call, application, isWanted)
        folder.search(words.joined(separator: " ")) { answer.give($0) }
    }

    /// What the overview shows of a result; nil for a note that has gone meanwhile.
    private func meta(_ key: String) -> OpaquePointer? {
        guard let name = NoteName(key: key), let id = folder.id(of: name), let note = folder.summary(id) else {
            return nil
        }
        let description = note.title.isEmpty ? note.date : note.firstLine
        return Variant.dictionary([
            ("id", key.variant), ("name", note.heading.variant), ("description", description.variant),
            ("gicon", Identity.applicationID.variant),
        ])
    }
}

/// What is to be done when a search has come to its end.
@MainActor
private final class SearchAnswer {
    private let call: BusCall
    private let application: Application
    private let isWanted: @MainActor (String) -> Bool

    init(_ call: BusCall, _ application: Application, _ isWanted: @escaping @MainActor (String) -> Bool) {
        (self.call, self.application, self.isWanted) = (call, application, isWanted)
    }

    func give(_ notes: [NoteSummary]) {
        call.answer([notes.map(\.name.key).filter { isWanted($0) }.variant])
        application.release()
    }
}
