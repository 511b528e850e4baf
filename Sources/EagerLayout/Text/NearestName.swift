/// Returns the name that was probably meant, or `nil` if all names differ too much. Empty names are ignored.
///
///     nearestName(to: "farmes", in: ["draw", "frames"])     // frames
///
/// - Complexity: O(n · m) in the length of the name and the total length of all names.
package func nearestName(to name: String, in names: [String]) -> String? {
  let bytes = Array(name.utf8)
  // A name of hundreds of letters is not a typing error.
  guard bytes.count <= 64 else { return nil }
  var nearest: String?
  var nearestDistance = 1 + max(1, bytes.count / 3)
  for candidate in names {
    let candidateBytes = Array(candidate.utf8)
    guard !candidateBytes.isEmpty, candidateBytes.count <= 64 else { continue }
    let distance = editDistance(from: bytes, to: candidateBytes)
    if distance < nearestDistance { (nearest, nearestDistance) = (candidate, distance) }
  }
  return nearest
}

/// Returns the number of letters to insert, delete, replace or swap with their neighbor to turn `a` into `b` (optimal
/// string alignment).
private func editDistance(from a: [UInt8], to b: [UInt8]) -> Int {
  // Each row has the distances from a prefix of `a` to all prefixes of `b`.
  var rowBeforePrevious = [Int](), previousRow = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var distance = min(row[j] + 1, previousRow[j + 1] + 1, previousRow[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, rowBeforePrevious[j - 1] + 1) }
      row.append(distance)
    }
    (rowBeforePrevious, previousRow) = (previousRow, row)
  }
  return previousRow[b.count]
}
