#if !hasFeature(Embedded)
  extension LayoutTree {
    /// Returns a node's payload, or `nil` if it has none. Not in Embedded Swift.
    public func payload(of node: Node) -> (any Sendable)? { storage.payloads[storage.slot(node)]?.value }

    /// Returns a node's payload if it has the given type, otherwise `nil`. Not in Embedded Swift.
    public func payload<Value>(of node: Node, as type: Value.Type) -> Value? { payload(of: node) as? Value }

    /// Sets or removes a node's payload. The next layout measures content that depends on it. Not in Embedded Swift.
    public mutating func setPayload(_ payload: (any Sendable)?, of node: Node) {
      let storage = edited()
      let slot = storage.slot(node), payload = payload.map { Payload($0) }
      storage.payloads[slot] = payload
      if let payload, storage.content(of: slot)?.isByCaller ?? false {
        storage.setContent(LeafContent(.byCaller(payload)), of: slot)
      }
    }
  }
#endif
