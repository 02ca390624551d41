import { rota } from '../../rota.ts';

/** So long after something was said to it, an answer may be due at any moment. */
const ATTENTIVE_MS = 3_000;

/** Of the whole fleet: thousands that come in at once, or do not answer, are asked one after the other. */
const QUESTIONS_A_TICK = 200;

export interface Looked {
  tick(now: number): void;
}

/** Who is looked at when: whoever is spoken with, at every tick, everybody else once a second. */
export interface Rounds {
  join(one: Looked): void;
  leave(one: Looked): void;
  /** Something is under way with it. */
  attend(one: Looked, now: number): void;
  /** There is more to be done for it than at this tick. */
  goOn(one: Looked, now: number): void;
  /** Whether there is time for one more question that can as well be put later. */
  mayAsk(): boolean;
  tick(now: number): void;
}

export function rounds(): Rounds {
  const everybody = rota<Looked>();
  const attended = new Map<Looked, number>();
  let asked = 0;

  // Whoever speaks to one that has been forgotten must not bring it back.
  const keep = (one: Looked, until: number) => void (everybody.has(one) && attended.set(one, Math.max(until, attended.get(one) ?? until)));

  return {
    join: everybody.join,
    leave(one) {
      everybody.leave(one);
      attended.delete(one);
    },
    attend: (one, now) => keep(one, now + ATTENTIVE_MS),
    goOn: keep,
    mayAsk: () => asked++ < QUESTIONS_A_TICK,
    tick(now) {
      asked = 0;
      for (const one of [...attended.keys()]) {
        one.tick(now);
        if (now > attended.get(one)!) attended.delete(one);
      }
      for (const one of everybody.next()) if (!attended.has(one)) one.tick(now);
    },
  };
}
