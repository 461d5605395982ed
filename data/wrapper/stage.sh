# shellcheck shell=bash
# Part of meson-wrapper.sh: the data that a program which is not installed finds beside itself.

# stage_data FOLDER: lays out the program's data as FOLDER/share, as a prefix's share is laid out.
# Each file is put in place as a whole, since a program that runs may be reading the one before.
stage_data() {
    local share=$1/share language new
    mkdir -p "$share/glib-2.0/schemas" "$share/icons"
    new=$(mktemp -d "$share/.new.XXXXXX")
    glib-compile-schemas --strict --targetdir="$new" "$project/data" ||
        die "the settings' schema in data has faults; they are named above"
    mv -f "$new/gschemas.compiled" "$share/glib-2.0/schemas/"
    for language in $(languages); do
        mkdir -p "$share/locale/$language/LC_MESSAGES"
        msgfmt --output-file="$new/peel.mo" "$project/data/po/$language.po"
        mv -f "$new/peel.mo" "$share/locale/$language/LC_MESSAGES/"
    done
    cp -R --remove-destination "$project/data/icons/." "$share/icons/"
    rm -rf "$new"
}

# The languages that there are translations for.
languages() {
    sed -e 's/#.*//' "$project/data/po/LINGUAS" | tr -s ' \t' '\n' | sed '/^$/d'
}
