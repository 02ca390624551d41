import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import { autopilotOf, kindOf } from '@skyhelm/core/vehicle/mavlink/airframe';
import type { Introduction } from '../../protocol.ts';
import { TOGETHER_MS } from './hello.ts';

const heart = offsetsOf('HEARTBEAT');

type Made = Pick<Introduction, 'kind' | 'autopilot'>;

/** Whether what beats under one number is still of the kind that was met: the modes of one kind mean something else to another. */
export interface Likeness {
  readonly made: Readonly<Made>;
  /** False where another kind beats. */
  take(heartbeat: DataView, now: number): boolean;
  /** Only others have beaten for so long that the one that was met is gone. */
  isAnother(now: number): boolean;
}

export function likeness(first: DataView): Likeness {
  const made = madeIn(first);
  let [sameAt, otherAt] = [-Infinity, -Infinity];
  return {
    made,
    take(heartbeat, now) {
      const { kind, autopilot } = madeIn(heartbeat);
      const isSame = kind === made.kind && autopilot === made.autopilot;
      if (isSame) sameAt = now;
      else otherAt = now;
      return isSame;
    },
    isAnother: (now) => otherAt > sameAt && now - sameAt >= TOGETHER_MS,
  };
}

const madeIn = (heartbeat: DataView): Made => ({
  kind: kindOf(heartbeat.getUint8(heart.type)),
  autopilot: autopilotOf(heartbeat.getUint8(heart.autopilot)),
});
