# Compiles Embedded Swift for WebAssembly in .build/embedded, for the page and for the Embedded probe. For scripts that source
# this file in the root folder of the package.
#
# A .swiftmodule of Embedded Swift contains the functions in the compiler's intermediate language, and a program that imports
# the module compiles the functions that it uses. So each program is one object, and the modules have no objects.

embedded=.build/embedded
embeddedTools=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin
embeddedOptions=(-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -parse-as-library -swift-version 6
  -strict-memory-safety -warnings-as-errors -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -file-prefix-map "$PWD=." -I "$embedded")

# The modules that PlaygroundPage imports, directly or indirectly.
embeddedPageModules=(EagerLayout Arrangements LayoutExplanations AndroidLayout PlaygroundKit PlaygroundWriters PlaygroundCourse
  PlaygroundData AndroidNotation)

# Compiles the modules of the page in the order of their dependencies.
compileModules() {
  mkdir -p "$embedded"
  compileModule EagerLayout Sources/EagerLayout
  compileModule Arrangements Sources/Arrangements EagerLayout
  compileModule LayoutExplanations Sources/LayoutExplanations EagerLayout
  compileModule AndroidLayout Sources/AndroidLayout EagerLayout Arrangements
  compileModule PlaygroundKit Playground/Kit EagerLayout Arrangements LayoutExplanations
  compileModule PlaygroundWriters Playground/Writers EagerLayout Arrangements PlaygroundKit
  compileModule PlaygroundCourse Playground/Course EagerLayout LayoutExplanations PlaygroundKit
  compileModule PlaygroundData Playground/Data EagerLayout PlaygroundCourse PlaygroundKit
  compileModule AndroidNotation Playground/Android EagerLayout Arrangements AndroidLayout PlaygroundKit
  compileModule PlaygroundPage Playground/Page "${embeddedPageModules[@]}"
}

# compileModule MODULE FOLDER IMPORT…: compiles a module and writes its symbol graph, unless both are up to date.
compileModule() {
  local module=$1 folder=$2
  shift 2
  compile "$module.swiftmodule" "$module" "$folder" "$*" -package-name eagerlayout \
    -emit-module -emit-module-path "$embedded/$module.swiftmodule" -emit-symbol-graph -emit-symbol-graph-dir "$embedded"
}

# compileProgram MODULE FOLDERS IMPORT…: compiles the object of a program, unless it is up to date. The variable `optimization`
# can be set to -Onone, which takes a fifth of the time of -Osize.
optimization=-Osize
compileProgram() {
  local module=$1 folders=$2
  shift 2
  compile "$module.o" "$module" "$folders" "$*" -c -o "$embedded/$module.o"
}

# compile OUTPUT MODULE FOLDERS IMPORTS OPTION…: runs the compiler if a source or an imported module is newer than the output.
compile() {
  local output=$embedded/$1 module=$2 folders import sources
  read -ra folders <<<"$3"
  local inputs=("${folders[@]}" .ci/embedded-modules.sh)
  for import in $4; do inputs+=("$embedded/$import.swiftmodule"); done
  shift 4
  if [[ -e $output && -z $(find "${inputs[@]}" -newer "$output" -print -quit) ]]; then return; fi
  echo "compiling $module"
  mapfile -t sources < <(find "${folders[@]}" -name '*.swift' | LC_ALL=C sort)
  # The compiler can fail after it wrote the output, so a failed compilation removes it.
  swiftc "${embeddedOptions[@]}" -wmo "$optimization" -module-name "$module" "${sources[@]}" "$@" || { rm -f "$output"; exit 1; }
}

# linkProgram OUT.wasm OBJECT OPTION…: links a program's object. Runtime.c replaces the C library, and the Unicode tables of
# Swift's standard library are not linked.
linkProgram() {
  local out=$1 object=$2
  shift 2
  "$embeddedTools/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -Wall -Wextra -Werror \
    -c Tests/EmbeddedProbe/Runtime.c -o "$embedded/Runtime.o"
  "$embeddedTools/wasm-ld" "$embedded/$object" "$embedded/Runtime.o" -o "$out" --no-entry --gc-sections --strip-all "$@"
}
