/* Starts a program and tells what is seen of it from outside: when its windows have been painted, and how long a key
 * takes to show.
 *
 *     watch COMMAND [ARGUMENT...]
 *
 * Answers on standard output, one a line, times in ns of the monotonic clock:
 *     started TIME PID
 *     painted TIME CPU WINDOW WIDTH HEIGHT    a window shows something; CPU ns that the process has used until then
 *     missed WINDOW                           a window was painted before it could be watched
 *     paper TIME WINDOW                       yellow paper is seen in the window
 *     key PRESSED SHOWN                       a key, and when enough has been drawn after it; 0 where nothing was
 *     done                                    after each order but "end"
 *     ended STATUS                            the program has ended
 *
 * Orders on standard input:
 *     press KEY[+KEY...]      presses and releases keys, named as X names them
 *     type KEY COUNT GAP PART presses a key again and again, GAP ms apart; the PART of a window that must be drawn
 *                             for it to count, in thousandths
 *     away                    takes the focus to a window of its own
 *     back                    gives it back
 *     iconify WINDOW          minimises a window
 *     end                     ends the program, and this; so does the end of the input
 */
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WINDOWS = 1024, LEAST_SIDE = 40 };

struct seen {
    Window window;
    Damage damage;
    int width, height;
    int is_painted, is_paper;
    int64_t mapped; /* 0 until then */
};

static Display *display;
static int damage_event;
static struct seen seen[WINDOWS];
static int count;
static pid_t child;
static Window own, managers;
/* When as much has been drawn as counts, in thousandths of a window; and how much has been. */
static int64_t drawn;
static double least_part, drawn_part;

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * INT64_C(1000000000) + t.tv_nsec;
}

/* What the child's threads have used, as exactly as the kernel knows it. */
static int64_t cpu(void) {
    char path[96], name[64];
    int64_t sum = 0;
    snprintf(path, sizeof path, "/proc/%d/task", child);
    DIR *tasks = opendir(path);
    if (!tasks) return 0;
    for (struct dirent *task; (task = readdir(tasks));) {
        if (task->d_name[0] == '.') continue;
        snprintf(name, sizeof name, "/proc/%d/task/%.16s/schedstat", child, task->d_name);
        FILE *file = fopen(name, "r");
        long long used = 0;
        if (file && fscanf(file, "%lld", &used) == 1) sum += used;
        if (file) fclose(file);
    }
    closedir(tasks);
    return sum;
}

/* A window may be gone before we ask for it; that is no error here. */
static int ignore_error(Display *d, XErrorEvent *e) {
    (void)d;
    (void)e;
    return 0;
}

static struct seen *find(Window window) {
    for (int i = 0; i < count; i++)
        if (seen[i].window == window) return &seen[i];
    return NULL;
}

/* Whether anything is in some rows of the window that is not the black it begins with, and whether it is paper. */
static void look(struct seen *w) {
    static const int parts[] = {500, 300, 400, 600, 700};
    int64_t when = now();
    int64_t used = w->is_painted ? 0 : cpu();
    for (int i = 0; i < 5 && !(w->is_painted && w->is_paper); i++) {
        int y = w->height * parts[i] / 1000;
        XImage *row = XGetImage(display, w->window, 0, y, w->width, 1, AllPlanes, ZPixmap);
        if (!row) return;
        int some = 0, paper = 0;
        for (int x = 0; x < row->width; x++) {
            unsigned long p = XGetPixel(row, x, 0) & 0xffffff;
            int r = p >> 16, g = p >> 8 & 255, b = p & 255;
            some |= p != 0;
            paper |= abs(r - 250) < 5 && abs(g - 231) < 5 && abs(b - 160) < 5;
        }
        XDestroyImage(row);
        if (some && !w->is_painted) {
            w->is_painted = 1;
            printf("painted %lld %lld %lu %d %d\n", (long long)when, (long long)used, w->window, w->width, w->height);
        }
        if (paper && !w->is_paper) {
            w->is_paper = 1;
            printf("paper %lld %lu\n", (long long)when, w->window);
        }
    }
    fflush(stdout);
}

/* Whether the window is one of the window manager's, which are numbered beside the one by which it makes itself known. */
static int is_manager(Window window) {
    Atom type;
    int format;
    unsigned long items, rest;
    unsigned char *value = NULL;
    if (!managers) {
        Atom name = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False);
        managers = 1;
        if (XGetWindowProperty(display, DefaultRootWindow(display), name, 0, 1, False, XA_WINDOW, &type, &format, &items,
                               &rest, &value) == Success && value) {
            if (items) managers = *(unsigned long *)value;
            XFree(value);
        }
    }
    /* The server gives each client a range of two million. */
    return window >> 21 == managers >> 21;
}

static void handle(XEvent *event) {
    if (event->type == CreateNotify) {
        XCreateWindowEvent *e = &event->xcreatewindow;
        if (e->window == own || e->override_redirect || is_manager(e->window) || count == WINDOWS) return;
        XSelectInput(display, e->window, StructureNotifyMask);
        Damage damage = XDamageCreate(display, e->window, XDamageReportRawRectangles);
        struct seen *w = &seen[count++];
        *w = (struct seen){.window = e->window, .damage = damage, .width = e->width, .height = e->height};
        /* Whoever comes too late to be told of what has happened already would wait for it for ever. */
        XWindowAttributes is;
        if (!XGetWindowAttributes(display, e->window, &is) || is.map_state != IsViewable) return;
        w->width = is.width, w->height = is.height, w->mapped = now();
        if (w->width >= LEAST_SIDE && w->height >= LEAST_SIDE) look(w);
    } else if (event->type == MapNotify) {
        struct seen *w = find(event->xmap.window);
        if (w) w->mapped = now();
    } else if (event->type == ConfigureNotify) {
        struct seen *w = find(event->xconfigure.window);
        if (w) w->width = event->xconfigure.width, w->height = event->xconfigure.height;
    } else if (event->type == DestroyNotify) {
        struct seen *w = find(event->xdestroywindow.window);
        if (w) *w = seen[--count];
    } else if (event->type == damage_event + XDamageNotify) {
        XDamageNotifyEvent *e = (XDamageNotifyEvent *)event;
        struct seen *w = find(e->drawable);
        if (!w || !w->mapped || w->width < LEAST_SIDE || w->height < LEAST_SIDE) return;
        drawn_part += 1000.0 * e->area.width * e->area.height / w->width / w->height;
        if (drawn_part >= least_part) drawn = now();
        if (!w->is_painted || !w->is_paper) look(w);
    }
}

/* Whoever is kept waiting by a busy machine may come too late to see a window being painted. */
static void look_for_missed(void) {
    for (int i = 0; i < count; i++) {
        struct seen *w = &seen[i];
        if (w->is_painted || !w->mapped || w->mapped + INT64_C(3000000000) > now()) continue;
        if (w->width < LEAST_SIDE || w->height < LEAST_SIDE) continue;
        w->is_painted = w->is_paper = 1;
        printf("missed %lu\n", w->window);
        fflush(stdout);
    }
}

/* Takes in what comes from the display, until something is drawn, or for some ms, or until the input has an order. */
static void attend(int ms, int until_drawn, int until_order) {
    int64_t end = now() + ms * INT64_C(1000000);
    for (;;) {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            handle(&event);
            if (until_drawn && drawn) return;
        }
        int64_t left = (end - now() + 999999) / 1000000;
        if (ms >= 0 && left <= 0) return;
        struct pollfd ends[] = {{.fd = ConnectionNumber(display), .events = POLLIN}, {.fd = 0, .events = POLLIN}};
        poll(ends, until_order ? 2 : 1, ms < 0 ? 1000 : (int)left);
        look_for_missed();
        if (until_order && ends[1].revents) return;
    }
}

static int (*fake_key)(Display *, unsigned, int, unsigned long);

static KeyCode code(const char *name) {
    KeyCode code = XKeysymToKeycode(display, XStringToKeysym(name));
    if (!code) fprintf(stderr, "watch: there is no key \"%s\"\n", name);
    return code;
}

static void press(char *names) {
    KeyCode codes[8];
    int n = 0;
    for (char *name = strtok(names, "+"); name && n < 8; name = strtok(NULL, "+")) codes[n++] = code(name);
    for (int i = 0; i < n; i++) fake_key(display, codes[i], 1, 0);
    for (int i = n; i--;) fake_key(display, codes[i], 0, 0);
    printf("key %lld 0\n", (long long)now());
    XFlush(display);
}

static void type(const char *name, int times, int gap, int part) {
    KeyCode key = code(name);
    for (; times > 0; times--) {
        attend(gap, 0, 0);
        least_part = part;
        drawn = 0;
        drawn_part = 0;
        int64_t pressed = now();
        fake_key(display, key, 1, 0);
        XFlush(display);
        attend(5000, 1, 0);
        printf("key %lld %lld\n", (long long)pressed, (long long)drawn);
        fflush(stdout);
        least_part = 0;
        fake_key(display, key, 0, 0);
        XFlush(display);
    }
}

static void away(void) {
    Window root = DefaultRootWindow(display);
    own = XCreateSimpleWindow(display, root, 0, 0, 30, 30, 0, 0, 0);
    XStoreName(display, own, "away");
    XMapRaised(display, own);
    attend(300, 0, 0);
    XSetInputFocus(display, own, RevertToPointerRoot, CurrentTime);
}

static void end(void) {
    int status = 0;
    kill(child, SIGTERM);
    /* What does not end within five seconds is ended. */
    for (int tries = 0; tries < 500; tries++) {
        if (waitpid(child, &status, WNOHANG) == child) {
            child = 0;
            break;
        }
        attend(10, 0, 0);
    }
    if (child) {
        kill(child, SIGKILL);
        waitpid(child, &status, 0);
    }
    printf("ended %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    exit(0);
}

static void obey(char *order) {
    char name[64];
    int times, gap, part;
    unsigned long window;
    if (sscanf(order, "press %63s", name) == 1) press(name);
    else if (sscanf(order, "type %63s %d %d %d", name, &times, &gap, &part) == 4) type(name, times, gap, part);
    else if (sscanf(order, "iconify %lu", &window) == 1) XIconifyWindow(display, window, DefaultScreen(display));
    else if (!strcmp(order, "away")) away();
    else if (!strcmp(order, "back") && own) {
        XDestroyWindow(display, own);
        own = 0;
    } else if (!strcmp(order, "end")) end();
    else fprintf(stderr, "watch: what is \"%s\"?\n", order);
    XSync(display, False);
    printf("done\n");
    fflush(stdout);
}

int main(int argc, char **argv) {
    void *test = dlopen("libXtst.so.6", RTLD_NOW);
    if (test) *(void **)&fake_key = dlsym(test, "XTestFakeKeyEvent");
    display = XOpenDisplay(NULL);
    int error_event;
    if (argc < 2 || !fake_key || !display || !XDamageQueryExtension(display, &damage_event, &error_event)) {
        fprintf(stderr, "watch: wants a command, a display with the damage extension, and libXtst.so.6\n");
        return 2;
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    XSetErrorHandler(ignore_error);
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    /* Off every window, so that none has the pointer over it. */
    XWarpPointer(display, None, DefaultRootWindow(display), 0, 0, 0, 0, DisplayWidth(display, 0) - 2,
                 DisplayHeight(display, 0) - 2);
    XSync(display, False);
    int64_t started = now();
    child = fork();
    if (child == 0) {
        close(ConnectionNumber(display));
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        int out = dup(2);
        dup2(out, 1);
        close(0);
        execvp(argv[1], argv + 1);
        fprintf(stderr, "watch: %s: %s\n", argv[1], strerror(errno));
        _exit(127);
    }
    printf("started %lld %d\n", (long long)started, child);
    fflush(stdout);
    char line[256];
    size_t length = 0;
    for (;;) {
        attend(-1, 0, 1);
        ssize_t got = read(0, line + length, 1);
        if (got <= 0) end();
        if (line[length] != '\n') {
            if (length < sizeof line - 1) length++;
            continue;
        }
        line[length] = 0;
        length = 0;
        obey(line);
    }
}
