/* The floor for start, memory, rest and typing: a window with a text view, and nothing else.
 *
 *     window TEXT
 */
#include <gtk/gtk.h>

static gboolean close_window(GtkWindow *window, gpointer loop) {
    (void)window;
    g_main_loop_quit(loop);
    return FALSE;
}

int main(int argc, char **argv) {
    /* OpenGL is kept out in the same way as by the program that is measured beside this. */
    if (!g_getenv("GSK_RENDERER")) {
        g_setenv("GSK_RENDERER", "cairo", 0);
        if (gtk_check_version(4, 14, 0) == NULL) g_setenv("GDK_DISABLE", "gl", 0);
        else g_setenv("GDK_DEBUG", "gl-disable", 0);
    }
    gtk_init();
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    GtkWidget *window = gtk_window_new(), *view = gtk_text_view_new();
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), argc > 1 ? argv[1] : "", -1);
    gtk_window_set_child(GTK_WINDOW(window), view);
    gtk_window_set_default_size(GTK_WINDOW(window), 344, 344);
    g_signal_connect(window, "close-request", G_CALLBACK(close_window), loop);
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(loop);
    return 0;
}
