# shellcheck shell=bash
# Part of meson-wrapper.sh: runs the tests, and counts what passed, failed and was cut short.

readonly test_limit=1800 # seconds, for what is run at once
readonly side_by_side=2  # suites of widgets, each on a display of its own; mostly they wait
# Those that get the machine to themselves: a screen reader that is kept waiting leaves things unsaid.
readonly alone=' PeelAppTests.OrcaTests PeelAppTests.SittingTests '

passed=0 failed=0 skipped=0
failures=() # files with a part's messages about what failed
test_program=

verb_test() {
    local built
    [[ ${1-} != -* ]] || usage_error "test: there is no option $1; names of tests are given without one"
    ensure wants_tests
    make_work_folder
    if swift build --package-path "$project" --build-tests </dev/null 2>&1; then
        built=$(built_folder)
        # Not by "swift test", which loses what it cannot read as UTF-8 piece by piece.
        test_program=$built/peelPackageTests.xctest
        stage_data "$built"
        private_environment
        export NO_COLOR=1
        test_without_display "$@"
        export G_DEBUG=fatal-warnings G_ENABLE_DIAGNOSTIC=1
        test_widgets "$@"
        test_installation "$@"
        test_benchmarks "$@"
    else
        say "The tests do not build; that counts as one failure."
        failed=1
    fi
    report_tests
}

# run_tests LOG ARGUMENT...: the test program, in a session of its own, in place of this shell. Its lines go to a file
# and not to a pipe, since whatever a test leaves running must not keep us here; and at once, so that a crash takes none
# of those before it.
run_tests() {
    local log=$1
    shift
    cd "$project" || exit
    exec timeout --kill-after=10 "$test_limit" dbus-run-session -- stdbuf -oL "$test_program" "$@" \
        </dev/null >"$log" 2>&1
}

# test_without_display PATTERN...: the tests of Swift Testing.
test_without_display() {
    local log=$work/swift_testing.log filter=() pattern runner status=0
    for pattern in "$@"; do filter+=(--filter "$pattern"); done
    printf '\n== Tests without a display ==\n'
    : >"$log"
    run_tests "$log" --testing-library swift-testing "${filter[@]}" &
    runner=$!
    children+=("$runner")
    tail -n +1 -f -s 0.2 --pid="$runner" "$log" &
    wait "$runner" || status=$?
    unset 'children[-1]'
    wait $! || true # the tail
    take_part swift_testing "without a display" "$log" "$status" "$(($# > 0))"
}

# test_widgets PATTERN...: the tests of XCTest, each suite in a process of its own and beside another.
test_widgets() {
    local suite suites=() late=() free=() slot
    local -A suite_of=() display_of=()
    printf '\n== Tests of the widgets ==\n'
    mapfile -t chosen_tests < <(list_tests "$@")
    if ((${#chosen_tests[@]} == 0)); then
        (($#)) || { say "There are no tests of the widgets." && failed=$((failed + 1)); }
        return
    fi
    for ((slot = 0; slot < side_by_side; slot++)); do
        start_display 1280x900x24
        free+=("$DISPLAY")
    done
    # From the end of the alphabet, where those are that take longest.
    mapfile -t suites < <(printf '%s\n' "${chosen_tests[@]%/*}" | LC_ALL=C sort -u -r)
    for suite in "${suites[@]}"; do
        if [[ $alone == *" $suite "* ]]; then
            late+=("$suite")
            continue
        fi
        ((${#free[@]})) || end_a_suite
        begin_suite "$suite"
    done
    while ((${#suite_of[@]})); do end_a_suite; done
    for suite in "${late[@]}"; do
        begin_suite "$suite"
        end_a_suite
    done
}

# begin_suite SUITE: on a display that is free. Uses what test_widgets has.
begin_suite() {
    DISPLAY=${free[-1]} run_suite "$1" &
    children+=($!)
    suite_of[$!]=$1
    display_of[$!]=${free[-1]}
    unset 'free[-1]'
}

# end_a_suite: waits for one of those that run, shows what it wrote, and counts it. Uses what test_widgets has.
end_a_suite() {
    local pid status=0 log i
    wait -n -p pid "${!suite_of[@]}" || status=$?
    for i in "${!children[@]}"; do
        [[ ${children[i]} != "$pid" ]] || unset "children[i]"
    done
    children=("${children[@]}")
    log=$work/suites/${suite_of[$pid]}/log
    cat "$log"
    take_part xctest "of ${suite_of[$pid]}" "$log" "$status" 1
    free+=("${display_of[$pid]}")
    unset "suite_of[$pid]" "display_of[$pid]"
}

# list_tests PATTERN...: MODULE.SUITE/TEST, a line each.
list_tests() {
    local pattern options=()
    for pattern in "$@"; do options+=(-e "$pattern"); done
    ((${#options[@]})) || options=(-e '')
    "$test_program" --list-tests 2>/dev/null | grep / | grep -E "${options[@]}"
}

# run_suite SUITE: those of its tests that are chosen, with folders of its own.
run_suite() {
    local suite=$1 home=$work/suites/$1 tests=() test
    local -x XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state XDG_CONFIG_HOME=$home/config XDG_RUNTIME_DIR=$home/run
    mkdir -p "$work/suites"
    mkdir -m 700 "$home" "$XDG_DATA_HOME" "$XDG_STATE_HOME" "$XDG_CONFIG_HOME" "$XDG_RUNTIME_DIR"
    for test in "${chosen_tests[@]}"; do
        [[ ${test%/*} != "$suite" ]] || tests+=("$test")
    done
    run_tests "$home/log" "$(IFS=, && printf '%s' "${tests[*]}")"
}

# take_part FORM TITLE LOG STATUS FILTERED: counts what a runner wrote, and keeps what it wrote about failures.
take_part() {
    local form=$1 title=$2 log=$3 status=$4 filtered=$5 before=$failed
    "count_$form" "$log"
    judge_part "$title" "$status" "${filtered/#0/}"
    ((failed > before)) || return 0
    {
        ((${#part_cut_short[@]} == 0)) || printf 'did not come to its end: %s\n' "${part_cut_short[@]}"
        grep -a -E "$messages" "$log" | grep -a -v -E "$harmless" || true
    } >"$log.failures"
    failures+=("$log.failures")
}

# What a count_ function sets, about one part.
part_passed=0 part_failed=0 part_skipped=0
part_started=0 # how many tests began, or were skipped
part_cut_short=() # those that began and did not end
part_total=    # how many the runner itself speaks of at its end; empty where it came to no end
messages=      # an expression for the lines about failures
# What looks like them: Swift Testing 6.0 has the same mark for what was skipped and for what was known to fail.
harmless='^↳ (Testing Library|Target Platform)|^. (Test|Suite) .* (skipped[.:]|recorded a known issue|passed after) ?'

lines() { grep -a -c -E -e "$1" "$2" || true; }

# Not bound to the beginning of the line: a test may have printed something there.
count_xctest() {
    local log=$1
    part_passed=$(lines "Test Case '[^']*' passed \(" "$log")
    part_failed=$(lines "Test Case '[^']*' failed \(" "$log")
    part_skipped=$(lines "Test Case '[^']*' skipped \(" "$log")
    part_started=$(lines "Test Case '[^']*' started at" "$log")
    mapfile -t part_cut_short < <(comm -23 <(sed -n -E "s/.*(Test Case '[^']*') started at.*/\1/p" "$log" | sort) \
        <(sed -n -E "s/.*(Test Case '[^']*') (passed|failed|skipped) \(.*/\1/p" "$log" | sort))
    # Each suite has such a line; only the one of the whole is a sign that the runner came to its end.
    part_total=$(sed -n -E "/Test Suite '(All|Selected) tests' (passed|failed)/,\$p" "$log" |
        sed -n -E 's/.*Executed ([0-9]+) tests?, with .*/\1/p' | tail -n 1)
    messages="^.+:[0-9]+: error: |^error: |^\*\*\* |-(WARNING|CRITICAL|ERROR) \*\*|Test Case '[^']*' failed \("
}

count_swift_testing() {
    local log=$1 after=' after [0-9.]+ seconds( with [0-9]+ .*)?\.$' test='^[^ ]+ Test '
    local own=$log.tests # without the lines about the run, and about one argument of a test with several
    grep -a -E "$test" "$log" | grep -a -v -E "$test(run|case) (started|with|passing) ?" >"$own" || true
    part_passed=$(lines " passed$after" "$own")
    part_failed=$(lines " failed$after" "$own")
    part_skipped=$(lines ' skipped(\.|: ".*")$' "$own")
    part_started=$(($(lines ' started\.$' "$own") + part_skipped))
    mapfile -t part_cut_short < <(comm -23 <(sed -n -E 's/^[^ ]+ (Test .*) started\.$/\1/p' "$own" | sort) \
        <(sed -n -E -e 's/ with [0-9]+ test cases / /' -e 's/^[^ ]+ (Test .*) (passed|failed) after .*/\1/p' "$own" | sort))
    part_total=$(sed -n -E 's/^[^ ]+ Test run with ([0-9]+) tests? .*(passed|failed) after .*/\1/p' "$log" | tail -n 1)
    messages='^✘ |^↳ |^error: |^\*\*\* |-(WARNING|CRITICAL|ERROR) \*\*'
}

# judge_part TITLE STATUS FILTERED: adds a part to the totals. A test that began and did not end has
# failed, and so has, as one failure, a part that crashed in none or ran none.
judge_part() {
    local title=$1 status=$2 filtered=$3 seen
    part_failed=$((part_failed + part_started - part_passed - part_failed - part_skipped))
    seen=$((part_passed + part_failed + part_skipped))
    if [[ -z $part_total ]]; then
        say "The tests $title came to no end (status $status)."
        part_failed=$((part_failed > 0 ? part_failed : 1))
    elif ((part_total != seen)); then
        say "The tests $title: the runner speaks of $part_total, but the lines of $seen were seen."
        part_failed=$((part_failed + 1))
    elif ((seen == 0)) && [[ -z $filtered ]]; then
        say "The tests $title: there were none to run."
        part_failed=1
    fi
    # Newer runners fail where none was chosen.
    if ((status != 0 && part_failed == 0)) && [[ $seen != 0 || -z $filtered ]]; then
        say "The tests $title: the runner failed (status $status)."
        part_failed=1
    elif ((status == 124)); then
        say "The tests $title took more than $test_limit seconds."
    fi
    passed=$((passed + part_passed)) failed=$((failed + part_failed)) skipped=$((skipped + part_skipped))
}

report_tests() {
    if ((passed + failed == 0)); then
        say "No test was run; that counts as one failure."
        failed=1
    fi
    if ((failed)) && ((${#failures[@]})); then
        printf '\n== What failed ==\n'
        cat "${failures[@]}"
    fi
    printf '\n'
    if ((skipped)); then
        printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
    else
        printf '%d passed, %d failed\n' "$passed" "$failed"
    fi
    ((failed == 0))
}
