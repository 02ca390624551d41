import { SEVERITIES, type Severity } from './event.ts';

/** A warning in the autopilot's own words that is still open. */
export interface OpenText {
  severity: Severity;
  text: string;
  /** When this episode of it began: what was acknowledged stays so until the text returns after a pause. */
  since: number;
  /** When it was last said. */
  at: number;
  count: number;
}

export const isHeld = (severity: Severity): boolean => SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf('error');

const KEPT_MAX = 20;
/** Said again after a longer silence it is news. Pre-arm checks and the like repeat every half a minute. */
const EPISODE_MS = 60_000;
/** On the ground, disarmed and healthy for so long since it was last said. */
const SETTLED_MS = 30_000;

/** Reasons not to arm have their own place, and are repeated for as long as the aircraft stands there. */
const READINESS = /^(?:PreArm|Arm|Preflight Fail|Arming denied|Disarm)[:!]/i;
/** Grave by their number only: they say that something is over, or that what was asked for is done. */
const RELIEF =
  /\bcleared\b|\bregained\b|\brestored\b|\brecovered\b|^Vibration compensation OFF|^Dead Reckoning stopped|^Auto mission changed, restarted/i;

/** What a relief settles; any of those that begin so. */
const SETTLES: readonly { relief: RegExp; settled: RegExp }[] = [
  { relief: /^EKF (?:Failsafe|variance) cleared/i, settled: /^EKF (?:Failsafe|variance)/i },
  { relief: /^Glitch cleared/i, settled: /^GPS Glitch|^Compass error/i },
  { relief: /^Vibration compensation OFF/i, settled: /^Vibration compensation ON/i },
  { relief: /^Dead Reckoning stopped/i, settled: /^Dead Reckoning/i },
  { relief: /^Radio Failsafe Cleared|^(?:RC )?(?:Short|Long) Failsafe Cleared/i, settled: /^(?:Radio|RC) .*Failsafe|^Radio Failsafe/i },
  { relief: /^GCS Failsafe (?:Cleared|Off)/i, settled: /^GCS Failsafe/i },
  { relief: /^Fence breach cleared/i, settled: /fences? breached/i },
  { relief: /^(?:Connection to )?ground (?:control )?station (?:connection )?regained/i, settled: /ground (?:control )?station/i },
  { relief: /^Manual control regained/i, settled: /^Manual control/i },
];

/** The texts of one aircraft that are open, oldest first. */
export interface OpenTexts {
  readonly all: readonly OpenText[];
  /** Whether anything has changed. */
  hear(said: { severity: Severity; text: string }, at: number): boolean;
  /** Whether the aircraft stands disarmed and healthy by now: then what is no longer said is over. */
  settle(at: number): boolean;
  /** A new start, or a new flight: what was said before concerns the one before. */
  clear(): boolean;
}

export function openTexts(): OpenTexts {
  let open: OpenText[] = [];

  function keepOnly(isKept: (one: OpenText) => boolean): boolean {
    const kept = open.filter(isKept);
    const hasChanged = kept.length < open.length;
    open = kept;
    return hasChanged;
  }

  return {
    get all() {
      return open;
    },
    hear({ severity, text }, at) {
      const settled = SETTLES.filter(({ relief }) => relief.test(text));
      if (settled.length > 0) return keepOnly((one) => !settled.some((each) => each.settled.test(one.text)));
      if (!isHeld(severity) || READINESS.test(text) || RELIEF.test(text)) return false;
      const before = open.find((one) => one.text === text);
      const isSameEpisode = before !== undefined && at - before.at < EPISODE_MS;
      const next = { severity, text, since: isSameEpisode ? before.since : at, at, count: (before?.count ?? 0) + 1 };
      open = [...open.filter((one) => one !== before), next].slice(-KEPT_MAX);
      return true;
    },
    settle: (at) => keepOnly((one) => at - one.at < SETTLED_MS),
    clear: () => keepOnly(() => false),
  };
}
