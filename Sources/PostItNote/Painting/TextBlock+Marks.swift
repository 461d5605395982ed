import CGtk
import Paper

extension TextBlock {
    /// Marks parts of the text as with a marker: on a ground of its own and underlined, so that it is seen without
    /// colours too.
    /// - Parameters:
    ///   - ranges: the parts, in bytes of the text's UTF-8.
    ///   - marker: the colour of the ground.
    ///   - ink: the colour of what is written on it.
    func mark(_ ranges: [Range<Int>], marker: RGB, ink: RGB) {
        guard !ranges.isEmpty else { return }
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        for range in ranges {
            let attributes = [
                pango_attr_background_new(marker.red.channel, marker.green.channel, marker.blue.channel),
                pango_attr_foreground_new(ink.red.channel, ink.green.channel, ink.blue.channel),
                pango_attr_underline_new(PANGO_UNDERLINE_SINGLE),
            ]
            for case let attribute? in attributes {
                attribute.pointee.start_index = guint(range.lowerBound)
                attribute.pointee.end_index = guint(range.upperBound)
                pango_attr_list_insert(list, attribute)
            }
        }
        pango_layout_set_attributes(layout, list)
    }
}

extension Double {
    /// A channel of 0...255 as Pango counts it.
    fileprivate var channel: UInt16 { UInt16(min(max(self, 0), 255) * 257) }
}
