#!/usr/bin/env bash
# Compiles the library, its explanations, the markup and the Kit as Embedded Swift for WebAssembly, each with a probe that
# uses all of its public declarations; links them without the standard library's Unicode tables, and calls the probes.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
passed=0
options=(-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -parse-as-library -swift-version 6
  -strict-memory-safety -warnings-as-errors -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility -I "$out")

# compile MODULE SOURCES PROBE: the module and its probe as objects, and that the probe uses all of the module.
compile() {
  local module=$1 sources probes file others
  mapfile -t sources < <(find "$2" -name '*.swift' | sort)
  mapfile -t probes < <(find "$3" -name '*.swift' | sort)
  swiftc "${options[@]}" -wmo -Osize -package-name eagerlayout -module-name "$module" -c "${sources[@]}" \
    -o "$out/$module.o" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -emit-symbol-graph -emit-symbol-graph-dir "$out"
  swiftc "${options[@]}" -wmo -Osize -module-name "${module}Probe" -c "${probes[@]}" -o "$out/${module}Probe.o"
  for file in "${probes[@]}"; do
    mapfile -t others < <(printf '%s\n' "${probes[@]}" | grep -Fxv "$file")
    swiftc -frontend "${options[@]}" -module-name "${module}Probe" -dump-ast -dump-ast-format json \
      -primary-file "$file" "${others[@]}" >>"$out/$module.ast.json"
  done
  python3 .ci/public-declarations.py "$out/$module.symbols.json" "$out/$module.ast.json"
  passed=$((passed + 2))
}

# link NAME OBJECT…: an executable module. Nothing but Runtime.c stands for a C library, and no Unicode tables are given.
link() {
  local name=$1
  shift
  "$tools/wasm-ld" "${@/#/$out/}" "$out/Runtime.o" -o "$out/$name.wasm" --no-entry --gc-sections --strip-all
  echo "$name links without Unicode tables: $(wc -c <"$out/$name.wasm") bytes with its probe."
  passed=$((passed + 1))
}

# expect NAME FUNCTION NUMBER: what an exported function returns.
expect() {
  local answer
  answer=$("$tools/wasmkit" run "$out/$1.wasm" "$2")
  if [[ $answer != *"i32($3)"* ]]; then
    echo "$1: $2() returned $answer and not $3" >&2
    exit 1
  fi
  passed=$((passed + 1))
}

"$tools/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -Wall -Wextra -Werror \
  -c Tests/EmbeddedProbe/Runtime.c -o "$out/Runtime.o"

compile EagerLayout Sources/EagerLayout Tests/EmbeddedProbe/Core
link core EagerLayout.o EagerLayoutProbe.o
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

compile Arrangements Sources/Arrangements Tests/EmbeddedProbe/Arrangements
link arrangements EagerLayout.o Arrangements.o ArrangementsProbe.o
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

compile LayoutMarkup Sources/LayoutMarkup Tests/EmbeddedProbe/Markup
link markup EagerLayout.o Arrangements.o LayoutMarkup.o LayoutMarkupProbe.o
expect markup inflated 19230
expect markup asked 8058
expect markup faults 219
expect markup classes 13436
expect markup drawables 15

compile LayoutExplanations Sources/LayoutExplanations Tests/EmbeddedProbe/Explanations
link explanations EagerLayout.o LayoutExplanations.o LayoutExplanationsProbe.o
expect explanations explanation 1
expect explanations why 2

compile PlaygroundKit Playground/Kit Tests/EmbeddedProbe/Kit
link kit EagerLayout.o Arrangements.o LayoutExplanations.o LayoutMarkup.o PlaygroundKit.o PlaygroundKitProbe.o
expect kit picture 31
expect kit pages 1
expect kit exercises 140
expect kit progress 111
expect kit notation 254
expect kit page 283
echo "All probes return what they should."

echo "$passed passed"
