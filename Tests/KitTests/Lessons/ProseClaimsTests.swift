import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Sentences of the course, compared with the engine's trace")
struct ProseClaims {
  /// The seeds of the random numbers of each exercise. Exercises that mention rounds are tried with 50 in every run.
  private static let seeds = 0..<UInt64(Thorough.pick(2, 50))
  private static let seedsOfRounds = 0..<50 as Range<UInt64>

  @Test(
    "Sizes, sums, rounds and frozen items in the sentences of lessons agree with the engine",
    arguments: Rows.of(allLessons))
  func lessonSentences(rows: Rows<Lesson>) {
    for lesson in rows {
      let facts = Facts(lesson)
      for prose in lesson.sentences { facts.check(prose, at: lesson.name) }
    }
  }

  @Test(
    "Sizes, sums, rounds and frozen items in the sentences of exercises agree with the engine",
    arguments: Rows.of(Exercises.recipes, count: 60))
  func exerciseSentences(rows: Rows<Exercise.Recipe>) {
    for recipe in rows {
      let mentionsRounds = recipe.exercise(seed: 0).claims.contains { Claims($0).mentionsRounds }
      for seed in mentionsRounds ? Self.seedsOfRounds : Self.seeds {
        let exercise = recipe.exercise(seed: seed), place = "\(exercise.id.text) at \(seed)"
        let facts = Facts(exercise)
        for prose in exercise.claims { facts.check(prose, at: place) }
        if case .numbers(_, let mistakes) = exercise.answerKey {
          for mistake in mistakes { facts.check(mistake, of: exercise, at: place) }
        }
      }
    }
  }

  @Test(
    "A wrong sentence about a layout is found, and a right one is accepted",
    arguments: Rows.of([
      "In round one each gets 101.", "Round two: the third gets 100.", "In round three the third gets 120.",
      "The first is frozen at 90.", "The third is frozen.", "Nothing is frozen.", "The third is 110 wide.",
      "The third would be -10 wide.", "One of them is 95 wide.", "The third begins at 150.", "It ends at 310.",
      "300 - 80 = 210 are left.", "There is no round two.",
    ]))
  func wrongSentencesAreFound(rows: Rows<String>) {
    let facts = Facts([
      ExampleLayout(
        "Row { Flex().maxWidth(80).id(first); Flex().maxWidth(90).id(second); Flex().id(third) }", width: 300)
    ])
    for text in rows { #expect(!facts.faults(in: Claims(text)).isEmpty, "\(text)") }
    for text in [
      "In round one each gets 100.", "Round two: the third gets 130.", "The first is frozen at 80.",
      "The third is 130 wide.", "The third begins at 170 and ends at 300.", "300 - 80 = 220 are left.",
    ] { #expect(facts.faults(in: Claims(text)) == [], "\(text)") }
  }
}

extension Lesson {
  fileprivate var sentences: [Prose] {
    idea + steps.map { $0.remark } + [experiment.task, experiment.answer] + puzzle.claims + question.claims
  }
}

extension Exercise {
  /// All sentences of the exercise, without its wrong choices.
  fileprivate var claims: [Prose] {
    guard case .choice(let right, _) = answerKey, case .choice(let choices) = form else { return sentences }
    let wrong = choices.indices.filter { $0 != right }.map { words(choices[$0]) }
    return sentences.filter { !wrong.contains(words($0)) }
  }
}

private func words(_ prose: Prose) -> String {
  prose.line.map { $0.text.replacing("\u{A0}", with: " ") }.joined()
}

/// A text as words, numbers and punctuation marks.
private struct Claims {
  enum Token: Equatable {
    case word(String), number(Double), mark(Character)
  }

  /// The tokens of each sentence.
  var sentences: [[Token]] = []

  init(_ prose: Prose) { self.init(words(prose)) }

  init(_ text: String) {
    var sentence: [Token] = []
    for piece in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      var piece = piece, marks: [Token] = []
      while let last = piece.last, ".,:;?!".contains(last) {
        marks.insert(.mark(last), at: 0)
        piece.removeLast()
      }
      if let number = Double(piece) {
        sentence.append(.number(number))
      } else if !piece.isEmpty {
        sentence.append(.word(String(piece)))
      }
      sentence += marks
      if let mark = marks.last, [.mark("."), .mark("?"), .mark("!")].contains(mark) {
        sentences.append(sentence)
        sentence = []
      }
    }
    if !sentence.isEmpty { sentences.append(sentence) }
  }

  private static let rounds: [String: Int] = ["one": 1, "two": 2, "three": 3]

  /// The rounds that a sentence mentions. Each has the tokens up to the next one, and whether the sentence denies it.
  static func rounds(_ sentence: [Token]) -> [(round: Int, tokens: [Token], isDenied: Bool)] {
    var parts: [(round: Int, tokens: [Token], isDenied: Bool)] = []
    for (index, token) in sentence.enumerated() {
      if index > 0, case .word(let word) = token, let round = rounds[word],
        sentence[index - 1] == .word("round") || sentence[index - 1] == .word("Round")
      {
        parts.append((round, [], index > 1 && sentence[index - 2] == .word("no")))
      } else if !parts.isEmpty {
        parts[parts.count - 1].tokens.append(token)
      }
    }
    return parts
  }

  /// Whether a sentence mentions a round, or an item that is frozen.
  var mentionsRounds: Bool {
    sentences.contains { !Self.rounds($0).isEmpty || Self.mentionsFreezing($0) }
  }

  static func mentionsFreezing(_ sentence: [Token]) -> Bool {
    sentence.contains { [.word("frozen"), .word("Frozen"), .word("freeze")].contains($0) }
  }
}

/// The frames and traces of the layouts that a text may be about.
private final class Facts {
  private let trials: [ExampleLayout]
  /// The numbers in the goal if it describes a changed layout, which is not among the trials; otherwise empty.
  private let changes: [Double]
  private lazy var traces = trials.compactMap { trial in
    trial.preview.map { (names: trial.picture.boxes.map { $0.name }, trace: $0.sketch.item.trace(in: trial.bounds)) }
  }

  init(_ trials: [ExampleLayout], goal: Prose = "") {
    self.trials = trials
    let text = words(goal)
    changes = text.contains("Now ") ? text.numbers.map { $0.magnitude } : []
  }

  convenience init(_ lesson: Lesson) {
    self.init(
      lesson.steps.map { $0.example } + [lesson.experiment.start, lesson.experiment.result, lesson.puzzle.example]
        + [lesson.question.example])
  }

  convenience init(_ exercise: Exercise) {
    var trials = [exercise.example, exercise.success.example]
    if case .layout(let solution) = exercise.answerKey {
      trials += solution.bounds.flatMap { bounds in
        [ExampleLayout(solution.code, in: bounds)] + solution.mistakes.map { ExampleLayout($0.code, in: bounds) }
      }
    }
    self.init(trials, goal: exercise.goal)
  }

  func check(_ prose: Prose, at place: String) {
    for fault in faults(in: Claims(prose)) { Issue.record("\(place): \(fault): \(words(prose))") }
  }

  func faults(in claims: Claims) -> [String] { claims.sentences.flatMap { faults(in: $0) } }

  private func faults(in sentence: [Claims.Token]) -> [String] {
    var faults = sums(in: sentence)
    for (round, tokens, isDenied) in Claims.rounds(sentence) {
      if isDenied {
        if !traces.contains(where: { $0.trace.rounds < round }) { faults.append("there is a round \(round)") }
        continue
      }
      let numbers = traces.flatMap { $0.trace.numbers(inRound: round) }
      if numbers.isEmpty { faults.append("there is no round \(round)") }
      for case .number(let number) in tokens where !numbers.contains(number) {
        faults.append("\(number) is no number of round \(round)")
      }
    }
    if Claims.mentionsFreezing(sentence) { faults += freezing(in: sentence) }
    return faults + lengths(in: sentence)
  }

  /// Returns the faults of wrong statements about frozen items in a sentence, such as `frozen at 80`,
  /// `freeze it at 80`, `the first is frozen` or `nothing is frozen`.
  private func freezing(in sentence: [Claims.Token]) -> [String] {
    let frozen = traces.flatMap { names, trace in trace.frozen.map { (name: names[$0.node], size: $0.size) } }
    if sentence.contains(.word("nothing")) || sentence.contains(.word("Nothing")) {
      return traces.contains { $0.trace.frozen.isEmpty } ? [] : ["something is frozen"]
    }
    var faults: [String] = []
    for (index, token) in sentence.enumerated() {
      guard [.word("frozen"), .word("Frozen"), .word("freeze")].contains(token) else { continue }
      var size: Double?
      let rest = sentence[(index + 1)...].prefix(4)
      if let at = rest.firstIndex(of: .word("at")), at + 1 < sentence.count, case .number(let number) = sentence[at + 1]
      {
        size = number
      }
      let name = index > 0 && sentence[index - 1] == .word("is") ? self.name(before: index - 1, in: sentence) : nil
      if size != nil || name != nil,
        !frozen.contains(where: { (size?.isWritten(as: $0.size) ?? true) && (name ?? $0.name) == $0.name })
      {
        faults.append("\(name ?? "nothing") is not frozen")
      }
    }
    return faults
  }

  /// Returns the name of an item right before a token, such as `the title` or `Bob`; `nil` if there is none.
  private func name(before index: Int, in sentence: [Claims.Token]) -> String? {
    guard index > 0, case .word(let name) = sentence[index - 1], trials.contains(where: { $0.names.contains(name) }),
      index == 1 || [.word("The"), .word("the")].contains(sentence[index - 2])
    else { return nil }
    return name
  }

  /// Returns the faults of wrong sums in a sentence, which are written as `300 - 80 = 220`.
  private func sums(in sentence: [Claims.Token]) -> [String] {
    var faults: [String] = []
    for (index, token) in sentence.enumerated() where token == .word("=") {
      guard index + 1 < sentence.count, case .number(let result) = sentence[index + 1],
        let value = sum(sentence[..<index]), !value.isWritten(as: result)
      else { continue }
      faults.append("\(value) is not \(result)")
    }
    return faults
  }

  /// Returns the value of the sum at the end of the tokens; `nil` for a single number, or for a word in place of one.
  private func sum(_ tokens: ArraySlice<Claims.Token>) -> Double? {
    var terms: [Double] = [], signs: [String] = []
    for token in tokens.reversed() {
      switch token {
      case .number(let number) where terms.count == signs.count: terms.insert(number, at: 0)
      case .word(let sign) where ["+", "-", "x", "/"].contains(sign) && terms.count > signs.count:
        signs.insert(sign, at: 0)
      default:
        guard terms.count > signs.count else { return nil }
        return value(terms, signs)
      }
    }
    return terms.count > signs.count ? value(terms, signs) : nil
  }

  private func value(_ terms: [Double], _ signs: [String]) -> Double? {
    guard terms.count > 1 else { return nil }
    var sum = 0.0, product = terms[0], sign = 1.0
    for (term, operation) in zip(terms.dropFirst(), signs) {
      switch operation {
      case "x": product *= term
      case "/": product /= term
      default: (sum, product, sign) = (sum + sign * product, term, operation == "-" ? -1 : 1)
      }
    }
    return sum + sign * product
  }

  /// Returns the faults of wrong sizes and positions in a sentence, such as `the title is 132 wide`, `40 high`,
  /// `begins at 70 + 36` or `ends at 300`.
  private func lengths(in sentence: [Claims.Token]) -> [String] {
    // A sentence with "then" is about a changed layout, which is not among the trials.
    if sentence.contains(.word("then")) || sentence.first == .word("Then") { return [] }
    var faults: [String] = []
    for (index, token) in sentence.enumerated() {
      guard case .number(var number) = token else { continue }
      func word(_ distance: Int) -> String {
        guard sentence.indices.contains(index + distance), case .word(let word) = sentence[index + distance] else {
          return ""
        }
        return word
      }
      if let side = ["wide": "width", "high": "height"][word(1)] {
        let isWidth = side == "width"
        let name = ["is", "becomes"].contains(word(-1)) ? name(before: index - 1, in: sentence) : nil
        let lengths = boxes(name).map { isWidth ? $0.width : $0.height } + (name == nil ? otherLengths : [])
        let isLength = lengths.contains(number) || changes.contains { lengths.contains(number - $0) }
        if number < 0 || !isLength { faults.append("\(name ?? "nothing") has no \(side) \(number)") }
      }
      if word(-1) == "at", ["begins", "begin", "ends", "end"].contains(word(-2)), !sentence.contains(.word("would")) {
        if case .number(let second)? = sentence.dropFirst(index + 2).first, ["+", "-"].contains(word(1)) {
          number += word(1) == "+" ? second : -second
        }
        let places = boxes(nil).flatMap { [$0.x, $0.y, $0.width, $0.height, $0.x + $0.width, $0.y + $0.height] }
        let isPlace = places.contains(number) || changes.contains { places.contains(number + $0) }
        if !isPlace { faults.append("nothing \(word(-2)) at \(number)") }
      }
    }
    return faults
  }

  /// The frames of all boxes, or of those with a name, exact and snapped to pixels.
  private func boxes(_ name: String?) -> [Frame] {
    pictures.flatMap { picture in picture.boxes.filter { name == nil || $0.name == name }.map { $0.frame } }
  }
  private lazy var pictures = trials.flatMap { [$0.picture, $0.snapped.picture] }

  /// The numbers in the layouts' texts and in their traces, and the widths of their words in one line.
  private lazy var otherLengths: [Double] = {
    var lengths = [10.0]
    for trial in trials {
      let strings = trial.code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      lengths += trial.code.numbers + strings.filter { $0.offset % 2 == 1 }.map { 10 * Double($0.element.count) }
    }
    for step in traces.flatMap({ $0.trace.steps }) { lengths += [step.result] + step.operands.map { $0.value } }
    return lengths
  }()

  /// Checks the values of a mistake whose reply says `That is round one.` or `You stopped after round one.`
  func check(_ mistake: Exercise.Mistake, of exercise: Exercise, at place: String) {
    guard case .numbers(let labels) = exercise.form, let (names, trace) = traces.first else { return }
    let text = words(mistake.reply)
    let isRoundOne = text.contains("That is round one"), stops = text.contains("stopped after round one")
    guard isRoundOne || stops else { return }
    for (label, value) in zip(labels.map(words), mistake.values) {
      let node = names.firstIndex { label.hasPrefix($0 + ".") }
      let first = trace.steps.filter { $0.nodeIndex == node && $0.round == 1 && $0.axis == .horizontal }
      let flexed = first.last { $0.quantity == .flexed }?.result
      let frozen = first.last { $0.outcome == .frozenAtMinimum || $0.outcome == .frozenAtMaximum }?.result
      let expected = stops ? frozen ?? flexed : flexed
      if !(expected?.isWritten(as: value) ?? false) {
        Issue.record("\(place): \(label) is \(expected ?? .nan) then, and not \(value): \(text)")
      }
    }
  }
}

extension Double {
  /// Whether `other` is this number, rounded to three decimals.
  fileprivate func isWritten(as other: Double) -> Bool { (self - other).magnitude < 0.001 }
}

extension String {
  fileprivate var numbers: [Double] { split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) } }
}

extension [Double] {
  fileprivate func contains(_ number: Double) -> Bool { contains { $0.isWritten(as: number) } }
}

extension LayoutTrace {
  fileprivate var rounds: Int { steps.map { $0.round }.max() ?? 0 }

  /// The items that were frozen at a limit, with their sizes.
  fileprivate var frozen: [(node: Int, size: Double)] {
    steps.filter { $0.outcome == .frozenAtMinimum || $0.outcome == .frozenAtMaximum }.map { ($0.nodeIndex, $0.result) }
  }

  /// Returns the numbers in the steps of a round, the changes of sizes by limits in the round, and the available space.
  fileprivate func numbers(inRound round: Int) -> [Double] {
    let steps = steps.filter { $0.round == round }
    guard !steps.isEmpty else { return [] }
    return steps.flatMap { step in
      [step.result] + step.operands.map { $0.value }
        + (step.operands.first.map { [($0.value - step.result).magnitude] } ?? [])
    } + self.steps.filter { $0.quantity == .room }.map { $0.result }
  }
}
