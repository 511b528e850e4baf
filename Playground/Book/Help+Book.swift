import PlaygroundCommands
import PlaygroundKit

extension Help {
  static var book: Help {
    Help(
      usage: ["DIR", "--json [--seeds N] [FILE]"],
      about: [
        """
        Writes all lessons as pages for a browser into a folder, which it creates if needed: one page each, with \
        pictures as SVG, and index.html to begin with. They need no server. A small script in them checks answers and \
        shows layouts in other widths. Without the script, the pages can still be read and printed, with the answers at the end.
        """,
        """
        With --json it writes all lessons as data: {"lessons": [...], "screens": [...]}. A layout has its code, bounds and \
        boxes, each with its frame, [x, y, width, height]; sentences are lists of pieces, {"text": ...}, {"code": ...} or {"number": ...}; \
        exercises have the numbers of a first attempt, and in "key" the values to check answers.
        """,
      ],
      sections: [
        "Arguments": [
          Entry("DIR", "the folder"), Entry("--json", "write data, no pages"),
          Entry(
            "--seeds N", "N variants of each exercise, with other numbers; variants 2 to N are under the key \"again\""),
          Entry("FILE", "the file to write; without one, or with -, the data is printed"), helpEntry,
        ]
      ])
  }
}
