import PlaygroundCommands
import PlaygroundKit

extension Help {
  static var book: Help {
    Help(
      usage: ["DIR", "--json [--seeds N] [FILE]"],
      about: [
        """
        Writes all lessons as pages for a browser into a folder, and creates the folder if needed. Each lesson is one \
        page with its pictures as SVG, and index.html lists the lessons. The pages need no server. A small script in \
        each page checks answers and shows layouts in other widths. Without the script, the pages can still be read \
        and printed, with the answers at the end.
        """,
        """
        With --json, writes all lessons as data: {"lessons": [...], "screens": [...]}. A layout has its code, its \
        bounds and its boxes. Each box has a frame, [x, y, width, height]. A sentence is a list of pieces: {"text": \
        ...}, {"code": ...} or {"number": ...}. An exercise has the numbers of the first attempt, and under "key" the \
        values with which answers are compared.
        """,
      ],
      sections: [
        "Arguments": [
          Entry("DIR", "the folder to write to"), Entry("--json", "write data instead of pages"),
          Entry(
            "--seeds N",
            "write N variants of each exercise, with different numbers; variants 2 to N are under the key \"again\""),
          Entry("FILE", "the file to write; without one, or with -, the data is printed"), helpEntry,
        ]
      ])
  }
}
