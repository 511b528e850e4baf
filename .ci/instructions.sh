#!/usr/bin/env bash
# Counts instructions per node and compares them with .ci/instructions.txt. A count of more than 3 % above the listed one is
# a failure. Counts do not depend on other processes, so they show changes that are too small for a measurement of time.
#
#     .ci/instructions.sh [WORKLOADS]             compares; WORKLOADS is a folder with documents
#     .ci/instructions.sh --update [WORKLOADS]    replaces the counts in the table; commit it with the reason for the change
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

# The benchmarks generate the workloads eager-* and chain-*. The others are documents in the folder.
for mode in $(awk '!/^#/ { print $2 }' "$table" | sort -u); do
  names=()
  while read -r name; do
    case $name in
      eager-* | chain-*) names+=("$name") ;;
      *) if [[ -n ${1-} && -f $1/$name.json ]]; then names+=("$name"); else echo "$name is skipped: there is no document for it."; fi ;;
    esac
  done < <(awk -v mode="$mode" '!/^#/ && $2 == mode { print $1 }' "$table")
  [[ ${#names[@]} -gt 0 ]] || continue
  Tests/Benchmarks/instructions.sh "$mode" "${names[@]}" -- "${options[@]}" | tee -a "$counted"
done

if $update; then
  # The lines of skipped workloads stay unchanged.
  awk 'NR == FNR { now[$1 " " $2] = $5; next }
    /^#/ { print; next }
    { print $1, $2, (($1 " " $2) in now) ? now[$1 " " $2] : $3 }' "$counted" "$table" >"$table.new"
  mv "$table.new" "$table"
  echo "$table is updated."
  exit
fi
awk 'NR == FNR { if (!/^#/) listed[$1 " " $2] = $3; next }
  {
    before = listed[$1 " " $2]; passed++
    if (before == "?") { printf "%s %s is not in the table: .ci/instructions.sh --update adds its count.\n", $1, $2; failed++; next }
    if ($5 > before * 1.03) {
      printf "%s %s needs %d instructions per node; the table has %d and allows 3 %% more.\n", $1, $2, $5, before
      failed++
    } else if ($5 < before * 0.97) {
      printf "%s %s needs only %d instructions per node; the table has %d: .ci/instructions.sh --update lowers it.\n", $1, $2, $5, before
    }
  }
  END {
    if (failed || !passed) { print failed + 0 " workloads need too many instructions or are not in the table"; exit 1 }
    print passed " passed"
  }' "$table" "$counted"
