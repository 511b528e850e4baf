#!/usr/bin/env bash
# Compiles the examples against the modules of the debug build, runs them, and compares what they print with the `expected.txt`
# beside each: a line `$ swift run Name arguments` there is a command, and what follows is what it prints. Without such a
# line, it is what the example prints without arguments. That their package resolves is checked too, and the README's picture.
#
#     .ci/examples.sh              compares
#     .ci/examples.sh --update     writes what the commands print now
set -euo pipefail
cd "$(dirname "$0")/.."

source .ci/objects.sh
examples=Playground/Examples
programs=$(mktemp -d)
printed=$programs/printed
trap 'rm -rf "$programs"' EXIT
passed=0

# Listing plugins resolves the products of all targets, and compiles nothing.
swift package --package-path $examples --scratch-path .build/examples plugin --list >"$printed" 2>&1 || { cat "$printed" >&2; exit 1; }

for module in EagerLayout Arrangements AndroidLayout AndroidDrawables LayoutViews; do
  objects "$module" | xargs ar rcs "$programs/libraries.a"
done
compile=(swiftc -swift-version 6 -warnings-as-errors -I "$built/Modules" -I "$programs")
"${compile[@]}" -enable-upcoming-feature InternalImportsByDefault -module-name Screens -parse-as-library \
  -emit-module-path "$programs/Screens.swiftmodule" -emit-library -static -o "$programs/Screens.a" $examples/Screens/*.swift
# Stands in for what the package manager generates in an example that has resources.
cat >"$programs/Bundle.swift" <<SWIFT
import Foundation
extension Bundle { static var module: Bundle { Bundle(path: "$PWD/$examples/AndroidFiles")! } }
SWIFT

for expected in $examples/*/expected.txt; do
  folder=$(dirname "$expected")
  name=$(basename "$folder")
  others=()
  [[ ! -d $folder/res ]] || others+=("$programs/Bundle.swift")
  "${compile[@]}" -module-name "$name" "$folder"/*.swift "${others[@]}" "$programs/Screens.a" "$programs/libraries.a" \
    -o "$programs/$name"
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

# The README's picture.
"$built/layout" draw $examples/resizing.txt --width 600,240 --svg - >"$printed"
if [[ ${1-} == --update ]]; then
  cp "$printed" $examples/resizing.svg
elif ! cmp "$printed" $examples/resizing.svg; then
  echo "layout draws another picture than $examples/resizing.svg: .ci/examples.sh --update writes it." >&2
  exit 1
fi
passed=$((passed + 1))
echo "All examples print what is promised."
echo "$passed passed"
