#!/usr/bin/env bash
# Brings the translations up to date with the sources: collects the words into peel.pot, and merges them into each
# language's file. With --check it changes nothing, and fails where peel.pot is behind the sources.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

po=data/po
desktop_words=(--keyword --keyword=Name --keyword=GenericName --keyword=Comment --keyword=Keywords)
swift_words=(--keyword --keyword=localized:1 "--keyword=localizedContext:1c,2" "--keyword=localizedPlural:1,2")

# Sources whose words are looked up: they call one of the functions.
marked_sources() {
    grep -r -l -E '\blocalized(Context|Plural)?\(' --include='*.swift' Sources |
        grep -v '^Sources/GLib/Localized.swift$' | LC_ALL=C sort
}

data_files=(data/io.github.peel_notes.Peel.desktop.in data/io.github.peel_notes.Peel.metainfo.xml.in)

list_files() {
    echo "# The files with words for the user, from the top of the sources. Made by data/update-po.sh."
    printf '%s\n' "${data_files[@]}"
    marked_sources
}

# make_template FILE: xgettext has no Swift; its JavaScript joins literals by "+" as Swift does.
make_template() {
    local file about=(--package-name=peel --copyright-holder="The Peel contributors" --from-code=UTF-8 --add-comments=Translators)
    # What is found in each is told here and in po/its: gettext's own rules differ with its version.
    xgettext "${about[@]}" --language=Desktop "${desktop_words[@]}" --output="$1" "${data_files[0]}"
    GETTEXTDATADIRS=$PWD/$po xgettext "${about[@]}" --join-existing --output="$1" "${data_files[1]}"
    # Swift's escapes of characters are not JavaScript's.
    marked_sources | while read -r file; do
        mkdir -p "$folder/${file%/*}"
        perl -CSD -pe 's/\\u\{([0-9A-Fa-f]+)\}/chr(hex $1)/ge' "$file" >"$folder/$file"
    done
    marked_sources | xgettext --directory="$folder" "${about[@]}" --language=JavaScript "${swift_words[@]}" \
        --files-from=- --join-existing --output="$1" 2>"$1.log" || {
        cat "$1.log" >&2
        return 1
    }
    # Ours are GLib's formats, and the checks of msgfmt are to know them. The day would be a change each time.
    sed -i -e 's/^#, javascript-format/#, c-format/' -e '/^"POT-Creation-Date:/d' "$1"
}

words() { msgcat --no-location --no-wrap --sort-output "$1" | sed '1,/^$/d'; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
make_template "$folder/peel.pot"
list_files >"$folder/POTFILES"

if [[ ${1-} == --check ]]; then
    if diff "$po/POTFILES" "$folder/POTFILES" && diff <(words "$po/peel.pot") <(words "$folder/peel.pot"); then exit; fi
    echo "data/po is behind the sources: run data/update-po.sh, and translate what is new" >&2
    exit 1
fi
cp "$folder/POTFILES" "$po/POTFILES"
cp "$folder/peel.pot" "$po/peel.pot"
sed -e 's/#.*//' "$po/LINGUAS" | while read -r language; do
    [[ -n $language ]] || continue
    if [[ ! -f $po/$language.po ]]; then
        msginit --no-translator --locale="$language" --input="$po/peel.pot" --output-file="$po/$language.po"
    fi
    msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap "$po/$language.po" "$po/peel.pot"
done
