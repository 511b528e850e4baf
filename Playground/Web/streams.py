"""Sorts the bytes of a WebAssembly module by what they mean: like beside like packs by a seventh better.

The instructions become streams: which they are, which locals they read, which they write, constants, offsets and so on.
page/join.js puts them together again: it has the same tables.
"""

# What is around the instructions comes first.
STREAMS = ("around", "codes", "reads", "writes", "words", "longs", "calls", "jumps", "types", "offsets", "floats", "tables", "rest")
# Instructions with one number behind them, by the stream that it goes into.
NUMBERED = {
    0x02: "types", 0x03: "types", 0x04: "types", 0x0C: "jumps", 0x0D: "jumps", 0x10: "calls", 0x12: "calls",
    0x20: "reads", 0x21: "writes", 0x22: "writes", 0x23: "rest", 0x24: "rest", 0x25: "rest", 0x26: "rest", 0x3F: "rest",
    0x40: "rest", 0x41: "words", 0x42: "longs", 0xD0: "rest", 0xD2: "rest",
}  # fmt: skip
# Of those that begin with 0xfc: how many numbers follow.
COUNTS = [0] * 8 + [2, 1, 2, 1, 2, 1, 2, 1, 1, 1]


class Module:
    def __init__(self, data):
        self.data, self.at = data, 8

    def number(self):
        """Reads a number of 7 bits a byte. Of signed ones only the length is right, which is enough."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def skip(self, numbers):
        """The bytes of so many numbers."""
        start = self.at
        for _ in range(numbers):
            self.number()
        return self.data[start : self.at]


def sorted_streams(wasm):
    """The streams of STREAMS."""
    module, streams = Module(wasm), {name: bytearray() for name in STREAMS}
    around = streams["around"]
    around += wasm[:8]
    while module.at < len(wasm):
        start, kind = module.at, wasm[module.at]
        module.at += 1
        end = module.number() + module.at
        if kind == 10:
            around += wasm[start : module.at]
            start = module.at
            count = module.number()
            around += wasm[start : module.at]
            for _ in range(count):
                function(module, streams)
            assert module.at == end
        else:
            module.at = end
            around += wasm[start:end]
    return [bytes(streams[name]) for name in STREAMS]


def function(module, streams):
    start = module.at
    end = module.number() + module.at
    for _ in range(module.number()):
        module.number()
        module.at += 1
    streams["around"] += module.data[start : module.at]
    order = []
    while module.at < end:
        code = module.data[module.at]
        module.at += 1
        streams["codes"].append(code)
        immediates(code, module, streams, order)
    assert module.at == end


def immediates(code, module, streams, order):
    if 0x20 <= code <= 0x22:
        streams[NUMBERED[code]] += rank(module.number(), order)
    elif code in NUMBERED:
        streams[NUMBERED[code]] += module.skip(1)
    elif 0x28 <= code <= 0x3E:
        # How an access is aligned follows from what it is.
        streams["codes"] += module.skip(1)
        streams["offsets"] += module.skip(1)
    elif code in (0x43, 0x44):
        size = 4 if code == 0x43 else 8
        streams["floats"] += module.data[module.at : module.at + size]
        module.at += size
    elif code == 0x0E:
        start = module.at
        module.skip(module.number() + 1)
        streams["tables"] += module.data[start : module.at]
    elif code == 0x11:
        streams["rest"] += module.skip(2)
    elif code == 0xFC:
        start = module.at
        module.skip(COUNTS[module.number()])
        streams["rest"] += module.data[start : module.at]
    else:
        assert code <= 0x1B or 0x45 <= code <= 0xC4 or code == 0xD1, f"instruction {code:#x} is not known"


def rank(local, order):
    """The place of a local among those that were used last, as a number; it moves to the front of them."""
    while len(order) <= local:
        order.append(len(order))
    place = order.index(local)
    order.insert(0, order.pop(place))
    out = bytearray()
    while place > 127:
        out.append(place & 127 | 128)
        place >>= 7
    out.append(place)
    return out
