import EagerLayout

/// Of several names the one that was probably meant, where names may also be cut short: `wid` is `width`.
package func likelyName(_ name: String, in names: [String]) -> String? {
  var shortest: String?
  for candidate in names where name.utf8.count > 1 && candidate.utf8.starts(with: name.utf8) {
    if candidate.utf8.count < shortest?.utf8.count ?? .max { shortest = candidate }
  }
  return shortest ?? nearestName(to: name, in: names)
}
