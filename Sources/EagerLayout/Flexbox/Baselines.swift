/// The distances from a placed node's top to its baselines.
struct NodeBaselines: BitwiseCopyable {
  var first = 0.0
  var last = 0.0
}
