import EagerLayout
import PlaygroundKit

/// Finds an item by name or number.
enum ItemFinder {
  /// The item with a name, as in `logo` and `cell[3]`, or else with a number in the list.
  ///
  /// - Parameter names: the names in preorder; empty for none.
  static func node(_ word: String, in names: [String]) throws(Failure) -> Int {
    let nodes = names.indices.filter { !word.isEmpty && names[$0] == word }
    if nodes.count > 1 {
      let numbers = nodes.map { "\($0)" }.joined(separator: ", ")
      throw .input("\(nodes.count) items are named '\(word)'. Use a number from the list: \(numbers).")
    }
    if let node = nodes.first { return node }
    if let number = Int(word), names.indices.contains(number) { return number }
    let near = nearestName(to: word, in: names).map { "; did you mean '\($0)'?" } ?? "."
    throw .input("there is no item '\(word)'\(near) Use a name, or a number (0 to \(names.count - 1)).")
  }
}
