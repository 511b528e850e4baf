/// Returns the name that was probably meant, or `nil` if none is near. Empty names are ignored.
///
///     nearestName(to: "farmes", in: ["draw", "frames"])     // frames
///
/// - Complexity: O(n · m) in the length of the name and the total length of all names.
package func nearestName(to name: String, in names: [String]) -> String? {
  let bytes = Array(name.utf8)
  // A name of hundreds of letters is not a typing error.
  guard bytes.count <= 64 else { return nil }
  var best: String?
  var least = 1 + max(1, bytes.count / 3)
  for candidate in names {
    let other = Array(candidate.utf8)
    guard !other.isEmpty, other.count <= 64 else { continue }
    let distance = edits(from: bytes, to: other)
    if distance < least { (best, least) = (candidate, distance) }
  }
  return best
}

/// Returns the number of letters to insert, delete, replace or swap with their neighbor.
private func edits(from a: [UInt8], to b: [UInt8]) -> Int {
  var beforeLast = [Int](), last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
