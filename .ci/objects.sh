# To be sourced by scripts that link modules of the debug build.

built=$(swift build --show-bin-path)

# objects MODULE: the paths of its object files, without those of sources that are gone.
objects() { sed -E "s|.*/([^/]*)'?$|$built/$1.build/\1.o|" "$built/$1.build/sources"; }
