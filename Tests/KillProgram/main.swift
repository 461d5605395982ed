import CGtk

// The program that checks what kill -9 leaves of the notes.
//
//     note-kill-check [COUNT]                      so many kills, 300 where not said; status 0 when nothing was lost
//     note-kill-check type FOLDER                  the typist that is killed, for ever
//     note-kill-check append FOLDER NAME TEXT N    appends a line to a note N times, as "peel append" does
//     note-kill-check move FROM TO                 moves the notes of a folder to another
//     note-kill-check list FOLDER                  prints the notes' headings, for timing

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "type" where arguments.count == 2:
    Typist(folder: arguments[1]).run()
case "append" where arguments.count == 5:
    let times = Int(arguments[4]) ?? 0
    exit(append(arguments[3], to: arguments[2], in: arguments[1], times: times))
case "move" where arguments.count == 3:
    exit(move(from: arguments[1], to: arguments[2]))
case "list" where arguments.count == 2:
    exit(list(arguments[1]))
default:
    let count = arguments.first.flatMap { Int($0) } ?? 300
    exit(KillCheck(count: count).run())
}
