// Prints the numbers that the library promises. The program imports only modules of the library.
eager()
declared()
escalated()
kept()
containers()
