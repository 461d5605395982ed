# shellcheck shell=bash
# Part of meson-wrapper.sh: the checks of what is installed.

wants_package_lint() {
    want desktop-file-utils "checks the desktop file" has desktop-file-validate
    want appstream "checks the metainfo" has appstreamcli
    want appstream-compose "tries whether a software centre can show Peel" has_compose
    want libglib2.0-bin "checks the settings' schema" has glib-compile-schemas
    want gettext "checks the translations" has msgfmt
    want mandoc "checks the manual page" has mandoc
    want groff "checks the manual page" has_groff
    want librsvg2-bin "paints the icons" has rsvg-convert
    want libxml2-utils "checks the icons' form" has xmllint
    want flatpak-builder "reads the Flatpak manifest" has flatpak-builder
}

has_compose() { has_file '/usr/libexec/appstreamcli-compose'; }
has_groff() { has_file '/usr/share/groff/*/tmac/an.tmac'; } # groff-base alone has it too

# lint_package: each check with its name before what it finds; fails when one does.
lint_package() {
    local check status=0
    make_work_folder
    for check in desktop_file metainfo schemas icons translations manual_page composition manifest; do
        "lint_$check" >"$work/lint.log" 2>&1 || {
            say "${check//_/ }:"
            sed 's/^/    /' "$work/lint.log" >&2
            status=1
        }
    done
    return "$status"
}

lint_desktop_file() {
    local file=$work/$app_id.desktop
    msgfmt --desktop --template="$project/data/$app_id.desktop.in" -d "$project/data/po" -o "$file"
    desktop-file-validate "$file"
    # It says so of what is only advice, too.
    [[ ! -s $work/lint.log ]]
}

lint_metainfo() {
    local file=$work/$app_id.metainfo.xml picture
    GETTEXTDATADIRS=$project/data/po msgfmt --xml --template="$project/data/$app_id.metainfo.xml.in" -d "$project/data/po" -o "$file"
    appstreamcli validate --no-net --explain "$file" || return
    # Not strict, as AppStream 0.16 does not know the tag that came with 1.0 for the developer.
    ! appstreamcli validate --no-net "$file" | grep '^[EWI]:' | grep -v 'unknown-tag developer$' || return
    # The pictures are those of these sources.
    while IFS= read -r picture; do
        [[ -s $project/$picture ]] || {
            echo "the metainfo shows $picture, which is not there"
            return 1
        }
    done < <(sed -n 's|.*<image>.*/\(data/.*\)</image>|\1|p' "$file")
}

lint_schemas() {
    glib-compile-schemas --strict --dry-run "$project/data"
}

# Well-formed, of the right size, not empty at the smallest, with nothing from outside, and the symbolic one in the
# one colour that GTK replaces.
lint_icons() {
    local icons=$project/data/icons/hicolor svg size
    local colored=$icons/scalable/apps/$app_id.svg symbolic=$icons/symbolic/apps/$app_id-symbolic.svg
    xmllint --noout "$colored" "$symbolic" || return
    grep -q 'width="128" height="128" viewBox="0 0 128 128"' "$colored" || return
    grep -q 'width="16" height="16" viewBox="0 0 16 16"' "$symbolic" || return
    for svg in "$colored" "$symbolic"; do
        ! grep -n -E '<image|<script|<filter|<text|href=' "$svg" || return
        for size in 16 512; do
            rsvg-convert -w "$size" -h "$size" "$svg" >"$work/icon.png" || return
            [[ $(rsvg-convert -w "$size" -h "$size" -f svg "$svg" | wc -c) -gt 500 ]] || return
        done
    done
    [[ $(grep -o '#[0-9a-fA-F]\{3,6\}' "$symbolic" | sort -u) == "#2e3436" ]]
}

lint_translations() {
    local language status=0
    for language in $(languages); do
        msgfmt --check --statistics -o /dev/null "$project/data/po/$language.po" || status=1
    done
    return "$status"
}

# The page is printed by the program, so this needs one that is built.
lint_manual_page() {
    local program
    program=$(any_program) || {
        echo "no program is built that could print it"
        return 1
    }
    LC_ALL=C.UTF-8 "$program" --generate man >"$work/peel.1"
    mandoc -T lint -W style "$work/peel.1" || return
    groff -ww -man -Kutf8 -Tutf8 "$work/peel.1" >/dev/null
    [[ ! -s $work/lint.log ]]
}

# A program that has been built from these sources by run, test or compile.
any_program() {
    local program
    for program in "$project"/.build/*/debug/peel "$project"/.build/*/release/peel "$project/build/peel"; do
        [[ -x $program ]] || continue
        printf '%s\n' "$program"
        return
    done
    swift build --package-path "$project" --product peel >&2 && built_program
}

# What a software centre makes of it.
lint_composition() {
    local prefix=$work/compose/usr
    mkdir -p "$prefix/share/metainfo" "$prefix/share/applications" "$prefix/share/icons"
    cp "$work/$app_id.metainfo.xml" "$prefix/share/metainfo/"
    cp "$work/$app_id.desktop" "$prefix/share/applications/"
    cp -R "$project/data/icons/hicolor" "$prefix/share/icons/"
    appstreamcli compose --no-net --prefix=/usr --origin=peel --result-root="$work/compose/out" \
        --print-report=full "$work/compose" || return
    zgrep -q "<id>$app_id</id>" "$work"/compose/out/usr/share/swcatalog/xml/peel.xml.gz
}

lint_manifest() {
    local permissions='["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"]'
    # In the folder where it is run it leaves one of its own.
    (cd "$work" && flatpak-builder --show-manifest "$project/data/$app_id.json") >"$work/manifest.json" || return
    # No network, no files but its own: a permission more is a decision, not a detail.
    grep -q -F "\"finish-args\": $permissions" "$project/data/$app_id.json"
}
