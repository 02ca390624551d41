import { odds, type RangeDecoder } from './range-decoder.ts';

const STATES = 12;
const POSITIONS = 16;
const MATCH_LEAST = 2;
/** From this state on the last thing was a match. */
const AFTER_MATCH = 7;

/** How long a match is: short, middling or long, each with odds of its own. */
function lengths() {
  const [choice, short, middling, long] = [odds(2), odds(POSITIONS * 8), odds(POSITIONS * 8), odds(256)];
  return (from: RangeDecoder, position: number): number => {
    if (!from.bit(choice, 0)) return from.tree(short, position * 8, 3);
    if (!from.bit(choice, 1)) return 8 + from.tree(middling, position * 8, 3);
    return 16 + from.tree(long, 0, 8);
  };
}

/** What LZMA remembers from one stretch to the next. */
export interface Lzma {
  /** Unpacks until so many bytes stand in `out`, of which `at` stand there already. What was unpacked before is what later bytes refer to. */
  unpack(from: RangeDecoder, out: Uint8Array, at: number, until: number): void;
}

/** `properties` is the byte in which a packer says how it looks at neighbours. */
export function lzma(properties: number): Lzma {
  const literalBits = properties % 9;
  const positionLow = Math.floor(properties / 9) % 5;
  const positionBits = Math.floor(properties / 45);
  if (positionBits > 4 || literalBits + positionLow > 4) throw new RangeError('packed in a way that is not known');
  const positionMask = (1 << positionBits) - 1;

  const literals = odds(0x300 << (literalBits + positionLow));
  const [isMatch, isLong] = [odds(STATES * POSITIONS), odds(STATES * POSITIONS)];
  const [isAgain, isOther, isThird, isFourth] = [odds(STATES), odds(STATES), odds(STATES), odds(STATES)];
  const [slots, near, low] = [odds(4 * 64), odds(128), odds(16)];
  const [lengthOf, lengthAgain] = [lengths(), lengths()];
  const back = [0, 0, 0, 0];
  let state = 0;

  function literal(from: RangeDecoder, out: Uint8Array, at: number): number {
    const before = at > 0 ? out[at - 1]! : 0;
    const place = ((at & ((1 << positionLow) - 1)) << literalBits) + (before >> (8 - literalBits));
    const begin = 0x300 * place;
    let node = 1;
    if (state >= AFTER_MATCH) {
      // Right after a match the byte that would have followed is a hint.
      let hint = out[at - back[0]! - 1]!;
      while (node < 0x100) {
        const expected = (hint >> 7) & 1;
        hint <<= 1;
        const read = from.bit(literals, begin + ((1 + expected) << 8) + node);
        node = (node << 1) | read;
        if (read !== expected) break;
      }
    }
    while (node < 0x100) node = (node << 1) | from.bit(literals, begin + node);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
    return node & 0xff;
  }

  function distance(from: RangeDecoder, length: number): number {
    const slot = from.tree(slots, Math.min(length, 3) * 64, 6);
    if (slot < 4) return slot;
    const direct = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) * 2 ** direct;
    if (slot < 14) return high + from.lowFirst(near, high - slot, direct);
    return high + from.even(direct - 4) * 16 + from.lowFirst(low, 0, 4);
  }

  function bring(index: number): void {
    const wanted = back[index]!;
    back.splice(index, 1);
    back.unshift(wanted);
  }

  /** How long the match is; nothing for the single byte that stood there before. */
  function match(from: RangeDecoder, position: number): number {
    if (!from.bit(isAgain, state)) {
      const length = lengthOf(from, position);
      state = state < AFTER_MATCH ? 7 : 10;
      back.unshift(distance(from, length));
      back.pop();
      return length + MATCH_LEAST;
    }
    if (!from.bit(isOther, state)) {
      if (!from.bit(isLong, state * POSITIONS + position)) {
        state = state < AFTER_MATCH ? 9 : 11;
        return 1;
      }
    } else if (!from.bit(isThird, state)) bring(1);
    else bring(from.bit(isFourth, state) ? 3 : 2);
    const length = lengthAgain(from, position);
    state = state < AFTER_MATCH ? 8 : 11;
    return length + MATCH_LEAST;
  }

  return {
    unpack(from, out, begin, until) {
      for (let at = begin; at < until;) {
        const position = at & positionMask;
        if (!from.bit(isMatch, state * POSITIONS + position)) {
          out[at] = literal(from, out, at);
          at++;
          continue;
        }
        const length = match(from, position);
        const source = at - back[0]! - 1;
        if (source < 0 || at + length > until) throw new RangeError('the packed bytes make no sense');
        for (let copied = 0; copied < length; copied++) out[at + copied] = out[source + copied]!;
        at += length;
      }
    },
  };
}
