#!/usr/bin/env bash
# Builds Peel's Flatpak by its own manifest, installs it and runs it, with no remote and no network but Debian's archive.
#
# What it shows, and what not: the sandbox, the permissions, the build commands and the files are those of the real
# Flatpak. The runtime is a stand-in that is put together from Debian's packages: it has Debian's GTK, not that of the
# GNOME runtime which the manifest names, and the Swift toolchain is this system's, bind-mounted where the extension
# would be. As root; takes some minutes and 4 GB in TMPDIR.
#
#   data/flatpak-check.sh [FOLDER]    with a folder, the runtime is kept there for the next time
set -euo pipefail
# shellcheck source=../meson-wrapper.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../meson-wrapper.sh"

readonly stand_in=io.github.peel_notes.StandIn
readonly branch=debian

wants_flatpak_check() {
    wants_toolchain
    wants_display
    want flatpak "what is tried" has flatpak
    want flatpak-builder "builds by the manifest" has flatpak-builder
    want elfutils "strips the program, for flatpak-builder" has eu-strip
    want mmdebstrap "puts the runtime together" has mmdebstrap
    want python3 "swaps the names in the manifest" has python3
    want poppler-utils "tells which font is in a picture" has pdffonts
}

# --- The stand-in ---------------------------------------------------------------------------------

readonly platform_packages=(
    adwaita-icon-theme bash coreutils dconf-gsettings-backend fontconfig fonts-dejavu-core
    gsettings-desktop-schemas hicolor-icon-theme libgtk-4-1 libglib2.0-bin librsvg2-common shared-mime-info
)
readonly sdk_packages=(
    appstream-util desktop-file-utils g++ gettext libgtk-4-bin libgtk-4-dev meson ninja-build pkg-config python3
    # what a Swift toolchain from an archive loads; the extension brings its own
    libcurl4 libedit2 libncurses6 libsqlite3-0 libuuid1 libxml2 zlib1g
)

# make_stand_in: both runtimes.
make_stand_in() {
    make_runtime Platform "${platform_packages[@]}"
    make_runtime Sdk "${platform_packages[@]}" "${sdk_packages[@]}"
    flatpak build-update-repo "$repository" >>"$work/flatpak.log"
}

# make_runtime NAME PACKAGE...: a runtime from packages, in the repository, where it is not there from an earlier time.
make_runtime() {
    local name=$1 tree=$work/$1 packages
    shift
    [[ ! -d $repository/refs/heads/runtime/$stand_in.$name ]] || return 0
    say "Putting the runtime together from Debian's packages ($name) ..."
    packages=$(IFS=,; printf '%s' "$*")
    mmdebstrap --quiet --variant=minbase --include="$packages" \
        --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
        --dpkgopt='path-exclude=/usr/share/locale/*' \
        "$(release)" "$tree.root"
    mkdir -p "$tree/usr" "$tree/files" "$tree/var"
    cp -a "$tree.root/usr/." "$tree/usr/"
    cp -a "$tree.root/etc" "$tree/usr/etc"
    rm -rf "$tree.root" "$tree/usr/etc/machine-id"
    # Where the Swift toolchain is mounted.
    mkdir -p "$tree/usr/lib/sdk/swift6"
    cat >"$tree/metadata" <<END
[Runtime]
name=$stand_in.$name
runtime=$stand_in.Platform/$(flatpak --default-arch)/$branch
sdk=$stand_in.Sdk/$(flatpak --default-arch)/$branch
END
    flatpak build-export --runtime --no-update-summary "$repository" "$tree" "$branch" >"$work/flatpak.log" 2>&1 || {
        cat "$work/flatpak.log" >&2
        die "the stand-in runtime $name cannot be exported"
    }
    rm -rf "$tree"
}

release() { sed -n 's/^VERSION_CODENAME=//p' /etc/os-release; }

# --- The manifest ---------------------------------------------------------------------------------

# The project's own, with the names of the runtime swapped and the toolchain bind-mounted.
swapped_manifest() {
    python3 - "$project/data/$app_id.json" "$stand_in" "$branch" "$1" <<'END'
import json, sys
path, stand_in, branch, toolchain = sys.argv[1:]
manifest = json.load(open(path))
manifest["runtime"] = stand_in + ".Platform"
manifest["sdk"] = stand_in + ".Sdk"
manifest["runtime-version"] = branch
assert manifest.pop("sdk-extensions") == ["org.freedesktop.Sdk.Extension.swift6"]
manifest["build-options"]["build-args"] = ["--bind-mount=/usr/lib/sdk/swift6=" + toolchain]
json.dump(manifest, sys.stdout, indent=2)
END
}

build_flatpak() {
    # Beside the project's own, as the paths in it are relative to it.
    local manifest=$work/source/data/$app_id.json
    mkdir -p "$work/source"
    (cd "$project" && tar -cf - --exclude=./.build --exclude=./build --exclude=./.git .) | tar -xf - -C "$work/source"
    swapped_manifest "$(toolchain_folder)" >"$work/manifest.json"
    mv "$work/manifest.json" "$manifest"
    flatpak --user config --set languages '*all*' # all translations, not only those of this system's language
    flatpak --user remote-add --no-gpg-verify stand-in "$repository"
    flatpak --user install --noninteractive stand-in "$stand_in.Platform//$branch" "$stand_in.Sdk//$branch"
    flatpak-builder --user --install --disable-download --disable-rofiles-fuse --disable-updates \
        --state-dir="$work/state-builder" --repo="$work/repository" "$work/build" "$manifest"
}

# --- What is looked at ----------------------------------------------------------------------------

peel() { flatpak run "$@"; }

# "x11" stands beside "fallback-x11" for a Flatpak that does not know that yet.
check_permissions() {
    diff - <(flatpak info --show-permissions "$app_id" | sed -e '/^$/d' -e 's/=x11;\(.*fallback-x11\)/=\1/' |
        LC_ALL=C sort) <<'END'
[Context]
devices=dri;
shared=ipc;
sockets=wayland;fallback-x11;
END
}

check_window() {
    local window tries text="typed in the sandbox"
    peel "$app_id" >"$work/window.log" 2>&1 </dev/null &
    children+=($!)
    for ((tries = 0; tries < 300; tries++)); do
        window=$(xdotool search --onlyvisible --class peel 2>/dev/null | tail -n 1) && [[ -n $window ]] && break
        kill -0 "${children[-1]}" 2>/dev/null || { cat "$work/window.log" && return 1; }
        sleep 0.1
    done
    [[ -n $window ]] || return
    xdotool windowactivate --sync "$window"
    for ((tries = 0; tries < 100; tries++)); do
        xdotool type --delay 30 "$text " # not to the window by its id, since GTK takes no event that is sent
        sleep 1
        ! grep -q -r -F "$text" "$HOME/.var/app/$app_id/data/peel/notes" 2>/dev/null || break
    done
    flatpak kill "$app_id"
    wait "${children[-1]}" || true
    unset 'children[-1]'
    grep -q -r -F "$text" "$HOME/.var/app/$app_id/data/peel/notes"
}

# A schema that is not found is complained of.
check_schema() {
    ! grep -i schema "$work/window.log" || return
    peel --command=sh "$app_id" -c "gsettings --schemadir /app/share/glib-2.0/schemas list-keys $app_id" |
        grep -q -x breeze
}

check_command_line() {
    peel "$app_id" new "written in the sandbox" --title Sandbox
    grep -q -r -x -F "written in the sandbox" "$HOME/.var/app/$app_id/data/peel/notes"
    [[ -z $(find "$HOME/.local/share/peel" -type f 2>/dev/null) ]]
}

check_translations() {
    local language words
    words=$(peel --env=LC_ALL=C.UTF-8 "$app_id" --help)
    for language in $(languages); do
        peel --command=test "$app_id" -s "/app/share/locale/$language/LC_MESSAGES/peel.mo"
        [[ $(peel --env=LC_ALL=C.UTF-8 --env=LANGUAGE="$language" "$app_id" --help) != "$words" ]]
    done
}

check_closed_to_the_host() {
    local secret=$HOME/secret
    echo secret >"$secret"
    if peel --command=cat "$app_id" "$secret" 2>/dev/null; then return 1; fi
    [[ -f $secret ]]
    # No way out: not even a network of its own but the loopback.
    [[ $(peel --command=sh "$app_id" -c 'tail -n +3 /proc/net/dev' | cut -d : -f 1 | tr -d ' ') == lo ]]
}

# The handwriting that Peel itself takes is the one that is shipped.
check_handwriting() {
    local picture=$HOME/.var/app/$app_id/cache/note.pdf
    # fontconfig 2.14 fails an assertion of its own after it has answered, and forgets to send the answer off.
    [[ $(peel --command=stdbuf "$app_id" -o0 fc-match -f '%{file}' "Comic Neue" || true) == \
        /app/share/fonts/ComicNeue-Regular.otf ]]
    peel "$app_id" render --text "Make room" -o "$picture"
    pdffonts "$picture" | grep -q ComicNeue-Regular
    peel --command=grep "$app_id" -q "SIL OPEN FONT LICENSE" "/app/share/licenses/$app_id/ComicNeue-OFL.txt"
}

check_exports() {
    local exports=$FLATPAK_USER_DIR/exports/share
    [[ -e $exports/applications/$app_id.desktop && -e $exports/dbus-1/services/$app_id.service ]]
    # flatpak-builder before 1.4 calls the metainfo appdata.
    [[ -e $exports/icons/hicolor/scalable/apps/$app_id.svg ]]
    has_file "$exports/metainfo/$app_id.*.xml"
    [[ -e $exports/icons/hicolor/symbolic/apps/$app_id-symbolic.svg ]]
    grep -q "^Exec=.*flatpak run .*$app_id" "$exports/applications/$app_id.desktop"
}

check_bundle() {
    flatpak build-bundle "$work/repository" "$work/peel.flatpak" "$app_id"
    [[ $(stat -c %s "$work/peel.flatpak") -gt 1000000 ]]
}

# check TEXT FUNCTION: runs it, in a shell of its own but for what is said, and counts it.
check() {
    local status
    set +e
    (set -eE && trap 'tell_where "$BASH_COMMAND"' ERR && "$2") >"$work/check.log" 2>&1
    status=$?
    set -e
    if ((status == 0)); then
        printf '✔ %s\n' "$1"
    else
        printf '✘ %s\n' "$1"
        sed 's/^/    /' "$work/check.log"
        faults=$((faults + 1))
    fi
}

main() {
    ((EUID == 0)) || die "flatpak-check.sh is to be run as root, who can put a runtime together"
    ensure wants_flatpak_check
    make_work_folder
    repository=$(realpath -m -- "${1-$work/stand-in}") # of the runtimes; that of Peel itself is made anew each time
    private_environment
    unset LOCPATH LC_MESSAGES # of this system, and not in the sandbox
    export HOME=$work/home FLATPAK_USER_DIR=$work/flatpak FLATPAK_SYSTEM_DIR=$work/flatpak-system
    export XDG_DATA_HOME=$HOME/.local/share XDG_CONFIG_HOME=$HOME/.config XDG_CACHE_HOME=$HOME/.cache
    mkdir -p "$HOME" "$FLATPAK_SYSTEM_DIR"
    make_stand_in
    say "Building Peel by its manifest ..."
    build_flatpak >"$work/build.log" 2>&1 || {
        tail -n 40 "$work/build.log" >&2
        die "the Flatpak does not build"
    }
    start_display 1280x900x24
    start_window_manager
    faults=0
    check "the permissions are ipc, wayland, fallback-x11 and dri, and no other" check_permissions
    check "a window appears, and what is typed in it is in the sandbox's own folder" check_window
    check "the command line writes there too" check_command_line
    check "the settings' schema is found" check_schema
    check "the translations are found" check_translations
    check "nothing of the host is readable, and no network is there" check_closed_to_the_host
    check "the handwriting is that which is shipped, with its licence" check_handwriting
    check "desktop file, service, icons and metainfo are exported" check_exports
    check "a bundle is made" check_bundle
    say "The runtime was a stand-in with GTK $(pkg-config --modversion gtk4), not the GNOME runtime of the manifest."
    ((faults == 0)) || die "$faults of the checks of the Flatpak failed"
    say "The Flatpak passed its checks."
}

# With a session bus of its own.
if [[ ${PEEL_FLATPAK_CHECK-} ]]; then
    main "$@"
else
    ensure wants_flatpak_check
    PEEL_FLATPAK_CHECK=1 exec dbus-run-session -- "$0" "$@"
fi
