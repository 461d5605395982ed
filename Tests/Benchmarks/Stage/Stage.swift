import CGtk

/// The folders and the environment of one run: notes, settings and state of its own.
struct Stage {
    /// What a program is started with, as `NAME=VALUE`.
    let environment: [String]
    /// The folder that all of it is in.
    let path: String

    /// Lays everything out.
    /// - Throws: ``BenchError``.
    init(_ path: String, _ notes: [BenchNote], _ setting: Setting) throws {
        self.path = path
        let folder = path + "/notes"
        var state = ""
        for (index, note) in notes.enumerated() {
            let name = "note-\(index + 1).md"
            try SmallFile.write(folder + "/" + name, note.file)
            guard note.isOpen else { continue }
            // Of each one something can be seen: what cannot be is not painted by the display.
            let (x, y) = (4 + index % 100 * 9, 4 + index % 100 * 5)
            state += "[\(folder.dropFirst())/\(name)]\nx=\(x)\ny=\(y)\nwidth=292\nheight=292\nopen=true\n\n"
        }
        try SmallFile.write(path + "/state/peel/windows.ini", state)
        try SmallFile.write(
            path + "/config/gtk-4.0/settings.ini",
            """
            [Settings]
            gtk-enable-animations=\(setting.animations)
            gtk-cursor-blink-timeout=\(setting.caretTimeout)

            """)
        var entries = [
            "PEEL_FOLDER=\(folder)", "XDG_STATE_HOME=\(path)/state", "XDG_CONFIG_HOME=\(path)/config",
            "XDG_DATA_HOME=\(path)/data",
        ]
        if setting.renderer != .cairo { entries.append("GSK_RENDERER=\(setting.renderer.rawValue)") }
        if setting.scale != 1 { entries.append("GDK_SCALE=\(setting.scale)") }
        environment = Environment.setting(entries, in: Environment.plain)
    }

    /// Lays a pad of xpad's out, that is shown when it starts; without one it shows its help.
    /// - Throws: ``BenchError``.
    func addPad(_ text: String) throws {
        try SmallFile.write(path + "/config/xpad/content-BENCH1", text)
        let info = """
            width 344
            height 344
            x 40
            y 40
            follow_font 1
            follow_color 1
            sticky 0
            hidden 0
            back rgb(250,231,160)
            text rgb(0,0,0)
            fontname Sans 9
            content content-BENCH1

            """
        try SmallFile.write(path + "/config/xpad/info-BENCH1", info)
    }
}
