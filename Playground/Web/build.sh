#!/usr/bin/env bash
# Builds dist/playground.html: the engine as WebAssembly, the course and the page in one file. Also builds dist/book: one
# page per lesson, and a script with the same contents that the pages share. Needs the Swift toolchain and python3.
#
#   build.sh            compiles what has changed since the last build
#   build.sh --clean    compiles everything
set -euo pipefail
cd "$(dirname "$0")/../.."
source .ci/embedded-modules.sh
web=Playground/Web
[[ ${1:-} != --clean ]] || rm -rf "$embedded" $web/.build
mkdir -p $web/.build $web/dist

compileModules
compileProgram LayoutWeb $web/Sources/LayoutWeb PlaygroundPage "${embeddedPageModules[@]}"
# --compress-relocations makes the module smaller by a sixteenth. With --stack-first, a stack overflow traps instead of
# overwriting data.
linkProgram $web/.build/page.wasm LayoutWeb.o -O2 --compress-relocations --stack-first -z stack-size=1048576

# The book program writes the course, and computes the numbers in it with the engine.
swift build --product book
"$(swift build --show-bin-path)/book" --json --seeds 4 $web/.build/course.json
python3 -B $web/pack.py $web/.build/page.wasm $web/.build/course.json $web/dist/playground.html $web/dist/live.js
"$(swift build --show-bin-path)/book" --live $web/dist/live.js $web/dist/book
