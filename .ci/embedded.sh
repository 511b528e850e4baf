#!/usr/bin/env bash
# Checks that the modules of the library are Embedded Swift: the probe, a program, uses all of their public declarations. Compiles it
# for WebAssembly, links it without the standard library's Unicode tables, and calls its functions.
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
optimization=-Onone compileProgram Probe Tests/EmbeddedProbe "${modules[@]}"
# Code without optimization needs more stack.
linkProgram "$embedded/probe.wasm" Probe.o -z stack-size=4194304
echo "The probe of ${#modules[@]} modules links without Unicode tables: $(wc -c <"$embedded/probe.wasm") bytes."
passed=$((passed + 2))

# As one batch, one compiler process dumps all files.
mapfile -t files < <(find Tests/EmbeddedProbe -name '*.swift' | LC_ALL=C sort)
swiftc "${embeddedOptions[@]}" -enable-batch-mode -driver-batch-count 1 -module-name Probe \
  -dump-ast -dump-ast-format json "${files[@]}" >"$embedded/Probe.ast.json"
for module in "${modules[@]}"; do
  python3 .ci/public-declarations.py "$embedded/$module.symbols.json" "$embedded/Probe.ast.json"
  passed=$((passed + 1))
done

expect globals 6
expect geometry 28
expect line 653348
expect smallTree 414657
expect modifiers 4
expect measured 80
expect placement 157
expect style 20
expect lengths 12
expect nodes 94
expect keptTree 240
expect arrangement 88
expect trace 1322

expect overlay 100
expect split 102
expect along 840
expect sizeClass 353
expect reordering 327
expect flow 216
expect masonry 132
expect firstThatFits 113
expect fittedRatio 445
expect rules 200
expect passes 9
expect grid 419
expect overlayPlaces 210
expect linearWeights 13
expect linearYields 80
expect floats 1050
expect relative 5

expect inflated 19230
expect asked 8058
expect faults 219
expect classes 13436
expect drawables 1513
expect painted 1112

expect explanation 1
expect why 2
echo "All functions of the probe return the expected numbers."

echo "$passed passed"
