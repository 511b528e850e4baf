import EagerLayout

/// The name that was probably meant, of several; a word may also be a short form: `wid` means `width`.
package func likelyName(_ name: String, in names: [String]) -> String? {
  var shortest: String?
  for candidate in names where name.utf8.count > 1 && candidate.utf8.starts(with: name.utf8) {
    if candidate.utf8.count < shortest?.utf8.count ?? .max { shortest = candidate }
  }
  return shortest ?? nearestName(to: name, in: names)
}
