#!/usr/bin/env bash
# Builds a package that depends on this one by path, compares what its programs print with what they promise, and sees
# that the README shows these programs and numbers, and that a program which imports the library alone links without the
# C library's mathematics.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --package-path Tests/ContractPrograms --scratch-path .build/contract --quiet
program=.build/contract/debug/contract
if ! diff Tests/ContractPrograms/expected.txt <("$program"); then
  echo "The contract programs print other numbers than they promise (< promised, > printed)." >&2
  exit 1
fi
passed=$(wc -l <Tests/ContractPrograms/expected.txt)
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
if "$tools/llvm-objdump" -p "$program" | grep -E 'NEEDED.*(libm\.|Foundation)'; then
  echo "A program that imports EagerLayout alone needs these libraries." >&2
  exit 1
fi
echo "A program that imports EagerLayout alone links without the C library's mathematics and without Foundation."
echo "$((passed + 2)) passed"
