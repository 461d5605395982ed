#!/usr/bin/env bash
# What fresh-root-check.sh does in the fresh root; not to be run elsewhere, as it installs and removes things. Arguments
# are names of tests, where not all are to be run.
set -euo pipefail
cd /peel
# shellcheck source=../meson-wrapper.sh
source ./meson-wrapper.sh

step() { printf '\n=== %s ===\n' "$*"; }

# What there is below /usr and /etc, with what it holds; the toolchain and the caches of the system are left out.
snapshot() {
    find /usr /etc /opt -xdev \( -path /opt/swift -o -path /etc/ld.so.cache -o -name '*.pyc' -o -name __pycache__ \) \
        -prune -o -printf '%y %m %p %l\n' | sort
    find /usr /etc -xdev -type f ! -name '*.pyc' ! -path /etc/ld.so.cache -exec sha256sum {} + | sort -k 2
}

# tried PROGRAM: whether it finds all that is installed with it, and shows a window with its icon.
tried() (
    make_work_folder
    private_environment
    start_display 1280x900x24
    test=installed
    finds_its_data "$1"
)

step "./meson-wrapper.sh run"
./meson-wrapper.sh run | tee /tmp/run.log
picture=$(sed -n 's/^Screenshot: //p' /tmp/run.log)
[[ -s $picture ]]

step "./meson-wrapper.sh test"
./meson-wrapper.sh test "$@" </dev/null >/tmp/test.log 2>&1 || true
tail -n 1 /tmp/test.log
tail -n 1 /tmp/test.log | grep -q -E '^[0-9]+ passed, 0 failed' || {
    grep -A 1000 '^== What failed ==' /tmp/test.log || tail -n 100 /tmp/test.log
    exit 1
}

step "setup, compile"
./meson-wrapper.sh setup --prefix /usr/local
./meson-wrapper.sh compile
build/peel --version

step "install, run, uninstall"
snapshot >/tmp/before
./meson-wrapper.sh install
[[ $(command -v peel) == /usr/local/bin/peel ]]
peel new "a note of the fresh root"
peel list | grep -q "a note of the fresh root"
man_page=/usr/local/share/man/man1/peel.1
[[ -s $man_page && -s /usr/local/share/glib-2.0/schemas/gschemas.compiled ]]
tried /usr/local/bin/peel
./meson-wrapper.sh uninstall
snapshot >/tmp/after
diff /tmp/before /tmp/after
hash -r
if command -v peel; then exit 1; fi

step "deb"
package=$(./meson-wrapper.sh deb | tail -n 1)
apt-get install -y "$package" >/tmp/apt.log
[[ $(command -v peel) == /usr/bin/peel ]]
peel list | grep -q "a note of the fresh root"
tried /usr/bin/peel
apt-get purge -y peel >>/tmp/apt.log
hash -r
if command -v peel; then exit 1; fi
[[ -z $(find /usr /etc /var/lib/dpkg/info -iname '*peel*') ]]
grep -q -r "a note of the fresh root" ~/.local/share/peel/notes

step "clean"
./meson-wrapper.sh clean
[[ ! -e .build && ! -e build/peel && ! -e build/swift ]]

step "done"
