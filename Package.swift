// swift-tools-version: 6.0
import PackageDescription

/// The layers, each importing only what stands below it.
///
///     peel, note-example
///       PeelApp
///         PostItNote, NoteStore
///           Gtk (PostItNote only), Paper (PostItNote only)
///             GLib
///               CGtk
let package = Package(
    name: "peel",
    products: [
        .library(name: "PostItNote", targets: ["PostItNote"]),
        .library(name: "Paper", targets: ["Paper"]),
        .executable(name: "peel", targets: ["peel"]),
        .executable(name: "note-example", targets: ["note-example"]),
    ],
    targets: [
        .systemLibrary(
            name: "CGtk",
            pkgConfig: "gtk4",
            providers: [.apt(["libgtk-4-dev"])]
        ),
        .target(name: "GLib", dependencies: ["CGtk"]),
        .target(name: "Gtk", dependencies: ["GLib"]),
        .target(name: "Paper", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "PostItNote", dependencies: ["Gtk", "Paper"]),
        .target(name: "NoteStore", dependencies: ["GLib"]),
        .target(name: "PeelApp", dependencies: ["PostItNote", "NoteStore"]),
        .executableTarget(name: "peel", dependencies: ["PeelApp"]),
        .executableTarget(name: "note-example", dependencies: ["PostItNote"]),
        .testTarget(
            name: "PaperTests",
            dependencies: ["Paper"],
            resources: [.embedInCode("Fixtures/curl-vectors.json")]
        ),
        .testTarget(name: "GLibTests", dependencies: ["GLib"]),
        .testTarget(name: "PostItNoteTests", dependencies: ["PostItNote", "Paper", "CGtk"]),
        .testTarget(name: "NoteStoreTests", dependencies: ["NoteStore"]),
        .testTarget(name: "PeelAppTests", dependencies: ["PeelApp", "CGtk"]),
    ]
)
