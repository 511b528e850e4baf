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
}
