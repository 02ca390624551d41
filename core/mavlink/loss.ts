/** Frames that one sender sent and that did not arrive, by the gaps in its numbers. What comes twice counts once. */
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
  /** Which of the numbers before `next` have come, the latest in the lowest bit. */
  let come = 0;
  return {
    count,
    take(sequence) {
      const gap = next === undefined ? 0 : (sequence - next + NUMBERS) % NUMBERS;
      if (gap >= NUMBERS - LATE) {
        const place = 1 << (NUMBERS - gap - 1);
        if ((come & place) !== 0) return;
        come |= place;
        count.received++;
        // It was taken for lost when its successor came.
        count.lost = Math.max(0, count.lost - 1);
        return;
      }
      count.received++;
      come = gap + 1 < LATE ? (come << (gap + 1)) | 1 : 1;
      count.lost += gap;
      next = (sequence + 1) % NUMBERS;
    },
  };
}
