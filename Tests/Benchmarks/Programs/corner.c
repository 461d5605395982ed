/* The floor for the breeze: the same corner, painted in the cheapest way known.
 *
 * A drawing area as small as the corner, the paper beside it as another, and a 33 ms source that asks for frames.
 *
 *     corner [DEGREES]
 */
#include "floor.h"
#include <math.h>

enum { STRIPS = 24, SIDE = 292, MARGIN = 26, DOTS = 1500 };

static double tilt;
static gint64 begun;

static double middle(void) { return SIDE / 2.0; }

static void turn(cairo_t *cr) {
    cairo_translate(cr, middle(), middle());
    cairo_rotate(cr, tilt * G_PI / 180);
    cairo_translate(cr, -middle(), -middle());
}

static void paper_color(cairo_t *cr) { cairo_set_source_rgb(cr, 250 / 255.0, 231 / 255.0, 160 / 255.0); }

/* The grain as alpha, made once, tilted as the sheet is. */
static cairo_surface_t *grain(double scale) {
    static cairo_surface_t *made;
    if (made) return made;
    made = cairo_image_surface_create(CAIRO_FORMAT_A8, (SIDE + 2 * MARGIN) * scale, (SIDE + 2 * MARGIN) * scale);
    cairo_surface_set_device_scale(made, scale, scale);
    cairo_t *cr = cairo_create(made);
    cairo_translate(cr, MARGIN, MARGIN);
    turn(cr);
    for (int i = 0; i < DOTS; i++) {
        double x = SIDE * ((193 * i + 17) % 997) / 997.0, y = SIDE * ((347 * i + 39) % 991) / 991.0;
        cairo_new_sub_path(cr);
        cairo_arc(cr, x + 0.33, y + 0.4, 0.36, 0, 2 * G_PI);
    }
    cairo_fill(cr);
    cairo_destroy(cr);
    return made;
}

static void paint_grain(cairo_t *cr, double scale) {
    cairo_set_source_rgba(cr, 162 / 255.0, 132 / 255.0, 94 / 255.0, 0.09);
    cairo_mask_surface(cr, grain(scale), -MARGIN, -MARGIN);
}

static void paint_paper(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
    (void)width, (void)height, (void)data;
    cairo_translate(cr, MARGIN, MARGIN);
    cairo_save(cr);
    turn(cr);
    cairo_rectangle(cr, 0, 0, SIDE, SIDE);
    paper_color(cr);
    cairo_fill(cr);
    cairo_restore(cr);
    paint_grain(cr, gtk_widget_get_scale_factor(GTK_WIDGET(area)));
}

static void edge(double turned, int sample, double *rx, double *ry, double *bx, double *by) {
    double length = 0.25 * SIDE, reach = length / sqrt(2), radius = reach / turned, t = sample / (double)STRIPS;
    double distance = reach * t, angle = distance / radius, z = radius * (1 - cos(angle));
    double inset = (radius * sin(angle) - distance) / sqrt(2), w = SIDE - 1, gone = w - length + length * t;
    *rx = w + inset - 0.1 * z, *ry = gone + inset - 0.6 * z;
    *bx = gone + inset - 0.1 * z, *by = w + inset - 0.6 * z;
}

static double bent(GtkWidget *widget) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
    double seconds = (gdk_frame_clock_get_frame_time(clock) - begun) / 1e6, p = fmod(seconds, 6.5) / 6.5;
    double swell = (1 - cos(2 * G_PI * p)) / 2;
    return 0.65 + 1.85 * (0.12 + 0.8 * swell) + 0.07 * sin(6 * G_PI * p) * pow(swell, 1.5);
}

static void paint_corner(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer origin) {
    double rx[STRIPS + 1], ry[STRIPS + 1], bx[STRIPS + 1], by[STRIPS + 1];
    double turned = bent(GTK_WIDGET(area));
    (void)width, (void)height;
    for (int i = 0; i <= STRIPS; i++) edge(turned, i, &rx[i], &ry[i], &bx[i], &by[i]);
    cairo_translate(cr, -GPOINTER_TO_INT(origin), -GPOINTER_TO_INT(origin));
    cairo_save(cr);
    turn(cr);
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE);
    for (int i = 1; i <= STRIPS; i++) {
        double angle = turned * (i - 0.5) / STRIPS;
        double white = cos(angle) - 0.7 / sqrt(2) * sin(angle) < 0 ? 0.32 : fmax(0, 0.05 * cos(angle - 0.35));
        double shade = 0.12 * (1 - fabs(cos(angle - 0.4)));
        double paper[] = {250, 231, 160}, shadow[] = {66, 48, 25}, tone[3];
        for (int c = 0; c < 3; c++) {
            double lit = paper[c] + (255 - paper[c]) * white;
            tone[c] = (lit + (shadow[c] - lit) * shade) / 255;
        }
        cairo_set_source_rgb(cr, tone[0], tone[1], tone[2]);
        cairo_move_to(cr, rx[i - 1], ry[i - 1]);
        cairo_line_to(cr, rx[i], ry[i]);
        cairo_line_to(cr, bx[i], by[i]);
        cairo_line_to(cr, bx[i - 1], by[i - 1]);
        cairo_fill(cr);
    }
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT);
    cairo_move_to(cr, rx[0], ry[0]);
    for (int i = 1; i <= STRIPS; i++) cairo_line_to(cr, rx[i], ry[i]);
    for (int i = STRIPS; i >= 0; i--) cairo_line_to(cr, bx[i], by[i]);
    cairo_close_path(cr);
    cairo_restore(cr);
    cairo_set_source_rgba(cr, 162 / 255.0, 132 / 255.0, 94 / 255.0, 0.18);
    cairo_set_line_width(cr, 0.7);
    cairo_stroke_preserve(cr);
    cairo_clip(cr);
    paint_grain(cr, gtk_widget_get_scale_factor(GTK_WIDGET(area)));
}

static gboolean ask(gpointer area) {
    gtk_widget_queue_draw(area);
    return G_SOURCE_CONTINUE;
}

int main(int argc, char **argv) {
    begin();
    tilt = argc > 1 ? g_ascii_strtod(argv[1], NULL) : 0;
    begun = g_get_monotonic_time();
    /* From the sheet's top left: where the area begins, and how large it is. */
    int start = tilt ? 196 : 216, size = tilt ? 100 : 80;
    GtkWidget *window = gtk_window_new(), *fixed = gtk_fixed_new();
    GtkWidget *paper = gtk_drawing_area_new(), *corner = gtk_drawing_area_new();
    gtk_widget_set_size_request(paper, SIDE + 2 * MARGIN, SIDE + 2 * MARGIN);
    gtk_widget_set_size_request(corner, size, size);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(paper), paint_paper, NULL, NULL);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(corner), paint_corner, GINT_TO_POINTER(start), NULL);
    gtk_fixed_put(GTK_FIXED(fixed), paper, 0, 0);
    gtk_fixed_put(GTK_FIXED(fixed), corner, MARGIN + start, MARGIN + start);
    gtk_window_set_child(GTK_WINDOW(window), fixed);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    g_timeout_add(33, ask, corner);
    return run(window);
}
