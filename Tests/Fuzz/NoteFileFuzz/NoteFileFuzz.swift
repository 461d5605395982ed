import CGtk
import NoteStore

// A coverage-guided fuzzer's way into the format. To build and run it, from the project's folder:
//
//     PEEL_FUZZ=1 swift build -c release --product NoteFileFuzz --scratch-path .build/fuzz
//     mkdir -p .build/fuzz/found
//     SWIFT_BACKTRACE=enable=no .build/fuzz/release/NoteFileFuzz -max_total_time=600 -max_len=4096 \
//         .build/fuzz/found Tests/Fuzz/Seeds
//
// It puts new inputs into the first folder. Whatever breaks a promise of the format ends it. (With backtraces on,
// Swift's own handler and the fuzzer's wait for each other then.)

/// The fuzzer's loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The program's entry, by the name that the package manager gives it.
@_cdecl("NoteFileFuzz_main")
public func fuzzMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
    var (count, arguments) = (count, arguments)
    return runDriver(&count, &arguments) { fuzzOneInput($0, $1) }
}

/// Checks every promise of the format on one input.
private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let file = NoteFile(bytes: bytes)
    check(file.bytes == bytes, "reading changes bytes")
    var same = file
    same.text = file.text
    same.title = file.title
    same.date = file.date
    same.color = file.color
    same.tilt = file.tilt
    same.isLocked = file.isLocked
    same.created = file.created
    check(same.bytes == bytes, "setting what is there changes bytes")
    // The input itself as a text and as a value: half of it each, so that both vary.
    let text = String(decoding: bytes[(size / 2)...], as: UTF8.self)
    let value = String(decoding: bytes[..<(size / 2)], as: UTF8.self)
    var changed = file
    for key in NoteKey.allCases {
        changed.setValue(value, for: key)
        check(!file.isText || isSame(changed.value(key), value), "a value does not read back")
        check(!file.isText || isSame(changed.text, file.text), "a value changes the text")
    }
    changed.text = text
    check(!file.isText || isSame(changed.text, text), "a text does not read back")
    check(!file.isText || isSame(changed.title, value), "a text changes a value")
    check(file.isText || changed.bytes == bytes, "what is not text is changed")
    check(NoteFile(bytes: changed.bytes) == changed, "what is written does not read back")
    for key in NoteKey.allCases { changed.setValue(nil, for: key) }
    check(!file.isText || isSame(changed.text, text), "taking values away changes the text")
    let fresh = NoteFile(text: value)
    check(
        isSame(fresh.text, value) && isSame(NoteFile(bytes: fresh.bytes).text, value), "a new note does not read back")
    return 0
}

/// Whether two texts are the same to the byte, but for NUL, which no text can hold.
private func isSame(_ read: String?, _ set: String) -> Bool {
    guard let read else { return false }
    let expected = set.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    return read.unicodeScalars.elementsEqual(expected)
}

private func check(_ holds: Bool, _ promise: String) {
    guard !holds else { return }
    print("broken: \(promise)")
    fflush(nil)
    abort()
}
