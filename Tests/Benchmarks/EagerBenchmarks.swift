import EagerLayout

/// The eager core, from 10 to 1,000,000 items in a line.
enum EagerBenchmarks {
  static func run(with runner: inout Runner) {
    for count in [10, 100, 1_000, 10_000, 100_000, 1_000_000] {
      runner.run(Benchmark("eager-\(count)", "add+read", nodes: count) { addAndRead(count) })
      runner.run(Benchmark("eager-\(count)", "add+read-3", nodes: count) { addAndReadThree(count) })
      runner.run(Benchmark("eager-\(count)", "add+settle+read", nodes: count) { addSettleAndRead(count) })
    }
  }

  /// Adds alternating flexible and fixed items, and reads the frame of each after adding it.
  @inline(never)
  private static func addAndRead(_ count: Int) -> Double {
    var line = LinearLayout(.row, in: Frame(width: 1000, height: 100), gap: 1)
    var sum = 0.0
    for index in 0..<count {
      let item = index % 2 == 0 ? line.add(Flex()) : line.add(Fixed(width: 4, height: 20))
      let frame = line[item]
      sum += frame.x + frame.width
    }
    return sum
  }

  /// Adds alternating flexible and fixed items, and after each reads the first, the last and a middle item.
  @inline(never)
  private static func addAndReadThree(_ count: Int) -> Double {
    var line = LinearLayout(.row, in: Frame(width: 1000, height: 100), gap: 1)
    var sum = 0.0
    let first = line.add(Flex())
    var middle = first
    for index in 1..<count {
      let last = index % 2 == 0 ? line.add(Flex()) : line.add(Fixed(width: 4, height: 20))
      sum += line[first].width + line[last].x + line[middle].x
      if index % 16 == 0 { middle = last }
    }
    return sum
  }

  /// Adds items that reach their limits in several rounds, settles the line, and reads all frames.
  @inline(never)
  private static func addSettleAndRead(_ count: Int) -> Double {
    var line = LinearLayout(.row, in: Frame(width: 30 * Double(count), height: 100), gap: 1)
    let wide = Flex().minWidth(40), narrow = Flex(2).maxWidth(30), plain = Flex(), fixed = Fixed(width: 20, height: 20)
    for index in 0..<count {
      switch index % 4 {
      case 0: line.add(wide)
      case 1: line.add(narrow)
      case 2: line.add(plain)
      default: line.add(fixed)
      }
    }
    line.settle()
    var sum = 0.0
    for index in 0..<count { sum += line[index].x }
    return sum
  }
}
