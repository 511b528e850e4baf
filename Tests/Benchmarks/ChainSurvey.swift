import EagerLayout
import Foundation
import LayoutDocument

/// Lays the kinds of chains there are and random ones out at two depths, and tells what grows faster than they do.
enum ChainSurvey {
  static func run(count: Int, from seed: UInt64, depths: (Int, Int), most: Double) -> Bool {
    var slow = 0, busiest = (visits: 0.0, name: ""), slowest = (ratio: 0.0, name: ""), seconds = 0.0
    for chain in Chain.kinds + (0..<UInt64(count)).map({ Chain(seed: seed &+ $0) }) {
      let few = chain.arena(depth: depths.0), many = chain.arena(depth: depths.1)
      let visits = (perNode(few, chain.space), perNode(many, chain.space))
      let factor = Double(many.nodes.count) / Double(few.nodes.count)
      if visits.1 > busiest.visits { busiest = (visits.1, chain.name) }
      var ratio = visits.1 / max(visits.0, 0.01) * factor
      if ratio < 2 * factor {
        let shorter = time(few, chain.space, runs: 9), longer = time(many, chain.space, runs: 5)
        seconds += longer
        ratio = longer / shorter
      }
      if ratio > slowest.ratio { slowest = (ratio, chain.name) }
      if ratio > most {
        slow += 1
        print("\(chain.name): \(ratio) times as long, \(visits.0) and \(visits.1) visits a node")
      }
    }
    let all = Chain.kinds.count + count
    print("\(all) chains of \(depths.0) and \(depths.1) levels: \(slow) take more than \(most) times as long")
    print("most visits a node: \(busiest.visits), \(busiest.name); slowest: \(slowest.ratio) times, \(slowest.name)")
    print("all of the longer ones once: \(seconds) s")
    return slow == 0
  }

  private static func perNode(_ arena: NodeArena, _ space: LayoutSpace) -> Double {
    Double(arena.layoutCounts(in: space).visits) / Double(arena.nodes.count)
  }

  /// The least time of some layouts, in seconds.
  private static func time(_ arena: NodeArena, _ space: LayoutSpace, runs: Int) -> Double {
    (0..<runs).reduce(Double.infinity) { least, _ in
      let began = processorTime()
      _ = arena.layoutCounts(in: space)
      return min(least, processorTime() - began)
    }
  }

  /// What the program has used of a processor, in seconds: others on the machine do not count.
  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
