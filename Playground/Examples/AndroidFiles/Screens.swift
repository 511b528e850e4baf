import EagerLayout
import AndroidLayout

/// A layout, and the states of some views, by id.
struct Screen {
  var name: String
  var layout: InflatedLayout
  var states: [String: Set<Drawable.State>] = [:]
}

/// Inflates the files for the device, with text as this program measures it.
func inflated(_ name: String, _ files: ResourceFolder, lists: [String: [InflatedLayout]] = [:]) throws -> InflatedLayout
{
  var classes = ViewClasses.standard
  classes.text = { view, proposal in Label(view).size(in: proposal) }
  // As in Android, code creates the items of the list: each row is inflated from its own layout.
  classes.add("androidx.recyclerview.widget.RecyclerView") { view in
    Column { for row in lists[view.id ?? ""] ?? [] { row } }
  }
  return try files.resources.layout(name, on: device, classes: classes)
}

func settings(_ files: ResourceFolder) throws -> Screen {
  var layout = try inflated("settings", files)
  layout["title"]?.text = try files.resources.string("settings", on: device)
  return Screen(name: "settings", layout: layout)
}

func form(_ files: ResourceFolder) throws -> Screen {
  var layout = try inflated("form", files)
  layout["title"]?.text = try files.resources.string("checkout", on: device)
  return Screen(name: "form", layout: layout, states: ["code": [.activated]])
}

func chat(_ files: ResourceFolder) throws -> Screen {
  let messages = try messages[language, default: messages["en"] ?? []].map { message in
    var row = try inflated("message_\(message.kind)", files)
    row["text"]?.text = message.text
    row["time"]?.text = message.text
    return row
  }
  let chats = try chats[language, default: chats["en"] ?? []].map { chat in
    var row = try inflated("chat_row", files)
    row["initial"]?.text = String(chat.name.prefix(1))
    row["name"]?.text = chat.name
    row["time"]?.text = chat.time
    row["last"]?.text = chat.last
    row["unread"]?.text = chat.unread.map { "\($0)" }
    row["unread"]?.visibility = chat.unread == nil ? .gone : .visible
    return row
  }
  return Screen(name: "chat", layout: try inflated("chat", files, lists: ["messages": messages, "chats": chats]))
}
