#!/usr/bin/env bash
# Builds the documentation with warnings as errors, and runs the programs of its articles. The `swift` blocks of an article
# are one program, in which a line `expression    // 1 2 3 4` asserts the value of the expression. Blocks that are marked
# `Swift`, with a capital letter, are programs for other systems, and only their syntax is checked. Uses the modules of the
# debug build, and the symbol graphs that .ci/public-api.py generated from them.
set -euo pipefail
export SWIFT_BACKTRACE=enable=no
cd "$(dirname "$0")/.."

source .ci/objects.sh
graphs=$(dirname "$built")/symbolgraph
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
passed=0
modules=(EagerLayout Arrangements LayoutDocument AndroidLayout AndroidDrawables LayoutViews)

# document MODULE: archives a module's objects as one library, and builds the module's documentation if it has any.
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

# article FILE: compiles and runs the program of an article.
article() {
  local article=$1 name folder other
  name=$(basename "$article" .md)-program
  folder=$out/$name
  mkdir "$folder"
  {
    awk '/^```/ { inside = /swift/; next } inside' "$article" |
      sed -E 's|^([^ ].*[^ ]) +// ([-0-9. ]*[0-9])$|expectValue(\1, "\2")|'
    cat <<'SWIFT'
func expectValue(_ frame: Frame?, _ text: String, line: Int = #line) {
  guard frame?.description != text else { return }
  fatalError("\(frame?.description ?? "nothing") and not \(text)")
}
func expectValue(_ number: some BinaryInteger, _ text: String) { expectValue(Double(number), text) }
func expectValue(_ number: Double, _ text: String) { expectValue(Frame(width: number, height: 0), "0 0 \(text) 0") }
SWIFT
  } >"$folder/main.swift"
  if ! grep -q '^expectValue(' "$folder/main.swift"; then
    echo "$article has no line that asserts a frame, such as: row.frames[1]    // 0 0 40 20"
    return 1
  fi
  # A static library comes before the libraries that it uses.
  swiftc -swift-version 6 -I "$built/Modules" "$folder/main.swift" "$out/libLayoutViews.a" "$out/libAndroidDrawables.a" \
    "$out/libAndroidLayout.a" "$out/libLayoutDocument.a" "$out/libArrangements.a" "$out/libEagerLayout.a" -o "$folder/program" &&
    "$folder/program" || { echo "The program of $article fails."; return 1; }
  awk -v dir="$folder" '/^```/ { inside = /Swift/; if (inside) count++; next } inside { print > dir "/other" count ".swift" }' \
    "$article"
  for other in "$folder"/other*.swift; do
    if [[ -f $other ]]; then swiftc -frontend -parse "$other" || return 1; fi
  done
}

# half OFFSET: checks every second article. Both halves run at the same time.
articles=(Sources/*/*.docc/*.md)
half() {
  local index
  for ((index = $1; index < ${#articles[@]}; index += 2)); do article "${articles[index]}" || return 1; done
}
half 1 &
other=$!
half 0
wait "$other"
echo "$((passed + ${#articles[@]})) passed"
