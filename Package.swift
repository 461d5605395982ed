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
        .target(name: "GLib", dependencies: ["CGtk"], linkerSettings: [.linkedLibrary("m")]),
        .target(name: "Gtk", dependencies: ["GLib"]),
        .target(name: "Paper", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "PostItNote", dependencies: ["Gtk", "Paper"]),
        .target(name: "NoteStore", dependencies: ["GLib"], linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "PeelApp",
            dependencies: ["PostItNote", "NoteStore"],
            resources: [.embedInCode("Application/Icon/window.argb")]
        ),
        .executableTarget(name: "peel", dependencies: ["PeelApp"]),
        .executableTarget(name: "note-example", dependencies: ["PostItNote"]),
        .testTarget(
            name: "PaperTests",
            dependencies: ["Paper"],
            resources: [.embedInCode("Fixtures/curl-vectors.json")]
        ),
        .testTarget(name: "GLibTests", dependencies: ["GLib"]),
        .testTarget(name: "PostItNoteTests", dependencies: ["PostItNote", "Paper", "CGtk"]),
        .testTarget(name: "NoteStoreTests", dependencies: ["NoteStore", "note-kill-check"]),
        // Not a product that ships: what kill -9 leaves of the notes, see its main.swift.
        .executableTarget(name: "note-kill-check", dependencies: ["NoteStore"], path: "Tests/KillProgram"),
        .testTarget(name: "PeelAppTests", dependencies: ["PeelApp", "CGtk"]),
        // Not a product that ships either: what a note costs, see its main.swift.
        .executableTarget(
            name: "peel-bench",
            dependencies: ["PostItNote", "Paper", "CGtk"],
            path: "Tests/Benchmarks",
            resources: [
                .embedInCode("Programs/watch.c"), .embedInCode("Programs/window.c"),
                .embedInCode("Programs/corner.c"), .embedInCode("Programs/count.c"),
                .embedInCode("Programs/floor.h"),
            ]
        ),
    ]
)

// The fuzzer has no main of its own and is built by itself only, see its source.
if Context.environment["PEEL_FUZZ"] != nil {
    let checks: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])]
    for target in package.targets where target.name == "NoteStore" || target.name == "GLib" {
        target.swiftSettings = [.unsafeFlags(["-sanitize=fuzzer,address"])]
    }
    package.targets.append(
        .executableTarget(
            name: "NoteFileFuzz",
            dependencies: ["NoteStore"],
            path: "Tests/Fuzz/NoteFileFuzz",
            swiftSettings: checks,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
        )
    )
}
