// SpriteKit's nodes. Only a Mac compiles this file.

#if canImport(SpriteKit)
  import EagerLayout
  public import SpriteKit

  extension SKNode: @MainActor ViewContainer {
    /// Coordinates in which y grows upwards.
    public var viewSpace: ViewSpace { ViewSpace(yAxis: .up) }
  }

  extension Item {
    /// A node as an item: a sprite as large as its texture, any other as large as it is.
    ///
    /// A sprite gets its frame's size; other nodes keep theirs and sit in the middle of the frame. Frames are in the
    /// coordinates of the node's parent, wherever its anchor is.
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
