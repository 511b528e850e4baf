#!/usr/bin/env bash
# Counts the instructions that a mode needs per node with valgrind. The count for no layout is subtracted from the count for
# N layouts, so that the start of the program and the creation of the tree are not included.
#
#     Tests/Benchmarks/instructions.sh MODE NAME… [-- OPTION…]
#     Tests/Benchmarks/instructions.sh build+layout dashboard list-1k -- --workloads DIR
set -euo pipefail

if [[ $# -lt 2 || $1 == -* ]]; then
  echo "usage: $0 MODE NAME… [-- OPTION of benchmarks…]" >&2
  exit 2
fi
command -v valgrind >/dev/null || { echo "$0: valgrind is not installed." >&2; exit 1; }
build=(swift build --package-path "$(dirname "$0")/../.." -c release --product benchmarks)
"${build[@]}" >&2
program=$("${build[@]}" --show-bin-path)/benchmarks
mode=$1
shift
names=()
while [[ $# -gt 0 && $1 != -- ]]; do
  names+=("$1")
  shift
done
[[ $# == 0 ]] || shift

# count NAME N: prints the instructions of a run with N repetitions.
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    "$program" "${@:3}" --only "$1" --mode "$mode" --iterations "$2" 2>&1 >/dev/null |
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

for name in "${names[@]}"; do
  nodes=$("$program" "$@" --list --only "$name" --mode "$mode" | awk -v name="$name" '$1 == name { print $3 }')
  if [[ -z $nodes ]]; then
    echo "$0: there is no workload $name with the mode $mode." >&2
    exit 1
  fi
  iterations=$((nodes < 1000 ? 20 : 4))
  without=$(count "$name" 0 "$@")
  with=$(count "$name" "$iterations" "$@")
  printf '%-22s %-18s %10d nodes %8d instructions per node\n' \
    "$name" "$mode" "$nodes" $(((with - without) / (iterations * nodes)))
done
