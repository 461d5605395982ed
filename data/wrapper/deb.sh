# shellcheck shell=bash
# Part of meson-wrapper.sh: the Debian package.

wants_deb() {
    wants_meson
    want dpkg-dev "finds the libraries that the package depends on" has dpkg-shlibdeps
    want binutils "strips the program and looks into it" has strip
    want lintian "checks the package" has lintian
}

# Not by debhelper: what meson installs is what is packed, with Debian's own files beside it.
verb_deb() {
    local version architecture tree package share
    read_build_folder "$@"
    no_rest deb
    ensure wants_deb
    make_work_folder
    # Below the first of Debian's own, which would have -1.
    version=$(version)-0peel1 architecture=$(dpkg --print-architecture) tree=$work/tree
    package=$build/deb/peel_${version}_$architecture.deb
    mkdir -p "$build/deb" "$tree/DEBIAN"
    [[ -n $prepared ]] || {
        build_release "$build/swift"
        prepared=$(release_folder "$build/swift")/peel
    }
    (
        build=$work/build
        set_up --prefix /usr -Dpeel_binary="$prepared" >"$work/meson.log" &&
            DESTDIR="$tree" meson install -C "$build" >>"$work/meson.log"
    ) || {
        cat "$work/meson.log" >&2
        die "what goes into the package could not be installed into a folder"
    }
    share=$tree/usr/share
    strip --strip-all --remove-section=.comment --remove-section=.note "$tree/usr/bin/peel"
    mkdir -p "$share/doc/peel"
    deb_copyright >"$share/doc/peel/copyright"
    rm -r "$share/licenses" # its text is in the file just made
    deb_changelog "$version" | gzip -9n >"$share/doc/peel/changelog.Debian.gz"
    gzip -9n "$share/man/man1/peel.1"
    mkdir -p "$share/zsh/vendor-completions"
    mv "$share/zsh/site-functions/_peel" "$share/zsh/vendor-completions/"
    rmdir "$share/zsh/site-functions"
    readelf -lW "$tree/usr/bin/peel" | grep -q GNU_RELRO || {
        mkdir -p "$share/lintian/overrides"
        cat >"$share/lintian/overrides/peel" <<'END'
# Without Swift's own linker gold is used, which leaves nothing of Swift's static library to be made read-only.
peel: hardening-no-relro [usr/bin/peel]
END
    }
    (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    deb_control "$version" "$architecture" >"$tree/DEBIAN/control"
    find "$tree" -type d -exec chmod 755 {} +
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$package" >&2
    lintian --fail-on error,warning --allow-root --profile debian "$package" >&2 ||
        die "lintian finds fault with $package"
    printf '%s\n' "$package"
}

deb_control() {
    local depends size
    mkdir -p "$work/shlibs/debian"
    printf 'Source: peel\n\nPackage: peel\nArchitecture: any\n' >"$work/shlibs/debian/control"
    depends=$(cd "$work/shlibs" && dpkg-shlibdeps -O "$tree/usr/bin/peel" 2>"$work/shlibdeps.log" |
        sed -n 's/^shlibs:Depends=//p') || {
        cat "$work/shlibdeps.log" >&2
        die "the libraries of the program could not be found"
    }
    size=$(du -k -s --apparent-size "$tree/usr" | cut -f 1)
    cat <<END
Package: peel
Version: $1
Architecture: $2
Maintainer: The Peel contributors <peel@peel-notes.github.io>
Installed-Size: $size
Depends: $depends, dconf-gsettings-backend | gsettings-backend, librsvg2-common
Recommends: adwaita-icon-theme, fonts-comic-neue
Section: utils
Priority: optional
Homepage: https://github.com/peel-notes/peel
Description: sticky notes on real paper
 Peel puts notes on the desktop, each a sheet of paper that is written on. A
 corner of it lifts and falls a little, as if a window were open. What is
 written is saved at once, each note in a text file of its own; deleted notes
 wait in a trash, and earlier versions can be brought back.
 .
 Everything can be done with the keyboard and with a screen reader. The command
 line lists, searches, writes and paints notes without a display.
END
}

deb_copyright() {
    cat <<'END'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Peel
Source: https://github.com/peel-notes/peel

Files: *
END
    awk '/^Copyright/ { sub(/^Copyright (\(c\) )?/, ""); print (seen++ ? " " : "Copyright: ") $0 }' "$project/LICENSE.txt"
    printf 'License: Expat\n'
    sed -e 's/^$/./' -e 's/^/ /' "$project/LICENSE.txt"
}

deb_changelog() {
    local released
    released=$(sed -n "s/.*<release version=\"$(version)\" date=\"\([^\"]*\)\".*/\1/p" \
        "$project/data/$app_id.metainfo.xml.in" | head -n 1)
    cat <<END
peel ($1) unstable; urgency=medium

  * New upstream release.

 -- The Peel contributors <peel@peel-notes.github.io>  $(LC_ALL=C date -u -R -d "$released")
END
}
