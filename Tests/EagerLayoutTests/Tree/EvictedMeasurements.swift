import Arrangements
import EagerLayout
import TestSupport
import Testing

/// A measurement is a function of its inputs, so evicting it from the cache changes no frame.
@Suite("Evicted measurements of random trees")
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
      if case .different(let frames) = difference {
        Issue.record("\(features.name), edit \(index): \(edit), capacities \(capacity), \(freshCapacity): \(frames)")
        break
      }
      if difference == .same { sameCount += 1 }
    }
    #expect(2 * sameCount > editCount, "Most frames are compared.")
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
    for tree in [LayoutTree(percentage), LayoutTree(baseline)] {
      var cached = tree, evicted = tree
      evicted.setCacheCapacity(0)
      cached.layout(width: 300)
      evicted.layout(width: 300)
      #expect(cached.placement().frames == evicted.placement().frames)
    }
  }
}
