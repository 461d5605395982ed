#!/usr/bin/env bash
# Lists in data/start-order.txt what the program runs until its first note is shown. The linker lays that side by side,
# so that a start reads few pages; a name that is no longer there, or not yet in the list, costs nothing but a little of
# that. To be run now and then. It needs valgrind, xvfb, openbox, dbus-daemon and binutils.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

./meson-wrapper.sh run --version
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf -- '---\ncolor: yellow\ntitle: Shopping\n---\nMilk and bread, %s\n' "$(seq -s ' and ' 1 30)" >"$folder/note.md"

# The second start finds what the first one has kept. It is ended as a session ends it; valgrind takes some twenty times
# as long as a start does.
for start in 1 2; do
    PEEL_FOLDER=$folder XDG_STATE_HOME=$folder/state XDG_CONFIG_HOME=$folder/config \
        xvfb-run -a dbus-run-session -- sh -c 'openbox & exec timeout 30 "$@"' sh \
        valgrind --quiet --tool=callgrind --dump-instr=yes --compress-pos=no --compress-strings=no \
        --callgrind-out-file="$folder/calls$start" .build/release/peel || [[ $? == 124 ]]
done

# What was run, by address: callgrind's own names for functions are not always those that the linker knows.
ran() {
    awk '
        /^ob=/ { is_ours = /\/release\/peel$/ }
        is_ours && /^0x/ { address = substr($1, 3); print substr("0000000000000000", length(address) + 1) address, "ran" }
    ' "$folder"/calls[12] | sort -u
}
export LC_ALL=C
{ ran && nm --defined-only .build/release/peel | awk '$2 ~ /[tTwW]/ { print $1, "is", $3 }'; } | sort | awk '
    $2 == "is" {
        if ($1 != address) { split("", names); is_named = 0 }
        address = $1
        names[$3]
    }
    $2 == "ran" && !is_named { for (name in names) print name; is_named = 1 }
' | sort -u >data/start-order.txt
wc -l data/start-order.txt
