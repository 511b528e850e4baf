#!/usr/bin/env bash
# Builds the documentation with warnings as errors, and runs the programs of its articles: the Swift blocks of an article
# are one program, and a line `expression    // 1 2 3 4` promises what the expression is. Blocks that are marked `Swift` are
# programs for other systems: their syntax alone is looked at.
set -euo pipefail
export SWIFT_BACKTRACE=enable=no
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
passed=0

# document MODULE: builds a module as a library, and its documentation.
document() {
  local module=$1 sources
  mapfile -t sources < <(find "Sources/$module" -name '*.swift' | sort)
  mkdir "$out/$module-symbols"
  # Optimized file by file, as `swift build -Xswiftc -O` does it: no other check runs such a build.
  swiftc -O -swift-version 6 -package-name eagerlayout -module-name "$module" -parse-as-library -I "$out" "${sources[@]}" \
    -enable-upcoming-feature InternalImportsByDefault \
    -emit-library -static -o "$out/lib$module.a" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -emit-symbol-graph -emit-symbol-graph-dir "$out/$module-symbols"
  [[ -d Sources/$module/$module.docc ]] || return 0
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$out/$module-symbols" \
    --fallback-bundle-identifier "$module" --warnings-as-errors --output-path "$out/$module.doccarchive"
  passed=$((passed + 1))
}
document EagerLayout
document Arrangements
document LayoutDocument
document LayoutMarkup
document LayoutViews

for article in Sources/*/*.docc/*.md; do
  name=$(basename "$article" .md)-program
  mkdir "$out/$name"
  {
    awk '/^```/ { inside = /swift/; next } inside' "$article" |
      sed -E 's|^([^ ].*[^ ]) +// ([-0-9. ]*[0-9])$|promise(\1, "\2")|'
    cat <<'SWIFT'
func promise(_ frame: Frame?, _ text: String, line: Int = #line) {
  guard frame?.description != text else { return }
  fatalError("\(frame?.description ?? "nothing") and not \(text)")
}
func promise(_ number: some BinaryInteger, _ text: String) { promise(Double(number), text) }
func promise(_ number: Double, _ text: String) { promise(Frame(width: number, height: 0), "0 0 \(text) 0") }
SWIFT
  } >"$out/$name/main.swift"
  if ! grep -q '^promise(' "$out/$name/main.swift"; then
    echo "$article has no line that promises a frame, such as: row.frames[1]    // 0 0 40 20"
    exit 1
  fi
  swiftc -swift-version 6 -I "$out" "$out/$name/main.swift" "$out/libLayoutViews.a" "$out/libLayoutMarkup.a" \
    "$out/libLayoutDocument.a" "$out/libArrangements.a" "$out/libEagerLayout.a" -o "$out/$name/program"
  "$out/$name/program"
  passed=$((passed + 1))
  awk -v dir="$out/$name" '/^```/ { inside = /Swift/; if (inside) count++; next } inside { print > dir "/other" count ".swift" }' \
    "$article"
  for other in "$out/$name"/other*.swift; do
    if [[ -f $other ]]; then swiftc -frontend -parse "$other"; fi
  done
done
echo "$passed passed"
