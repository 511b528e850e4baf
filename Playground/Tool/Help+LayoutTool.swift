import LayoutDocument
import PlaygroundCommands
import PlaygroundKit

extension LayoutHelp {
  static var files: LayoutHelp {
    var help = LayoutHelp(
      layout:
        "a file, - for standard input, or the layout itself in quotes: a JSON document, HTML with CSS, an Android "
        + "layout (XML), or the notation, on its own or in Swift code",
      drawingExample: "draw page.html --svg page.svg")
    help.options = [
      Help.Entry("--from-css", "read the input as CSS: rules with HTML after them, or declarations alone")
    ]
    help.sections = languages
    help.drawingFlags = ["--drawables"]
    help.drawingUsage = ["draw FILE.xml --svg OUT --drawables [--device 360x640@2] …"]
    help.drawingOptions = [
      Help.Entry("--drawables", "with --svg and an Android layout: also paint backgrounds, images and texts")
    ]
    help.reasons = [
      """
      An Android layout is explained in Android's terms: how an attribute determines a size (EXACTLY, AT_MOST, \
      measured twice), which gravity or rule determines a position, and then the numbers.
      """,
      """
      An element of a page has several names: its id, its classes, its grid area, its tag and its text.
      """,
    ]
    return help
  }

  private static var languages: Help.Sections {
    [
      "HTML with CSS": [
        Help.Entry("--lenient", "lay out what is supported, and print what is not as warnings"),
        Help.Entry(
          "errors", "everything that is not supported and could move a box, with its line; without --lenient"),
        Help.Entry("viewport", "the bounds: @media, vw, vh and the height of html refer to --width and --height"),
        Help.Entry(
          "styles",
          "those of browsers, as after the reset body { margin: 0 } button, input, select, textarea { margin: 0; "
            + "border: 0; padding: 0; font: inherit }; p, ul, h1 and others keep their margins"),
        Help.Entry(
          "text", "10 px high unless the CSS sets a size; each character is as wide as the font size, in any font"),
      ],
      "Android layouts": [
        Help.Entry(
          "--resources DIR",
          "the folder with the subfolders layout, values and drawable; default: the res folder that contains the file"),
        Help.Entry("--device WxH@D", "the size of the screen in dp, and its pixels per dp; default: 360x640@2"),
        Help.Entry(
          "--language L", "the language of the resources, such as en, en-GB or sr-Latn; it also sets the direction"),
        Help.Entry("--night", "use the resources for night mode"),
        Help.Entry("--rtl, --ltr", "lay out from right to left, or from left to right, in any language"),
        Help.Entry("--font-scale N", "multiply sizes in sp by N"),
        Help.Entry("--theme STYLE", "the style in which ?attr/… is looked up"),
        Help.Entry("--states S,S", "states of the root, such as pressed; they select colors and drawables"),
        Help.Entry(
          "--idiom I, --api N", "the kind of device, such as phone, tablet or ipad, and the API level of Android"),
        Help.Entry(
          "--strict",
          "treat these as errors: missing resources, unknown view classes with children, @{…} without a default"),
      ],
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
        Lays out a file, or a layout that you type in quotes: JSON, HTML with CSS, Android's XML, or the notation that \
        the playground teaches.
        """
      ],
      example: "frames page.html",
      sections: [
        "Commands": [
          Entry("frames LAYOUT…", "print the frames as JSON"),
          Entry("draw LAYOUT [ITEM…]", "draw the boxes in characters or as SVG, or compare several widths"),
          Entry("why LAYOUT ITEM", "explain the size and the position of an item, step by step"),
          Entry("convert LAYOUT", "write the layout in another form: the notation, JSON, Swift or CSS"),
          Entry(
            "page [FILE]",
            "find or copy the playground for browsers, a page that compares the engine with the browser"),
          Entry("help COMMAND", "show the help of a command"),
        ],
        "Arguments": [LayoutHelp.files.entry],
        "Options": [
          Entry("--ascii", "draw with ASCII characters only; write this before the command"),
          Entry("--version", "print the version"), helpEntry,
        ],
        "Lessons": [Entry(Program.playground.invocation, "the program with lessons, exercises and a prompt")],
        "Environment": [
          Entry("NO_COLOR", "if this variable is set, the output has no colors"),
          Entry("COLUMNS", "the width of the output if it is not a terminal"),
          Entry(
            "LC_ALL",
            "the first of LC_ALL, LC_CTYPE and LANG that is set must name UTF-8, or the output is ASCII only"),
          exitCodes,
        ],
      ])
  }

  static var frames: Help {
    Help(
      usage: ["frames LAYOUT… [--absolute] [--width N] [--height N] [--from-css]"],
      about: [
        """
        Prints one line of JSON for each layout: {"name": …, "frame": {"id": …, "x": …, "y": …, "width": …, "height": \
        …, "children": […]}}, or {"name": …, "error": "…"} if the layout has faults. If a layout has no name, \
        "name" is omitted, and if a box has no id, "id" is omitted.
        """,
        """
        A file contains a single document, which may span several lines, or many documents, one per line. The x and y \
        of a frame are measured from the top-left corner of its parent. With --absolute, they are measured from the \
        top-left corner of the bounds, as in the list of 'draw' and in the library's placement.frames. If the bounds \
        themselves have an x and a y, these are added to every frame with --absolute, and otherwise only to the \
        outermost frame.
        """,
        """
        The exit code is 0 if every layout was laid out, and 1 if a layout has faults or a file cannot be read. The \
        frames of the other layouts are still printed. Warnings go to standard error and do not change the exit code.
        """,
        "Example of a document:", sample,
      ],
      sections: [
        "Arguments": [LayoutHelp.files.entry],
        "Options": [Entry("--absolute", "measure x and y from the corner of the bounds, instead of the parent")]
          + LayoutHelp.files.entries + [helpEntry],
        "Keys of a box": [
          Entry("id", "its name, a string"), Entry("style", "its properties, an object"),
          Entry("children", "its child boxes, an array; a box has at most one of children, text and intrinsic"),
          Entry("text", "its text, a string; each character is 10 wide and high unless it has a face"),
          Entry("intrinsic", "the natural size of its content, [width, height]"),
          Entry(
            "face",
            "the font of its text: the width of a character and the height of a line, {\"advance\": 8, "
              + "\"line-height\": 16}"),
        ],
        "Properties of style": LayoutDocument.properties.map { Entry($0.name, $0.values) },
        "Shorthands": LayoutDocument.shorthands.map { Entry($0.name, $0.values) },
        "More properties, by the display of the container": LayoutDocument.containers.map { container in
          let parts = [("for the container: ", container.properties), ("for its items: ", container.items)]
          let descriptions = parts.filter { !$0.1.isEmpty }.map { $0.0 + $0.1.joined(separator: ", ") }
          return Entry(container.name, descriptions.joined(separator: "; "))
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
        Writes a layout in another form with the same frames: in the notation (the default), as a JSON document, as a \
        Swift program, or as HTML with CSS. Some containers have no equivalent in CSS; a comment marks each of them.
        """,
        """
        In an Android layout, references to resources are replaced by their values. A LinearLayout becomes \
        Linear(.android), a RelativeLayout becomes Relative(.android), and frames and scroll views become Overlay. \
        Other views become boxes with a size or a text. The outermost box is the window. If the box of a view would \
        get a different frame than the view, the size of the view is written as a number. If the frame is still \
        different, an error names the view.
        """,
      ],
      sections: [
        "Arguments": [LayoutHelp.files.entry],
        "Options": [Entry("--to FORM", "the form to write: notation, json, swift or css")]
          + LayoutHelp.files.entries + [helpEntry],
      ] + LayoutHelp.files.sections)
  }

  static var page: Help {
    Help(
      usage: ["page [FILE]"],
      about: [
        """
        Prints the path of the playground for browsers, or writes the page to a file. It is one file that opens from \
        disk and neither loads nor sends anything. The page contains the lessons, layouts to edit and random layouts, \
        and shows the engine's frames beside those of the browser.
        """,
        """
        Playground/Web/build.sh builds the page from the sources, with the Swift toolchain and python3. If the page is \
        not built yet, this command prints how to build it and exits with 1.
        """,
      ],
      sections: [
        "Arguments": [
          Entry("FILE", "the file to write, or - to print the page; without FILE, the path is printed"), helpEntry,
        ]
      ])
  }
}
