import EagerLayout

/// Edits of a list of 10,000 rows with three leaves each, in a retained tree.
enum ListBenchmarks {
  static let rows = 10_000

  static func run(with runner: inout Runner) {
    for place in ListPlace.allCases {
      let name = "rows-\(rows)-\(place)"
      func run(_ mode: String, _ unit: Benchmark.Unit = .edit, _ work: @escaping (RetainedList) -> Work) {
        let benchmark = Benchmark(name, mode, nodes: 4 * rows + 1, unit: unit, keepsTree: true) {
          work(RetainedList(rows: rows, at: place))
        }
        runner.run(benchmark)
      }
      run("list-row") { list in Work(body: { list.resize(to: 45) }, undo: { list.resize(to: 44) }) }
      run("list-insert") { list in Work(body: { list.insert() }, undo: { list.removeInserted() }) }
      run("list-remove") { list in
        _ = list.insert()
        return Work(body: { list.removeInserted() }, undo: { list.insert() })
      }
      run("list-move") { list in Work(body: { list.move() }, undo: { list.moveBack() }) }
      run("list-update") { list in
        let before = list.value(), after = list.value(changedHeight: 45)
        return Work(body: { list.update(to: after) }, undo: { list.update(to: before) })
      }
      run("list-update-insert") { list in
        let before = list.value(), after = list.value(isLonger: true)
        return Work(body: { list.update(to: after) }, undo: { list.update(to: before) })
      }
      run("list-interpolate", .layout) { list in
        let shorter = list.tree.placement()
        _ = list.insert()
        let longer = list.tree.placement()
        return Work(body: { shorter.interpolated(to: longer, at: 0.5).bounds.height })
      }
      run("list-window", .read) { list in
        list.findByPlace()
        return Work(body: { Double(list.window().count) })
      }
    }
  }
}

/// The place of an edit in the list.
enum ListPlace: String, CaseIterable {
  case top, middle, bottom
}

/// A list that has been laid out.
final class RetainedList {
  @safe @exclusivity(unchecked) private(set) var tree: LayoutTree
  private let rows: Int
  /// The index of the row that is edited.
  private let index: Int
  private let row: LayoutTree.Node
  /// The index to which the row is moved.
  private let target: Int
  private let space: LayoutSpace
  @safe @exclusivity(unchecked) private var inserted: LayoutTree.Node?

  init(rows: Int, at place: ListPlace) {
    self.rows = rows
    switch place {
    case .top: (index, target) = (0, rows - 1)
    case .middle: (index, target) = (rows / 2, rows / 4)
    case .bottom: (index, target) = (rows - 1, 0)
    }
    space = LayoutSpace(width: .definite(400), height: .maxContent)
    tree = LayoutTree(Self.list((0..<rows).map { Self.row($0) }))
    guard let row = tree.node(index) else { preconditionFailure("A row is not found by its id.") }
    self.row = row
    tree.layout(in: space)
  }

  /// Gives the row another height, which moves all rows after it.
  func resize(to height: Double) -> Double {
    tree.editStyle(of: row) { $0.height = .points(height) }
    return layOut()
  }

  func insert() -> Double {
    inserted = tree.insert(Self.row(rows), into: tree.root, at: index)
    return layOut()
  }

  func removeInserted() -> Double {
    if let inserted { tree.remove(inserted) }
    return layOut()
  }

  func move() -> Double {
    tree.move(row, into: tree.root, at: target)
    return layOut()
  }

  func moveBack() -> Double {
    tree.move(row, into: tree.root, at: index)
    return layOut()
  }

  func update(to value: Column) -> Double {
    tree.update(to: value)
    return layOut()
  }

  func findByPlace() { tree.findsByPlace = true }

  /// Returns the nodes in a window of 20 rows.
  func window() -> [LayoutTree.Node] {
    let y = 44 * Double(max(0, min(index - 10, rows - 20)))
    return tree.nodes(in: Frame(y: y, width: 400, height: 20 * 44))
  }

  /// Returns a new value of the list, optionally with another height of the row or with one more row before it.
  func value(changedHeight: Double = 44, isLonger: Bool = false) -> Column {
    var items = (0..<rows).map { Self.row($0, height: $0 == index ? changedHeight : 44) }
    if isLonger { items.insert(Self.row(rows), at: index) }
    return Self.list(items)
  }

  private func layOut() -> Double { Double(tree.layout(in: space).count) }

  private static func list(_ rows: [Row]) -> Column { Column { for row in rows { row } } }

  private static func row(_ id: Int, height: Double = 44) -> Row {
    Row {
      Fixed(width: 40, height: 40)
      Flex()
      Fixed(width: 60, height: 20)
    }
    .height(height)
    .id(id)
  }
}
