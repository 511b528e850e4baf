#!/usr/bin/env bash
# Counts instructions per node and compares them with .ci/instructions.txt: more than 3 % above a line fails. Counts do not
# depend on what else a machine does, so that small steps show which no clock would.
#
#     .ci/instructions.sh [WORKLOADS]             compares; documents are taken from the folder WORKLOADS, if there is one
#     .ci/instructions.sh --update [WORKLOADS]    writes the table anew; commit it with the reason why it changed
set -euo pipefail
cd "$(dirname "$0")/.."

table=.ci/instructions.txt
update=false
if [[ ${1-} == --update ]]; then
  update=true
  shift
fi
options=()
if [[ -n ${1-} ]]; then
  [[ -d $1 ]] || { echo "$0: there is no folder $1." >&2; exit 2; }
  options=(--workloads "$1")
fi
counted=$(mktemp)
trap 'rm -f "$counted"' EXIT

# The workloads that the benchmarks make themselves, and those of the folder.
for mode in $(awk '!/^#/ { print $2 }' "$table" | sort -u); do
  names=()
  while read -r name; do
    case $name in
      eager-* | chain-*) names+=("$name") ;;
      *) if [[ -n ${1-} && -f $1/$name.json ]]; then names+=("$name"); else echo "$name is not here, and is left out."; fi ;;
    esac
  done < <(awk -v mode="$mode" '!/^#/ && $2 == mode { print $1 }' "$table")
  [[ ${#names[@]} -gt 0 ]] || continue
  Tests/Benchmarks/instructions.sh "$mode" "${names[@]}" -- "${options[@]}" | tee -a "$counted"
done

if $update; then
  # Lines whose workload is not here stay as they were.
  awk 'NR == FNR { now[$1 " " $2] = $5; next }
    /^#/ { print; next }
    { print $1, $2, (($1 " " $2) in now) ? now[$1 " " $2] : $3 }' "$counted" "$table" >"$table.new"
  mv "$table.new" "$table"
  echo "$table is written anew."
  exit
fi
awk 'NR == FNR { if (!/^#/) most[$1 " " $2] = $3; next }
  {
    before = most[$1 " " $2]; passed++
    if (before == "?") { printf "%s %s has no budget yet: .ci/instructions.sh --update counts it.\n", $1, $2; failed++; next }
    if ($5 > before * 1.03) {
      printf "%s %s needs %d instructions per node; it needed %d, and 3 %% more are allowed.\n", $1, $2, $5, before
      failed++
    } else if ($5 < before * 0.97) {
      printf "%s %s needs only %d instructions per node, and not %d: .ci/instructions.sh --update keeps that.\n", $1, $2, $5, before
    }
  }
  END {
    if (failed || !passed) { print failed + 0 " workloads are over their budget"; exit 1 }
    print passed " passed"
  }' "$table" "$counted"
