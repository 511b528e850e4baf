// Support for SpriteKit's nodes. Only Apple platforms compile this file.

#if canImport(SpriteKit)
  import EagerLayout
  public import SpriteKit

  extension SKNode: @MainActor ViewContainer {
    /// Coordinates whose y-axis points upwards.
    public var viewSpace: ViewSpace { ViewSpace(yAxis: .up) }
  }

  extension Item {
    /// Creates an item from a node.
    ///
    /// The content size of a sprite is the size of its texture; the content size of other nodes is their current size.
    /// After the layout, a sprite is resized to its frame. Any other node keeps its size and is centered in its frame.
    /// Frames are in the coordinates of the node's parent, regardless of the node's anchor point.
    @MainActor
    public init(_ node: SKNode) {
      self.init(
        id: LayoutID(node),
        measure: { _ in
          guard let sprite = node as? SKSpriteNode else {
            return ContentSize(width: Double(node.frame.width), height: Double(node.frame.height))
          }
          return sprite.texture.map { ContentSize(width: Double($0.size().width), height: Double($0.size().height)) }
        },
        place: { frame in
          (node as? SKSpriteNode)?.size = CGSize(frame.extent)
          node.position.x += CGFloat(frame.midX) - node.frame.midX
          node.position.y += CGFloat(frame.midY) - node.frame.midY
        })
    }
  }
#endif
