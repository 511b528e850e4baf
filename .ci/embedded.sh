#!/usr/bin/env bash
# Checks that the modules of the library are Embedded Swift: each has a probe, a program that uses all of its public declarations. Compiles the
# probes for WebAssembly, links them without the standard library's Unicode tables, and calls their functions.
set -euo pipefail
cd "$(dirname "$0")/.."

source .ci/embedded-modules.sh
passed=0

# probe NAME MODULE FOLDER IMPORT…: compiles and links the probe of a module, and checks that it uses all public declarations.
probe() {
  local name=$1 module=$2 folder=$3 files
  shift 3
  compileProgram "${module}Probe" "$folder" "$module" "$@"
  mapfile -t files < <(find "$folder" -name '*.swift' | LC_ALL=C sort)
  # As one batch, one compiler process dumps all files.
  swiftc "${embeddedOptions[@]}" -enable-batch-mode -j1 -module-name "${module}Probe" \
    -dump-ast -dump-ast-format json "${files[@]}" >"$embedded/$module.ast.json"
  python3 .ci/public-declarations.py "$embedded/$module.symbols.json" "$embedded/$module.ast.json"
  linkProgram "$embedded/$name.wasm" "${module}Probe.o"
  echo "$name links without Unicode tables: $(wc -c <"$embedded/$name.wasm") bytes with its probe."
  passed=$((passed + 3))
}

# expect NAME FUNCTION NUMBER: checks what an exported function returns.
expect() {
  local answer
  answer=$("$embeddedTools/wasmkit" run "$embedded/$1.wasm" "$2")
  if [[ $answer != *"i32($3)"* ]]; then
    echo "$1: $2() returned $answer and not $3" >&2
    exit 1
  fi
  passed=$((passed + 1))
}

compileModules

probe core EagerLayout Tests/EmbeddedProbe/Core
expect core globals 6
expect core geometry 28
expect core line 653348
expect core smallTree 414657
expect core modifiers 4
expect core measured 80
expect core placement 157
expect core style 20
expect core lengths 12
expect core nodes 94
expect core keptTree 240
expect core arrangement 88
expect core trace 1322

probe arrangements Arrangements Tests/EmbeddedProbe/Arrangements EagerLayout
expect arrangements overlay 100
expect arrangements split 102
expect arrangements along 840
expect arrangements sizeClass 353
expect arrangements reordering 327
expect arrangements flow 216
expect arrangements masonry 132
expect arrangements firstThatFits 113
expect arrangements rules 200
expect arrangements passes 9
expect arrangements grid 419
expect arrangements overlayPlaces 210
expect arrangements linearWeights 13
expect arrangements linearYields 80
expect arrangements floats 1050
expect arrangements relative 5

probe android AndroidLayout Tests/EmbeddedProbe/Android EagerLayout Arrangements
expect android inflated 19230
expect android asked 8058
expect android faults 219
expect android classes 13436
expect android drawables 1513

compileModule AndroidDrawables Sources/AndroidDrawables EagerLayout Arrangements AndroidLayout
probe drawables AndroidDrawables Tests/EmbeddedProbe/Drawables EagerLayout Arrangements AndroidLayout
expect drawables painted 1112

probe explanations LayoutExplanations Tests/EmbeddedProbe/Explanations EagerLayout
expect explanations explanation 1
expect explanations why 2
echo "All probes return the expected numbers."

echo "$passed passed"
