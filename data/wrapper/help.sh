# shellcheck shell=bash
# Part of meson-wrapper.sh: what its help says.

usage() {
    case ${1-} in
    "") usage_all ;;
    run | test | bench | lint | setup | compile | install | uninstall | dist | clean | deb) "usage_$1" ;;
    *) usage_error "unknown verb \"$1\"" ;;
    esac
}

usage_all() {
    cat <<'END'
Usage: ./meson-wrapper.sh VERB [ARGUMENT...]

To try Peel and to work on it:
  run [ARGUMENT...]    build Peel and start it
  test [NAME...]       build the tests and run them
  bench [--short]      measure what a note costs
  lint                 check the form of the sources, the scripts and the data

To install it:
  setup [OPTION...]    set the build folder up: --prefix, -D...
  compile              build what is installed
  install              install it: --destdir
  uninstall            take away what was installed
  deb                  make a Debian package
  dist                 pack the sources
  clean                remove what was built

  VERB --help          tell more of a verb
  help [VERB], --help  show this text

Each verb first installs what it needs and is missing (Debian and its kin, by apt-get, as root
or by sudo). A Swift toolchain of 6.0 or later is taken from PATH; Debian 13 has it as a package.
END
}

usage_run() {
    cat <<'END'
Usage: ./meson-wrapper.sh run [ARGUMENT...]

Builds Peel, optimized, and starts it without installing it; the arguments are for peel. With no
display at hand the note is shown on a virtual one, with an empty folder of notes of its own,
and a screenshot of it is left.
END
}

usage_test() {
    cat <<'END'
Usage: ./meson-wrapper.sh test [NAME...]

Builds the tests and runs them all, or those whose names match an extended regular expression: those
of the Swift package, named Module.Suite/test, and those of the installation, of this script and of
what a note costs, whose names begin with "Installation", "Wrapper" or "Benchmarks". Nothing of the
user's own is read or written.
END
}

usage_bench() {
    cat <<'END'
Usage: ./meson-wrapper.sh bench [--short] [--json] [--only NAME[,NAME...]]

Builds Peel, optimized, and measures it on a display and a bus of its own, beside small C programs that
it compiles, and beside xpad: start and memory, the moving corner, rest, one frame, typing, many
notes. Prints one table, or JSON. Fails where a bound does not hold.
  --short      takes a minute, and fails only beyond twice a bound; the tests do that
  --only NAME  start, breeze, rest, frame, typing, scale, board or size
END
}

usage_lint() {
    cat <<'END'
Usage: ./meson-wrapper.sh lint

Checks the form of the Swift sources, of the scripts, and of what is installed: desktop file,
metainfo, icons, settings' schema, translations, manual page, Flatpak manifest.
END
}

usage_setup() {
    cat <<'END'
Usage: ./meson-wrapper.sh setup [-C FOLDER] [OPTION...]

Sets the build folder up by "meson setup", or gives it other options. The options are meson's:
  --prefix DIR         where Peel is to be installed (/usr/local)
  -Dpeel_binary=FILE   a peel that is built already, to be installed as it is; no Swift toolchain
                       is needed then
  -D..., --bindir ...  any other option of meson's own
  -C FOLDER            the build folder ("build", beside this script)
END
}

usage_compile() {
    cat <<'END'
Usage: ./meson-wrapper.sh compile [-C FOLDER]

Builds what is installed, by "meson compile", which has Swift build the program. The program in
the build folder can be started from there. Where the folder is not set up yet, it is first.
END
}

usage_install() {
    cat <<'END'
Usage: ./meson-wrapper.sh install [-C FOLDER] [--destdir DIR]

Builds Peel and installs it, by "meson install", which asks for root's rights where they are
needed. With --destdir, or DESTDIR in the environment, it goes below that folder, for a package;
the caches for settings, icons and desktop files are then for the package to make.
END
}

usage_uninstall() {
    cat <<'END'
Usage: ./meson-wrapper.sh uninstall [-C FOLDER]

Takes away what "install" has put in place from this build folder, and leaves everything else
as it was. Notes and settings stay.
END
}

usage_dist() {
    cat <<'END'
Usage: ./meson-wrapper.sh dist [-C FOLDER]

Packs the sources, as they are committed, into an archive in the build folder, with its checksum,
and prints its path.
END
}

usage_clean() {
    cat <<'END'
Usage: ./meson-wrapper.sh clean [-C FOLDER]

Removes what was built; the build folder stays set up.
END
}

usage_deb() {
    cat <<'END'
Usage: ./meson-wrapper.sh deb [-C FOLDER]

Builds a Debian package for this system into the build folder, has lintian look at it, and prints
its path. "apt install PATH" installs it.
END
}
