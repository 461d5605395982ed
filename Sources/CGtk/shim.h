/* The one C header of the project: GTK 4 as Swift sees it.
 *
 * The versions are pinned before anything is included, so that a newer GTK or GLib builds without
 * deprecation warnings and nobody uses newer API by accident. Newer API is looked up at run time.
 * Helpers carry the prefix `peel_`; each states its thread and ownership.
 */
#ifndef PEEL_SHIM_H
#define PEEL_SHIM_H

#define GLIB_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(2, 74))
#define GLIB_VERSION_MAX_ALLOWED (G_ENCODE_VERSION(2, 74))
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))
#define GDK_VERSION_MAX_ALLOWED (G_ENCODE_VERSION(4, 8))

#include <gtk/gtk.h>
#include <malloc.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <libintl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

/* MARK: Threads */

/* Any thread. Whether the caller runs on the process's first thread, which is GTK's. */
static inline gboolean peel_is_main_thread(void) {
    return syscall(SYS_gettid) == getpid();
}

/* MARK: Types and casts that are macros in C */

/* Any thread. The GType of an instance; the instance is borrowed and not NULL. */
static inline GType peel_instance_type(gconstpointer instance) {
    return G_TYPE_FROM_INSTANCE(instance);
}

/* Any thread. Whether an instance (borrowed, may be NULL) is of a type or of one derived from it. */
static inline gboolean peel_instance_is_a(gconstpointer instance, GType type) {
    return instance != NULL && g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

/* Any thread. The class of an instance; borrowed, lives as long as the type. */
static inline gpointer peel_instance_class(gconstpointer instance) {
    return ((GTypeInstance *)instance)->g_class;
}

/* Any thread. The GType that a GValue (borrowed) is initialised to. */
static inline GType peel_value_type(const GValue *value) {
    return G_VALUE_TYPE(value);
}

/* MARK: Messages (the g_log functions are variadic) */

/* Any thread. A warning under G_LOG_DOMAIN `domain`; the text is borrowed. */
static inline void peel_warning(const char *domain, const char *message) {
    g_log(domain, G_LOG_LEVEL_WARNING, "%s", message);
}

/* MARK: Files (variadic in C) */

/* Any thread. open(2) with a mode; -1 and errno on failure. The caller owns the descriptor. */
static inline int peel_open(const char *path, int flags, mode_t mode) {
    return open(path, flags, mode);
}

/* Any thread. openat(2) with a mode; -1 and errno on failure. The caller owns the descriptor. */
static inline int peel_openat(int directory, const char *name, int flags, mode_t mode) {
    return openat(directory, name, flags, mode);
}

/* Any thread. The calling thread's errno. */
static inline int peel_errno(void) {
    return errno;
}

/* Any thread. renameat(2) that fails with EEXIST where the new name is taken; ENOSYS or EINVAL where the system or
 * the file system cannot do that. */
static inline int peel_rename_new(int from, const char *name, int to, const char *new_name) {
    return (int)syscall(SYS_renameat2, from, name, to, new_name, 1u /* RENAME_NOREPLACE */);
}

/* Any thread. Swaps two files of one folder; ENOSYS or EINVAL where the system or the file system cannot. */
static inline int peel_rename_exchange(int directory, const char *name, const char *other) {
    return (int)syscall(SYS_renameat2, directory, name, directory, other, 2u /* RENAME_EXCHANGE */);
}

/* Any thread. What the mode bits of stat(2) say. */
static inline gboolean peel_mode_is_regular(mode_t mode) {
    return S_ISREG(mode);
}
static inline gboolean peel_mode_is_folder(mode_t mode) {
    return S_ISDIR(mode);
}
static inline gboolean peel_mode_is_link(mode_t mode) {
    return S_ISLNK(mode);
}

/* Any thread. The name in a directory entry; borrowed until the next readdir. */
static inline const char *peel_entry_name(const struct dirent *entry) {
    return entry->d_name;
}

/* MARK: X11
 *
 * Functions of <gdk/x11/gdkx.h>, which is not included: Xlib's types Window, Display, Screen and Cursor would stand in
 * the way of Swift's. */

#ifdef GDK_WINDOWING_X11
extern GType gdk_x11_surface_get_type(void);
extern GType gdk_x11_display_get_type(void);
extern unsigned long gdk_x11_surface_get_xid(GdkSurface *surface);
extern struct _XDisplay *gdk_x11_display_get_xdisplay(GdkDisplay *display);
extern void gdk_x11_display_set_program_class(GdkDisplay *display, const char *program_class);
extern guint32 gdk_x11_get_server_time(GdkSurface *surface);
extern unsigned long gdk_x11_get_xatom_by_name_for_display(GdkDisplay *display, const char *name);
extern GType gdk_x11_monitor_get_type(void);
extern void gdk_x11_monitor_get_workarea(GdkMonitor *monitor, GdkRectangle *workarea);
#endif

/* GTK's thread. The XID of a surface, 0 where the surface is not an X11 one. Borrowed. */
static inline unsigned long peel_x11_surface_xid(GdkSurface *surface) {
#ifdef GDK_WINDOWING_X11
    if (peel_instance_is_a(surface, gdk_x11_surface_get_type()))
        return gdk_x11_surface_get_xid(surface);
#endif
    return 0;
}

/* GTK's thread. The Xlib display of a GdkDisplay, NULL where it is not an X11 one. Borrowed. */
static inline void *peel_x11_display(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
    if (peel_instance_is_a(display, gdk_x11_display_get_type()))
        return gdk_x11_display_get_xdisplay(display);
#endif
    return NULL;
}

/* GTK's thread. Has an X11 display (borrowed) know the number of a name; elsewhere nothing. */
static inline void peel_x11_learn_atom(GdkDisplay *display, const char *name) {
#ifdef GDK_WINDOWING_X11
    if (peel_instance_is_a(display, gdk_x11_display_get_type()))
        gdk_x11_get_xatom_by_name_for_display(display, name);
#endif
}

/* GTK's thread. Sets the class, in WM_CLASS, of the windows that an X11 display (borrowed) will get; elsewhere nothing. */
static inline void peel_x11_set_program_class(GdkDisplay *display, const char *program_class) {
#ifdef GDK_WINDOWING_X11
    if (peel_instance_is_a(display, gdk_x11_display_get_type()))
        gdk_x11_display_set_program_class(display, program_class);
#endif
}

/* GTK's thread. The display's time now, asked of the X server; 0 where the surface (borrowed) is not an X11 one. */
static inline guint32 peel_x11_server_time(GdkSurface *surface) {
#ifdef GDK_WINDOWING_X11
    if (peel_instance_is_a(surface, gdk_x11_surface_get_type()))
        return gdk_x11_get_server_time(surface);
#endif
    return 0;
}

/* GTK's thread. What of a monitor (borrowed) windows are put on, in px: without panels where that is known. */
static inline void peel_monitor_area(GdkMonitor *monitor, GdkRectangle *area) {
#ifdef GDK_WINDOWING_X11
    if (peel_instance_is_a(monitor, gdk_x11_monitor_get_type())) {
        gdk_x11_monitor_get_workarea(monitor, area);
        return;
    }
#endif
    gdk_monitor_get_geometry(monitor, area);
}

/* MARK: Wayland (also declared here, since its header brings in Wayland's own) */

#ifdef GDK_WINDOWING_WAYLAND
extern GType gdk_wayland_toplevel_get_type(void);
extern void gdk_wayland_toplevel_set_application_id(GdkToplevel *toplevel, const char *application_id);
#endif

/* GTK's thread. Sets what a Wayland compositor knows a window's program by; elsewhere nothing. All borrowed. */
static inline void peel_wayland_set_application_id(GdkSurface *surface, const char *application_id) {
#ifdef GDK_WINDOWING_WAYLAND
    if (peel_instance_is_a(surface, gdk_wayland_toplevel_get_type()))
        gdk_wayland_toplevel_set_application_id((GdkToplevel *)surface, application_id);
#endif
}

#endif
