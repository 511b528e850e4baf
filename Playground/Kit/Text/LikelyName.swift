import EagerLayout

/// The most similar of several names, to suggest it. A prefix counts as the shortest name that begins with it: `wid`
/// gives `width`. Returns `nil` if no name is similar.
package func likelyName(_ name: String, in names: [String]) -> String? {
  var shortest: String?
  for candidate in names where name.utf8.count > 1 && candidate.utf8.starts(with: name.utf8) {
    if candidate.utf8.count < shortest?.utf8.count ?? .max { shortest = candidate }
  }
  return shortest ?? nearestName(to: name, in: names)
}
