#!/usr/bin/env python3
"""Finds breaches of the rules for comments, documentation and commits in Contributing.md: openings without a noun or a verb,
words that are not the field's terms, lines of more than 120 columns, and subjects of commits that are long or without a place.

  plain.py [--commits REVISION] [PATH …]

Reads Swift comments, README.md files and articles, without their code. With --commits, also reads the subjects of the commits since a
revision. Prints each finding and fails, or prints "1 passed". It compares words, so it cannot find every unclear sentence.
"""
import argparse
import pathlib
import re
import subprocess
import sys

OPENINGS = re.compile(
    r"(What|Where|Who|Whose|Whoever|Those|That of|As if|As it|As they|How far|How much|By what|The same|Nil|Likewise|As above)\b")
WORDS = re.compile(
    r"\b(hears?|heard|tells?|told|asks?|asked|asking|learnt?|learns|forgets?|forgotten|forgot|nobody|somebody|someone|whoever|whom"
    r"|rooms?|stale|memo|sticks? out|stands beside|by nature|thereof|leave it away|comes to the same|in so many words|of itself"
    r"|another one|the other one|one of the two|that which|it is that)\b", re.IGNORECASE)
# Ordinary uses of those words: in quotations, as names, and about people.
ORDINARY = re.compile(
    r"“[^”]*”|\"[^\"]*\"|`[^`]*`|(learner|reader|user|person|people|Escape|question|exercise)s? (that )?(asks?|asked|tells?|told|forgets?)"
    r"|\bask questions\b|\bLearn\b|Parameter room", re.IGNORECASE)
SUBJECT = re.compile(r"Merge |Revert |[^:]{2,40}: ")


def prose(path):
    """Yields the number, the line and the prose of each line of a file, and whether it begins a comment or a paragraph."""
    lines = path.read_text(encoding="utf-8").split("\n")
    continues = in_code = False
    for number, line in enumerate(lines, 1):
        if path.suffix == ".swift":
            comment = re.match(r"\s*///?( ?.*)$", line)
            if comment:
                text = comment[1][1:]
                if text.startswith("```"):
                    in_code = not in_code
                elif not in_code and not text.startswith("    "):
                    yield number, line, text.strip(), not continues
                continues = bool(text.strip())
            else:
                continues = in_code = False
        elif line.startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("    "):
            # Headings may be questions; lines of tables and lists are read word by word.
            yield number, "", line.strip(" >|"), False


def findings(path):
    for number, line, text, opens in prose(path):
        if opens and OPENINGS.match(text):
            yield number, f"begin with a noun or a verb: {text}"
        elif word := WORDS.search(ORDINARY.sub("", text)):
            yield number, f"use the field's term for “{word[0]}”: {text}"
        if len(line) > 120 and "http" not in line and not text.startswith("|"):
            yield number, f"break the comment at 120 columns: {text}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commits", metavar="REVISION")
    parser.add_argument("paths", nargs="*", metavar="PATH")
    options = parser.parse_args()
    listed = subprocess.run(["git", "ls-files", "--", *options.paths], check=True, capture_output=True, text=True).stdout
    count = 0
    for name in listed.splitlines():
        path = pathlib.Path(name)
        if path.suffix == ".swift" or path.name == "README.md" or path.suffix == ".md" and ".docc/" in name:
            for number, finding in findings(path):
                print(f"{name}:{number}: {finding[:150]}")
                count += 1
    if options.commits:
        log = subprocess.run(
            ["git", "log", "--format=%h %s", f"{options.commits}..HEAD"], check=True, capture_output=True, text=True).stdout
        for line in log.splitlines():
            name, _, subject = line.partition(" ")
            if len(subject) > 72 or not SUBJECT.match(subject):
                print(f"commit {name}: name the place in at most 72 characters, and move the rest to the body: {subject}")
                count += 1
    if count > 0:
        sys.exit(f"{count} findings: Contributing.md has examples of what to write instead.")
    print("1 passed")


main()
