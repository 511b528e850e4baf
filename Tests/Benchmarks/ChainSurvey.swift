import EagerLayout
import Foundation
import LayoutDocument

/// Lays the kinds of chains there are and random ones out at two depths, and tells what grows faster than they do.
enum ChainSurvey {
  /// Surveys so many random chains beside the kinds; false where a chain's visits grow by more than `most`.
  static func run(count: Int, from seed: UInt64, depths: (Int, Int), most: Double) -> Bool {
    var slow = 0, busiest = (visits: 0.0, name: ""), seconds = 0.0
    var ratios: [(ratio: Double, name: String)] = []
    for chain in Chain.kinds + (0..<UInt64(count)).map({ Chain(seed: seed &+ $0) }) {
      let few = chain.arena(depth: depths.0), many = chain.arena(depth: depths.1)
      let visits = (few.layoutCounts(in: chain.space).visits, many.layoutCounts(in: chain.space).visits)
      let perNode = Double(visits.1) / Double(many.nodes.count)
      if perNode > busiest.visits { busiest = (perNode, chain.name) }
      guard Double(visits.1) <= most * Double(max(visits.0, 1)) else {
        slow += 1
        print("\(chain.name): \(visits.0) and \(visits.1) visits")
        continue
      }
      let times = times(of: few, and: many, chain.space)
      seconds += times.longer
      ratios.append((times.ratio, chain.name))
    }
    ratios.sort { $0.ratio < $1.ratio }
    print("\(Chain.kinds.count + count) chains of \(depths.0) and \(depths.1) levels")
    print("visits: \(slow) take more than \(most) times as many; most a node: \(busiest.visits), \(busiest.name)")
    if let middle = ratios.dropFirst(ratios.count / 2).first, let longest = ratios.last {
      let long = ratios.count { $0.ratio > most }
      print("time: \(middle.ratio) times as long in the middle, \(longest.ratio) at most, \(longest.name)")
      print("time: \(long) take more than \(most) times as long; all of the longer ones once, \(seconds) s")
    }
    return slow == 0
  }

  /// How many times as long one layout takes as another, and its least time in seconds.
  ///
  /// Processors change their speed, and other programs the caches: the two are compared within rounds of about the same time for
  /// both, and what is said is the middle of all rounds. Memory is asked for before: the system's price for it is not the layout's.
  private static func times(
    of few: NodeArena, and many: NodeArena, _ space: LayoutSpace
  ) -> (ratio: Double, longer: Double) {
    let runs = many.nodes.count / few.nodes.count
    return few.withLayout(in: space) { layOutFew in
      many.withLayout(in: space) { layOutMany in
        layOutFew()
        layOutMany()
        let rounds = (0..<15).map { _ in
          let shorter = time { for _ in 0..<runs { layOutFew() } } / Double(runs), longer = time(layOutMany)
          return (ratio: longer / shorter, longer: longer)
        }
        return (rounds.map(\.ratio).sorted()[rounds.count / 2], rounds.reduce(.infinity) { min($0, $1.longer) })
      }
    }
  }

  private static func time(_ body: () -> Void) -> Double {
    let began = processorTime()
    body()
    return processorTime() - began
  }

  /// What the program has used of a processor, in seconds: others on the machine do not count.
  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
