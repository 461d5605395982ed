#!/usr/bin/env bash
# Tries Peel on a Debian that is as good as empty: what the README says to do, then the installation and the package.
#
#   data/fresh-root-check.sh trixie [NAME...]      Debian 13, with nothing but what the wrapper installs itself
#   data/fresh-root-check.sh bookworm [NAME...]    Debian 12, with this system's Swift toolchain bind-mounted
#
# All tests are run, or for a shorter try those whose names match. As root, as it makes a root folder by mmdebstrap, in
# TMPDIR; it takes 3 to 5 GB there and half an hour.
set -euo pipefail
# shellcheck source=../meson-wrapper.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../meson-wrapper.sh"

wants_fresh_root() {
    want mmdebstrap "makes a Debian in a folder" has mmdebstrap
    want debian-archive-keyring "knows Debian's packages" has_file '/usr/share/keyrings/debian-archive-*.gpg'
    want util-linux "keeps what is mounted out of this system" has unshare
}

make_root() {
    local root=$1 release=$2
    mmdebstrap --quiet --variant=apt "$release" "$root"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    # How this system reaches the archive, and how old it may be, where that is told.
    { grep -l -i -s -E "proxy|check-(valid-until|date)" /etc/apt/apt.conf.d/* || true; } | xargs -r cp -t "$root/etc/apt/apt.conf.d/"
    mkdir -p "$root/peel"
    (cd "$project" && tar -cf - --exclude=./.build --exclude=./build .) | tar -xf - -C "$root/peel"
    cp "$project/data/fresh-root-steps.sh" "$root/steps.sh"
}

main() {
    local release=${1-} root toolchain=""
    case $release in
    trixie) ;;
    bookworm)
        has swift || die "a Swift toolchain is wanted on PATH, to be used in the fresh root"
        toolchain=$(toolchain_folder)
        ;;
    *) usage_error "fresh-root-check.sh takes trixie or bookworm" ;;
    esac
    ((EUID == 0)) || die "fresh-root-check.sh is to be run as root"
    ensure wants_fresh_root
    make_work_folder
    root=$work/root
    say "Making a root of $release ..."
    make_root "$root" "$release"
    # In namespaces of its own, so that nothing stays mounted and nothing runs on.
    # shellcheck disable=SC2016 # the inner shell's own parameters
    unshare --mount --pid --ipc --fork --kill-child bash -euc '
        root=$1 toolchain=$2
        shift 2
        mkdir -p "$root/dev/shm" "$root/dev/pts"
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount -t tmpfs tmpfs "$root/tmp"
        path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
        if [[ -n $toolchain ]]; then
            mkdir -p "$root/opt/swift/usr"
            mount --bind -o ro "$toolchain" "$root/opt/swift/usr"
            path=/opt/swift/usr/bin:$path
        fi
        exec chroot "$root" env -i PATH="$path" HOME=/root LANG=C.UTF-8 bash /steps.sh "$@"
    ' bash "$root" "$toolchain" "${@:2}"
}

main "$@"
