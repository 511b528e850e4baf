import EagerLayout

/// A workload built by Swift code. Its tree has the same nodes as the document of that name.
enum BuilderWorkload {
  case dashboard
  /// The sizes of the contents of each row.
  case list([ListRow])

  struct ListRow {
    var title: Extent
    var subtitle: Extent
    var button: Extent
  }

  /// Creates the equivalent of a workload; `nil` if there is none with its name. Throws if the
  /// frames differ from the workload's.
  init?(_ workload: Workload) throws(Workload.Fault) {
    switch workload.name {
    case "dashboard": self = .dashboard
    case "list-1k":
      let sizes = workload.nodes.compactMap { node in
        if case .intrinsic(let size) = node.content?.kind { size } else { nil }
      }
      // A workload for other engines has leaves of fixed sizes and no contents.
      guard sizes.count == 4000 else { return nil }
      self = .list(
        stride(from: 0, to: sizes.count, by: 4).map {
          ListRow(title: sizes[$0 + 1], subtitle: sizes[$0 + 2], button: sizes[$0 + 3])
        })
    default: return nil
    }
    let built = layout(in: workload.space), expected = Placement(workload.arena(), in: workload.space)
    guard built.frames == expected.frames else {
      throw Workload.Fault(message: "\(workload.name) built in Swift has other frames than its document.")
    }
  }

  func layout(in space: LayoutSpace) -> Placement { Placement(NodeArena(root), in: space) }

  func layout(in space: LayoutSpace, reusing scratch: inout LayoutScratch) -> Placement {
    scratch.layOut(root, in: space)
  }

  /// A new value each time.
  private var root: LayoutNode {
    switch self {
    case .dashboard: Self.dashboardRoot().node
    case .list(let rows): Self.listRoot(rows).node
    }
  }
}

// One function for each part, as in an app.
extension BuilderWorkload {
  @inline(never)
  private static func dashboardRoot() -> Column {
    Column {
      Row {
        Fixed(width: 120)
        Flex()
        Fixed(width: 88)
        Fixed(width: 88)
        Fixed(width: 40)
      }
      .basis(56).shrink(0)
      Row {
        sidebar()
        Fixed(width: 1)
        mainArea()
      }
      .grow(1).basis(0)
      Row {
        Fixed(width: 100)
        Flex()
        Fixed(width: 100)
      }
      .basis(24).shrink(0)
    }
    .width(.percent(100)).height(.percent(100))
  }

  private static func sidebar() -> Column {
    Column {
      Fixed(height: 16)
      for _ in 0..<16 {
        Row {
          Fixed(width: 24)
          Fixed(width: 8)
          Flex()
        }
        .basis(40).shrink(0)
      }
      Flex()
    }
    .basis(220).shrink(0)
  }

  private static func mainArea() -> Column {
    Column {
      Row {
        for number in 0..<4 { card(isChanging: number == 2) }
      }
      .basis(120).shrink(0)
      Fixed(height: 12)
      Row {
        Column {
          Fixed(height: 32)
          Flex()
          Fixed(height: 20)
        }
        .grow(2).basis(0)
        Fixed(width: 12)
        Column {
          Fixed(height: 32)
          Flex()
        }
        .grow(1).basis(0)
      }
      .grow(2).basis(0)
      Fixed(height: 12)
      table()
    }
    .grow(1).basis(0)
  }

  private static func card(isChanging: Bool) -> Column {
    Column {
      Fixed(height: 32)
      Row {
        Flex()
        if isChanging { Fixed(width: 48, height: 30).id(0) } else { Fixed(width: 48) }
      }
      .grow(1).basis(0)
      Fixed(height: 24)
    }
    .grow(1).basis(0)
  }

  private static func table() -> Column {
    Column {
      Fixed(height: 32)
      for _ in 0..<9 {
        Row {
          Fixed(width: 28)
          Flex(2)
          Flex()
          Flex()
          Flex()
          Fixed(width: 64)
        }
        .basis(28).shrink(0)
      }
      Flex()
    }
    .grow(3).basis(0)
  }
}

extension BuilderWorkload {
  @inline(never)
  private static func listRoot(_ rows: [ListRow]) -> Column {
    Column {
      for row in rows { listRow(row) }
    }
    .width(.percent(100)).height(.percent(100))
  }

  private static func listRow(_ row: ListRow) -> Row {
    Row {
      Measured(width: 40, height: 40).shrink(0).margin(right: 4)
      Column {
        Measured(width: row.title.width, height: row.title.height)
        Measured(width: row.subtitle.width, height: row.subtitle.height).margin(top: 2)
      }
      .gap(row: 2).grow(1).basis(0)
      Measured(width: row.button.width, height: row.button.height)
        .shrink(0).padding(top: 6, left: 12, bottom: 6, right: 12).margin(left: 4)
    }
    .alignItems(.center).gap(column: 12).shrink(0)
    .padding(top: 8, left: 16, bottom: 8, right: 16).margin(bottom: 1)
  }
}
