import Paper

struct PixelRect { var x = 0, y = 0, width = 0, height = 0 }
extension SheetLook {
    var bounds: PixelRect { .init(x: 0, y: 0, width: side, height: side) };
    var dynamicBounds: PixelRect { .init(x: 0, y: 0, width: side, height: side) }
}
struct NoteLayout {
    struct Rect { var x = 0.0, y = 0.0, width = 0.0, height = 0.0 }
    var title = Rect(), writing = Rect(), date = Rect()
    init(side: Double, titleHeight: Double, dateHeight: Double) {
        writing = Rect(
            x: side * 0.09, y: side * 0.08 + (titleHeight > 0 ? titleHeight + 12 : 0), width: side * 0.82,
            height: side * 0.82 - (titleHeight > 0 ? titleHeight + 12 : 0) - (dateHeight > 0 ? dateHeight + 12 : 0))
        title = Rect(x: side * 0.09, y: side * 0.08, width: side * 0.82, height: titleHeight)
        date = Rect(x: side * 0.15, y: side * 0.9 - dateHeight, width: side * 0.7, height: dateHeight)
    }
}
extension SheetView { func paintPaper(_ c: OpaquePointer) {}; func paintCurl(_ c: OpaquePointer) {} }
