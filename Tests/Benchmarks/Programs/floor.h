/* What all floors have in common: OpenGL kept out in the same way as by the program that is measured beside them, one
 * window, and an end when it is closed.
 */
#include <gtk/gtk.h>

static void begin(void) {
    if (!g_getenv("GSK_RENDERER")) {
        g_setenv("GSK_RENDERER", "cairo", 0);
        if (gtk_check_version(4, 14, 0) == NULL) g_setenv("GDK_DISABLE", "gl", 0);
        else g_setenv("GDK_DEBUG", "gl-disable", 0);
    }
    gtk_init();
}

static gboolean close_window(GtkWindow *window, gpointer loop) {
    (void)window;
    g_main_loop_quit(loop);
    return FALSE;
}

static int run(GtkWidget *window) {
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_signal_connect(window, "close-request", G_CALLBACK(close_window), loop);
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(loop);
    return 0;
}
