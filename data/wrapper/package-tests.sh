# shellcheck shell=bash
# Part of meson-wrapper.sh: the tests of the installation, with the program that the other tests have built.

wants_installation_tests() {
    wants_meson
    want xz-utils "packs the sources" has xz
}

readonly installation_tests=(
    installed_files
    installation_in_home
    installation_beside_others
    program_given_wrongly
    versions_agree
    translations_are_complete
)

# test_installation FILTER...: runs those whose names match, each in a shell of its own, and counts them.
test_installation() {
    local test name status log=$work/installation.log
    printf '\n== Tests of the installation ==\n'
    : >"$log"
    for test in "${installation_tests[@]}"; do
        name="Installation: ${test//_/ }"
        is_chosen "$name" "$@" || continue
        # Not as a condition, where the shell would go on after an error.
        set +e
        (set -e && "test_$test") >"$work/$test.log" 2>&1
        status=$?
        set -e
        if ((status == 0)); then
            printf '✔ %s\n' "$name"
            passed=$((passed + 1))
        else
            printf '✘ %s\n' "$name"
            { printf '✘ %s\n' "$name" && cat "$work/$test.log"; } >>"$log"
            failed=$((failed + 1))
        fi
    done
    failures+=("$log")
}

# is_chosen NAME FILTER...
is_chosen() {
    local name=$1 filter
    shift
    (($#)) || return 0
    for filter in "$@"; do
        [[ ! $name =~ $filter ]] || return 0
    done
    return 1
}

# An installation from a build folder of the test's own: VERB ARGUMENT...
own() {
    "$project/meson-wrapper.sh" "$1" -C "$work/$test.build" "${@:2}"
}

built_program() {
    local built
    built=$(built_folder) && printf '%s/peel\n' "$built"
}

tree() { (cd "$1" && find . -mindepth 1 -printf '%y %m %P %l\n' | sort); }

contents() { (cd "$1" && find . -type f -exec sha256sum {} + | sort -k 2); }

# The list holds the prefix's files; languages are told by LINGUAS.
expected_files() {
    local language
    sed -e '/^#/d' "$project/data/installed-files.txt"
    for language in $(languages); do
        printf 'share/locale/%s/LC_MESSAGES/peel.mo\n' "$language"
    done
}

test_installed_files() {
    local root=$work/root
    own setup --prefix /usr -Dpeel_binary="$(built_program)"
    own install --destdir "$root"
    diff <(expected_files | sort) <(cd "$root/usr" && find . ! -type d -printf '%P\n' | sort)
    [[ $(find "$root" -mindepth 1 -maxdepth 1) == "$root/usr" ]]
    [[ -z $(find "$root" -type f ! -perm 644 ! -path '*/bin/peel') && -x $root/usr/bin/peel ]]
    grep -q '^Exec=/usr/bin/peel --gapplication-service$' \
        "$root/usr/share/dbus-1/services/io.github.peel_notes.Peel.service"
    # The variable does as well as the option, and neither leaves anything behind.
    DESTDIR=$work/root2 own install
    diff <(tree "$root") <(tree "$work/root2")
    own uninstall
    [[ -z $(find "$work/root2" -mindepth 1) ]]
}

test_installation_in_home() {
    local prefix=$work/home/.local
    mkdir -p "$work/home"
    own setup --prefix "$prefix" -Dpeel_binary="$(built_program)"
    own install
    own install # again, which must not make it forget what it has made
    diff <(expected_files | sort) <(cd "$prefix" && find . ! -type d -printf '%P\n' |
        grep -v -E 'gschemas.compiled|icon-theme.cache|mimeinfo.cache' | sort)
    "$prefix/bin/peel" --version
    own uninstall
    [[ -z $(find "$work/home" -mindepth 1) ]]
}

# What is there already, with caches and without, is the same afterwards.
test_installation_beside_others() {
    local prefix=$work/prefix before
    mkdir -p "$prefix/bin" "$prefix/share/glib-2.0/schemas" "$prefix/share/applications"
    printf '#!/bin/sh\n' >"$prefix/bin/other"
    printf '[Desktop Entry]\nType=Application\nName=Other\nExec=other\n' >"$prefix/share/applications/other.desktop"
    cat >"$prefix/share/glib-2.0/schemas/org.example.other.gschema.xml" <<'END'
<schemalist><schema id="org.example.other" path="/org/example/other/">
<key name="k" type="b"><default>true</default></key></schema></schemalist>
END
    glib-compile-schemas "$prefix/share/glib-2.0/schemas"
    update-desktop-database "$prefix/share/applications"
    before=$(tree "$prefix" && contents "$prefix")
    own setup --prefix "$prefix" -Dpeel_binary="$(built_program)"
    own install
    own uninstall
    diff <(printf '%s\n' "$before") <(tree "$prefix" && contents "$prefix")
}

test_program_given_wrongly() {
    own setup -Dpeel_binary=/nonexistent/peel
    if own compile >"$work/$test.out" 2>&1; then return 1; fi
    grep -q 'there is no program "/nonexistent/peel"' "$work/$test.out"
}

# The program, the build and the metainfo speak of the same release.
test_versions_agree() {
    local released
    [[ $("$(built_program)" --version) == "peel $(version)" ]]
    released=$("$(built_program)" --generate man | sed -n 's/^\.TH PEEL 1 \([^ ]*\) .*/\1/p')
    grep -m 1 '<release ' "$project/data/io.github.peel_notes.Peel.metainfo.xml.in" |
        grep -q "version=\"$(version)\" date=\"$released\""
}

# All words that the sources have are in the template, and all of the template in each language.
test_translations_are_complete() {
    local language
    "$project/data/update-po.sh" --check
    for language in $(languages); do
        msgfmt --check --output-file="$work/peel.mo" "$project/data/po/$language.po"
        [[ $(msgattrib --untranslated --no-obsolete "$project/data/po/$language.po" | wc -c) == 0 ]]
        [[ $(msgattrib --only-fuzzy --no-obsolete "$project/data/po/$language.po" | wc -c) == 0 ]]
    done
}
