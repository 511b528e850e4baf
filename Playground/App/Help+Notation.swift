import EagerLayout
import PlaygroundKit

extension Help {
  /// What every command takes that lays something out.
  static var layoutEntry: Entry {
    Entry(
      "LAYOUT",
      "a file, - for standard input, or the layout itself in quotes: the notation, a piece of Swift with it, a document "
        + "(JSON), HTML with CSS, or a layout of Android (XML); without it, what is piped in")
  }

  /// The options of every command that lays something out.
  static var layoutEntries: [Entry] {
    [
      Entry(
        "--width N",
        "the width of the bounds; else what the layout says, or \(numeral(GivenLayout.bounds.width))"),
      Entry(
        "--height N",
        "the height of the bounds; else what the layout says, or \(numeral(GivenLayout.bounds.height))"),
      Entry("--from-css", "it is CSS: rules before HTML, or declarations alone; HTML is known by its <"),
    ]
  }

  /// What layouts of Android are made for.
  static var androidSection: (title: String, entries: [Entry]) {
    (
      "Layouts of Android",
      [
        Entry("--resources DIR", "where layout, values and drawable are; else the res folder that the file is in"),
        Entry("--device WxH@D", "the screen in dp, and pixels for each of them: 360x640@2 unless it is said"),
        Entry("--language L", "en, en-GB, sr-Latn: whose resources are chosen"),
        Entry("--night", "resources for the night"),
        Entry("--rtl, --ltr", "written from right to left, or from left to right, whatever the language"),
        Entry("--font-scale N", "by what sizes in sp are multiplied"),
        Entry("--theme STYLE", "the style that ?attr/… are looked up in"),
        Entry("--states S,S", "states of the root by which colours are chosen, such as pressed"),
        Entry("--idiom I, --api N", "phone, tablet, ipad, …; the version of Android"),
      ]
    )
  }

  static var convert: Help {
    Help(
      usage: ["convert LAYOUT [--to notation | json | swift | css] [--width N] [--height N] [--from-css]"],
      about: [
        """
        Writes a layout in another form: in the notation unless another is said, as a document, as a program, or as HTML \
        with CSS. Its frames are the same; CSS has no containers for some, which a comment in it says.
        """,
        """
        A layout of Android is written with all that its resources say. LinearLayouts become Linear(.android), RelativeLayouts \
        Relative(.android), frames and scrolls Overlay, views sizes and texts; the first box is the window. What would have \
        another frame gets its size as a number, and where that does not help, a fault names the view.
        """,
      ],
      sections: [
        ("Words", [layoutEntry]),
        (
          "Options",
          [Entry("--to FORM", "notation, json, swift or css")] + layoutEntries + [helpEntry]
        ),
        androidSection,
      ])
  }

  static var tryLayout: Help {
    Help(
      usage: [
        "try LAYOUT [--width N[,N…]] [--height N] [--from-css] [--plain]",
        "try LAYOUT … [--why ITEM | --css | --swift | --json | --svg OUT] [--ascii]",
      ],
      about: [
        """
        Lays out what you type, in the very notation of Swift source, and shows the picture and the frames. Quotes keep \
        the shell from reading it.
        """
      ],
      example: "try 'Row { Fixed(width: 60).id(logo); Flex(2); Flex() }.gap(10)' --width 400",
      sections: [
        ("Words", [layoutEntry]), ("Notation", notation),
        (
          "Options",
          [Entry("--width N,N…", "several widths: their pictures at one scale, and what changes from one to the next")]
            + layoutEntries + [
              Entry("--plain", "the frames alone, as lines of text"),
              Entry("--why ITEM", "why this item is as it is; with --css, in the words of CSS"),
              Entry("--css", "the layout as HTML with CSS"), Entry("--swift", "the layout as a Swift program"),
              Entry("--json", "the layout as a document"),
              Entry("--svg OUT", "write an SVG picture to the file OUT; - is standard output"),
              Entry("--ascii", "draw with ASCII characters"), helpEntry,
            ]
        ),
        androidSection,
      ])
  }

  static var why: Help {
    Help(
      usage: [
        "why LAYOUT ITEM [--horizontal | --vertical] [--css] [--plain] [--width N] [--height N] [--from-css] [--ascii]"
      ],
      about: [
        """
        Tells why an item is as wide and as high as it is, and why it is where it is: each number with the numbers it is \
        made of, as the engine computed them, the outermost cause first. What changes nothing is left out.
        """,
        """
        x and y are those in the box around the item.
        """,
        """
        A layout of Android is told of in its own words: what an attribute makes of a size (EXACTLY, AT_MOST, measured twice), \
        which gravity or rule puts a view where it is, and then the numbers.
        """,
      ],
      example: "why 'Row { Fixed(width: 60); Flex().id(title) }' title",
      sections: [
        (
          "Words",
          [
            layoutEntry,
            Entry("ITEM", "its name, as in logo or cell[3]; or its number in the list of 'draw' and 'try'"),
            Entry(
              "column N",
              "in place of ITEM: a column of a grid by itself, or 'row N'; 'menu row N' where several have rows"),
          ]
        ),
        (
          "Options",
          layoutEntries + [
            Entry("--horizontal", "its width and x alone"), Entry("--vertical", "its height and y alone"),
            Entry("--css", "in the words of CSS and its specifications"),
            Entry("--plain", "a line for each step"),
            Entry("--ascii", "nothing but ASCII characters"), helpEntry,
          ]
        ),
        androidSection,
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
      Entry("Column { … }", "items below each other"),
      Entry("Overlay { … }", "items above each other, each where its .place(.topTrailing) says"),
      Entry(
        "Masonry(columns: 3) { … }",
        "columns of one width; further containers are Flow, Pages, Linear, Relative, Floats, Split, Along and FirstThatFits"
      ),
      Entry(
        "Grid(columns: [80, .flexible(1)]) { … }",
        "CSS's grid, whose items say .cell(column: 2, row: 1), .span(columns: 2) or .area(\"nav\")"),
      Entry("Fixed(width: 60)", "an item of a size"),
      Entry("Flex(2)", "an item that takes two shares of what is left"),
      Entry("Text(\"words\")", "text, ten wide and high to the character"),
      Entry(".gap(10)", "a modifier, after its item; the README and the library's documentation have them all"),
      Entry(".id(logo)", "a name"),
      Entry(".layout(in: Frame(width: 300, height: 60))", "the bounds; or .layout(width: 300)"),
    ]
  }
}
