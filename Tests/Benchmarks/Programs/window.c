/* The floor for start, memory, rest and typing: a window with a text view, and nothing else.
 *
 *     window TEXT
 */
#include "floor.h"

int main(int argc, char **argv) {
    begin();
    GtkWidget *window = gtk_window_new(), *view = gtk_text_view_new();
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), argc > 1 ? argv[1] : "", -1);
    gtk_window_set_child(GTK_WINDOW(window), view);
    gtk_window_set_default_size(GTK_WINDOW(window), 344, 344);
    return run(window);
}
