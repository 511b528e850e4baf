#!/usr/bin/env bash
# Compiles the examples against the modules of the debug build, runs them, and compares their output with the `expected.txt`
# in the folder of each. A line `$ swift run Name arguments` in that file is a command, and the lines below it are the output
# of the command. Without such a line, the file is the output of the example without arguments. Also checks that the
# examples' package resolves, and that the picture in the README is up to date.
#
#     .ci/examples.sh              compares
#     .ci/examples.sh --update     replaces the expected output by the current output
set -euo pipefail
cd "$(dirname "$0")/.."

source .ci/objects.sh
examples=Playground/Examples
programs=$(mktemp -d)
printed=$programs/printed
trap 'rm -rf "$programs"' EXIT
passed=0

# Listing the plugins resolves the dependencies of all targets without compiling them.
swift package --package-path $examples --scratch-path .build/examples plugin --list >"$printed" 2>&1 || { cat "$printed" >&2; exit 1; }

for module in EagerLayout Arrangements AndroidLayout AndroidDrawables LayoutViews; do
  objects "$module" | xargs ar rcs "$programs/libraries.a"
done
compile=(swiftc -swift-version 6 -warnings-as-errors -I "$built/Modules" -I "$programs")
"${compile[@]}" -enable-upcoming-feature InternalImportsByDefault -module-name Screens -parse-as-library \
  -emit-module-path "$programs/Screens.swiftmodule" -emit-library -static -o "$programs/Screens.a" $examples/Screens/*.swift
# Replaces the source file that the package manager generates for a target with resources.
cat >"$programs/Bundle.swift" <<SWIFT
import Foundation
extension Bundle { static var module: Bundle { Bundle(path: "$PWD/$examples/AndroidFiles")! } }
SWIFT

for expected in $examples/*/expected.txt; do
  folder=$(dirname "$expected")
  name=$(basename "$folder")
  generated=()
  [[ ! -d $folder/res ]] || generated+=("$programs/Bundle.swift")
  "${compile[@]}" -module-name "$name" "$folder"/*.swift "${generated[@]}" "$programs/Screens.a" "$programs/libraries.a" \
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
    echo "The output of $name differs from $expected (< expected, > printed)." >&2
    exit 1
  fi
  passed=$((passed + 1))
done

# The README's picture.
"$built/layout" draw $examples/resizing.txt --width 600,240 --svg - >"$printed"
if [[ ${1-} == --update ]]; then
  cp "$printed" $examples/resizing.svg
elif ! cmp "$printed" $examples/resizing.svg; then
  echo "$examples/resizing.svg is not the picture that layout draws; .ci/examples.sh --update writes it." >&2
  exit 1
fi
passed=$((passed + 1))
echo "The output of all examples is as expected."
echo "$passed passed"
