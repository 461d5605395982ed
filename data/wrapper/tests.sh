# shellcheck shell=bash
# Part of meson-wrapper.sh: runs the tests, and counts what passed, failed and was cut short.

readonly test_limit=1800 # seconds, for each of the two parts

passed=0 failed=0 skipped=0
failures=() # files with a part's messages about what failed

verb_test() {
    local filter=() name built
    if [[ ${1-} == -* ]]; then
        filter=("$@")
    else
        for name in "$@"; do filter+=(--filter "$name"); done
    fi
    ensure wants_tests
    make_work_folder
    if swift build --package-path "$project" --build-tests </dev/null 2>&1; then
        built=$(built_folder)
        stage_data "$built"
        private_environment
        test_part "without a display" swift_testing --disable-xctest "${filter[@]}"
        start_display 1280x900x24
        export G_DEBUG=fatal-warnings G_ENABLE_DIAGNOSTIC=1
        test_part "of the widgets" xctest --disable-swift-testing --no-parallel "${filter[@]}"
        if [[ ${1-} != -* ]]; then
            test_installation "$@"
            test_benchmarks "$@"
        fi
    else
        say "The tests do not build; that counts as one failure."
        failed=1
    fi
    report_tests
}

# test_part TITLE FORM OPTION...: one of the two runners, its lines counted by count_FORM.
test_part() {
    local title=$1 form=$2 log=$work/$2.log runner status=0
    shift 2
    printf '\n== Tests %s ==\n' "$title"
    : >"$log"
    # A log and a tail of it, not a pipe: whatever a test leaves running must not keep us here. Line by line, so that
    # a crash takes none of the lines about what was before it.
    timeout --kill-after=10 "$test_limit" dbus-run-session -- stdbuf -oL \
        swift test --package-path "$project" --skip-build "$@" </dev/null >"$log" 2>&1 &
    runner=$!
    children+=("$runner")
    tail -n +1 -f -s 0.2 --pid="$runner" "$log" &
    wait "$runner" || status=$?
    unset 'children[-1]'
    wait $! || true # the tail
    "count_$form" "$log"
    judge_part "$title" "$status" "$([[ " $* " == *" --filter "* ]] && echo filtered)"
    {
        ((${#part_cut_short[@]} == 0)) || printf 'did not come to its end: %s\n' "${part_cut_short[@]}"
        grep -E "$messages" "$log" | grep -v -E "$harmless" || true
    } >"$work/$form.failures"
    failures+=("$work/$form.failures")
}

# What a count_ function sets, about one part.
part_passed=0 part_failed=0 part_skipped=0
part_started=0 # how many tests began, or were skipped
part_cut_short=() # those that began and did not end
part_total=    # how many the runner itself speaks of at its end; empty where it came to no end
messages=      # an expression for the lines about failures
# What looks like them: Swift Testing 6.0 has the same mark for what was skipped and for what was known to fail.
harmless='^↳ (Testing Library|Target Platform)|^. (Test|Suite) .* (skipped[.:]|recorded a known issue|passed after) ?'

lines() { grep -c -E -e "$1" "$2" || true; }

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
    grep -E "$test" "$log" | grep -v -E "$test(run|case) (started|with|passing) ?" >"$own" || true
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
    if ((status != 0 && part_failed == 0)); then
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
