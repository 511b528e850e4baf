#!/usr/bin/env bash
# Builds the documentation with warnings as errors, and runs the programs of its articles: the Swift blocks of an article
# are one program, and a line `expression    // 1 2 3 4` promises what the expression is.
set -euo pipefail
export SWIFT_BACKTRACE=enable=no
cd "$(dirname "$0")/.."

catalog=Sources/EagerLayout/EagerLayout.docc
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mkdir "$out/symbols"
passed=0

mapfile -t sources < <(find Sources/EagerLayout -name '*.swift' | sort)
swiftc -swift-version 6 -package-name eagerlayout -module-name EagerLayout -parse-as-library "${sources[@]}" \
  -emit-library -static -o "$out/libEagerLayout.a" -emit-module -emit-module-path "$out/EagerLayout.swiftmodule" \
  -emit-symbol-graph -emit-symbol-graph-dir "$out/symbols"
docc convert "$catalog" --additional-symbol-graph-dir "$out/symbols" --fallback-bundle-identifier EagerLayout \
  --warnings-as-errors --output-path "$out/EagerLayout.doccarchive"
passed=$((passed + 1))

for article in "$catalog"/*.md; do
  name=$(basename "$article" .md)
  mkdir "$out/$name"
  {
    awk '/^```/ { inside = /swift/; next } inside' "$article" |
      sed -E 's|^([^ ].*[^ ]) +// ([-0-9. ]*[0-9])$|promise(\1, "\2")|'
    cat <<'SWIFT'
func promise(_ frame: Frame?, _ text: String, line: Int = #line) {
  guard frame?.description != text else { return }
  fatalError("\(frame?.description ?? "nothing") and not \(text)")
}
func promise(_ number: Double, _ text: String) { promise(Frame(width: number, height: 0), "0 0 \(text) 0") }
SWIFT
  } >"$out/$name/main.swift"
  if ! grep -q '^promise(' "$out/$name/main.swift"; then
    echo "$article has no line that promises a frame, such as: row.frames[1]    // 0 0 40 20"
    exit 1
  fi
  swiftc -swift-version 6 -I "$out" "$out/$name/main.swift" "$out/libEagerLayout.a" -o "$out/$name/program"
  "$out/$name/program"
  passed=$((passed + 1))
done
echo "$passed passed"
