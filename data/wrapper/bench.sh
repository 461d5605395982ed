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
    build_release "$project/.build" peel-bench
    stage_data "$(release_folder)"
}

# test_benchmarks FILTER...: the short form, as one test; on the display of the tests.
test_benchmarks() {
    local name="Benchmarks: short form" log=$work/benchmarks.log status
    is_chosen "$name" "$@" || return 0
    printf '\n== Benchmarks ==\n'
    # Not as a condition, where the shell would go on after an error.
    set +e
    (set -e && build_benchmarks) >"$log" 2>&1
    status=$?
    set -e
    if ((status == 0)); then
        start_window_manager
        timeout --kill-after=10 300 dbus-run-session -- \
            "$(release_folder)/peel-bench" --short </dev/null 2>&1 | tee "$log" || status=${PIPESTATUS[0]}
    fi
    if ((status == 0)); then
        printf '✔ %s\n' "$name"
        passed=$((passed + 1))
    else
        printf '✘ %s\n' "$name"
        sed -i "1i ✘ $name" "$log"
        failures+=("$log")
        failed=$((failed + 1))
    fi
}
