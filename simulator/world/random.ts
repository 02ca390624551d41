/** Chance that comes out the same for the same seed. */
export interface Random {
  /** From nought to below one. */
  next(): number;
  /** Around nought, with a spread of one. */
  normal(): number;
}

/** A number for any words, so that each aircraft of a seed has a seed of its own. */
export function seedFrom(...words: (string | number)[]): number {
  let hash = 0x811c_9dc5;
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x0100_0193);
  return hash >>> 0;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** A value that wanders around nought and forgets where it was within some seconds: gusts, the error of a receiver. */
export interface Wander {
  value: number;
}

export function wander(one: Wander, spread: number, memorySeconds: number, random: Random, seconds: number): void {
  const kept = Math.exp(-seconds / memorySeconds);
  one.value = one.value * kept + spread * Math.sqrt(1 - kept * kept) * random.normal();
}
