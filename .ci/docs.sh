#!/usr/bin/env bash
# Builds the documentation with warnings as errors, and runs the programs of its articles: the Swift blocks of an article
# are one program, and a line `expression    // 1 2 3 4` promises what the expression is. Blocks that are marked `Swift` are
# programs for other systems: their syntax alone is checked. Uses the modules of the debug build, and the symbol graphs that
# .ci/public-api.py made of them.
set -euo pipefail
export SWIFT_BACKTRACE=enable=no
cd "$(dirname "$0")/.."

source .ci/objects.sh
graphs=$(dirname "$built")/symbolgraph
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
passed=0
modules=(EagerLayout Arrangements LayoutDocument AndroidLayout AndroidDrawables LayoutViews)

# A module's documentation, and its objects as one library.
document() {
  local module=$1
  rm -f "$out/lib$module.a"
  objects "$module" | xargs ar rcs "$out/lib$module.a"
  [[ -d Sources/$module/$module.docc ]] || return 0
  mkdir "$out/$module-symbols"
  cp "$graphs/$module".symbols.json "$out/$module-symbols"
  cp "$graphs/$module"@*.symbols.json "$out/$module-symbols" 2>/dev/null || true
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$out/$module-symbols" \
    --fallback-bundle-identifier "$module" --warnings-as-errors --output-path "$out/$module.doccarchive"
  passed=$((passed + 1))
}
for module in "${modules[@]}"; do document "$module"; done

# article FILE: its program, compiled and run.
article() {
  local article=$1 name folder other
  name=$(basename "$article" .md)-program
  folder=$out/$name
  mkdir "$folder"
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
  } >"$folder/main.swift"
  if ! grep -q '^promise(' "$folder/main.swift"; then
    echo "$article has no line that promises a frame, such as: row.frames[1]    // 0 0 40 20"
    return 1
  fi
  # Each library comes before those that it uses.
  swiftc -swift-version 6 -I "$built/Modules" "$folder/main.swift" "$out/libLayoutViews.a" "$out/libAndroidDrawables.a" \
    "$out/libAndroidLayout.a" "$out/libLayoutDocument.a" "$out/libArrangements.a" "$out/libEagerLayout.a" -o "$folder/program" &&
    "$folder/program" || { echo "The program of $article fails."; return 1; }
  awk -v dir="$folder" '/^```/ { inside = /Swift/; if (inside) count++; next } inside { print > dir "/other" count ".swift" }' \
    "$article"
  for other in "$folder"/other*.swift; do
    if [[ -f $other ]]; then swiftc -frontend -parse "$other" || return 1; fi
  done
}

# Two articles at a time.
articles=(Sources/*/*.docc/*.md)
half() {
  local place
  for ((place = $1; place < ${#articles[@]}; place += 2)); do article "${articles[place]}" || return 1; done
}
half 1 &
other=$!
half 0
wait "$other"
echo "$((passed + ${#articles[@]})) passed"
