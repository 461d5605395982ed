import CGtk
import GLib
import Gtk

/// What holds the scrolled writing and lets it fade at an edge beyond which there is more.
///
/// The writing itself fades, by a mask; the paper under it is not touched. Only the two bands at the edges are painted
/// through a mask, and where everything fits nothing is.
@MainActor
final class FadingView: WidgetImplementation {
    static let typeName = "PostItNoteFadingView"
    static let cssName = "writing"
    /// A group without a name: what is in a presentational widget is not told at all by GTK 4.8.
    static let accessibleRole = GTK_ACCESSIBLE_ROLE_GROUP

    /// How much may be hidden before an edge fades, in px.
    static let tolerance = 2.0
    /// The height of a faded edge, in px, where the view is high enough.
    nonisolated static let greatestHeight = 44.0
    /// The height of a faded edge as part of the view, where that is less.
    nonisolated static let greatestPart = 0.35

    private let instance: UnsafeMutablePointer<GtkWidget>
    /// Whether edges fade; off for high contrast.
    var fades = true {
        didSet { if fades != oldValue { gtk_widget_queue_draw(instance) } }
    }
    private var child: ScrolledWindow?
    /// The vertical position of the writing.
    private(set) var adjustment: Adjustment?
    private var connections: [SignalConnection] = []
    private let (top, bottom) = (FadedBand(), FadedBand())
    /// Where the writing was when it was last painted with an edge that fades.
    private var lastValue: Double?

    init(instance: UnsafeMutablePointer<GtkWidget>) {
        self.instance = instance
    }

    /// Puts the scrolled view in, once.
    func setChild(_ child: ScrolledWindow) {
        self.child = child
        child.setParent(instance)
        let adjustment = child.verticalAdjustment
        self.adjustment = adjustment
        for signal in [SignalName<VoidSignature>.valueChanged, .changed] {
            connections.append(
                adjustment.connect(signal) { [weak self] in
                    guard let self else { return }
                    gtk_widget_queue_draw(self.instance)
                })
        }
    }

    /// The heights of the faded edges now, in px; 0 where there is nothing more.
    var fadeHeights: (top: Double, bottom: Double) {
        guard fades, let adjustment else { return (0, 0) }
        let height = Double(gtk_widget_get_height(instance))
        let band = min(Self.greatestHeight, Self.greatestPart * height)
        let above = adjustment.value - adjustment.lower
        let below = adjustment.upper - adjustment.pageSize - adjustment.value
        return (above > Self.tolerance ? band : 0, below > Self.tolerance ? band : 0)
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        child?.measure(orientation, for: size) ?? (0, 0)
    }

    func allocate(width: Int, height: Int) {
        guard let child else { return }
        gtk_widget_allocate(child.widget, Int32(width), Int32(height), -1, nil)
    }

    func contains(x: Double, y: Double) -> Bool {
        x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(instance)) && y < Double(gtk_widget_get_height(instance))
    }

    func snapshot(_ snapshot: OpaquePointer) {
        guard let child else { return }
        let fade = fadeHeights
        guard fade.top > 0 || fade.bottom > 0 else {
            top.forget()
            bottom.forget()
            gtk_widget_snapshot_child(instance, child.widget, snapshot)
            return
        }
        guard let parts = gtk_snapshot_new() else { return }
        gtk_widget_snapshot_child(instance, child.widget, parts)
        guard let node = gtk_snapshot_free_to_node(parts) else { return }
        defer { gsk_render_node_unref(node) }

        let width = Double(gtk_widget_get_width(instance))
        let height = Double(gtk_widget_get_height(instance))
        var middle = rectangle(0, fade.top, width, height - fade.top - fade.bottom)
        gtk_snapshot_push_clip(snapshot, &middle)
        gtk_snapshot_append_node(snapshot, node)
        gtk_snapshot_pop(snapshot)
        let isStill = adjustment?.value == lastValue
        lastValue = adjustment?.value
        for (band, length, edge) in [(top, fade.top, 0.0), (bottom, fade.bottom, height)] {
            guard length > 0 else {
                band.forget()
                continue
            }
            let place = rectangle(0, edge == 0 ? 0 : height - length, width, length)
            band.append(node, to: snapshot, in: place, clearAt: edge, mayBeKept: isStill)
        }
    }

    func dispose() {
        top.forget()
        bottom.forget()
        connections.forEach { $0.disconnect() }
        connections = []
        child?.unparent()
        child = nil
        adjustment = nil
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(max(0, height))))
    }
}
