import PlaygroundCommands
import PlaygroundKit

extension LayoutHelp {
  /// The help about layouts in the notation, the only form that the playground reads.
  static var notation: LayoutHelp {
    LayoutHelp(
      layout: "a layout in the notation, on its own or in Swift code: a file, - for standard input, or text in quotes",
      drawingExample: "draw 'Row { Fixed(width: 60).id(logo); Flex() }' --width 300,400")
  }
}

extension Help {
  static var tryLayout: Help {
    Help(
      usage: [
        "try LAYOUT [--width N[,N…]] [--height N] [--plain]",
        "try LAYOUT … [--why ITEM [--css]] [--ascii]",
      ],
      about: [
        """
        Lays out a layout that you type in the notation, which looks like Swift source, and shows its picture and its \
        frames. Put the layout in quotes, so that the shell does not change it.
        """
      ],
      example: "try 'Row { Fixed(width: 60).id(logo); Flex(2); Flex() }.gap(10)' --width 400",
      sections: [
        "Arguments": [LayoutHelp.notation.entry],
        "Notation": notation,
        "Options": [
          Entry(
            "--width N,N…", "compare several widths: one picture for each, at one scale, and the frames that change")
        ]
          + LayoutHelp.notation.entries + [
            Entry("--plain", "print only the frames, as lines of text"),
            Entry("--why ITEM", "explain this item; with --css, use the terms of CSS"),
            Entry("--ascii", "draw with ASCII characters only"), helpEntry,
          ],
      ])
  }

  static var prompt: Help {
    Help(
      usage: ["prompt [--plain] [--ascii]"],
      about: [
        """
        Reads layouts as you type them, and shows the picture and frames of each. Tab completes a word, the arrow \
        keys bring back earlier lines, and 'help' explains the rest. Without a terminal, the command reads lines from \
        standard input and prints the frames.
        """
      ],
      sections: [
        "Notation": notation,
        "Options": [
          Entry("--plain", "read whole lines and print only text, without pictures"),
          Entry("--ascii", "draw with ASCII characters only"), helpEntry,
        ],
      ])
  }

  private static var notation: [Entry] {
    [
      Entry("Row { … }", "items side by side; write each on a new line or after a ;"),
      Entry("Column { … }", "items below each other"),
      Entry("Overlay { … }", "items on top of each other; .place(.topTrailing) sets the place of one"),
      Entry("Masonry(columns: 3) { … }", "columns of equal width; each item goes into the shortest column"),
      Entry(
        "Grid(columns: [80, .flexible(1)]) { … }",
        "a CSS grid; place its items with .cell(column: 2, row: 1), .span(columns: 2) or .area(\"nav\")"),
      Entry(
        "Flow { … }, Pages { … }",
        "more containers; all are " + ItemKind.allCases.compactMap { $0.container?.name }.joined(separator: ", ")),
      Entry("Fixed(width: 60)", "an item of fixed size"),
      Entry("Flex(2)", "an item that takes two shares of the free space"),
      Entry("Text(\"words\")", "text; each character is 10 wide and high"),
      Entry(
        ".gap(10)",
        "space between items. This is a modifier, written after its container; the library's documentation lists all "
          + "modifiers"),
      Entry(".id(logo)", "a name for the item before it"),
      Entry(
        ".layout(in: Frame(width: 300, height: 60))",
        "the bounds, after the whole layout; or only a width: .layout(width: 300)"),
    ]
  }
}
