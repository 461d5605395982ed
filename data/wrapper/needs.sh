# shellcheck shell=bash
# Part of meson-wrapper.sh: what each verb needs, and how what is missing is installed.

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
