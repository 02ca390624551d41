/** Frames that one sender sent and that did not arrive, by the gaps in its numbers. */
export interface LossCount {
  received: number;
  lost: number;
}

const NUMBERS = 256;
/** A number further back than this is a gap, a nearer one a frame that took a longer way. */
const LATE = 32;

export function lossCounter(): { take(sequence: number): void; readonly count: Readonly<LossCount> } {
  const count: LossCount = { received: 0, lost: 0 };
  let next: number | undefined;
  return {
    count,
    take(sequence) {
      count.received++;
      const gap = next === undefined ? 0 : (sequence - next + NUMBERS) % NUMBERS;
      if (gap >= NUMBERS - LATE) {
        // It was taken for lost when its successor came.
        count.lost = Math.max(0, count.lost - 1);
        return;
      }
      count.lost += gap;
      next = (sequence + 1) % NUMBERS;
    },
  };
}
