#!/usr/bin/env bash
# Builds the package of examples as a user of the library would, optimized file by file (`-Xswiftc -O`), runs the examples, and compares
# what they print with the `expected.txt` beside each: a line `$ swift run Name arguments` there is a command, and what follows is
# what it prints. Without such a line, it is what the example prints without arguments.
#
#     .ci/examples.sh              compares
#     .ci/examples.sh --update     writes what the commands print now
set -euo pipefail
cd "$(dirname "$0")/.."

build=(swift build --package-path Playground/Examples --scratch-path .build/examples -Xswiftc -O)
"${build[@]}"
programs=$("${build[@]}" --show-bin-path)
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
passed=0

for expected in Playground/Examples/*/expected.txt; do
  name=$(basename "$(dirname "$expected")")
  if grep -q "^\$ swift run $name" "$expected"; then
    grep "^\$ swift run $name" "$expected" | while IFS= read -r command; do
      printf '%s\n' "$command"
      read -ra arguments <<<"${command#"\$ swift run $name"}"
      "$programs/$name" "${arguments[@]}"
    done >"$printed"
  else
    "$programs/$name" >"$printed"
  fi
  if [[ ${1-} == --update ]]; then
    cp "$printed" "$expected"
  elif ! diff "$expected" "$printed"; then
    echo "$name prints something else than $expected says (< promised, > printed)." >&2
    exit 1
  fi
  passed=$((passed + 1))
done
echo "All examples print what is promised."
echo "$passed passed"
