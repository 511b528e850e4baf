import EagerLayout

/// The items of a container in pass 3 or later, when heights and baselines can be read.
protocol MeasuredItems: JoinableItems, ~Copyable {
  func height(of item: Int) -> Double
  func height(of item: Int, in available: Double?) -> Double
  func heightFloor(of item: Int) -> Double
  func baselines(of item: Int) -> ItemBaselines
  func baselines(of item: Int, in available: Double?) -> ItemBaselines
  func hasOwnBaselines(_ item: Int) -> Bool
}

extension ItemPass: MeasuredItems where Stage: StageWithHeights {}
