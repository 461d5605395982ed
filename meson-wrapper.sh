#!/usr/bin/env bash
# The one door to building Peel. What it does for each verb: ./meson-wrapper.sh --help
#
# Every verb does its own set-up first: it looks for what it needs, names what is missing and why, and
# installs that by apt-get where there is one. Where nothing is missing it installs nothing.
set -euo pipefail

project=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
readonly project
readonly app_id=io.github.peel_notes.Peel

# shellcheck source=data/wrapper/help.sh
source "$project/data/wrapper/help.sh"
# shellcheck source=data/wrapper/needs.sh
source "$project/data/wrapper/needs.sh"
# shellcheck source=data/wrapper/release.sh
source "$project/data/wrapper/release.sh"
# shellcheck source=data/wrapper/stage.sh
source "$project/data/wrapper/stage.sh"
# shellcheck source=data/wrapper/meson.sh
source "$project/data/wrapper/meson.sh"
# shellcheck source=data/wrapper/tests.sh
source "$project/data/wrapper/tests.sh"
# shellcheck source=data/wrapper/package-tests.sh
source "$project/data/wrapper/package-tests.sh"
# shellcheck source=data/wrapper/package-lint.sh
source "$project/data/wrapper/package-lint.sh"
# shellcheck source=data/wrapper/deb.sh
source "$project/data/wrapper/deb.sh"
# shellcheck source=data/wrapper/bench.sh
source "$project/data/wrapper/bench.sh"

say() { printf '%s\n' "$*" >&2; }

die() {
    say "meson-wrapper.sh: $*"
    exit 1
}

# --- Displays and other processes of our own ------------------------------------------------------

work= # a temporary folder, made at need, gone at the end
children=()

make_work_folder() {
    work=$(mktemp -d "${TMPDIR:-/tmp}/peel.XXXXXX")
    trap clean_up EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
}

clean_up() {
    local i
    # The last one started goes first, so that none loses its display before its own end.
    for ((i = ${#children[@]} - 1; i >= 0; i--)); do
        kill "${children[i]}" 2>/dev/null || continue
        wait "${children[i]}" 2>/dev/null || true
    done
    rm -rf "$work"
}

# Nothing of the user's own is read or written: folders, bus and display are all of our own.
private_environment() {
    unset WAYLAND_DISPLAY DISPLAY DBUS_SESSION_BUS_ADDRESS PEEL_FOLDER GTK_THEME GTK_IM_MODULE GDK_SCALE GDK_DPI_SCALE
    export XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/run
    mkdir -m 700 "$XDG_DATA_HOME" "$XDG_STATE_HOME" "$XDG_CONFIG_HOME" "$XDG_RUNTIME_DIR"
    make_locale
    export GDK_BACKEND=x11 GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
    if pkg-config --exists 'gtk4 >= 4.14'; then
        export GDK_DEBUG=no-portals GDK_DISABLE=gl,vulkan
    else
        export GDK_DEBUG=gl-disable
    fi
}

# The C library's own formats, with messages that may be translated: in the C.UTF-8 locale glibc 2.39 and later look for
# no translation, whatever LANGUAGE says, and a fresh Debian has no other locale.
make_locale() {
    unset LC_ALL LANGUAGE
    export LANG=C.UTF-8
    if [[ -f $english ]]; then
        mkdir "$work/locale"
        localedef -i en_US -f UTF-8 "$work/locale/en_US.UTF-8" 2>"$work/localedef.log" || {
            cat "$work/localedef.log" >&2
            die "no locale can be made for the tests"
        }
        # This shell itself does not find the locale there, and says so.
        export LOCPATH=$work/locale LC_MESSAGES=en_US.UTF-8 2>/dev/null
    fi
}

# start_display SIZE: a virtual display with a free number, as DISPLAY.
start_display() {
    rm -f "$work/display" # another one's number
    Xvfb -displayfd 3 -screen 0 "$1" -nolisten tcp -noreset 3>"$work/display" >"$work/xvfb.log" 2>&1 </dev/null &
    children+=($!)
    wait_for_file "$work/display" || {
        cat "$work/xvfb.log" >&2
        die "the virtual display did not come up"
    }
    DISPLAY=:$(<"$work/display")
    export DISPLAY
}

# A window that is mapped while openbox starts can be lost: it says itself when it is ready.
start_window_manager() {
    background openbox openbox --startup "sh -c 'echo ready >\"$work/openbox\"'"
    wait_for_file "$work/openbox" || {
        cat "$work/openbox.log" >&2
        die "the window manager did not come up"
    }
}

# wait_for_file FILE: until something is in it; fails when the process begun last ends before, or after 30 seconds.
wait_for_file() {
    local tries
    for ((tries = 0; tries < 300; tries++)); do
        [[ ! -s $1 ]] || return 0
        kill -0 "${children[-1]}" 2>/dev/null || return 1
        sleep 0.1
    done
    return 1
}

# background NAME COMMAND...: a helper on the virtual display, its output in a log.
background() {
    local name=$1
    shift
    "$@" </dev/null >"$work/$name.log" 2>&1 &
    children+=($!)
}

has_display() {
    local wayland=${WAYLAND_DISPLAY-} number
    [[ -z $wayland || $wayland == /* ]] || wayland=${XDG_RUNTIME_DIR-}/$wayland
    [[ -z $wayland || ! -S $wayland ]] || return 0
    case ${DISPLAY-} in
    "") return 1 ;;
    :* | unix:*)
        number=${DISPLAY#*:}
        [[ -S /tmp/.X11-unix/X${number%%.*} ]]
        ;;
    *) return 0 ;; # another machine's, or one forwarded by ssh
    esac
}

# --- run ------------------------------------------------------------------------------------------

verb_run() {
    local wants=wants_build built peel
    case ${1-} in
    render | -h | --help | --version) ;; # these show no window
    *) has_display || wants=wants_picture ;;
    esac
    ensure "$wants"
    build_release
    built=$(release_folder)
    peel=$built/peel
    stage_data "$built"
    if [[ $wants == wants_build ]]; then
        exec "$peel" "$@"
    fi
    say "There is no display at hand (DISPLAY, WAYLAND_DISPLAY), so the note is shown on a virtual one."
    run_virtually "$peel" "$@"
}

# Shows the note on a virtual display for some seconds and leaves a picture of it.
run_virtually() {
    local picture=$project/.build/screenshot.png session peel status=0
    make_work_folder
    private_environment
    export PEEL_FOLDER=$work/notes
    mkdir "$PEEL_FOLDER"
    printf '%s\n' --- 'title: Note to self' --- 'Make room for the small ideas.' >"$PEEL_FOLDER/note.md"
    start_display 640x560x24
    hsetroot -solid '#5e7f8a' >"$work/hsetroot.log" 2>&1
    start_window_manager
    background picom picom --backend xrender
    xdotool mousemove 4 4 # off the note
    # By timeout, as that ends all of the session, the bus too, when it is ended itself.
    # shellcheck disable=SC2016 # the inner shell's own parameters
    timeout --kill-after=10 300 dbus-run-session -- sh -c 'echo $$ >"$0" && exec "$@"' "$work/pid" "$@" </dev/null &
    session=$!
    children+=("$session")
    if ! wait_for_window "$session"; then
        wait "$session" || exit $? # it failed by itself, and has said why
        return                     # it had no window to show
    fi
    sleep 2.5 # the corner lifts
    scrot --overwrite "$picture"
    peel=$(<"$work/pid")
    kill "$peel"
    wait "$session" || status=$?
    unset 'children[-1]'
    ((status == 0 || status == 143)) || die "peel did not end well (status $status)"
    printf 'Screenshot: %s\n' "$picture"
}

# wait_for_window PID: until peel's window is there; fails when the process ends before.
wait_for_window() {
    local tries
    for ((tries = 0; tries < 300; tries++)); do
        kill -0 "$1" 2>/dev/null || return 1
        if [[ -s $work/pid && -n $(xdotool search --onlyvisible --pid "$(<"$work/pid")" 2>/dev/null) ]]; then
            return 0
        fi
        sleep 0.1
    done
    die "peel showed no window within 30 seconds"
}

# --- lint -----------------------------------------------------------------------------------------

verb_lint() {
    local status=0
    (($# == 0)) || usage_error "lint takes no arguments"
    ensure wants_lint
    cd "$project"
    if swift format --version >/dev/null 2>&1; then
        swift format lint --strict --recursive Package.swift Sources Tests || status=1
    else
        say "The Swift sources were not checked: this toolchain has no swift-format (swift.org's have it)."
    fi
    shellcheck --check-sourced meson-wrapper.sh data/*.sh .ci/run || status=1
    lint_package || status=1
    ((status == 0)) || die "lint found fault; see above"
    say "Lint found no fault."
}

# --- The door -------------------------------------------------------------------------------------

usage_error() {
    say "meson-wrapper.sh: $*; see ./meson-wrapper.sh --help"
    exit 2
}

main() {
    case ${1-} in
    run)
        # What follows is for peel, --help too.
        verb_run "${@:2}"
        ;;
    test | bench | lint | setup | compile | install | uninstall | dist | clean | deb)
        case ${2-} in
        -h | --help) usage "$1" ;;
        *) "verb_$1" "${@:2}" ;;
        esac
        ;;
    build-program) verb_build_program "${@:2}" ;; # for data/meson.build
    help | -h | --help) usage "${2-}" ;;
    "") usage_error "a verb is missing" ;;
    *) usage_error "unknown verb \"$1\"" ;;
    esac
}

# Scripts in data/ take up what is here and have a main of their own.
[[ ${BASH_SOURCE[0]} != "$0" ]] || main "$@"
