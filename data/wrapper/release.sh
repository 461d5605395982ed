# shellcheck shell=bash
# Part of meson-wrapper.sh: the program as it is shipped.

# linker_options: what is said to the linker, a word a line. Swift's own, where the toolchain has it, packs the relocations
# and lays what runs at the start side by side (data/start-order.txt): of the rest of Swift's library hardly a page is
# then read into memory.
linker_options() {
    local swift
    swift=$(readlink -f "$(command -v swift)") || return 0
    [[ -x ${swift%/*}/ld.lld ]] || return 0
    printf '%s\n' -Xswiftc -use-ld=lld
    printf -- '-Xlinker\n%s\n' --gc-sections --no-export-dynamic -z pack-relative-relocs \
        --symbol-ordering-file="$project/data/start-order.txt" --no-warn-symbol-ordering
}

# build_release [SCRATCH [PRODUCT]]: the program, or another product, built in a folder that is Swift's own. It does not
# look for libraries beside itself, where there are none.
build_release() {
    local for_linker options=(
        -c release --disable-local-rpath --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -function-sections)
    mapfile -t for_linker < <(linker_options)
    swift build --package-path "$project" --scratch-path "${1-$project/.build}" \
        "${options[@]}" "${for_linker[@]}" --product "${2-peel}" >&2 ||
        die "${2-Peel} does not build; the compiler's messages are above"
}

release_folder() {
    built_folder --scratch-path "${1-$project/.build}" -c release --static-swift-stdlib
}

# built_folder [OPTION...]: where a build with these options puts what it makes.
built_folder() {
    local folder
    folder=$(swift build --package-path "$project" "$@" --show-bin-path 2>/dev/null) || folder=
    [[ -d $folder ]] ||
        die "swift build does not tell the folder of what it has built; \`swift build --show-bin-path\` may say why"
    printf '%s\n' "$folder"
}
