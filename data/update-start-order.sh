#!/usr/bin/env bash
# Lists in data/start-order.txt what the program runs until its first note is shown. The linker lays that side by side,
# so that a start reads few pages; a name that is no longer there, or not yet in the list, costs nothing but a little of
# that. To be run now and then. It needs valgrind, xvfb and dbus-daemon.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

./meson-wrapper.sh run --version
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf -- '---\ncolor: yellow\ntitle: Shopping\n---\nMilk and bread\n' >"$folder/note.md"

# It is ended as a session ends it; valgrind takes some twenty times as long as a start does.
PEEL_FOLDER=$folder XDG_STATE_HOME=$folder/state XDG_CONFIG_HOME=$folder/config \
    xvfb-run -a dbus-run-session -- timeout 30 \
    valgrind --quiet --tool=callgrind --demangle=no --callgrind-out-file="$folder/calls" \
    .build/release/peel || [[ $? == 124 ]]

# In callgrind's format a name stands where its number comes first, and the number alone after that.
LC_ALL=C awk '
    match($0, /^c?(ob|fn)=\([0-9]+\)/) {
        kind = $0; sub(/=.*/, "", kind)
        number = substr($0, index($0, "("), RLENGTH - index($0, "(") + 1)
        name = substr($0, RLENGTH + 2)
        table = kind ~ /ob$/ ? "ob" : "fn"
        if (name != "") names[table, number] = name
        if (kind == "ob") object = names["ob", number]
        if (kind == "fn" && object ~ /\/release\/peel$/) run[names["fn", number]] = 1
    }
    END { for (name in run) { sub(/\x27[0-9]+$/, "", name); if (name !~ /^(0x|\(below)/) print name } }
' "$folder/calls" | LC_ALL=C sort -u >data/start-order.txt
wc -l data/start-order.txt
