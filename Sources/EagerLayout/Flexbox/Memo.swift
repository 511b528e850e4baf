/// What was found out about subtrees, by all that it depends on; kept from layout to layout as long as they stay as they are.
///
/// Where widths depend on heights, a node is asked for its content's sizes several times: while its parent is measured,
/// when its parent's lines are broken, and at the end. Below it, the same questions come up again each time. That each
/// is worked out once keeps the cost of nested ones from doubling with every level.
struct Memo: ~Copyable {
  /// A question about a node; what does not matter to it is NaN.
  struct Question: BitwiseCopyable {
    var subject: Subject
    var width = Double.nan
    var containingWidth = Double.nan
    var knownHeight = Double.nan
    var containingHeight = Double.nan
    var height = Double.nan
  }

  /// What is asked, and about which node, with the number of the layout that the node has been the same since, as far back as
  /// answers are kept.
  struct Subject: Equatable, BitwiseCopyable {
    private var word: UInt64

    init(node: Int, kind: QuestionKind, since layout: UInt32) {
      word = UInt64(layout) &<< 34 | UInt64(truncatingIfNeeded: 4 * node + kind.rawValue)
    }

    /// That of no question: no layout has the number 0.
    static var none: Subject { Subject(node: 0, kind: .inlineSizes, since: 0) }

    var node: Int { Int(truncatingIfNeeded: (word & (1 &<< 34 - 1)) &>> 2) }
    var layout: UInt32 { UInt32(truncatingIfNeeded: word &>> 34) }
    var hash: UInt64 { word }
  }

  /// A question and its answer. (Not private: the compiler of Swift 6.3 loses track of it then, in debug builds.)
  struct Entry: BitwiseCopyable {
    var question = Question(subject: .none)
    var answer = InlineSizes()
    /// How many questions, one within another, led to the answer.
    var depth = 0
  }

  // Open addressing; at most half of the places are taken.
  private var entries = Storage(repeating: Entry(), count: 0)
  // As many places for those that are kept when others are dropped, so that layouts do not allocate.
  private var spare = Storage(repeating: Entry(), count: 0)
  private var count = 0
  /// The layout that answers are kept since: places with earlier ones are free.
  private(set) var firstLayout: UInt32 = 1

  init() {}

  subscript(question: Question) -> Entry? {
    guard entries.count > 0 else { return nil }
    let place = place(of: question)
    return isFree(entries[place]) ? nil : entries[place]
  }

  /// Keeps an answer; `visits` say which answers still hold when there is no room left.
  mutating func remember(_ entry: Entry, _ visits: MutableView<NodeVisits>) {
    if 2 * count >= entries.count { makeRoom(visits) }
    let place = place(of: entry.question)
    if isFree(entries[place]) { count += 1 }
    entries[place] = entry
  }

  /// Forgets everything, but keeps its memory. All nodes have changed with a layout.
  mutating func forget(before layout: UInt32) {
    firstLayout = layout
    count = 0
  }

  /// Forgets everything, whatever layouts had as numbers.
  mutating func forget() {
    for index in 0..<entries.count { entries[index].question.subject = .none }
    firstLayout = 1
    count = 0
  }

  @inline(__always)
  private func isFree(_ entry: borrowing Entry) -> Bool { entry.question.subject.layout < firstLayout }

  /// Where a question is, or would go.
  private func place(of question: Question) -> Int {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: question.hash) & mask
    while !isFree(entries[place]), !entries[place].question.isSame(question) {
      place = (place + 1) & mask
    }
    return place
  }

  /// Drops answers about nodes that have changed since; where those are few, there is more room from here on.
  private mutating func makeRoom(_ visits: MutableView<NodeVisits>) {
    var kept = 0
    for index in 0..<entries.count where holds(entries[index], visits) { kept += 1 }
    let size = 4 * kept >= entries.count ? max(2 * entries.count, 64) : entries.count
    if spare.count == size {
      for index in 0..<size { spare[index].question.subject = .none }
    } else {
      spare = Storage(repeating: Entry(), count: size)
    }
    swap(&entries, &spare)
    count = kept
    for index in 0..<spare.count where holds(spare[index], visits) {
      entries[place(of: spare[index].question)] = spare[index]
    }
    if spare.count != size { spare = Storage(repeating: Entry(), count: 0) }
  }

  private func holds(_ entry: Entry, _ visits: MutableView<NodeVisits>) -> Bool {
    let subject = entry.question.subject
    return !isFree(entry) && max(visits[subject.node].layout, firstLayout) == subject.layout
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
    var hash = subject.hash
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
