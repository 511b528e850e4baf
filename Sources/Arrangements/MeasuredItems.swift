import EagerLayout

/// Items in pass 3 and later, which have heights and baselines.
protocol MeasuredItems: JoinableItems, ~Copyable {
  func height(of item: Int) -> Double
  func height(of item: Int, in room: Double?) -> Double
  func heightFloor(of item: Int) -> Double
  func baselines(of item: Int) -> ItemBaselines
  func baselines(of item: Int, in room: Double?) -> ItemBaselines
  func hasOwnBaselines(_ item: Int) -> Bool
}

extension ItemPass: MeasuredItems where Stage: StageWithHeights {}
