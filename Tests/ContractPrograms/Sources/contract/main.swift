// Prints the numbers of the programs that the library promises: no import but the library's own.
eager()
declared()
escalated()
kept()
containers()
