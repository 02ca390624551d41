import type { CourseDetails, CourseStep } from '@skyhelm/core/vehicle/command-course';
import type { Fleet } from './fleet.ts';

type Tell = (step: CourseStep, details: CourseDetails) => void;

/** A board with many sensors takes half a minute until it speaks again. */
const BACK_WITHIN_MS = 90_000;
/** Its first message may have been measured before we counted. */
const SLACK_MS = 1_000;

interface Awaited {
  tell: Tell;
  since: number;
  /** Its own clock of each stream when it was told to reboot. */
  stamps: ReadonlyMap<string, number>;
}

/** Follows autopilots that were told to reboot until they are heard again. */
export interface Reboots {
  /** What the order tells on its way, to be told on: its yes counts only once the autopilot is back. */
  follow(deviceId: string, tell: Tell): Tell;
  /** Once a second. */
  tick(): void;
}

/** Back on whichever way: the address of its link may be another one. */
export function reboots(fleet: Pick<Fleet, 'session'>, steady: () => number): Reboots {
  const awaited = new Map<string, Awaited>();

  /** Its clock began after it was told to. */
  function isBack(deviceId: string, { since, stamps }: Awaited, now: number): boolean {
    const session = fleet.session(deviceId);
    if (!session?.isOnline) return false;
    return [...session.stamps].some(([stream, stamp]) => stamp < (stamps.get(stream) ?? Infinity) && stamp <= now - since + SLACK_MS);
  }

  return {
    follow(deviceId, tell) {
      const stamps = new Map(fleet.session(deviceId)?.stamps);
      return (step, details) => {
        // The yes itself may be lost while the link goes down.
        if (step === 'accepted' || step === 'silence') awaited.set(deviceId, { tell, since: steady(), stamps });
        tell(step === 'accepted' ? 'progress' : step, details);
      };
    },
    tick() {
      const now = steady();
      for (const [deviceId, one] of awaited) {
        const back = isBack(deviceId, one, now);
        if (!back && now - one.since < BACK_WITHIN_MS) continue;
        awaited.delete(deviceId);
        one.tell(back ? 'accepted' : 'silence', {});
      }
    },
  };
}
