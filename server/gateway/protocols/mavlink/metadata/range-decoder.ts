const TOP = 2 ** 24;
const HALF = 1_024;
const SHIFT = 5;

export const odds = (count: number): Uint16Array => new Uint16Array(count).fill(HALF);

/** Bits out of bytes, each by odds that learn from it. */
export interface RangeDecoder {
  bit(of: Uint16Array, at: number): number;
  /** As many bits as a tree of odds is deep; `from` is where it begins. */
  tree(of: Uint16Array, from: number, depth: number): number;
  /** The same, lowest bit first. */
  lowFirst(of: Uint16Array, from: number, depth: number): number;
  /** Bits of even odds. */
  even(count: number): number;
}

export function rangeDecoder(bytes: Uint8Array, from: number): RangeDecoder {
  let at = from + 1;
  let range = 0xffff_ffff;
  let code = 0;
  for (let read = 0; read < 4; read++) code = ((code << 8) | next()) >>> 0;

  function next(): number {
    const byte = bytes[at++];
    if (byte === undefined) throw new RangeError('the packed bytes end too early');
    return byte;
  }

  function refill(): void {
    if (range >= TOP) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | next()) >>> 0;
  }

  function bit(of: Uint16Array, place: number): number {
    refill();
    const odd = of[place]!;
    const bound = (range >>> 11) * odd;
    if (code < bound) {
      range = bound;
      of[place] = odd + ((2_048 - odd) >>> SHIFT);
      return 0;
    }
    range -= bound;
    code -= bound;
    of[place] = odd - (odd >>> SHIFT);
    return 1;
  }

  return {
    bit,
    tree(of, begin, depth) {
      let node = 1;
      for (let level = 0; level < depth; level++) node = (node << 1) | bit(of, begin + node);
      return node - (1 << depth);
    },
    lowFirst(of, begin, depth) {
      let [node, value] = [1, 0];
      for (let level = 0; level < depth; level++) {
        const read = bit(of, begin + node);
        node = (node << 1) | read;
        value |= read << level;
      }
      return value;
    },
    even(count) {
      let value = 0;
      for (let read = 0; read < count; read++) {
        refill();
        range >>>= 1;
        const isOne = code >= range;
        if (isOne) code -= range;
        value = (value << 1) | (isOne ? 1 : 0);
      }
      return value >>> 0;
    },
  };
}
