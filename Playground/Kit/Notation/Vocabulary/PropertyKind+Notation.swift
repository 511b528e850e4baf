internal import Arrangements
internal import EagerLayout

// Reads and writes the values of containers' properties in the notation.
extension PropertyKind {
  var form: Parameter.Form {
    switch self {
    case .number(let range): .bounded(range)
    case .length, .weight: .positive
    case .signedLength: .finite
    case .whole(let range): .boundedWhole(range)
    case .flag: .boolean
    case .keyword(let names): .keyword(.listed(names.map { $0.camelCased }))
    case .flow: .keyword(.listed(Grid.flows.map { $0.camelCased }))
    case .id: .id
    case .place: .choice(.place)
    case .alignment: .choice(.placeAlignment)
    case .point: .choice(.point)
    case .curve: .choice(.curve)
    case .lines: .list(.choice(.lineRule))
    case .groups: .list(.choice(.group))
    case .part: .choice(.part)
    case .template: .either(.template, orListOf: .track)
    case .tracks: .list(.choice(.addedTrack))
    case .areas: .list(.areaRow)
    case .justification: .choice(.justification)
    case .constraints, .line: preconditionFailure("Modifiers that are not described set constraints and lines.")
    }
  }

  func value(of parsedValue: ParsedValue, _ ids: inout SketchIDs) -> PropertyValue? {
    let values = [Optional(parsedValue)]
    return switch self {
    case .number, .length, .signedLength, .weight: values.number(at: 0).map { .number($0) }
    case .whole: values.whole(at: 0).map { .whole($0) }
    case .flag: values.boolean(at: 0).map { .flag($0) }
    case .keyword, .flow: values.keyword(at: 0).map { .keyword(Int($0)) }
    case .id: values.layoutID(at: 0, &ids).map { .id($0) }
    case .place: values.place(at: 0).map { .place($0) }
    case .alignment: values.placeAlignment(at: 0).map { .alignment($0) }
    case .point: values.point(at: 0).map { .point(x: $0.x, y: $0.y) }
    case .curve: .curve(values.curve(at: 0))
    case .lines: .lines(values.lines(at: 0))
    case .groups: .groups(values.groups(at: 0, &ids))
    case .part: .part(parsedValue.part(&ids))
    case .template: .template(values.template(at: 0, &ids))
    case .tracks: .tracks(values.tracks(at: 0, &ids))
    case .areas: .areas(values.areas(at: 0, &ids))
    case .justification: values.justification(at: 0).map { .justification($0) }
    case .constraints, .line: nil
    }
  }

  /// The source form of a value. A number outside the range is written as the nearest end, as the library uses it.
  func text(_ value: PropertyValue, _ ids: IDWriter) -> String {
    switch value {
    case .number(let number):
      if case .bounded(let range) = form {
        decimal(number >= range.lowerBound ? min(number, range.upperBound) : range.lowerBound)
      } else {
        decimal(number)
      }
    case .whole(let number): "\(number)"
    case .flag(let flag): flag ? "true" : "false"
    case .keyword(let index): ".\(form.members[index])"
    case .id(let id): ids.text(id)
    case .place(let place): place.text
    case .alignment(let alignment): alignment.text
    case .point(let x, let y): "(\(decimal(x)), \(decimal(y)))"
    case .curve(let curve): curve.text
    case .lines(let rules): "[\(rules.map { $0.text }.joined(separator: ", "))]"
    case .groups(let groups): "[\(groups.map { $0.text(ids) }.joined(separator: ", "))]"
    case .part(let part): part.text(ids)
    case .template(let template): template.text(ids.ids)
    case .tracks(let tracks): tracks.text(ids.ids)
    case .areas(let areas): "[\(areas.texts(ids.ids).map { "\"\($0)\"" }.joined(separator: ", "))]"
    case .justification(let justification): justification?.text ?? ""
    case .constraints, .line: ""
    }
  }
}
