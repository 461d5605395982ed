#!/usr/bin/env bash
# The one door to building Peel. What it does for each verb: ./meson-wrapper.sh --help
#
# Every verb does its own set-up first: it looks for what it needs, names what is missing and why, and
# installs that by apt-get where there is one. Where nothing is missing it installs nothing.
set -euo pipefail

project=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
readonly project
readonly app_id=io.github.peel_notes.Peel
readonly test_limit=1800 # seconds, for each of the two parts

# shellcheck source=data/wrapper/help.sh
source "$project/data/wrapper/help.sh"
# shellcheck source=data/wrapper/stage.sh
source "$project/data/wrapper/stage.sh"
# shellcheck source=data/wrapper/meson.sh
source "$project/data/wrapper/meson.sh"
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

# --- What is needed -------------------------------------------------------------------------------

missing=() # Debian's names of what the last look found missing
reasons=() # what each of them is for
readonly english=/usr/share/i18n/locales/en_US # what the tests' locale is made from

# want PACKAGE REASON PROBE...: notes the package as missing where the probe fails.
want() {
    local package=$1 reason=$2
    shift 2
    "$@" >/dev/null 2>&1 && return
    [[ " ${missing[*]} " == *" $package "* ]] && return
    missing+=("$package")
    reasons+=("$reason")
}

has() { command -v "$1" >/dev/null; }
has_file() { compgen -G "$1" >/dev/null; }
has_font() { fc-list -q "$1"; }
# Elsewhere it comes with GTK, by whatever means its pixbufs are read.
has_svg_loader() { has_file "/usr/lib/*/gdk-pixbuf-2.0/*/loaders/libpixbufloader*svg.so" || ! has dpkg; }
has_bus_launcher() { has_file '/usr/libexec/at-spi-bus-launcher' || has_file '/usr/lib*/at-spi*/at-spi-bus-launcher'; }
has_cxx_library() {
    has_file '/usr/lib/gcc/*/*/libstdc++.so' || has_file '/usr/lib*/libstdc++.so' || has_file '/usr/lib/*/libstdc++.so'
}

wants_toolchain() {
    if has swift; then
        wants_toolchain_libraries
        ((${#missing[@]})) || check_toolchain # it may not start without them; with them it is looked at again
    elif has apt-get && toolchain_is_packaged; then
        want swiftlang "the Swift compiler" has swift
    else
        die_without_toolchain
    fi
}

# A toolchain unpacked from an archive brings its own libraries, but loads some of the system's.
wants_toolchain_libraries() {
    local bin program library package
    bin=$(dirname "$(readlink -f "$(command -v swift)")")
    for program in "$bin/swift-frontend" "$bin/swift-build"; do
        [[ -x $program ]] || continue
        for library in $(ldd "$program" 2>/dev/null | awk '/not found/ { print $1 }' | sort -u); do
            case $library in
            libcurl.so.*) package=libcurl4 ;;
            libedit.so.*) package=libedit2 ;;
            libncurses.so.*) package=libncurses6 ;;
            libsqlite3.so.*) package=libsqlite3-0 ;;
            libstdc++.so.*) package=libstdc++6 ;;
            libtinfo.so.*) package=libtinfo6 ;;
            libuuid.so.*) package=libuuid1 ;;
            libxml2.so.*) package=libxml2 ;;
            libz.so.*) package=zlib1g ;;
            *) die "the Swift toolchain in $bin wants $library, which is not here; is it made for another system?" ;;
            esac
            want "$package" "$library, which the Swift toolchain loads" false
        done
    done
}

wants_compiling() {
    wants_toolchain
    want pkg-config "tells the compiler where GTK is" has pkg-config
    want libgtk-4-dev "GTK 4.8 or later, to build against" pkg-config --exists 'gtk4 >= 4.8'
    want libglib2.0-bin "compiles the settings' schema" has glib-compile-schemas
    want g++ "the linker and the C++ library under Swift's own" has_cxx_library
    want gettext "makes the translations" has msgfmt
}

wants_build() {
    wants_compiling
    want fonts-comic-neue "the handwriting on the note" has_font "Comic Neue"
    want librsvg2-common "the icons on the buttons" has_svg_loader
}

wants_display() {
    want xvfb "a display where there is none" has Xvfb
    want dbus-daemon "a message bus of its own" has dbus-run-session
    want openbox "a window manager on that display" has openbox
    want picom "a compositor on that display, for shadows" has picom
    want xdotool "finds windows, presses keys" has xdotool
    want adwaita-icon-theme "icons and pointers" has_file '/usr/share/icons/Adwaita/index.theme'
    want fonts-noto-color-emoji "emoji" has_font "Noto Color Emoji"
}

wants_picture() {
    wants_build
    wants_display
    want hsetroot "a backdrop for the note" has hsetroot
    want scrot "takes the screenshot" has scrot
}

wants_tests() {
    wants_build
    wants_display
    want at-spi2-core "what a screen reader listens to" has_bus_launcher
    want orca "the screen reader, whose words are heard" has orca
    want speech-dispatcher "takes what the screen reader says" has speech-dispatcher
    want weston "a Wayland display" has weston
    wants_installation_tests
    wants_bench
    want fish "tries the completions for fish" has fish
    want zsh "tries the completions for the Z shell" has zsh
    want locales "makes the locale that the tests run in" has_file "$english"
    want x11-utils "reads the properties of windows" has xprop
    want x11-xserver-utils "makes a screen smaller" has xrandr
    want fonts-droid-fallback "Chinese, Japanese and Korean writing" has_font ':charset=6c34 ac00'
}

wants_lint() {
    wants_toolchain
    want shellcheck "checks the scripts" has shellcheck
    wants_package_lint
}

# --- Setting up -----------------------------------------------------------------------------------

# ensure WANTS: installs what the function finds missing, and makes sure that nothing then is.
ensure() {
    missing=() reasons=()
    "$1"
    if ((${#missing[@]})); then
        install_missing
        missing=() reasons=()
        "$1"
        if ((${#missing[@]})); then
            list_missing
            die "these are still missing, or too old, after the installation"
        fi
    fi
}

list_missing() {
    local i
    for i in "${!missing[@]}"; do
        say "$(printf '  %-24s %s' "${missing[i]}" "${reasons[i]}")"
    done
}

install_missing() {
    local packages=("${missing[@]}")
    if ! has apt-get; then
        say "Peel needs these (by Debian's names), and this system has no apt-get to install them:"
        list_missing
        die "install them by this system's own means, then try again"
    fi
    if ((EUID != 0)) && ! has sudo; then
        say "Peel needs these, and there is no sudo to install them as root:"
        list_missing
        die "as root: apt-get install --no-install-recommends ${packages[*]}"
    fi
    say "Installing what is missing, by $( ((EUID == 0)) || echo "sudo ")apt-get; this can take some minutes:"
    list_missing
    apt_lists_hold "${packages[@]}" || apt_get update
    # Lists that are older than the archive name files that it has no longer.
    apt_get install -y --no-install-recommends "${packages[@]}" || {
        apt_get update
        apt_get install -y --no-install-recommends "${packages[@]}"
    } || die "apt-get could not install: ${packages[*]}"
}

apt_lists_hold() {
    local package
    for package in "$@"; do
        [[ -n $(apt_candidate "$package") ]] || return 1
    done
}

apt_candidate() {
    LC_ALL=C apt-cache policy "$1" 2>/dev/null | awk '$1 == "Candidate:" && $2 != "(none)" { print $2 }'
}

# apt_get VERB...: apt-get as root, asking nothing; its output is shown only where it fails.
apt_get() {
    local as_root=() log status=0
    if ((EUID != 0)); then
        has sudo || return
        as_root=(sudo)
        [[ -t 0 ]] || as_root+=(-n)
    fi
    log=$(mktemp)
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -o DPkg::Lock::Timeout=300 "$@" </dev/null >"$log" 2>&1 || status=$?
    ((status == 0)) || tail -n 20 "$log" >&2
    rm -f "$log"
    return "$status"
}

toolchain_is_packaged() {
    local version
    has_file '/var/lib/apt/lists/*_Packages*' || apt_get update || true
    version=$(apt_candidate swiftlang)
    [[ -n $version ]] && dpkg --compare-versions "$version" ge 6.0
}

die_without_toolchain() {
    local system
    system=$(sed -n 's/^PRETTY_NAME="\(.*\)"$/\1/p' /etc/os-release 2>/dev/null) || true
    say "meson-wrapper.sh: there is no Swift toolchain on PATH, and ${system:-this system} has no package of one."
    say "Install Swift 6.0 or later from https://www.swift.org/install/linux/ and put its usr/bin on PATH."
    say "(Debian 13 and later have it as the package swiftlang, which this script installs by itself.)"
    exit 1
}

# The toolchain's own folder, the one with bin and lib in it; what is on PATH may be a script that starts it.
toolchain_folder() {
    swift -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p'
}

check_toolchain() {
    local answer
    answer=$(swift --version 2>&1) || die "the Swift toolchain on PATH does not start: $answer"
    [[ $answer =~ Swift\ version\ ([0-9]+)(\.[0-9]+)+ ]] || die "\"swift --version\" tells no version: $answer"
    ((BASH_REMATCH[1] >= 6)) ||
        die "${BASH_REMATCH[0]} on PATH ($(command -v swift)) is too old; Peel needs Swift 6.0 or later"
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

# build_release [SCRATCH]: the program, built in a folder that is Swift's own.
build_release() {
    swift build --package-path "$project" --scratch-path "${1-$project/.build}" \
        -c release --static-swift-stdlib --product peel >&2 ||
        die "Peel does not build; the compiler's messages are above"
}

release_folder() {
    built_folder --scratch-path "${1-$project/.build}" -c release --static-swift-stdlib
}

# built_folder [OPTION...]: where a build with these options puts what it makes.
built_folder() {
    local folder
    folder=$(swift build --package-path "$project" "$@" --show-bin-path 2>/dev/null) || folder=
    [[ -d $folder ]] ||
        die "swift build does not tell the folder of what it has built; \`swift build --show-bin-path\` may say why"
    printf '%s\n' "$folder"
}

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

# --- test -----------------------------------------------------------------------------------------

passed=0 failed=0 skipped=0
failures=() # files with a part's messages about what failed

verb_test() {
    local filter=() name built
    if [[ ${1-} == -* ]]; then
        filter=("$@")
    else
        for name in "$@"; do filter+=(--filter "$name"); done
    fi
    ensure wants_tests
    make_work_folder
    if swift build --package-path "$project" --build-tests </dev/null 2>&1; then
        built=$(built_folder)
        stage_data "$built"
        private_environment
        test_part "without a display" swift_testing --disable-xctest "${filter[@]}"
        start_display 1280x900x24
        export G_DEBUG=fatal-warnings G_ENABLE_DIAGNOSTIC=1
        test_part "of the widgets" xctest --disable-swift-testing --no-parallel "${filter[@]}"
        if [[ ${1-} != -* ]]; then
            test_installation "$@"
            test_benchmarks "$@"
        fi
    else
        say "The tests do not build; that counts as one failure."
        failed=1
    fi
    report_tests
}

# test_part TITLE FORM OPTION...: one of the two runners, its lines counted by count_FORM.
test_part() {
    local title=$1 form=$2 log=$work/$2.log runner status=0
    shift 2
    printf '\n== Tests %s ==\n' "$title"
    : >"$log"
    # A log and a tail of it, not a pipe: whatever a test leaves running must not keep us here. Line by line, so that
    # a crash takes none of the lines about what was before it.
    timeout --kill-after=10 "$test_limit" dbus-run-session -- stdbuf -oL \
        swift test --package-path "$project" --skip-build "$@" </dev/null >"$log" 2>&1 &
    runner=$!
    children+=("$runner")
    tail -n +1 -f -s 0.2 --pid="$runner" "$log" &
    wait "$runner" || status=$?
    unset 'children[-1]'
    wait $! || true # the tail
    "count_$form" "$log"
    judge_part "$title" "$status" "$([[ " $* " == *" --filter "* ]] && echo filtered)"
    {
        ((${#part_cut_short[@]} == 0)) || printf 'did not come to its end: %s\n' "${part_cut_short[@]}"
        grep -E "$messages" "$log" | grep -v -E "$harmless" || true
    } >"$work/$form.failures"
    failures+=("$work/$form.failures")
}

# What a count_ function sets, about one part.
part_passed=0 part_failed=0 part_skipped=0
part_started=0 # how many tests began, or were skipped
part_cut_short=() # those that began and did not end
part_total=    # how many the runner itself speaks of at its end; empty where it came to no end
messages=      # an expression for the lines about failures
# What looks like them: Swift Testing 6.0 has the same mark for what was skipped and for what was known to fail.
harmless='^↳ (Testing Library|Target Platform)|^. (Test|Suite) .* (skipped[.:]|recorded a known issue|passed after) ?'

lines() { grep -c -E -e "$1" "$2" || true; }

# Not bound to the beginning of the line: a test may have printed something there.
count_xctest() {
    local log=$1
    part_passed=$(lines "Test Case '[^']*' passed \(" "$log")
    part_failed=$(lines "Test Case '[^']*' failed \(" "$log")
    part_skipped=$(lines "Test Case '[^']*' skipped \(" "$log")
    part_started=$(lines "Test Case '[^']*' started at" "$log")
    mapfile -t part_cut_short < <(comm -23 <(sed -n -E "s/.*(Test Case '[^']*') started at.*/\1/p" "$log" | sort) \
        <(sed -n -E "s/.*(Test Case '[^']*') (passed|failed|skipped) \(.*/\1/p" "$log" | sort))
    # Each suite has such a line; only the one of the whole is a sign that the runner came to its end.
    part_total=$(sed -n -E "/Test Suite '(All|Selected) tests' (passed|failed)/,\$p" "$log" |
        sed -n -E 's/.*Executed ([0-9]+) tests?, with .*/\1/p' | tail -n 1)
    messages="^.+:[0-9]+: error: |^error: |^\*\*\* |-(WARNING|CRITICAL|ERROR) \*\*|Test Case '[^']*' failed \("
}

count_swift_testing() {
    local log=$1 after=' after [0-9.]+ seconds( with [0-9]+ .*)?\.$' test='^[^ ]+ Test '
    local own=$log.tests # without the lines about the run, and about one argument of a test with several
    grep -E "$test" "$log" | grep -v -E "$test(run|case) (started|with|passing) ?" >"$own" || true
    part_passed=$(lines " passed$after" "$own")
    part_failed=$(lines " failed$after" "$own")
    part_skipped=$(lines ' skipped(\.|: ".*")$' "$own")
    part_started=$(($(lines ' started\.$' "$own") + part_skipped))
    mapfile -t part_cut_short < <(comm -23 <(sed -n -E 's/^[^ ]+ (Test .*) started\.$/\1/p' "$own" | sort) \
        <(sed -n -E -e 's/ with [0-9]+ test cases / /' -e 's/^[^ ]+ (Test .*) (passed|failed) after .*/\1/p' "$own" | sort))
    part_total=$(sed -n -E 's/^[^ ]+ Test run with ([0-9]+) tests? .*(passed|failed) after .*/\1/p' "$log" | tail -n 1)
    messages='^✘ |^↳ |^error: |^\*\*\* |-(WARNING|CRITICAL|ERROR) \*\*'
}

# judge_part TITLE STATUS FILTERED: adds a part to the totals. A test that began and did not end has
# failed, and so has, as one failure, a part that crashed in none or ran none.
judge_part() {
    local title=$1 status=$2 filtered=$3 seen
    part_failed=$((part_failed + part_started - part_passed - part_failed - part_skipped))
    seen=$((part_passed + part_failed + part_skipped))
    if [[ -z $part_total ]]; then
        say "The tests $title came to no end (status $status)."
        part_failed=$((part_failed > 0 ? part_failed : 1))
    elif ((part_total != seen)); then
        say "The tests $title: the runner speaks of $part_total, but the lines of $seen were seen."
        part_failed=$((part_failed + 1))
    elif ((seen == 0)) && [[ -z $filtered ]]; then
        say "The tests $title: there were none to run."
        part_failed=1
    fi
    if ((status != 0 && part_failed == 0)); then
        say "The tests $title: the runner failed (status $status)."
        part_failed=1
    elif ((status == 124)); then
        say "The tests $title took more than $test_limit seconds."
    fi
    passed=$((passed + part_passed)) failed=$((failed + part_failed)) skipped=$((skipped + part_skipped))
}

report_tests() {
    if ((passed + failed == 0)); then
        say "No test was run; that counts as one failure."
        failed=1
    fi
    if ((failed)) && ((${#failures[@]})); then
        printf '\n== What failed ==\n'
        cat "${failures[@]}"
    fi
    printf '\n'
    if ((skipped)); then
        printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
    else
        printf '%d passed, %d failed\n' "$passed" "$failed"
    fi
    ((failed == 0))
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
