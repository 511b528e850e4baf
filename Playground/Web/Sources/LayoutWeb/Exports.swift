// The functions that the page calls. Parameters and results are numbers, and UTF-8 text in two buffers. Each function
// only forwards to the session.
import PlaygroundPage

/// The state of the page. It is not synchronized, since a page calls from one thread.
nonisolated(unsafe) private var session = PageSession()
/// The buffer into which the page writes the text of the next call.
nonisolated(unsafe) private var inputBuffer: [UInt8] = []

/// The first bytes of the input buffer as text.
private func text(_ count: Int32) -> String { unsafe String(decoding: inputBuffer.prefix(Int(count)), as: UTF8.self) }

/// Calls a method of the session and returns the number of bytes of its output.
private func answer(_ call: (inout PageSession) -> Void) -> Int32 {
  unsafe call(&session)
  return unsafe Int32(session.output.count)
}

@_expose(wasm, "input") @_cdecl("input")
func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  if unsafe inputBuffer.count < Int(count) { unsafe inputBuffer = [UInt8](repeating: 0, count: Int(count) * 2 + 64) }
  return unsafe inputBuffer.withUnsafeMutableBufferPointer { $0.baseAddress }
}

@_expose(wasm, "output") @_cdecl("output")
func output() -> UnsafePointer<UInt8>? { unsafe session.output.withUnsafeBufferPointer { $0.baseAddress } }

@_expose(wasm, "frames") @_cdecl("frames")
func frames() -> UnsafePointer<Double>? { unsafe session.frames.withUnsafeBufferPointer { $0.baseAddress } }

@_expose(wasm, "frameCount") @_cdecl("frameCount")
func frameCount() -> Int32 { unsafe Int32(session.frames.count / 4) }

@_expose(wasm, "read") @_cdecl("read")
func read(_ count: Int32) -> Int32 { answer { $0.read(text(count)) } }

@_expose(wasm, "place") @_cdecl("place")
func place(_ width: Double, _ height: Double) -> Int32 { unsafe Int32(session.place(width: width, height: height)) }

@_expose(wasm, "why") @_cdecl("why")
func why(_ node: Int32, _ axis: Int32, _ words: Int32) -> Int32 {
  answer { $0.why(node: Int(node), isVertical: axis != 0, inCSSWords: words != 0) }
}

@_expose(wasm, "flexRounds") @_cdecl("flexRounds")
func flexRounds(_ container: Int32, _ axis: Int32) -> Int32 {
  answer { $0.flexRounds(container: Int(container), isVertical: axis != 0) }
}

@_expose(wasm, "tracks") @_cdecl("tracks")
func tracks() -> Int32 { answer { $0.tracks() } }

@_expose(wasm, "complete") @_cdecl("complete")
func complete(_ count: Int32) -> Int32 { answer { $0.complete(text(count)) } }

@_expose(wasm, "css") @_cdecl("css")
func css() -> Int32 { answer { $0.css() } }

@_expose(wasm, "html") @_cdecl("html")
func html() -> Int32 { answer { $0.html() } }

@_expose(wasm, "swift") @_cdecl("swift")
func swift() -> Int32 { answer { $0.swift() } }

@_expose(wasm, "tidy") @_cdecl("tidy")
func tidy() -> Int32 { answer { $0.tidy() } }

@_expose(wasm, "json") @_cdecl("json")
func json() -> Int32 { answer { $0.json() } }

@_expose(wasm, "android") @_cdecl("android")
func android(_ count: Int32, _ width: Double, _ height: Double) -> Int32 {
  answer { $0.android(text(count), width: width, height: height) }
}

@_expose(wasm, "edit") @_cdecl("edit")
func edit(_ node: Int32, _ count: Int32) -> Int32 { answer { $0.edit(node: Int(node), text(count)) } }

@_expose(wasm, "styles") @_cdecl("styles")
func styles() -> Int32 { answer { $0.styles() } }

@_expose(wasm, "spaces") @_cdecl("spaces")
func spaces() -> Int32 { answer { $0.spaces() } }

@_expose(wasm, "issues") @_cdecl("issues")
func issues() -> Int32 { answer { $0.issues() } }

@_expose(wasm, "exercise") @_cdecl("exercise")
func exercise(_ count: Int32) -> Int32 { answer { $0.exercise(text(count)) } }

@_expose(wasm, "check") @_cdecl("check")
func check(_ count: Int32) -> Int32 { answer { $0.check(text(count)) } }

@_expose(wasm, "press") @_cdecl("press")
func press(_ node: Int32, _ key: Int32) -> Int32 { answer { $0.press(node: Int(node), key: UInt32(bitPattern: key)) } }

@_expose(wasm, "progress") @_cdecl("progress")
func progress(_ count: Int32) -> Int32 { answer { $0.progress(text(count)) } }

@_expose(wasm, "random") @_cdecl("random")
func random(_ seed: Int32, _ width: Double, _ height: Double, _ kind: Int32) -> Int32 {
  answer {
    $0.random(seed: UInt64(UInt32(bitPattern: seed)), width: width, height: height, excludesDisagreements: kind == 0)
  }
}

@_expose(wasm, "randomText") @_cdecl("randomText")
func randomText() -> Int32 { answer { $0.tidy() } }
