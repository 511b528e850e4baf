"""Packs which locals a module's instructions read: in three fifths of what it takes to sort them by when they were used last.

First the local is asked about that stood at the same place, counted from the one used last, where the same instructions were around;
then, one after the other, the others. How likely each is tells what wrote it, what its last read was for and what it is read for here,
together with one of three: how often such a guess was right, the instructions around, its place. What the three say is weighed by
how right they were, and a range coder packs the answer for that. page/guess.js takes the same steps.
"""

import math

# So many locals are asked about; which one it is of the others is written as a number.
MOST = 20
# The bits of a place in the tables of what was seen, which so are of a size that processors keep at hand.
PLACES = 17
# How much an answer changes what is likely, after so many others.
SPEEDS = [int(32768 / (count + 1.5)) for count in range(31)]
WORD = 0xFFFFFFFF
# How fast the weights learn, and what they begin with.
RATE, BEGIN = 0.02, 0.4
# The logarithm of a chance of 10 bits against its opposite, and the chance of 16 bits for a sum of such.
STRETCHED = [round(math.log((place + 0.5) / (1023.5 - place)) * 4096) / 4096 for place in range(1024)]
CHANCES = [min(max(round(65536 / (1 + math.exp((2048 - place) / 170))), 16), 65520) for place in range(4096)]


def mixed(a, b):
    hashed = (a * 0x9E3779B1 + b) & WORD
    return ((hashed ^ hashed >> 15) * 0x2545F491) & WORD


class Guesses:
    def __init__(self):
        # Of each of the three: how likely `no` is, of 65,536, and how often it was asked. Its weights go by how right a guess was.
        self.chances = [[32768] * (1 << PLACES) for _ in range(3)]
        self.counts = [bytearray(1 << PLACES) for _ in range(3)]
        self.weights = [[BEGIN] * 3 for _ in range(9)]
        self.foretold, self.trust = bytearray(1 << PLACES), bytearray(1 << PLACES)
        self.low, self.high, self.packed = 0, WORD, bytearray()
        self.start()

    def start(self):
        """Begins a function: no local was used."""
        # Of each local: the instruction behind its last read, the one before its last write, and how often it was read since.
        self.order, self.used, self.made, self.reads, self.last = [], [], [], [], 0

    def reach(self, place):
        while len(self.order) <= place:
            self.order.append(len(self.order))
            for each in (self.used, self.made, self.reads):
                each.append(0)

    def place(self, local):
        self.reach(local)
        return self.order.index(local)

    def move(self, place):
        self.order.insert(0, self.order.pop(place))

    def write(self, local, codes, at, keeps):
        """The place of a local that is written by the instruction before `at`."""
        place = self.place(local)
        self.move(place)
        self.made[local], self.used[local], self.reads[local] = codes[at - 2], codes[at] if keeps else 0, int(keeps)
        return place

    def read(self, local, codes, at):
        """Packs which local is read by the instruction before `at`; what is left of its place where it is none of the first."""
        place, around = self.place(local), self.around(codes, at)
        foretold = self.foretold[around]
        self.reach(foretold)
        self.answer(place != foretold, foretold, codes, at, 1 + self.trust[around])
        if place != foretold:
            for asked in range(min(place + 1, MOST)):
                if asked != foretold:
                    self.answer(asked < place, asked, codes, at, 0)
        self.learn(around, place)
        self.last = min(place, 31)
        self.move(place)
        self.used[local] = codes[at]
        self.reads[local] += 1
        return place - MOST if place >= MOST else None

    def around(self, codes, at):
        before = codes[at - 2] | codes[at - 3] << 8 | codes[at - 4] << 16
        return mixed(mixed(before, codes[at] | codes[at + 1] << 8 | codes[at + 2] << 16), self.last) >> 32 - PLACES

    def learn(self, around, place):
        """Remembers a place; after more right guesses it takes more wrong ones to forget it."""
        trust = self.trust[around]
        if place == self.foretold[around]:
            self.trust[around] = min(trust + 1, 7)
        elif trust > 1:
            self.trust[around] = trust >> 1
        else:
            self.foretold[around], self.trust[around] = place if place < MOST else 0, 1

    def answer(self, isNo, asked, codes, at, trust):
        local = self.order[asked]
        seen = self.made[local] | self.used[local] << 8 | codes[at] << 16 | min(self.reads[local], 3) << 24
        near = codes[at - 2]
        contexts = (trust, near | codes[at - 3] << 8 | codes[at + 1] << 16, near | asked << 8)
        places = [mixed(seen, context) >> 32 - PLACES for context in contexts]
        said = [STRETCHED[chances[place] >> 6] for chances, place in zip(self.chances, places)]
        weights = self.weights[trust]
        together = weights[0] * said[0] + weights[1] * said[1] + weights[2] * said[2]
        chance = CHANCES[min(max(int(together * 170 + 2048.5), 0), 4095)]
        self.pack(isNo, chance)
        wrong = ((65536 if isNo else 0) - chance) * (RATE / 65536)
        for i, (place, chances, counts) in enumerate(zip(places, self.chances, self.counts)):
            weights[i] += wrong * said[i]
            count = counts[place]
            chances[place] += ((65535 if isNo else 0) - chances[place]) * SPEEDS[count] >> 15
            counts[place] = min(count + 1, len(SPEEDS) - 1)

    def pack(self, isNo, chance):
        middle = self.low + (self.high - self.low >> 16) * chance
        if isNo:
            self.high = middle
        else:
            self.low = middle + 1
        while not (self.low ^ self.high) >> 24:
            self.packed.append(self.high >> 24)
            self.low, self.high = self.low << 8 & WORD, self.high << 8 & WORD | 255

    def finished(self):
        return bytes(self.packed) + self.high.to_bytes(4, "big")
