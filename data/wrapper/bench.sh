# shellcheck shell=bash
# Part of meson-wrapper.sh: what a note costs, measured beside a floor.

wants_bench() {
    wants_build
    want xvfb "a display where there is none" has Xvfb
    want dbus-daemon "a message bus of its own" has dbus-run-session
    want openbox "a window manager on that display" has openbox
    want libxtst6 "presses keys" has_library libXtst.so.6
    want libxdamage-dev "tells when a window is painted" pkg-config --exists xdamage
    want adwaita-icon-theme "icons and pointers" has_file '/usr/share/icons/Adwaita/index.theme'
    want binutils "strips the program" has strip
}

# Beside which notes are measured as well, where it can be had.
wants_bench_peers() {
    wants_bench
    want xpad "another program for notes, to be measured beside Peel" has xpad
}

has_library() { has_file "/usr/lib/*/$1" || has_file "/usr/lib*/$1"; }

verb_bench() {
    # Without a package of it the figures say that it is not there.
    [[ " $* " == *" --short "* ]] || (ensure wants_bench_peers) || say "xpad cannot be had here."
    ensure wants_bench
    build_benchmarks
    make_work_folder
    private_environment
    start_display 1280x900x24
    start_window_manager
    dbus-run-session -- "$(release_folder)/peel-bench" "$@" </dev/null
}

build_benchmarks() {
    build_release
    swift build --package-path "$project" -c release --static-swift-stdlib --product peel-bench >&2 ||
        die "the benchmarks do not build; the compiler's messages are above"
    stage_data "$(release_folder)"
}
