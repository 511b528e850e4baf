import EagerLayout

extension InflatedView {
  /// The data of a view.
  struct Storage: Sendable {
    let className: String
    let id: String?
    var text, hint: String?
    var textSize = 14.0
    var textColor, backgroundColor: MarkupColor?
    var background, foreground, image, scaleType: String?
    var imageSize: Extent?
    var backgroundDrawable, foregroundDrawable, imageDrawable, dividerDrawable: Drawable?
    var compoundDrawables: CompoundDrawables?
    var states: Set<Drawable.State> = []
    var visibility = Visibility.visible
    /// The specified attributes, in order.
    let specified: ArraySlice<SpecifiedAttributes.Attribute>
    /// The values of resolved references, by the index of the attribute in `specified`.
    let resolvedValues: [Int: String]
    let site: Site
    let density, fontScale: Double

    init(
      className: String, id: String?, specified: ArraySlice<SpecifiedAttributes.Attribute>,
      resolvedValues: [Int: String], site: Site, device: Device
    ) {
      self.className = className
      self.id = id
      self.specified = specified
      self.resolvedValues = resolvedValues
      self.site = site
      density = device.usableDensity
      fontScale = device.usableFontScale
    }

    /// All specified attributes by name, except `style`, with references resolved.
    var attributes: [String: String] {
      var all: [String: String] = [:]
      for index in specified.indices where specified[index].text.attributeName != .style {
        all[specified[index].text.name] = value(at: index)
      }
      return all
    }

    /// Returns the value of an attribute, by its name with prefix.
    func value(of name: String) -> String? {
      specified.indices.first { specified[$0].text.name == name && specified[$0].text.attributeName != .style }.map {
        value(at: $0)
      }
    }

    /// Returns the value of an attribute, by its name without prefix, for files that declare a prefix of their own.
    func value(ofLocal name: String) -> String? {
      specified.indices.first { specified[$0].text.local == name && specified[$0].text.attributeName != .style }.map {
        value(at: $0)
      }
    }

    private func value(at index: Int) -> String { resolvedValues[index] ?? specified[index].value.text }
  }

  /// A reference to the storage. Because the storage is large, copies of a view share it until one of them is changed.
  final class Box: @unchecked Sendable {
    var storage: Storage

    init(_ storage: Storage) { self.storage = storage }
  }
}

extension InflatedView.Storage {
  /// Returns `true` if all data except the site are equal.
  func isEqual(to b: InflatedView.Storage) -> Bool {
    let a = self
    return a.className == b.className && a.id == b.id && a.text == b.text && a.hint == b.hint
      && a.textSize == b.textSize
      && a.textColor == b.textColor && a.backgroundColor == b.backgroundColor && a.background == b.background
      && a.foreground == b.foreground && a.image == b.image && a.imageSize == b.imageSize
      && a.backgroundDrawable == b.backgroundDrawable && a.foregroundDrawable == b.foregroundDrawable
      && a.imageDrawable == b.imageDrawable && a.dividerDrawable == b.dividerDrawable && a.scaleType == b.scaleType
      && a.compoundDrawables == b.compoundDrawables && a.states == b.states && a.visibility == b.visibility
      && a.attributes == b.attributes
  }
}
