# shellcheck shell=bash
# Part of meson-wrapper.sh: the verbs that meson does, with data/ as its project.

build=$project/build # the build folder, another by -C

wants_meson() {
    if [[ -n $prepared ]]; then
        want gettext "makes the translations" has msgfmt
        want libglib2.0-bin "checks and makes the settings' schema" has glib-compile-schemas
        want python3 "what meson is written in" has python3
    else
        wants_compiling
    fi
    want meson "what sets up the installation" has_meson
    want ninja-build "what meson builds with" has ninja
    want desktop-file-utils "tells the desktop of what is installed" has update-desktop-database
    want libgtk-4-bin "tells GTK of the icons that are installed" has gtk4-update-icon-cache
}

has_meson() {
    local version
    version=$(meson --version) && [[ $(printf '%s\n' 1.0.1 "$version" | sort -V | head -n 1) == 1.0.1 ]]
}

# The options that every one of these verbs has are taken out; what is left is in "rest".
rest=()
prepared= # a program that is built already, if there is one
read_build_folder() {
    local option
    rest=()
    while (($#)); do
        case $1 in
        -C)
            (($# > 1)) || usage_error "-C lacks the build folder"
            build=$2
            shift
            ;;
        -C?*) build=${1#-C} ;;
        *) rest+=("$1") ;;
        esac
        shift
    done
    build=$(realpath -m -- "$build")
    prepared=$(build_option peel_binary)
    for option in "${rest[@]}"; do
        [[ $option != -Dpeel_binary=* ]] || prepared=${option#*=}
    done
}

# build_option NAME: what the build folder was set up with.
build_option() {
    local file=$build/meson-info/intro-buildoptions.json
    [[ -f $file ]] || return 0
    python3 -c '
import json, sys
print(*(option["value"] for option in json.load(open(sys.argv[1])) if option["name"] == sys.argv[2]))
' "$file" "$1"
}

no_rest() {
    ((${#rest[@]} == 0)) || usage_error "$1 does not take \"${rest[0]}\"; see ./meson-wrapper.sh $1 --help"
}

verb_setup() {
    read_build_folder "$@"
    ensure wants_meson
    set_up "${rest[@]}"
}

# set_up OPTION...: sets the build folder up, or gives it other options.
set_up() {
    local again=()
    [[ ! -f $build/build.ninja ]] || again=(--reconfigure)
    meson setup "${again[@]}" "$@" "$build" "$project/data"
}

# So that no verb needs another before it.
set_up_once() {
    [[ -f $build/build.ninja ]] || set_up
}

verb_compile() {
    read_build_folder "$@"
    no_rest compile
    ensure wants_meson
    set_up_once
    meson compile -C "$build"
}

# What the custom target in data/meson.build calls: OUTPUT PREPARED. The program, with its data beside it.
verb_build_program() {
    local output prepared=${2-} program
    output=$(realpath -m -- "$1") # ninja gives it from where it is itself
    # Not for Swift, which would take it for its own.
    unset DESTDIR
    if [[ -n $prepared ]]; then
        [[ -f $prepared && -x $prepared ]] ||
            die "peel_binary: there is no program \"$prepared\"; give the whole path of a peel that is built"
        program=$prepared
    else
        build_release "${output%/*}/swift"
        program=$(release_folder "${output%/*}/swift")/peel
    fi
    # As a new file, since the old one may be running.
    cp -- "$program" "$output.new"
    chmod 755 "$output.new"
    mv -f -- "$output.new" "$output"
    stage_data "$(dirname -- "$output")"
}

# --- install and uninstall ------------------------------------------------------------------------

# What the desktop keeps of what is installed; made anew after an installation, but not under DESTDIR.
readonly caches=(glib-2.0/schemas/gschemas.compiled icons/hicolor/icon-theme.cache applications/mimeinfo.cache)

verb_install() {
    local destination=${DESTDIR-} share log before
    read_build_folder "$@"
    while ((${#rest[@]})); do
        case ${rest[0]} in
        --destdir)
            ((${#rest[@]} > 1)) || usage_error "--destdir lacks the folder"
            destination=${rest[1]} rest=("${rest[@]:2}")
            ;;
        --destdir=*) destination=${rest[0]#*=} rest=("${rest[@]:1}") ;;
        *) no_rest install ;;
        esac
    done
    unset DESTDIR
    ensure wants_meson
    set_up_once
    meson compile -C "$build"
    log=$build/meson-logs/install-log.txt before=$build/installed-before.txt
    share=$(share_folder)
    if [[ -f $before ]]; then
        : # what was here before the first installation is known
    elif [[ -n $destination ]]; then
        : >"$before"
    else
        missing_caches "$share" >"$before"
    fi
    [[ ! -f $log ]] || cp "$log" "$log.before"
    if [[ -n $destination ]]; then
        meson install -C "$build" --no-rebuild --destdir "$(realpath -m -- "$destination")"
    else
        meson install -C "$build" --no-rebuild
    fi
    # Meson forgets what an installation before this one made, such as folders.
    if [[ -f $log.before ]]; then
        cp "$log" "$log.now"
        grep -v -x -F -f "$log.now" "$log.before" >>"$log" || true
        rm -f "$log.before" "$log.now"
    fi
}

# The folder for data in the prefix.
share_folder() {
    local share
    share=$(build_option datadir)
    [[ $share == /* ]] || share=$(build_option prefix)/$share
    printf '%s\n' "$share"
}

missing_caches() {
    local cache
    for cache in "${caches[@]}"; do
        [[ -e $1/$cache ]] || printf '%s\n' "$1/$cache"
    done
}

verb_uninstall() {
    local log share cache as_root=()
    read_build_folder "$@"
    no_rest uninstall
    ensure wants_meson
    log=$build/meson-logs/install-log.txt
    [[ -f $log ]] || die "nothing has been installed from $build"
    share=$(share_folder)
    if ((EUID != 0)) && [[ -d $share && ! -w $share ]] && has sudo; then as_root=(sudo); fi
    # First the caches that the installation made, or their folders would not be empty.
    while IFS= read -r cache; do
        holds_others "${cache%/*}" "$log" || "${as_root[@]}" rm -f -- "$cache"
    done <"$build/installed-before.txt"
    "${as_root[@]}" ninja -C "$build" uninstall
    # What the first installation found is told anew what there is.
    refresh_caches "$share" "${as_root[@]}"
    "${as_root[@]}" rm -f "$log" "$build/installed-before.txt"
}

# holds_others FOLDER LOG: whether a folder holds files that were not installed from here, but for caches.
holds_others() {
    [[ -d $1 ]] || return 1
    find "$1" -type f ! -name gschemas.compiled ! -name icon-theme.cache ! -name mimeinfo.cache |
        grep -q -v -x -F -f "$2"
}

refresh_caches() {
    local share=$1
    shift
    [[ ! -e $share/${caches[0]} ]] || "$@" glib-compile-schemas "$share/glib-2.0/schemas"
    [[ ! -e $share/${caches[1]} ]] || "$@" gtk4-update-icon-cache -q -t -f "$share/icons/hicolor"
    [[ ! -e $share/${caches[2]} ]] || "$@" update-desktop-database -q "$share/applications"
}

# --- dist and clean -------------------------------------------------------------------------------

# Not "meson dist", which would pack data/ alone.
verb_dist() {
    local name archive
    read_build_folder "$@"
    no_rest dist
    want git "knows which files are the sources" has git
    want xz-utils "packs the sources" has xz
    ((${#missing[@]} == 0)) || install_missing
    git -C "$project" rev-parse --git-dir >/dev/null 2>&1 ||
        die "dist packs what is committed, but $project is not a git working tree"
    name=peel-$(version)
    archive=$build/dist/$name.tar.xz
    [[ -z $(git -C "$project" status --porcelain) ]] ||
        say "What is not committed is left out of the archive."
    mkdir -p "$build/dist"
    git -C "$project" archive --format=tar --prefix="$name/" HEAD | xz -T0 >"$archive"
    (cd "$build/dist" && sha256sum "$name.tar.xz" >"$name.tar.xz.sha256sum")
    printf '%s\n' "$archive"
}

version() { sed -n "s/^ *version: '\(.*\)',\$/\1/p" "$project/data/meson.build" | head -n 1; }

verb_clean() {
    read_build_folder "$@"
    no_rest clean
    if [[ -f $build/build.ninja ]] && has ninja; then ninja -C "$build" -t clean >&2; fi
    rm -rf "$build/swift" "$build/share" "$build/dist" "$build/deb" "$project/.build"
}
