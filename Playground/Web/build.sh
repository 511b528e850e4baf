#!/usr/bin/env bash
# Makes dist/playground.html: the engine as WebAssembly, the course and the page in one file. From the toolchain and python3 alone.
#
#   build.sh            what has changed since the last time is compiled
#   build.sh --clean    all is compiled
#   build.sh --other    all is compiled in another folder and for another file, to compare the bytes
set -euo pipefail
cd "$(dirname "$0")/../.."
web=Playground/Web
out=$web/.build
page=$web/dist/playground.html
if [[ ${1:-} == --other ]]; then
  out=$web/.build/other
  page=$web/.build/other.html
fi
[[ $# -gt 0 ]] && rm -rf "$out"
mkdir -p "$out" $web/dist

tools=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin
# All modules are optimised as one when they are linked: that makes the file smaller by a thirtieth. Paths are as they are here.
# ONE_ENGINE: see Sources/EagerLayout/Trace/LayoutListener.swift.
options=(-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -parse-as-library -swift-version 6 -wmo -Osize
  -strict-memory-safety -warnings-as-errors -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -D ONE_ENGINE -file-prefix-map "$PWD=." -package-name eagerlayout -lto=llvm-full -I "$out")
# What copies loops and closures for speed makes the file a hundredth larger.
for pass in array-property-opt for-each-loop-unroll loop-unroll loop-rotate capture-prop closure-specialize; do
  options+=(-Xllvm "-sil-disable-pass=$pass")
done

# isNew OBJECT SOURCE…: whether an object is older than a source, or there is none.
isNew() {
  local object=$1
  shift
  [[ ! -e $object ]] || [[ -n $(find "$@" -newer "$object" -print -quit) ]]
}

# compile MODULE FOLDER MODULES…: a module that imports others.
compile() {
  local module=$1 folder=$2 sources others
  shift 2
  others=("${@/#/$out/}")
  if ! isNew "$out/$module.o" "$folder" ${others[@]+"${others[@]/%/.o}"}; then return; fi
  echo "compiling $module"
  mapfile -t sources < <(find "$folder" -name '*.swift' | LC_ALL=C sort)
  swiftc "${options[@]}" -module-name "$module" -c "${sources[@]}" -o "$out/$module.new.o" \
    -emit-module -emit-module-path "$out/$module.swiftmodule"
  mv "$out/$module.new.o" "$out/$module.o"
}

compile EagerLayout Sources/EagerLayout
compile Arrangements Sources/Arrangements EagerLayout
compile LayoutExplanations Sources/LayoutExplanations EagerLayout
compile LayoutMarkup Sources/LayoutMarkup EagerLayout Arrangements
compile PlaygroundKit Playground/Kit EagerLayout Arrangements LayoutExplanations LayoutMarkup
compile LayoutWeb $web/Sources/LayoutWeb EagerLayout Arrangements LayoutExplanations LayoutMarkup PlaygroundKit
"$tools/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -Wall -Wextra -Werror \
  -c Tests/EmbeddedProbe/Runtime.c -o "$out/Runtime.o"
# Without loop strength reduction the file is a hundredth smaller: it makes locals, which are no registers here, and layouts no quicker.
"$tools/wasm-ld" "$out"/{EagerLayout,Arrangements,LayoutExplanations,LayoutMarkup,PlaygroundKit,LayoutWeb,Runtime}.o \
  -o "$out/page.wasm" --no-entry --gc-sections --strip-all -O2 --lto-O2 --compress-relocations \
  --stack-first -z stack-size=1048576 -mllvm -disable-lsr

# The lessons are data, which the playground itself writes: its numbers are the engine's.
swift build --product playground
"$(swift build --show-bin-path)/playground" book --json --seeds 4 "$out/course.json"
python3 -B $web/pack.py "$out/page.wasm" "$out/course.json" "$page"
