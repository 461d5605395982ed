import CGtk
import PeelApp

exit(PeelCommand.main(arguments: CommandLine.arguments))
