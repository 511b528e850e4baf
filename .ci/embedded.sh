#!/usr/bin/env bash
# Checks that the modules of the library compile as Embedded Swift. A program, the probe, uses all of their public
# declarations. Most of the probe is generated; Tests/EmbeddedProbe has functions that compute layouts. The script compiles the
# probe for WebAssembly, links it without the standard library's Unicode tables, and calls the functions.
set -euo pipefail
cd "$(dirname "$0")/.."

source .ci/embedded-modules.sh
passed=0
modules=(EagerLayout Arrangements AndroidLayout AndroidDrawables LayoutExplanations)

# expect FUNCTION NUMBER: checks what an exported function returns.
expect() {
  local answer
  answer=$("$embeddedTools/wasmkit" run "$embedded/probe.wasm" "$1")
  if [[ $answer != *"i32($2)"* ]]; then
    echo "$1() returned $answer and not $2" >&2
    exit 1
  fi
  passed=$((passed + 1))
}

compileModules
compileModule AndroidDrawables Sources/AndroidDrawables EagerLayout Arrangements AndroidLayout

# A module has a symbol graph of its own declarations, and one for each other module whose types it extends.
graphs=()
for module in "${modules[@]}"; do
  mapfile -t -O "${#graphs[@]}" graphs < <(
    find "$embedded" -name "$module.symbols.json" -o -name "$module@*.symbols.json" | LC_ALL=C sort)
done
declarations=$embedded/Declarations
mkdir -p "$declarations"
python3 .ci/probe-declarations.py "${graphs[@]}" >"$embedded/Declarations.swift"
cmp -s "$embedded/Declarations.swift" "$declarations/Declarations.swift" || cp "$embedded/Declarations.swift" "$declarations"

optimization=-Onone compileProgram Probe "Tests/EmbeddedProbe $declarations" "${modules[@]}"
# Code without optimization needs a larger stack. --no-gc-sections also links functions that are not called.
linkProgram "$embedded/probe.wasm" Probe.o -z stack-size=4194304 --no-gc-sections
echo "The probe of ${#modules[@]} modules links without Unicode tables: $(wc -c <"$embedded/probe.wasm") bytes."
passed=$((passed + 2))

swiftc "${embeddedOptions[@]}" -module-name Declarations -dump-ast -dump-ast-format json "$declarations/Declarations.swift" \
  >"$embedded/Declarations.ast.json"
python3 .ci/public-declarations.py "$embedded/Declarations.ast.json" "${graphs[@]}"
passed=$((passed + 1))

expect globals 6
expect geometry 26
expect line 653372
expect smallTree 414657
expect measured 80
expect placement 1157
expect style 20
expect lengths 11
expect nodes 94
expect keptTree 240
expect arrangement 88
expect trace 1322

expect overlay 210
expect split 101
expect along 390
expect sizeClass 353
expect reordering 226
expect flow 96
expect masonry 120
expect firstThatFits 100
expect fittedRatio 445
expect rules 1
expect passes 11
expect grid 806
expect linearWeights 13
expect linearYields 80
expect floats 50
expect relative 368

expect inflated 19230
expect values 8058
expect faults 219
expect classes 13436
expect drawables 1213

expect why 21
echo "All functions of the probe return the expected numbers."

echo "$passed passed"
