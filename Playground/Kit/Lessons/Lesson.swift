package import LayoutExplanations

/// A lesson: one idea, shown in steps of code with the frames that the engine gives, and a question.
///
/// A lesson is made by running its code, so its pictures and numbers are the engine's.
public struct Lesson: Sendable {
  /// Its place in the course, from 1.
  public let number: Int
  /// The idea in a few words.
  public let title: String
  /// The idea in a few sentences; one element a paragraph.
  public let idea: [Prose]
  /// What to look at, one after another.
  public let steps: [Step]
  /// A change to make, and what to foretell about it.
  public let experiment: Prose
  /// What comes of the change.
  public let outcome: Prose
  /// A question to answer without looking.
  public let question: Prose
  /// The answer.
  public let answer: Prose
  /// What to do on one's own, in order.
  public let exercises: [Exercise.Recipe]
  /// The answer as the engine tells it, step by step; nil where the numbers of the lesson say enough.
  package var reasons: Reasons? = nil

  /// Code, and the picture of what it gives.
  public struct Step: Sendable {
    /// Lines of Swift, as they were run.
    public let code: [String]
    /// How many lines at the end are new; 0 where all are.
    public let newLines: Int
    /// What the code gives.
    public let picture: Picture
    /// What was before the new lines, by name.
    public let before: Picture?
    /// What there is to see.
    public let remark: Prose

    init(_ code: String, adding more: String = "", gives picture: Picture, after before: Picture? = nil, remark: Prose)
    {
      let old = Step.lines(code), new = Step.lines(more)
      self.code = old + new
      newLines = new.count
      self.picture = before.map { picture.marked(against: $0) } ?? picture
      self.before = before
      self.remark = remark
    }

    private static func lines(_ text: String) -> [String] {
      text.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// All lessons there are, in order.
  public static var all: [Lesson] {
    [
      frameIsARectangle, addingIsLayingOut, rowAndColumn, gapAndPadding, fixedAndFlex, shares, basis, lessThanOne,
      tooLittleRoom, clampAndShare, automaticMinimum, whatIsLeftOver, across, lines, text, boxInABox, pixelsAndCells,
      whyThisWide,
    ]
  }
}

extension Picture {
  /// The picture with those boxes marked that are new or lie elsewhere than in the one before.
  func marked(against before: Picture) -> Picture {
    var result = self
    for index in boxes.indices {
      result.boxes[index].isChanged = before.box(boxes[index].name)?.frame != boxes[index].frame
    }
    return result
  }

  /// The first box with a name.
  func box(_ name: String) -> Box? {
    let wanted = [UInt8](name.utf8)
    return boxes.first { [UInt8]($0.name.utf8) == wanted }
  }
}
