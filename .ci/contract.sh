#!/usr/bin/env bash
# Compiles the contract programs against the modules of the debug build, and checks that
# - their output equals the files expected*.txt,
# - the README shows these programs and their numbers,
# - a program that imports only modules of the library needs neither the C library's mathematics nor Foundation.
set -euo pipefail
cd "$(dirname "$0")/.."

source .ci/objects.sh
programs=$(mktemp -d)
symbols=$programs/symbols
trap 'rm -rf "$programs"' EXIT
passed=0

# compileProgram NAME MODULE…: compiles a contract program, and links it with modules of the library.
compileProgram() {
  local name=$1 files module
  shift
  mapfile -t files < <(for module in "$@"; do objects "$module"; done)
  swiftc -swift-version 6 -warnings-as-errors -module-name "$name" -I "$built/Modules" \
    Tests/ContractPrograms/Sources/"$name"/*.swift "${files[@]}" -o "$programs/$name"
}
compileProgram contract EagerLayout Arrangements
compileProgram texts EagerLayout Arrangements LayoutDocument LayoutExplanations
compileProgram android EagerLayout Arrangements LayoutDocument AndroidLayout

# checkOutput PROGRAM FILE: runs a program, and compares its output with a file.
checkOutput() {
  if ! diff "Tests/ContractPrograms/$2" <("$programs/$1"); then
    echo "The output of the program $1 differs from Tests/ContractPrograms/$2 (< expected, > printed)." >&2
    exit 1
  fi
  passed=$((passed + $(wc -l <"Tests/ContractPrograms/$2")))
}
checkOutput contract expected.txt
checkOutput texts expected-texts.txt
checkOutput android expected-android.txt
echo "All $passed lines of the contract programs are as expected."

# A line of a program in the README has to be a line of the contract program. With a comment of numbers, the value and the
# numbers have to be a line of its expected output.
while IFS= read -r line; do
  value=$(sed -nE 's|^([^ ].*[^ ]) +// ([-0-9. ]*[0-9]).*|\1: \2|p' <<<"$line")
  code=$(sed -E 's| *//.*||; s|^ *||' <<<"$line")
  if [[ -n $value ]]; then
    grep -Fxq -- "$value" Tests/ContractPrograms/expected.txt
  else
    grep -Fq -- "$code" Tests/ContractPrograms/Sources/contract/*.swift
  fi || {
    echo "The README has a line that the contract programs do not have, or that has other numbers there: $line" >&2
    exit 1
  }
done < <(awk '/^## What it is not/ { exit } /^```/ { inside = /swift/; next } inside' README.md)
echo "The README's programs are contract programs, with their numbers."

# The linker lists a library as needed only if the program uses it. The debug build removes no unused code, so the check
# covers all functions.
tools=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin
# checkLibraries PROGRAM MODULES: checks that a program needs neither the C library's mathematics nor Foundation.
checkLibraries() {
  "$tools/llvm-objdump" -p "$programs/$1" >"$symbols"
  if grep -E 'NEEDED.*(libm\.|Foundation)' "$symbols"; then
    echo "A program that imports $2 alone needs these libraries." >&2
    exit 1
  fi
  echo "A program that imports $2 alone links without the C library's mathematics and without Foundation."
  passed=$((passed + 1))
}
checkLibraries contract "EagerLayout and Arrangements"
checkLibraries texts "EagerLayout, LayoutDocument and LayoutExplanations"

# AndroidLayout uses the locks of Synchronization, which links the C library's mathematics into each program that imports it.
# So for AndroidLayout, the undefined symbols of its own objects are checked.
mathematics='(ceil|floor|round|rint|nearbyint|trunc|fma|fmod|remainder|sqrt|hypot|pow|exp2?|log(2|10)?|sin|cos|tan|atan2?)f?'
"$tools/llvm-objdump" -p "$programs/android" >"$symbols"
objects AndroidLayout | xargs "$tools/llvm-objdump" -t >>"$symbols"
if grep 'NEEDED.*Foundation' "$symbols" || grep -E "\*UND\*.* $mathematics$" "$symbols"; then
  echo "AndroidLayout needs these libraries or functions." >&2
  exit 1
fi
echo "A program that imports AndroidLayout alone links without Foundation, and AndroidLayout needs no mathematics of the C library."
echo "$((passed + 2)) passed"
