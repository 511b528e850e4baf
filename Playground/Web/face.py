"""A font for text on the page. Each character is a square of which four fifths are above the baseline.

With it, a browser breaks and measures text as the engine's `Text` does. It is a TrueType file with one glyph for all
characters.
"""
import struct

EM, ASCENT, DESCENT = 1000, 800, 200


def square_face():
    tables = {
        b"OS/2": os2(), b"cmap": cmap(), b"glyf": glyph() * 2, b"head": head(), b"hhea": hhea(),
        b"hmtx": struct.pack(">HhHh", EM, 0, EM, 0), b"loca": struct.pack(">HHH", 0, len(glyph()) // 2, len(glyph())),
        b"maxp": struct.pack(">I14H", 0x10000, 2, 4, 1, 0, 0, 1, *[0] * 8), b"name": name(),
        b"post": struct.pack(">IIhhI4I", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }
    # The fields for a binary search in the table directory (OpenType specification, table directory): search range, entry
    # selector and range shift. They come from the greatest power of two that is at most the number of tables.
    power = 1 << (len(tables).bit_length() - 1)
    header = struct.pack(">IHHHH", 0x10000, len(tables), power * 16, power.bit_length() - 1, (len(tables) - power) * 16)
    place, directory, body = len(header) + 16 * len(tables), b"", b""
    for tag, data in sorted(tables.items()):
        directory += tag + struct.pack(">III", checksum(data), place + len(body), len(data))
        body += padded(data)
    return header + directory + body


def padded(data):
    return data + b"\0" * (-len(data) % 4)


def checksum(data):
    return sum(struct.unpack(f">{len(padded(data)) // 4}I", padded(data))) & 0xFFFFFFFF


def glyph():
    """A square of four points. Each point is stored as its distance from the previous point."""
    points = [(0, -DESCENT), (0, EM), (EM, 0), (0, -EM)]
    numbers = [x for x, _ in points] + [y for _, y in points]
    return padded(
        struct.pack(">hhhhh", 1, 0, -DESCENT, EM, ASCENT) + struct.pack(">HH", 3, 0) + bytes([1] * 4)
        + struct.pack(">8h", *numbers))


def cmap():
    """Maps all characters to the second glyph."""
    group = struct.pack(">HHIIIIII", 13, 0, 28, 0, 1, 0x20, 0x10FFFF, 1)
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + group


def head():
    return struct.pack(
        ">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0b1011, EM, 0, 0, 0, -DESCENT, EM, ASCENT, 0, 8, 2, 0, 0)


def hhea():
    return struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, -DESCENT, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, 2)


def os2():
    return struct.pack(
        ">HhHHHhhhhhhhhhhh10B4I4sHHHhhhHHIIhhHHH", 4, EM, 400, 5, 0, EM, EM, 0, 0, EM, EM, 0, 0, 50, 300, 0, *[0] * 10, 1, 0, 0, 0,
        b"    ", 0x40, 0x20, 0xFFFF, ASCENT, -DESCENT, 0, ASCENT, DESCENT, 1, 0, ASCENT, ASCENT, 0, 0x20, 1)


def name():
    """The names of the family and the style, the full name, and the PostScript name."""
    texts = {1: "Squares", 2: "Regular", 4: "Squares", 6: "Squares"}
    records, storage = b"", b""
    for number, text in texts.items():
        data = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(data), len(storage))
        storage += data
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + storage
