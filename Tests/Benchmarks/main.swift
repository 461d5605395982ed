import Glibc

// What a note costs, beside a floor in the same run; see `BenchOptions` for the arguments.
exit(BenchRun.main(Array(CommandLine.arguments.dropFirst())))
