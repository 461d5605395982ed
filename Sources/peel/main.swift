import CGtk
import PeelApp

exit(PeelCommand.main())
