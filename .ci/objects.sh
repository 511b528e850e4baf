# For scripts that link modules of the debug build, and source this file.

built=$(swift build --show-bin-path)

# objects MODULE: prints the paths of a module's object files. Object files of deleted sources are not listed.
objects() { sed -E "s|.*/([^/]*)'?$|$built/$1.build/\1.o|" "$built/$1.build/sources"; }
