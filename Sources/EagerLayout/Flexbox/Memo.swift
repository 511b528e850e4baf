/// What was found out about subtrees in the course of a layout, by all that it depends on.
///
/// Where widths depend on heights, a node is asked for its content's sizes several times: while its parent is measured,
/// when its parent's lines are broken, and at the end. Below it, the same questions come up again each time. That each
/// is worked out once keeps the cost of nested ones from doubling with every level.
struct Memo: ~Copyable {
  /// A question about a node; what does not matter to it is NaN.
  struct Question: BitwiseCopyable {
    var subject = -1
    var width = Double.nan
    var containingWidth = Double.nan
    var knownHeight = Double.nan
    var containingHeight = Double.nan
    var height = Double.nan
  }

  /// A question and its answer. (Not private: the compiler of Swift 6.3 loses track of it then, in debug builds.)
  struct Entry: BitwiseCopyable {
    var question = Question()
    var answer = InlineSizes()
  }

  // Open addressing; at most half of the places are taken.
  private var entries = Storage(repeating: Entry(), count: 0)
  private var count = 0

  init() {}

  subscript(question: Question) -> InlineSizes? {
    guard entries.count > 0 else { return nil }
    let place = place(of: question)
    return entries[place].question.subject < 0 ? nil : entries[place].answer
  }

  mutating func remember(_ answer: InlineSizes, for question: Question) {
    if 2 * count >= entries.count { grow() }
    let place = place(of: question)
    if entries[place].question.subject < 0 { count += 1 }
    entries[place] = Entry(question: question, answer: answer)
  }

  /// Forgets everything, but keeps its memory.
  mutating func forget() {
    guard count > 0 else { return }
    for index in 0..<entries.count { entries[index].question.subject = -1 }
    count = 0
  }

  /// Where a question is, or would go.
  private func place(of question: Question) -> Int {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: question.hash) & mask
    while entries[place].question.subject >= 0, !entries[place].question.isSame(question) { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    var old = Storage(repeating: Entry(), count: max(2 * entries.count, 64))
    swap(&old, &entries)
    for index in 0..<old.count where old[index].question.subject >= 0 {
      entries[place(of: old[index].question)] = old[index]
    }
  }
}

extension Memo.Question {
  /// Bit by bit: NaN is what it is.
  func isSame(_ other: Memo.Question) -> Bool {
    subject == other.subject && width.bitPattern == other.width.bitPattern
      && containingWidth.bitPattern == other.containingWidth.bitPattern
      && knownHeight.bitPattern == other.knownHeight.bitPattern
      && containingHeight.bitPattern == other.containingHeight.bitPattern
      && height.bitPattern == other.height.bitPattern
  }

  var hash: UInt64 {
    var hash = UInt64(truncatingIfNeeded: subject)
    @inline(__always) func mix(_ value: Double) {
      hash = (hash ^ value.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }
    mix(width)
    mix(containingWidth)
    mix(knownHeight)
    mix(containingHeight)
    mix(height)
    return hash
  }
}
