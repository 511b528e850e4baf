import EagerLayout
import PlaygroundKit

extension Help {
  static var tryLayout: Help {
    Help(
      usage: ["try 'LAYOUT' [--width N] [--height N] [--plain | --css | --swift | --json | --svg OUT] [--ascii]"],
      about: [
        """
        Lays out what you type, in the very notation of Swift source, and shows the picture and the frames. Quotes keep \
        the shell from reading it.
        """, "Such as:", "try 'Row { Fixed(width: 60).id(logo); Flex(2); Flex() }.gap(10)' --width 400",
      ],
      sections: [
        (
          "Words",
          [
            Entry("LAYOUT", "one item with all in it; - reads standard input")
          ] + notation
        ),
        (
          "Options",
          [
            Entry("--width N", "the width of the bounds; else \(numeral(TryCommand.bounds.width))"),
            Entry("--height N", "the height of the bounds; else \(numeral(TryCommand.bounds.height))"),
            Entry("--plain", "the frames alone, as lines of text"),
            Entry("--css", "the layout as HTML with CSS"), Entry("--swift", "the layout as a Swift program"),
            Entry("--json", "the layout as a document, for 'draw' and 'frames'"),
            Entry("--svg OUT", "write an SVG picture to the file OUT; - is standard output"),
            Entry("--ascii", "draw with ASCII characters"), helpEntry,
          ]
        ),
      ])
  }

  static var prompt: Help {
    Help(
      usage: ["prompt [--plain] [--ascii]"],
      about: [
        """
        Reads layouts as you type them and answers each with its picture and frames. Tab goes on with a word, the arrow \
        keys bring back what was typed before, and 'help' tells the rest. Without a terminal it reads lines from standard \
        input and answers with the frames.
        """
      ],
      sections: [
        ("Notation", notation),
        (
          "Options",
          [
            Entry("--plain", "no single keys and no pictures: lines in, lines out"),
            Entry("--ascii", "draw with ASCII characters"), helpEntry,
          ]
        ),
      ])
  }

  private static var notation: [Entry] {
    [
      Entry("Row { … }", "items side by side, each on a line of its own or after a ;"),
      Entry("Column { … }", "items below each other"), Entry("Fixed(width: 60)", "an item of a size"),
      Entry("Flex(2)", "an item that takes two shares of what is left"),
      Entry("Text(\"words\")", "text, ten wide and high to the character"),
      Entry(".gap(10)", "a modifier, after its item; the README and the library's documentation have them all"),
      Entry(".id(logo)", "a name"),
    ]
  }
}
