#!/usr/bin/env bash
# Compiles the contract programs against the modules of the debug build, compares what they print with what they promise, and checks
# that the README shows these programs and numbers, and that programs which import the library's modules alone link
# without the C library's mathematics and without Foundation.
set -euo pipefail
cd "$(dirname "$0")/.."

source .ci/objects.sh
programs=$(mktemp -d)
needs=$programs/needs
trap 'rm -rf "$programs"' EXIT
passed=0

# program NAME MODULE…: a program that imports modules of the library.
program() {
  local name=$1 files module
  shift
  mapfile -t files < <(for module in "$@"; do objects "$module"; done)
  swiftc -swift-version 6 -warnings-as-errors -module-name "$name" -I "$built/Modules" \
    Tests/ContractPrograms/Sources/"$name"/*.swift "${files[@]}" -o "$programs/$name"
}
program contract EagerLayout Arrangements
program texts EagerLayout Arrangements LayoutDocument LayoutExplanations
program android EagerLayout Arrangements LayoutDocument AndroidLayout

# promised PROGRAM FILE
promised() {
  if ! diff "Tests/ContractPrograms/$2" <("$programs/$1"); then
    echo "The program $1 prints otherwise than it promises (< promised, > printed)." >&2
    exit 1
  fi
  passed=$((passed + $(wc -l <"Tests/ContractPrograms/$2")))
}
promised contract expected.txt
promised texts expected-texts.txt
promised android expected-android.txt
echo "All $passed lines of the contract programs are as promised."

# A line of the README's programs is one of these, or a value with the numbers that are promised for it.
while IFS= read -r line; do
  value=$(sed -nE 's|^([^ ].*[^ ]) +// ([-0-9. ]*[0-9]).*|\1: \2|p' <<<"$line")
  code=$(sed -E 's| *//.*||; s|^ *||' <<<"$line")
  if [[ -n $value ]]; then
    grep -Fxq -- "$value" Tests/ContractPrograms/expected.txt
  else
    grep -Fq -- "$code" Tests/ContractPrograms/Sources/contract/*.swift
  fi || {
    echo "The README has a line that the contract programs do not have, or not so: $line" >&2
    exit 1
  }
done < <(awk '/^## What it is not/ { exit } /^```/ { inside = /swift/; next } inside' README.md)
echo "The README's programs are contract programs, with their numbers."

# Linking was the proof, since no C mathematics is linked that is not needed; and in a debug build nothing is optimized away.
tools=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin
# alone PROGRAM MODULES
alone() {
  "$tools/llvm-objdump" -p "$programs/$1" >"$needs"
  if grep -E 'NEEDED.*(libm\.|Foundation)' "$needs"; then
    echo "A program that imports $2 alone needs these libraries." >&2
    exit 1
  fi
  echo "A program that imports $2 alone links without the C library's mathematics and without Foundation."
  passed=$((passed + 1))
}
alone contract "EagerLayout and Arrangements"
alone texts "EagerLayout and what reads documents and explains"

# Synchronization, whose locks AndroidLayout has, links the C library's mathematics for whoever imports it: there it is what the
# module itself asks for.
mathematics='(ceil|floor|round|rint|nearbyint|trunc|fma|fmod|remainder|sqrt|hypot|pow|exp2?|log(2|10)?|sin|cos|tan|atan2?)f?'
"$tools/llvm-objdump" -p "$programs/android" >"$needs"
objects AndroidLayout | xargs "$tools/llvm-objdump" -t >>"$needs"
if grep 'NEEDED.*Foundation' "$needs" || grep -E "\*UND\*.* $mathematics$" "$needs"; then
  echo "AndroidLayout needs this, which is none of its own." >&2
  exit 1
fi
echo "A program that imports AndroidLayout alone links without Foundation, and AndroidLayout needs no mathematics of the C library."
echo "$((passed + 2)) passed"
