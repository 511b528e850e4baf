"""Packs which locals a module's instructions read: in three quarters of what it takes to sort them by when they were used last.

First the local is asked about that stood at the same place, counted from the one used last, where the same instructions were around;
then, one after the other, the others. How likely each is tells what wrote it, what its last read was for and what it is read for here;
a range coder packs the answer for that. page/guess.js takes the same steps.
"""

# So many locals are asked about; which one it is of the others is written as a number.
MOST = 20
# The bits of a place in the tables of what was seen, which so are of a size that processors keep at hand.
PLACES = 17
# How much an answer changes what is likely, after so many others.
SPEEDS = [int(32768 / (count + 1.5)) for count in range(31)]
WORD = 0xFFFFFFFF


def mixed(a, b):
    hashed = (a * 0x9E3779B1 + b) & WORD
    return ((hashed ^ hashed >> 15) * 0x2545F491) & WORD


class Guesses:
    def __init__(self):
        # How likely `no` is, of 65,536, and how often it was asked.
        self.chances, self.counts = [32768] * (1 << PLACES), bytearray(1 << PLACES)
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
        self.answer(place != foretold, foretold, codes[at], 1 + self.trust[around])
        if place != foretold:
            for asked in range(min(place + 1, MOST)):
                if asked != foretold:
                    self.answer(asked < place, asked, codes[at], 0)
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

    def answer(self, isNo, asked, after, trust):
        local = self.order[asked]
        seen = self.made[local] | self.used[local] << 8 | after << 16 | min(self.reads[local], 3) << 24
        place = mixed(seen, trust) >> 32 - PLACES
        chance, count = self.chances[place], self.counts[place]
        self.pack(isNo, chance)
        self.chances[place] = chance + (((65535 if isNo else 0) - chance) * SPEEDS[count] >> 15)
        self.counts[place] = min(count + 1, len(SPEEDS) - 1)

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
