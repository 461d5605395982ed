# shellcheck shell=bash
# Part of meson-wrapper.sh: the tests of the installation, with the program that the other tests have built, and of the
# wrapper itself.

wants_installation_tests() {
    wants_meson
    want xz-utils "packs the sources" has xz
    want git "knows which files are the sources" has git
    want libglib2.0-bin "calls the program over the bus" has gdbus
    want x11-utils "reads the properties of windows" has xprop
}

readonly wrapper_tests=(tests_that_die_are_told)
readonly installation_tests=(
    installed_files
    installation_in_home
    installation_beside_others
    start_by_the_bus
    sources_are_packed
    program_given_wrongly
    versions_agree
    translations_are_complete
)

# test_installation FILTER...: runs those whose names match, each in a shell of its own, and counts them.
test_installation() {
    local test kind name status log=$work/installation.log
    printf '\n== Tests of the installation ==\n'
    : >"$log"
    for test in "${wrapper_tests[@]}" "${installation_tests[@]}"; do
        kind=Installation
        [[ " ${wrapper_tests[*]} " != *" $test "* ]] || kind=Wrapper
        name="$kind: ${test//_/ }"
        is_chosen "$name" "$@" || continue
        # Not as a condition, where the shell would go on after an error.
        set +e
        (set -eE && trap 'tell_where "$BASH_COMMAND"' ERR && "test_$test") >"$work/$test.log" 2>&1
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

# tell_where COMMAND: names what failed, for a shell that is about to end.
tell_where() { say "${BASH_SOURCE[1]##*/}:${BASH_LINENO[0]}: this failed: $1"; }

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

# That a run which is cut short counts as failed, and by name.
test_tests_that_die_are_told() {
    cut_short xctest "Test Case 'A.two'" "Test Suite 'All tests' started at 1" "Test Case 'A.one' started at 1" \
        "Test Case 'A.one' passed (1 seconds)" "Test Case 'A.two' started at 2"
    ((passed == 1 && failed == 1))
    cut_short swift_testing 'Test two()' '◇ Test run started.' '◇ Test "one" started.' \
        '✔ Test "one" passed after 0.1 seconds.' '◇ Test many started.' \
        '✔ Test many with 2 test cases passed after 0.1 seconds.' '◇ Test two() started.'
    ((passed == 2 && failed == 1))
}

# cut_short FORM NAME LINE...: judges a run that printed these lines and died; NAME is the test that it died in.
cut_short() {
    local log=$work/$test.txt
    printf '%s\n' "${@:3}" >"$log"
    "count_$1" "$log"
    [[ ${part_cut_short[*]} == "$2" ]]
    failed=0 passed=0
    judge_part "that die" 139 ""
}

test_installed_files() {
    local root=$work/root
    own setup --prefix /usr -Dpeel_binary="$(built_program)"
    own install --destdir "$root"
    diff <(expected_files | sort) <(cd "$root/usr" && find . ! -type d -printf '%P\n' | sort)
    [[ $(find "$root" -mindepth 1 -maxdepth 1) == "$root/usr" ]]
    [[ -z $(find "$root" -type f ! -perm 644 ! -path '*/bin/peel') && -x $root/usr/bin/peel ]]
    glib-compile-schemas "$root/usr/share/glib-2.0/schemas" # what a package's installation does
    finds_its_data "$root/usr/bin/peel"
    rm "$root/usr/share/glib-2.0/schemas/gschemas.compiled"
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
    finds_its_data "$prefix/bin/peel"
    finds_its_data "$work/$test.build/peel" # uninstalled
    own uninstall
    [[ -z $(find "$work/home" -mindepth 1) ]]
}

# finds_its_data PROGRAM: its settings' schema, its translations and its icons, where nobody says where they are.
finds_its_data() {
    local program=$1 language words
    local -x XDG_CONFIG_HOME=$work/$test.config
    mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings"
    printf "[io/github/peel_notes/Peel]\nnotes-folder='/elsewhere'\n" >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
    [[ $(XDG_DATA_DIRS=$work/nowhere GSETTINGS_BACKEND=keyfile "$program" where) == /elsewhere ]]
    words=$("$program" --help)
    for language in $(languages); do
        [[ $(LANGUAGE=$language "$program" --help) != "$words" ]]
    done
    XDG_DATA_DIRS=/usr/share in_session shows_its_icon "$program"
}

# in_session FUNCTION ARGUMENT...: with a message bus that lasts as long.
in_session() {
    export -f window_names window_comes shows_its_icon does_what_the_desktop_asks
    dbus-run-session -- bash -euo pipefail -c '"$@"' bash "$@"
}

# The names of the program's windows, sorted, one a line.
window_names() {
    local window
    for window in $(xdotool search --onlyvisible --class '^io[.]github[.]peel_notes[.]Peel$' 2>/dev/null); do
        xdotool getwindowname "$window" 2>/dev/null || true
    done | LC_ALL=C sort
}

# window_comes NAME...: waits until these are the program's windows, sorted.
window_comes() {
    local tries expected
    expected=$(printf '%s\n' "$@")
    for ((tries = 0; tries < 300; tries++)); do
        [[ $(window_names) != "$expected" ]] || return 0
        sleep 0.1
    done
    printf 'instead of these windows:\n%s\nthere are:\n%s\n' "$expected" "$(window_names)"
    return 1
}

shows_its_icon() {
    local window pid icon
    "$1" &
    pid=$!
    window_comes "Note: empty"
    window=$(xdotool search --onlyvisible --class '^io[.]github[.]peel_notes[.]Peel$')
    icon=$(xprop -id "$window" -len 64 _NET_WM_ICON)
    printf '%s\n' "$icon"
    [[ $icon == *CARDINAL* ]]
    kill "$pid"
    wait "$pid" || true
}

# The bus starts the program by its service file, and the entries of its menu on the desktop do what they say.
test_start_by_the_bus() {
    local prefix=$work/$test
    local -x XDG_DATA_DIRS=$prefix/share:/usr/share
    own setup --prefix "$prefix" -Dpeel_binary="$(built_program)"
    own install
    in_session does_what_the_desktop_asks "$prefix/share/applications/io.github.peel_notes.Peel.desktop"
}

does_what_the_desktop_asks() {
    local desktop_file=$1 id=io.github.peel_notes.Peel call new board
    call=(gdbus call --session --dest "$id" --object-path /io/github/peel_notes/Peel --method)
    new=$(sed -n '/^\[Desktop Action new\]/,/^Exec=/s/^Exec=//p' "$desktop_file")
    board=$(sed -n '/^\[Desktop Action board\]/,/^Exec=/s/^Exec=//p' "$desktop_file")
    "${call[@]}" org.freedesktop.Application.Activate '{}'
    window_comes "Note: empty"
    "${call[@]}" org.freedesktop.Application.ActivateAction new '[]' '{}'
    window_comes "Note: empty" "Note: empty (2)"
    $board
    window_comes "All Notes" "Note: empty" "Note: empty (2)"
    "${call[@]}" org.freedesktop.Application.ActivateAction quit '[]' '{}'
    window_comes ""
    # Where it does not run yet, an action alone starts it.
    $new
    window_comes "Note: empty"
    gapplication action "$id" quit
    window_comes ""
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

# The archive holds what is committed, and its checksum is right.
test_sources_are_packed() {
    local archive unpacked=$work/$test.unpacked name
    if ! git -C "$project" rev-parse --git-dir >/dev/null 2>&1; then
        if own dist 2>"$work/$test.out"; then return 1; fi
        grep -q "is not a git working tree" "$work/$test.out"
        return
    fi
    archive=$(own dist | tail -n 1)
    (cd "${archive%/*}" && sha256sum --check --status "$archive.sha256sum")
    mkdir "$unpacked"
    tar -xJf "$archive" -C "$unpacked"
    name=peel-$(version)
    diff <(git -C "$project" ls-tree -r --name-only HEAD | LC_ALL=C sort) \
        <(cd "$unpacked/$name" && find . -type f -printf '%P\n' | LC_ALL=C sort)
    "$unpacked/$name/meson-wrapper.sh" --help >/dev/null
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
