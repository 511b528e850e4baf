#if !hasFeature(Embedded)
  extension LayoutTree {
    /// What a node carries; nil if nothing. Not in Embedded Swift.
    public func payload(of node: Node) -> (any Sendable)? { storage.payloads[storage.slot(node)]?.value }

    /// What a node carries, if it is of a type. Not in Embedded Swift.
    public func payload<Value>(of node: Node, as type: Value.Type) -> Value? { payload(of: node) as? Value }

    /// Gives a node something else to carry, or nothing. Content that is measured by the caller of a layout is measured again.
    /// Not in Embedded Swift.
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
