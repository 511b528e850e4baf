package import LayoutExplanations

/// A lesson: one idea, met in a puzzle, shown in steps of code with the frames that the engine gives, tried and asked about.
///
/// Its layouts are the texts that are shown, read and laid out as those of exercises are, so its pictures and numbers are
/// the engine's.
public struct Lesson: Sendable {
  /// What it is called where progress is kept: `fixed-and-flex`. It stays when the course grows.
  public let name: String
  /// Its place in the course, from 1.
  public private(set) var number = 0
  /// The keys of live layouts whose properties it teaches: the others do what they do, but are not listed before.
  private let ownKeys: String
  /// The keys that it and the lessons before it teach.
  private(set) var keys = ""
  /// The idea in a few words.
  public let title: String
  /// What is asked before the idea is told.
  public let puzzle: Exercise
  /// The idea in a few sentences; one element a paragraph.
  public let idea: [Prose]
  /// What to look at, one after another.
  public let steps: [Step]
  /// A change to make, and what comes of it.
  public let experiment: Experiment
  /// What is asked after it.
  public let question: Exercise
  /// What to do on one's own, in order.
  public private(set) var exercises: [Exercise.Recipe]
  /// The answer as the engine tells it, step by step; nil where the numbers of the lesson say enough.
  package let reasons: Reasons?

  init(
    name: String, title: String, teaches keys: String = "", puzzle: Exercise, idea: [Prose], steps: [Step],
    experiment: Experiment,
    question: Exercise, exercises: [Exercise.Recipe], reasons: Reasons? = nil
  ) {
    self.name = name
    self.title = title
    ownKeys = keys
    self.puzzle = puzzle
    self.idea = idea
    self.steps = steps
    self.experiment = experiment
    self.question = question
    self.exercises = exercises
    self.reasons = reasons
  }

  /// A layout, and what there is to see in it.
  public struct Step: Sendable {
    /// The layout as text, and where it is laid out.
    public let trial: Trial
    /// The lines of it that are new; none where all are.
    public let newLines: Range<Int>
    /// What it gives.
    public let picture: Picture
    /// What was before the new lines, by name.
    public let before: Picture?
    /// What there is to see.
    public let remark: Prose

    /// - Parameter before: what it was before some lines were added.
    init(_ trial: Trial, after before: Trial? = nil, remark: Prose) {
      self.trial = trial
      newLines = before.map { trial.lines.indices(newAfter: $0.lines) } ?? 0..<0
      picture = before.map { trial.picture.marked(against: $0.picture) } ?? trial.picture
      self.before = before?.picture
      self.remark = remark
    }
  }

  /// A change to make by hand: in which layout, to which item, and what comes of it.
  public struct Experiment: Sendable {
    /// What to change, and what to foretell about it.
    public let words: Prose
    /// The layout to change.
    public let start: Trial
    /// The item that is to be changed; empty where the container is.
    public let item: String
    /// The layout as it is after the change.
    public let result: Trial
    /// What comes of it.
    public let outcome: Prose

    init(_ words: Prose, from start: Trial, item: String = "", to result: Trial, outcome: Prose) {
      self.words = words
      self.start = start
      self.item = item
      self.result = result
      self.outcome = outcome
    }
  }

  /// Numbers the lessons and their exercises by their places, and gives each the keys that are taught so far.
  private static func inOrder(_ lessons: [Lesson]) -> [Lesson] {
    var lessons = lessons, keys = ""
    for index in lessons.indices {
      keys += lessons[index].ownKeys
      lessons[index].number = index + 1
      lessons[index].keys = keys
      for place in lessons[index].exercises.indices {
        lessons[index].exercises[place].number = "\(index + 1).\(place + 1)"
        lessons[index].exercises[place].keys = keys
      }
    }
    return lessons
  }

  /// All lessons there are, in order.
  public static var all: [Lesson] {
    inOrder([
      frameIsARectangle, addingIsLayingOut, rowAndColumn, gapAndPadding, margins, fixedAndFlex, shares, basis,
      lessThanOne, tooLittleRoom, clampAndShare, automaticMinimum, percentagesAndLimits, whatIsLeftOver, across, lines,
      text, ratios, boxInABox, outOfLine, scrollingAndOverflow, reversed, pixelsAndCells, overlay, flow,
      masonry, grid, relative, fromAndroid, ownContainer, whyThisWide,
    ])
  }
}

extension [String] {
  /// The lines that stand between those that both begin with and those that both end with.
  fileprivate func indices(newAfter old: [String]) -> Range<Int> {
    func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
    var start = 0
    while start < Swift.min(count, old.count), isSame(self[start], old[start]) { start += 1 }
    var end = 0
    while end < Swift.min(count, old.count) - start, isSame(self[count - 1 - end], old[old.count - 1 - end]) {
      end += 1
    }
    return start..<count - end
  }
}
