"""Sorts the bytes of a WebAssembly module by what they mean: like beside like packs by a seventh better.

The instructions become streams: which they are, which locals they write, constants, offsets and so on. What a constant is depends
on what is done with it, so there is a stream of them for each instruction that may be next.
page/join.js puts them together again: it has the same tables. Which locals are read is guessed, see guesses.py.
"""

from guesses import Guesses

# What is around the instructions comes first.
STREAMS = ("around", "codes", "reads", "writes", "longs", "calls", "jumps", "types", "offsets", "far", "floats", "tables", "rest")
# Instructions that have a local, and constants of 32 bits.
READ, WRITE, WRITE_AND_READ, WORD = 0x20, 0x21, 0x22, 0x41
# How the accesses from 0x28 on are aligned; what is aligned less is an instruction of its own here, from 0xd3 on.
ALIGNED = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2]
LESS = [(code, less) for code, aligned in enumerate(ALIGNED, 0x28) for less in range(aligned)]
# Instructions with one number behind them, by the stream that it goes into.
NUMBERED = {
    0x02: "types", 0x03: "types", 0x04: "types", 0x0C: "jumps", 0x0D: "jumps", 0x10: "calls", 0x12: "calls",
    0x23: "rest", 0x24: "rest", 0x25: "rest", 0x26: "rest", 0x3F: "rest",
    0x40: "rest", 0x42: "longs", 0xD0: "rest", 0xD2: "rest",
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
    """The streams of STREAMS, and what tells the guesses."""
    module, later, streams = Module(wasm), [], {name: bytearray() for name in [*STREAMS, *range(256)]}
    around, codes = streams["around"], streams["codes"]
    # So that there are codes around each.
    codes += bytes(3)
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
                function(module, streams, later)
            assert module.at == end
        else:
            module.at = end
            around += wasm[start:end]
    codes += bytes(2)
    guessed = sort_by_codes(later, streams)
    return [bytes(stream) for stream in streams.values()], guessed


def sort_by_codes(later, streams):
    """Sorts what depends on the instructions around it."""
    guesses, codes = Guesses(), streams["codes"]
    for each in later:
        if each is None:
            guesses.start()
            continue
        code, at, given = each
        if code == WORD:
            streams[codes[at]] += given
        elif code != READ:
            streams["writes"] += number(guesses.write(given, codes, at, keeps=code != WRITE))
        else:
            left = guesses.read(given, codes, at)
            if left is not None:
                streams["reads"] += number(left)
    return guesses.finished()


def function(module, streams, later):
    # Where it ends follows from its blocks.
    end = module.number() + module.at
    start = module.at
    for _ in range(module.number()):
        module.number()
        module.at += 1
    streams["around"] += module.data[start : module.at]
    later.append(None)
    while module.at < end:
        code = module.data[module.at]
        module.at += 1
        instruction(code, module, streams, later)
    assert module.at == end


def instruction(code, module, streams, later):
    if 0x28 <= code <= 0x3E:
        aligned, (near, *far) = module.number(), module.skip(1)
        streams["codes"].append(code if aligned == ALIGNED[code - 0x28] else 0xD3 + LESS.index((code, aligned)))
        streams["offsets"].append(near)
        streams["far"] += bytes(far)
        return
    assert code < 0xD3 or code == 0xFC, f"instruction {code:#x} is not known"
    streams["codes"].append(code)
    if READ <= code <= WRITE_AND_READ:
        later.append((code, len(streams["codes"]), module.number()))
    elif code == WORD:
        later.append((code, len(streams["codes"]), module.skip(1)))
    else:
        immediates(code, module, streams)


def immediates(code, module, streams):
    if code in NUMBERED:
        streams[NUMBERED[code]] += module.skip(1)
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


def number(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return out
