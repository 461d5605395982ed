import CGtk
import GLib

/// The Swift half of a GtkWidget class that is registered from Swift.
///
/// GTK makes the instance (by `g_object_new`, GtkBuilder or `init(type:)`), which makes this half and keeps it until
/// it is finalized.
/// Thread: GTK's, all of it.
@MainActor
public protocol WidgetImplementation: AnyObject {
    /// The GType's name.
    static var typeName: String { get }
    /// The CSS node's name.
    static var cssName: String { get }
    /// The role to assistive technology.
    static var accessibleRole: GtkAccessibleRole { get }
    /// The GObject properties; the first has the id 1.
    static var properties: [PropertySpec] { get }
    /// The GObject signals that carry at most integers.
    static var signals: [SignalSpec] { get }

    /// Sets the instance up; it is borrowed, and outlives this half.
    init(instance: UnsafeMutablePointer<GtkWidget>)
    /// How much room the widget wants, in px; `size` is that of the other orientation or -1.
    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int)
    /// Places the children.
    func allocate(width: Int, height: Int)
    /// Paints, by adding to a GtkSnapshot (borrowed).
    func snapshot(_ snapshot: OpaquePointer)
    /// Whether a point belongs to the widget, in px from its top left.
    func contains(x: Double, y: Double) -> Bool
    /// Moves the focus among the children, as Tab and the arrows do.
    ///
    /// - Returns: whether the focus is in the widget now; nil leaves it to GTK, which goes by where the children lie.
    func moveFocus(_ direction: GtkDirectionType) -> Bool?
    /// The widget has come onto a window.
    func rooted()
    /// The widget is about to leave its window.
    func unrooting()
    /// The widget is shown.
    func mapped()
    /// The widget is about to be no longer shown.
    func unmapping()
    /// Unparents the children and lets go of everything outside; may come more than once.
    func dispose()
    /// Takes a property's new value.
    func setProperty(_ id: Int, from value: UnsafePointer<GValue>)
    /// Gives a property's value.
    func getProperty(_ id: Int, into value: UnsafeMutablePointer<GValue>)
}

/// The classes registered from Swift.
@MainActor
public enum WidgetClass {
    fileprivate static var implementations: [GType: any WidgetImplementation.Type] = [:]
    private static var types: [String: GType] = [:]
    /// How many instances of all classes are alive, for tests that look for leaks.
    public fileprivate(set) static var liveInstances = 0

    /// The GType of a class, registered at the first call.
    public static func type(of implementation: any WidgetImplementation.Type) -> GType {
        if let type = types[implementation.typeName] { return type }
        let type = g_type_register_static_simple(
            gtk_widget_get_type(), g_intern_string(implementation.typeName),
            guint(MemoryLayout<GtkWidgetClass>.size), initializeClass,
            guint(MemoryLayout<GtkWidget>.size + MemoryLayout<UnsafeMutableRawPointer>.size), initializeInstance,
            GTypeFlags(rawValue: 0))
        types[implementation.typeName] = type
        implementations[type] = implementation
        return type
    }

    /// Makes an instance, with a floating reference.
    public static func create(_ implementation: any WidgetImplementation.Type) -> UnsafeMutablePointer<GtkWidget>? {
        let object = g_object_new_with_properties(type(of: implementation), 0, nil, nil)
        return UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: GtkWidget.self)
    }

    /// The Swift half of an instance, if it is of such a class.
    public static func implementation<Half: WidgetImplementation>(
        of instance: UnsafeMutableRawPointer, as half: Half.Type = Half.self
    ) -> Half? {
        guard peel_instance_is_a(instance, type(of: half)) != 0 else { return nil }
        return self.half(instance) as? Half
    }

    /// A Swift half, in a type that is known without a look at what it conforms to: a look takes long the first time.
    fileprivate final class Holder {
        let half: any WidgetImplementation

        init(_ half: any WidgetImplementation) { self.half = half }
    }

    /// The place behind C's struct where the instance keeps its Swift half.
    fileprivate static func slot(
        _ instance: UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<Unmanaged<Holder>?> {
        instance.advanced(by: MemoryLayout<GtkWidget>.size)
            .assumingMemoryBound(to: Unmanaged<Holder>?.self)
    }

    fileprivate static func half(_ instance: UnsafeMutableRawPointer?) -> (any WidgetImplementation)? {
        guard let instance else { return nil }
        return slot(instance).pointee?.takeUnretainedValue().half
    }
}

extension WidgetImplementation {
    /// Leaves it to GTK.
    public func moveFocus(_ direction: GtkDirectionType) -> Bool? { nil }
    /// Does nothing.
    public func rooted() {}
    /// Does nothing.
    public func unrooting() {}
    /// Does nothing.
    public func mapped() {}
    /// Does nothing.
    public func unmapping() {}
    /// No signals.
    public static var signals: [SignalSpec] { [] }
    /// No properties.
    public static var properties: [PropertySpec] { [] }
    /// Does nothing.
    public func setProperty(_ id: Int, from value: UnsafePointer<GValue>) {}
    /// Does nothing.
    public func getProperty(_ id: Int, into value: UnsafeMutablePointer<GValue>) {}
}

/// The class above all of ours, GtkWidget's, to chain up to.
private func parentClass<Class>(_ type: Class.Type = Class.self) -> UnsafeMutablePointer<Class>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: Class.self)
}

private let initializeInstance: GInstanceInitFunc = { instance, _ in
    guard let instance else { return }
    enterMainActor(with: UnsafeMutableRawPointer(instance)) { raw in
        // While an instance is initialised its class pointer is that of the class being initialised, so this is
        // right for classes derived from ours too.
        guard let implementation = WidgetClass.implementations[peel_instance_type(raw)] else { return }
        WidgetClass.liveInstances += 1
        let half = implementation.init(instance: raw.assumingMemoryBound(to: GtkWidget.self))
        WidgetClass.slot(raw).pointee = Unmanaged.passRetained(WidgetClass.Holder(half))
    }
}

private let initializeClass: GClassInitFunc = { classPointer, _ in
    guard let classPointer else { return }
    enterMainActor(with: classPointer) { raw in
        let type = raw.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
        guard let implementation = WidgetClass.implementations[type] else { return }
        let widgetClass = raw.assumingMemoryBound(to: GtkWidgetClass.self)
        let objectClass = raw.assumingMemoryBound(to: GObjectClass.self)
        setObjectFunctions(objectClass)
        setWidgetFunctions(widgetClass)
        setFocusFunction(widgetClass)
        setLifeFunctions(widgetClass)
        gtk_widget_class_set_css_name(widgetClass, implementation.cssName)
        gtk_widget_class_set_accessible_role(widgetClass, implementation.accessibleRole)
        for (index, property) in implementation.properties.enumerated() {
            g_object_class_install_property(objectClass, guint(index + 1), property.makeSpec())
        }
        for signal in implementation.signals {
            signal.register(on: type)
        }
    }
}

private func setObjectFunctions(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.dispose = { object in
        enterMainActor(with: UnsafeMutableRawPointer(object)) { raw in WidgetClass.half(raw)?.dispose() }
        parentClass(GObjectClass.self)?.pointee.dispose?(object)
    }
    objectClass.pointee.finalize = { object in
        enterMainActor(with: UnsafeMutableRawPointer(object)) { raw in
            guard let raw else { return }
            WidgetClass.slot(raw).pointee?.release()
            WidgetClass.slot(raw).pointee = nil
            WidgetClass.liveInstances -= 1
        }
        parentClass(GObjectClass.self)?.pointee.finalize?(object)
    }
    objectClass.pointee.set_property = { object, id, value, _ in
        enterMainActor(with: (UnsafeMutableRawPointer(object), value)) { raw, value in
            guard let value else { return }
            WidgetClass.half(raw)?.setProperty(Int(id), from: value)
        }
    }
    objectClass.pointee.get_property = { object, id, value, _ in
        enterMainActor(with: (UnsafeMutableRawPointer(object), value)) { raw, value in
            guard let value else { return }
            WidgetClass.half(raw)?.getProperty(Int(id), into: value)
        }
    }
}

private func setWidgetFunctions(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
        let room: (minimum: Int, natural: Int) = enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in
            WidgetClass.half(raw)?.measure(orientation, for: Int(size)) ?? (0, 0)
        }
        minimum?.pointee = Int32(room.minimum)
        natural?.pointee = Int32(room.natural)
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
        enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in
            WidgetClass.half(raw)?.allocate(width: Int(width), height: Int(height))
        }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
        enterMainActor(with: (UnsafeMutableRawPointer(widget), snapshot)) { raw, snapshot in
            guard let snapshot else { return }
            WidgetClass.half(raw)?.snapshot(snapshot)
        }
    }
    widgetClass.pointee.contains = { widget, x, y in
        return enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in
            WidgetClass.half(raw)?.contains(x: x, y: y) == true ? 1 : 0
        }
    }
}

private func setFocusFunction(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.focus = { widget, direction in
        let moved: Bool? = enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in
            WidgetClass.half(raw)?.moveFocus(direction)
        }
        if let moved { return moved ? 1 : 0 }
        return parentClass(GtkWidgetClass.self)?.pointee.focus(widget, direction) ?? 0
    }
}

private func setLifeFunctions(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.root = { widget in
        parentClass(GtkWidgetClass.self)?.pointee.root(widget)
        enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in WidgetClass.half(raw)?.rooted() }
    }
    widgetClass.pointee.unroot = { widget in
        enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in WidgetClass.half(raw)?.unrooting() }
        parentClass(GtkWidgetClass.self)?.pointee.unroot(widget)
    }
    widgetClass.pointee.map = { widget in
        parentClass(GtkWidgetClass.self)?.pointee.map(widget)
        enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in WidgetClass.half(raw)?.mapped() }
    }
    widgetClass.pointee.unmap = { widget in
        enterMainActor(with: UnsafeMutableRawPointer(widget)) { raw in WidgetClass.half(raw)?.unmapping() }
        parentClass(GtkWidgetClass.self)?.pointee.unmap(widget)
    }
}
