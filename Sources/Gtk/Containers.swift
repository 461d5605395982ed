import CGtk
import GLib

/// The bar at a window's top, which moves the window and has its buttons.
public final class HeaderBar: Widget {
    /// Makes an empty bar.
    public convenience init() { self.init(gtk_header_bar_new()) }

    /// Adds a widget at the side where a line begins.
    public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }

    /// Adds a widget at the side where a line ends.
    public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.widget) }

    /// Puts a widget in the middle, in place of the window's title.
    public func setTitle(_ child: Widget) { gtk_header_bar_set_title_widget(opaque, child.widget) }
}

/// Pages of which one is shown.
public final class Stack: Widget {
    /// Makes an empty stack.
    public convenience init() {
        self.init(gtk_stack_new())
        let stack = widget
        connect(.notify("visible-child")) { Self.tellWhatIsShown(stack) }
    }

    /// Keeps pages that are not shown from assistive technology, which GTK 4.8 tells of them all.
    private static func tellWhatIsShown(_ stack: UnsafeMutablePointer<GtkWidget>) {
        let shown = gtk_stack_get_visible_child(OpaquePointer(stack))
        var next = gtk_widget_get_first_child(stack)
        while let page = next {
            page.hideFromAssistiveTechnology(page != shown)
            next = gtk_widget_get_next_sibling(page)
        }
    }

    /// Adds a page.
    /// - Parameters:
    ///   - name: what the program calls it.
    ///   - title: what the user calls it; a page without one would be called by its type.
    public func add(_ child: Widget, name: String, title: String) {
        gtk_stack_add_titled(opaque, child.widget, name, title)
        Self.tellWhatIsShown(widget)
    }

    /// The page that is shown.
    public var shown: String {
        get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } ?? "" }
        set { if newValue != shown { gtk_stack_set_visible_child_name(opaque, newValue) } }
    }

    /// The property that tells of ``shown``.
    public static let shownProperty = "visible-child-name"

    /// Makes the buttons that switch between the pages.
    public func makeSwitcher() -> Widget {
        let switcher = Widget(gtk_stack_switcher_new())
        gtk_stack_switcher_set_stack(switcher.opaque, opaque)
        // Else it would be called by its type.
        switcher.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: "")
        return switcher
    }
}

/// A widget with others over it.
public final class Overlay: Widget {
    /// Makes an empty one.
    public convenience init() {
        self.init(gtk_overlay_new())
        // Else it would be called by its type.
        setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
    }

    /// Sets what is below.
    public func setChild(_ child: Widget) { gtk_overlay_set_child(opaque, child.widget) }

    /// Lays something over it.
    public func add(_ child: Widget) { gtk_overlay_add_overlay(opaque, child.widget) }
}

/// A button that opens a menu or something else of its own.
public final class MenuButton: Widget {
    /// Makes a button with words or a picture on it.
    /// - Parameters:
    ///   - icon: the picture's name in the icon theme; nil for the words.
    ///   - name: what it is called.
    public convenience init(icon: String? = nil, name: String) {
        self.init(gtk_menu_button_new())
        if let icon {
            gtk_menu_button_set_icon_name(opaque, icon)
            tooltip = name
        } else {
            gtk_menu_button_set_label(opaque, name)
        }
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        // What the keyboard reaches is the button inside.
        if let inner = gtk_widget_get_first_child(widget) {
            let button = Widget(retaining: UnsafeMutableRawPointer(inner))
            button.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
            // Which GTK describes, too, by the words that are its name.
            for relation in [GTK_ACCESSIBLE_RELATION_LABELLED_BY, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY] {
                gtk_accessible_reset_relation(button.opaque, relation)
            }
        }
        nameInnards(name)
    }

    /// Sets the menu that it opens.
    public func setMenu(_ menu: Menu) {
        gtk_menu_button_set_menu_model(opaque, menu.cast())
        guard let shown = gtk_menu_button_get_popover(opaque) else { return }
        let popover = Popover(retaining: UnsafeMutableRawPointer(shown))
        name(popover)
        popover.ignoreRestingPointer()
    }

    /// Sets what it opens.
    public func setPopover(_ popover: Popover) {
        gtk_menu_button_set_popover(opaque, popover.widget)
        name(popover)
    }

    /// Calls what it opens as the button is called, and names what is in it whenever it is shown.
    private func name(_ popover: Popover) {
        let name = gtk_menu_button_get_label(opaque).map { String(cString: $0) } ?? tooltip
        guard !name.isEmpty else { return }
        popover.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        let pointer = popover.pointer
        popover.connect(.map, after: true) { Popover(retaining: pointer).nameInnards(name) }
    }

    /// Opens it.
    public func popUp() { gtk_menu_button_popup(opaque) }
}

extension Window {
    /// The bar at the window's top, where it has one.
    public final var headerBar: HeaderBar? {
        guard let bar = gtk_window_get_titlebar(cast()), peel_instance_is_a(bar, gtk_header_bar_get_type()) != 0 else {
            return nil
        }
        return HeaderBar(retaining: UnsafeMutableRawPointer(bar))
    }

    /// Puts a bar at the window's top.
    public final func setTitlebar(_ bar: Widget) { gtk_window_set_titlebar(cast(), bar.widget) }

    /// The size that the window has or, where it is not shown, will have, in px.
    public final var defaultSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// Whether the window fills the screen but for its panels.
    public final var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

    /// Leaves F10 to the window's own use of it: GTK would move the focus to the bar at the top.
    public final func freeMenuKey() { gtk_window_set_handle_menubar_accel(cast(), 0) }

    /// Has the window fill the screen.
    public final func maximize() { gtk_window_maximize(cast()) }

    /// The widget that has the keyboard's focus, borrowed.
    public final var focusWidget: UnsafeMutablePointer<GtkWidget>? { gtk_window_get_focus(cast()) }

    /// Whether the window keeps others of the program from being used while it is open.
    public final func setModal(_ isModal: Bool) { gtk_window_set_modal(cast(), isModal ? 1 : 0) }
}

extension Widget {
    /// Whether the widget takes room that is left over.
    public final func setExpand(horizontal: Bool? = nil, vertical: Bool? = nil) {
        if let horizontal { gtk_widget_set_hexpand(widget, horizontal ? 1 : 0) }
        if let vertical { gtk_widget_set_vexpand(widget, vertical ? 1 : 0) }
    }

    /// How the widget lies in more room than it needs.
    public final func setAlign(horizontal: GtkAlign? = nil, vertical: GtkAlign? = nil) {
        if let horizontal { gtk_widget_set_halign(widget, horizontal) }
        if let vertical { gtk_widget_set_valign(widget, vertical) }
    }

    /// The least size, in px; -1 for the widget's own.
    public final func setSizeRequest(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(widget, Int32(width), Int32(height))
    }
}
