import LayoutDocument
import PlaygroundCommands
import PlaygroundKit

extension LayoutHelp {
  static var files: LayoutHelp {
    var help = LayoutHelp(
      layout:
        "a file, - for standard input, or the layout itself in quotes: a document (JSON), HTML with CSS, a layout for "
        + "Android (XML), or the notation, on its own or in Swift code",
      drawingExample: "draw page.html --svg page.svg")
    help.options = [
      Help.Entry("--from-css", "the input is CSS: rules followed by HTML, or only declarations")
    ]
    help.sections = android
    help.drawingFlags = ["--drawables"]
    help.drawingUsage = ["draw FILE.xml --svg OUT --drawables [--device 360x640@2] …"]
    help.drawingOptions = [
      Help.Entry("--drawables", "in the SVG of an Android layout: backgrounds, images and texts under the outlines")
    ]
    help.reasons = [
      """
      An Android layout is explained in Android's terms: how an attribute determines a size (EXACTLY, AT_MOST, measured twice), \
      which gravity or rule determines a position, and then the numbers.
      """
    ]
    return help
  }

  private static var android: Help.Sections {
    [
      "Android layouts": [
        Help.Entry("--resources DIR", "the folder with layout, values and drawable; default: the file's res folder"),
        Help.Entry("--device WxH@D", "the screen in dp, and the pixels per dp; default: 360x640@2"),
        Help.Entry("--language L", "en, en-GB, sr-Latn: the language of the resources"),
        Help.Entry("--night", "resources for the night"),
        Help.Entry("--rtl, --ltr", "from right to left, or from left to right, whatever the language"),
        Help.Entry("--font-scale N", "the factor for sizes in sp"),
        Help.Entry("--theme STYLE", "the style that ?attr/… refers to"),
        Help.Entry("--states S,S", "states of the root, such as pressed, that select colors and drawables"),
        Help.Entry("--idiom I, --api N", "the kind of device, such as phone, tablet or ipad; the version of Android"),
        Help.Entry(
          "--strict", "missing resources, unknown classes that hold views, and expressions without a value are errors"),
      ]
    ]
  }
}

extension Help {
  /// The help page of a command.
  static func page(of command: String) -> Help? {
    switch command {
    case "frames": frames
    case "draw": draw(.files)
    case "why": why(.files)
    case "convert": convert
    case "page": page
    case "help": layout
    default: nil
    }
  }

  static var layout: Help {
    Help(
      usage: ["[--ascii] COMMAND … [--help]"],
      about: [
        """
        Lays out files, or what you type in quotes: JSON, HTML with CSS, Android's XML, and the notation that the \
        playground teaches.
        """
      ],
      example: "frames page.html",
      sections: [
        "Commands": [
          Entry("frames LAYOUT…", "the frames, as JSON"),
          Entry("draw LAYOUT [ITEM…]", "a picture, in characters or as SVG; or several, in several widths"),
          Entry("why LAYOUT ITEM", "why an item has its size and place, step by step"),
          Entry("convert LAYOUT", "the layout in another form: the notation, JSON, Swift or CSS"),
          Entry("page [FILE]", "the playground as one page for a browser, beside the browser's own layout"),
          Entry("help COMMAND", "more about a command"),
        ],
        "Arguments": [LayoutHelp.files.entry],
        "Options": [
          Entry("--ascii", "before a command: drawings in ASCII characters only"),
          Entry("--version", "the version"), helpEntry,
        ],
        "Lessons": [Entry(Program.playground.invocation, "the program that teaches: lessons, exercises, a prompt")],
        "Environment": [
          Entry("NO_COLOR", "if this variable is set, no colors"),
          Entry("COLUMNS", "the width of the output if it is not a terminal"),
          Entry(
            "LC_ALL", "or else LC_CTYPE, or else LANG: if it is set and does not name UTF-8, the output is ASCII only"),
          exitCodes,
        ],
      ])
  }

  static var frames: Help {
    Help(
      usage: ["frames LAYOUT… [--absolute] [--width N] [--height N] [--from-css]"],
      about: [
        """
        Lays out each layout and prints a line of JSON for it: {"name": …, "frame": {"id": …, "x": …, \
        "y": …, "width": …, "height": …, "children": […]}}, or {"name": …, "error": "…"}. Unnamed layouts and boxes have no name or id.
        """,
        """
        A file has one document on several lines, or one on each line. A frame is in its parent's coordinates: x and y \
        are measured from the corner of the box around it. With --absolute, all frames are measured from the corner of the bounds, as \
        in the list of 'draw' and the library's placement.frames.
        """,
        """
        The exit code is 0 if every layout has frames, 1 if one of them has none because of its faults. The others are still \
        printed. Warnings, on standard error, do not change the code.
        """,
        "Example of a document:", sample,
      ],
      sections: [
        "Arguments": [LayoutHelp.files.entry],
        "Options": [Entry("--absolute", "x and y from the corner of the bounds")] + LayoutHelp.files.entries + [
          helpEntry
        ],
        "Keys of a box": [
          Entry("id", "its name, a string"), Entry("style", "its properties, an object"),
          Entry("children", "the boxes in it, an array; or one of the next two"),
          Entry("text", "text; each character is 10 wide and high"),
          Entry("intrinsic", "a natural size, [width, height]"),
          Entry("face", "the width of a character and the height of a line, {\"advance\": 8, \"line-height\": 16}"),
        ],
        "Properties of style": LayoutDocument.properties.map { Entry($0.name, $0.values) },
        "Shorthands": LayoutDocument.shorthands.map { Entry($0.name, $0.values) },
        "Properties for a display": LayoutDocument.containers.map { container in
          let parts = [("", container.properties), ("its items: ", container.items)]
          let told = parts.filter { !$0.1.isEmpty }.map { $0.0 + $0.1.joined(separator: ", ") }
          return Entry(container.name, told.joined(separator: "; "))
        },
      ] + LayoutHelp.files.sections)
  }

  private static var sample: String {
    """
    {"available": {"width": 300, "height": 60}, "root": {"style": {"height": "60px"}, "children": [{"id": "logo", \
    "style": {"width": "60px"}}, {"id": "title", "style": {"flex-grow": 1}}]}}
    """
  }

  static var convert: Help {
    Help(
      usage: ["convert LAYOUT [--to notation | json | swift | css] [--width N] [--height N] [--from-css]"],
      about: [
        """
        Writes a layout in another form: the notation by default, a document, a program, or HTML \
        with CSS. The frames are the same. CSS has no equivalent of some containers; a comment marks those.
        """,
        """
        An Android layout is written with the values of its resources. LinearLayouts become Linear(.android), RelativeLayouts \
        Relative(.android), frames and scroll views Overlay, other views sizes and texts; the first box is the window. A view whose \
        frame would differ gets its size as a number; if the frame still differs, an error names the view.
        """,
      ],
      sections: [
        "Arguments": [LayoutHelp.files.entry],
        "Options": [Entry("--to FORM", "notation, json, swift or css")] + LayoutHelp.files.entries + [helpEntry],
      ] + LayoutHelp.files.sections)
  }

  static var page: Help {
    Help(
      usage: ["page [FILE]"],
      about: [
        """
        The playground for a browser, in one file that opens from disk: layouts to change by hand, with the engine's frames \
        beside those of the browser, the course, and random layouts that compare the two. Nothing is loaded or sent.
        """,
        """
        Playground/Web/build.sh builds the page from the sources, with the Swift toolchain and python3. After that, \
        this command prints the page's path, or writes the page to a file. Before, it prints how to build it, and exits with 1.
        """,
      ],
      sections: [
        "Arguments": [Entry("FILE", "the file to write; with -, the page is printed"), helpEntry]
      ])
  }
}
