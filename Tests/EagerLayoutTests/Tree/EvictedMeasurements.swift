import Arrangements
import EagerLayout
import TestSupport
import Testing

/// A measurement is a function of its inputs, so evicting it from the cache changes no frame.
@Suite("Evicted measurements")
struct EvictedMeasurements {
  @Test(
    "Trees have the same frames after random edits, however many measurements are cached",
    arguments: RandomEditsTests.Features.all.filter { !$0.traits.isDisjoint(with: [.ratios, .arranged, .wrap]) })
  func capacityOfCacheChangesNoFrame(features: RandomEditsTests.Features) {
    var trees = EngineTrees(
      seed: features.seed &+ 100, traits: features.traits, maxDepth: features.maxDepth,
      maxChildren: features.maxChildren)
    var random = SplitMix64(seed: features.seed)
    var edited = EditedTree(trees.next()), sameCount = 0
    let editCount = max(RandomEditsTests.edits / RandomEditsTests.Features.all.count, 1)
    for index in 0..<editCount {
      if index % 20 == 0 { edited = EditedTree(trees.next()) }
      let edit = RandomEditsTests.edit(edited, &trees, &random)
      let capacity = random.pick([0, 2, 4, 16]), freshCapacity = random.pick([0, 2, 4, 16])
      let difference = edited.firstDifference(capacity: capacity, freshCapacity: freshCapacity)
      if let difference, !difference.reachesLimit {
        let capacities = "capacities \(capacity), \(freshCapacity)"
        Issue.record("\(features.name), edit \(index): \(edit), \(capacities): \(difference)")
        break
      }
      if difference == nil { sameCount += 1 }
    }
    #expect(2 * sameCount > editCount, "Most layouts have equal frames.")
  }

  @Test("Content laid out for a limit that is a keyword, after it was placed, is placed again and keeps its baseline")
  func contentLaidOutForLimitIsPlacedAgain() {
    let percentage = Row {
      Relative { Fixed(height: .percent(10)) }.height(67).minHeight(.fitContent)
    }
    .alignItems(.baseline)
    let baseline = Row {
      Linear(.horizontal) {
        Row {
          Relative { Fixed(height: 56).height(to: .parent) }.aspectRatio(3)
        }
        .height(0).maxHeight(.fitContent)
        Flex()
      }
    }
    for item in [percentage as any LayoutItem, baseline] {
      let tree = SmallTree("content laid out for a limit", item)
      #expect(tree.frames(capacity: 16) == tree.frames(capacity: 0))
    }
  }

  @Test("Small trees have the same frames whether or not measurements are cached", arguments: SmallTree.all)
  func smallTreesHaveSameFrames(tree: SmallTree) {
    #expect(tree.frames(capacity: 16) == tree.frames(capacity: 0))
  }

  @Test("An item with a width and padding as a percentage is measured again when its grid column becomes wider")
  func itemInWiderColumnIsMeasuredAgain() {
    let row = Row {
      Grid(columns: [.auto, .fitContent(60), .maxContent]) {
        Row { Row {}.aspectRatio(0.5).padding(right: .percent(50)) }.width(10).padding(right: .percent(50))
        Flex().aspectRatio(2)
      }
    }
    expectFramesOfFreshLayout(row, afterWidth: 100, in: LayoutSpace(width: .definite(200), height: .maxContent))
  }

  @Test("A grid with repeated tracks and padding as a percentage has the width of a fresh layout after an edit")
  func gridWithRepeatedTracksIsMeasuredInItsContainingWidth() {
    func row(_ item: Fixed) -> some LayoutItem {
      Row { Grid(columns: .autoFill(minimum: 35)) { item.id("item") }.maxWidth(100).padding(left: .percent(20)) }
    }
    var tree = LayoutTree(row(Fixed(width: 10, height: 10))), fresh = LayoutTree(row(Fixed(width: 20, height: 10)))
    tree.layout(width: 200)
    tree.editStyle(of: tree.node("item")!) { $0.width = 20 }
    tree.layout(width: 200)
    fresh.layout(width: 200)
    #expect(tree.placement().frames == fresh.placement().frames)
    // The padding of 40 leaves a width of 60 for columns, which is enough for one.
    #expect(fresh.frameInParent(of: fresh.node(atIndex: 1)).width == 75)
  }

  @Test("An excluded item whose content has a ratio is measured again in another space")
  func excludedItemIsMeasuredAgain() {
    let row = Row {
      FirstThatFits(.vertical(within: 30)) {
        Column { Flex().height(.percent(100)).aspectRatio(2) }.height(40)
        Flex()
      }
    }
    let space = LayoutSpace(width: .definite(300), height: .definite(200), fillsHeight: true)
    let tree = expectFramesOfFreshLayout(row, afterWidth: 100, in: space)
    #expect(tree.frameInParent(of: tree.node(atIndex: 1)).width == 80)
  }

  @Test("Items of an excluded arrangement stay hidden in another space")
  func itemsOfExcludedArrangementStayHidden() {
    let nested = FirstThatFits {
      FirstThatFits {
        Row { Row {}.height(60).aspectRatio(2) }
        Flex()
      }.padding(left: .percent(100))
      Flex()
    }
    let space = LayoutSpace(width: .definite(100), height: .maxContent)
    let tree = expectFramesOfFreshLayout(nested, afterWidth: 200, in: space)
    #expect(tree.isHidden(tree.node(atIndex: 3)))
  }

  @Test("Items that a nested arrangement excluded stay hidden in another space")
  func itemsOfIncludedArrangementStayHidden() {
    let row = Row {
      FirstThatFits {
        Row {
          FirstThatFits {
            Flex()
            Flex().aspectRatio(2)
          }
        }.width(60).padding(top: .percent(100))
        Fixed(width: 40, height: 20)
      }.aspectRatio(2)
    }.aspectRatio(1)
    let space = LayoutSpace(width: .minContent, height: .definite(90))
    let tree = expectFramesOfFreshLayout(row, afterWidth: 100, in: space)
    #expect(tree.isHidden(tree.node(atIndex: 5)))
  }

  @Test("An item is placed again when percentages in it refer to another height")
  func itemWithOtherBasisOfPercentagesIsPlacedAgain() {
    var tree = LayoutTree(
      Row {
        Row {
          Row {
            Fixed(height: .percent(100))
            Fixed(width: 20, height: 20)
          }.wrap().minHeight(.fitContent)
        }.height(10).id("container")
      })
    tree.layout(width: 100)
    let percentage = tree.node(atIndex: 3)
    #expect(tree.frameInParent(of: percentage).height == 10)
    tree.editStyle(of: tree.node("container")!) { $0.flexDirection = .column }
    tree.layout(width: 100)
    #expect(tree.frameInParent(of: percentage).height == 20)
  }
}

extension EvictedMeasurements {
  /// Lays an item out in a width and then in a space, expects the frames of a fresh layout in that space, and returns
  /// the tree.
  @discardableResult
  private func expectFramesOfFreshLayout(
    _ item: some LayoutItem, afterWidth width: Double, in space: LayoutSpace,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> LayoutTree {
    var tree = LayoutTree(item), fresh = tree
    tree.layout(width: width)
    tree.layout(in: space)
    fresh.layout(in: space)
    #expect(tree.placement().frames == fresh.placement().frames, sourceLocation: sourceLocation)
    return tree
  }
}

/// A tree in which the result of a measurement once depended on more than its inputs.
struct SmallTree: CustomTestStringConvertible {
  var testDescription: String
  private var tree: LayoutTree

  init(_ description: String, _ item: some LayoutItem) { (testDescription, tree) = (description, LayoutTree(item)) }

  /// Returns the frames if at most `capacity` results are cached for each node.
  func frames(capacity: Int) -> [Frame] {
    var tree = tree
    tree.setCacheCapacity(capacity)
    tree.layout(width: 100)
    return tree.placement().frames
  }

  static let all = [
    SmallTree(
      "content with a keyword as limit, and padding that is a percentage of a grid column",
      Row {
        Grid {
          Column { Fixed(width: 20, height: 40) }.aspectRatio(2)
          Column { Row {}.aspectRatio(0.5) }.width(40).height(10).minHeight(.fitContent).padding(right: .percent(50))
        }
      }),
    SmallTree(
      "a subgrid with padding that is a percentage",
      Row {
        Grid {
          Grid(columns: .subgrid, rows: .subgrid) {
            Flex().width(10).boxSizing(.contentBox).aspectRatio(2).padding(right: .percent(100))
          }.height(10).padding(top: .percent(100))
        }.absolute()
      }),
    SmallTree(
      "a subgrid whose item has a ratio and padding that is a percentage",
      Row {
        Grid {
          Grid(columns: .subgrid, rows: .subgrid) {
            Flex().aspectRatio(2).padding(left: .percent(100)).padding(right: 10)
          }
        }
      }.wrap().aspectRatio(2)),
    SmallTree(
      "a subgrid whose item had a definite height in another width",
      Arrangements.Overlay {
        Grid {
          Grid(columns: .subgrid, rows: .subgrid) {
            Flex().height(10).boxSizing(.contentBox).aspectRatio(1).padding(left: .percent(100))
          }
        }
      }.aspectRatio(1)),
    SmallTree(
      "a static node whose absolute child has a ratio and an item with a margin that is a percentage",
      Column {
        Row {
          Row {
            Row { Fixed(width: 20, height: 20).aspectRatio(2).margin(top: .percent(100)) }.absolute().aspectRatio(2)
          }.static().height(10)
        }.height(.percent(50))
      }.height(10)),
    SmallTree(
      "a ratio beside padding that is a percentage",
      Row { Row { Row {}.aspectRatio(1).margin(right: 10).padding(top: .percent(100)) } }
        .alignItems(.center).aspectRatio(0.5)),
    SmallTree(
      "an excluded grid whose width depends on the heights of an arrangement in it",
      FirstThatFits {
        Grid {
          FirstThatFits {
            Fixed(width: 100, height: 20)
            Flex()
          }.aspectRatio(0.5)
        }
        Flex()
      }.width(.percent(50)).aspectRatio(2)),
    SmallTree(
      "a grid with repeated tracks, a ratio, and padding that is a percentage",
      Row {
        Row {
          Column {
            Grid(columns: .autoFit(minimum: 30), rows: [.autoFill(25)], flow: .column) {
              Fixed(width: 20, height: 10)
              Flex()
            }.height(10).minHeight(.maxContent).aspectRatio(1).padding(top: .percent(50))
          }.wrap().absolute(left: 0, right: .percent(10))
        }.aspectRatio(1)
      }.aspectRatio(1)),
  ]
}
