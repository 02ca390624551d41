import { lossCounter } from '@skyhelm/core/mavlink/loss';

/** Seconds that the share of lost messages is reckoned over. */
const WINDOW_S = 10;

/** How well one vehicle is heard on one link. */
export interface LinkQuality {
  lost(): number;
  perSecond(): number;
  lossPercent(): number;
  take(sequence: number): void;
  tick(now: number): void;
}

interface Mark {
  at: number;
  received: number;
  lost: number;
}

export function linkQuality(now: number): LinkQuality {
  const counter = lossCounter();
  const marks: Mark[] = [{ at: now, received: 0, lost: 0 }];
  let [perSecond, lossPercent] = [0, 0];
  return {
    lost: () => counter.count.lost,
    perSecond: () => perSecond,
    lossPercent: () => lossPercent,
    take: counter.take,
    tick(at) {
      const { received, lost } = counter.count;
      const [last, first] = [marks.at(-1)!, marks[0]!];
      perSecond = ((received - last.received) * 1000) / Math.max(1, at - last.at);
      // A late frame takes back what was counted as lost before the window began.
      const missing = Math.max(0, lost - first.lost);
      const arrived = received - first.received;
      lossPercent = arrived + missing === 0 ? 0 : (missing * 100) / (arrived + missing);
      const mark = marks.length < WINDOW_S ? { at, received, lost } : marks.shift()!;
      [mark.at, mark.received, mark.lost] = [at, received, lost];
      marks.push(mark);
    },
  };
}
