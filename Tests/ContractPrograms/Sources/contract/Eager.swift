import EagerLayout

/// A screen whose frames are current after every line.
func eager() {
  var screen = LinearLayout(.column, in: Frame(x: 0, y: 0, width: 414, height: 896))
  let preview = screen.add(Flex())
  print("screen[preview]:", screen[preview])
  let toolbar = screen.add(Fixed(height: 44))
  print("screen[preview]:", screen[preview])
  let content = screen.add(Fixed(height: 200))
  print("screen[toolbar]:", screen[toolbar])
  var thumbs = LinearLayout(.row, in: screen[content], alignment: .center)
  thumbs.add(Flex())
  let left = thumbs.add(Fixed(width: 200, height: 100))
  thumbs.add(Flex()); thumbs.add(Fixed(width: 200, height: 100)); thumbs.add(Flex())
  print("thumbs[left]:", thumbs[left])
  print("thumbs.overflow:", Int(thumbs.overflow))
}
