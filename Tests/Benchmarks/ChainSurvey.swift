import EagerLayout
import Foundation
import LayoutDocument

/// Lays out chains at two depths, and prints the chains whose cost grows faster than their depth.
enum ChainSurvey {
  /// Surveys all kinds of chains and `count` random chains. Returns `false` if the visits of one chain grow by
  /// a factor of more than `maxRatio`.
  static func run(count: Int, from seed: UInt64, depths: (Int, Int), maxRatio: Double) -> Bool {
    var slow = 0, busiest = (visits: 0.0, name: ""), seconds = 0.0
    var ratios: [(ratio: Double, name: String)] = []
    for chain in Chain.kinds + (0..<UInt64(count)).map({ Chain(seed: seed &+ $0) }) {
      let shallow = chain.arena(depth: depths.0), deep = chain.arena(depth: depths.1)
      let visits = (shallow.layoutCounts(in: chain.space).visits, deep.layoutCounts(in: chain.space).visits)
      let perNode = Double(visits.1) / Double(deep.nodes.count)
      if perNode > busiest.visits { busiest = (perNode, chain.name) }
      guard Double(visits.1) <= maxRatio * Double(max(visits.0, 1)) else {
        slow += 1
        print("\(chain.name): \(visits.0) and \(visits.1) visits")
        continue
      }
      let measured = times(of: shallow, and: deep, chain.space)
      seconds += measured.longer
      ratios.append((measured.ratio, chain.name))
    }
    ratios.sort { $0.ratio < $1.ratio }
    print("\(Chain.kinds.count + count) chains of \(depths.0) and \(depths.1) levels")
    print(
      "visits: \(slow) chains have more than \(maxRatio) times as many; maximum per node: \(busiest.visits), \(busiest.name)"
    )
    if let median = ratios.dropFirst(ratios.count / 2).first, let longest = ratios.last {
      let long = ratios.count { $0.ratio > maxRatio }
      print("time: median \(median.ratio) times as long, maximum \(longest.ratio), \(longest.name)")
      print("time: \(long) chains take more than \(maxRatio) times as long; all deeper chains once take \(seconds) s")
    }
    return slow == 0
  }

  /// Returns the ratio of the times of two layouts, and the shortest time of the longer one in seconds.
  ///
  /// The speed of the processor and the state of its caches vary. Therefore each measurement runs both layouts for
  /// about the same time, and the result is the median of all measurements. Memory is allocated before the measurement.
  private static func times(
    of shallow: NodeArena, and deep: NodeArena, _ space: LayoutSpace
  ) -> (ratio: Double, longer: Double) {
    let runs = deep.nodes.count / shallow.nodes.count
    return shallow.withLayout(in: space) { layOutShallow in
      deep.withLayout(in: space) { layOutDeep in
        layOutShallow()
        layOutDeep()
        let times = (0..<15).map { _ in
          let shorter = time { for _ in 0..<runs { layOutShallow() } } / Double(runs), longer = time(layOutDeep)
          return (ratio: longer / shorter, longer: longer)
        }
        return (times.map(\.ratio).sorted()[times.count / 2], times.reduce(.infinity) { min($0, $1.longer) })
      }
    }
  }

  private static func time(_ body: () -> Void) -> Double {
    let began = processorTime()
    body()
    return processorTime() - began
  }

  /// Returns the processor time of this program in seconds, which other programs do not affect.
  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
