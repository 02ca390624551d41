import type { Random } from '../world/random.ts';

/** What the way between aircraft and ground does to a datagram. Shares are percent. */
export interface Disturbance {
  loss: number;
  duplicate: number;
  reorder: number;
  delayMs: number;
}

export const UNDISTURBED: Disturbance = { loss: 0, duplicate: 0, reorder: 0, delayMs: 0 };
/** How much later a datagram comes that others overtake. */
const OVERTAKEN_MS = 120;

export interface Way<T> {
  settings: Disturbance;
  take(one: T): void;
  /** Hands over what has arrived by now. */
  advance(now: number): void;
}

/** One direction of a bad link. Without a disturbance everything passes at once. */
export function wayWith<T>(settings: Disturbance, random: Random, arrive: (one: T) => void): Way<T> {
  let now = 0;
  let under: { at: number; one: T }[] = [];
  const by = (percent: number): boolean => percent > 0 && random.next() * 100 < percent;
  const way: Way<T> = {
    settings,
    take(one) {
      const { loss, duplicate, reorder, delayMs } = way.settings;
      if (by(loss)) return;
      const at = now + delayMs + (by(reorder) ? OVERTAKEN_MS : 0);
      if (at <= now) arrive(one);
      else under.push({ at, one });
      if (by(duplicate)) under.push({ at: at + 10, one });
    },
    advance(moment) {
      now = moment;
      if (under.length === 0) return;
      const due = under.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      under = under.filter(({ at }) => at > now);
      for (const { one } of due) arrive(one);
    },
  };
  return way;
}
