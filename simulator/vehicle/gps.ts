import { wander, type Random, type Wander } from '../world/random.ts';

/** How well the receiver knows where it is, poorest first. */
export const FIXES = ['none', 'noFix', '2d', '3d', 'differential', 'rtkFloat', 'rtkFixed'] as const;
export type Fix = (typeof FIXES)[number];

/** The number that MAVLink gives it. */
export const fixNumber = (fix: Fix): number => FIXES.indexOf(fix);

interface Quality {
  satellites: number;
  /** Spread of the error in metres, sideways and in height. */
  across: number;
  height: number;
  hdop: number;
}

const QUALITY: Record<Fix, Quality> = {
  none: { satellites: 0, across: 0, height: 0, hdop: 99.99 },
  noFix: { satellites: 0, across: 0, height: 0, hdop: 99.99 },
  '2d': { satellites: 4, across: 6, height: 30, hdop: 4.2 },
  '3d': { satellites: 12, across: 0.8, height: 1.4, hdop: 0.9 },
  differential: { satellites: 14, across: 0.4, height: 0.8, hdop: 0.8 },
  rtkFloat: { satellites: 19, across: 0.15, height: 0.3, hdop: 0.7 },
  rtkFixed: { satellites: 22, across: 0.012, height: 0.02, hdop: 0.6 },
};

/** The error of a receiver wanders, it does not jump. */
const ERROR_SECONDS = 40;
const CORRECTION_SECONDS = 5;
const FIXING_SECONDS = 8;

export interface Gps {
  /** The best that this receiver and its corrections reach. */
  best: Fix;
  fix: Fix;
  satellites: number;
  hdop: number;
  accuracy: { across: number; height: number };
  north: Wander;
  east: Wander;
  up: Wander;
  /** When corrections of a base station were first and last heard, seconds since boot. */
  correctedSince: number | undefined;
  correctedAt: number;
  /** Since boot: a receiver looks for satellites first. */
  searchingSeconds: number;
}

export function gpsReceiver(best: Fix, searchingSeconds: number): Gps {
  const poor = QUALITY.noFix;
  const nought = (): Wander => ({ value: 0 });
  return {
    best,
    fix: 'noFix',
    satellites: 0,
    hdop: poor.hdop,
    accuracy: { across: 0, height: 0 },
    north: nought(),
    east: nought(),
    up: nought(),
    searchingSeconds,
    correctedSince: undefined,
    correctedAt: -Infinity,
  };
}

/** Corrections that still come make a float of the fix at once, and a fixed one after some seconds. */
function corrected(gps: Gps, now: number): Fix {
  if (now - gps.correctedAt > CORRECTION_SECONDS) gps.correctedSince = undefined;
  if (gps.correctedSince === undefined) return gps.best;
  const reached: Fix = now - gps.correctedSince > FIXING_SECONDS ? 'rtkFixed' : 'rtkFloat';
  return fixNumber(reached) > fixNumber(gps.best) ? reached : gps.best;
}

export function noteCorrections(gps: Gps, now: number): void {
  gps.correctedSince ??= now;
  gps.correctedAt = now;
}

export function stepGps(gps: Gps, lost: boolean, secondsSinceBoot: number, random: Random, seconds: number): void {
  const searching = gps.searchingSeconds - secondsSinceBoot;
  const fix: Fix = lost || searching > gps.searchingSeconds / 2 ? 'noFix' : searching > 0 ? '2d' : corrected(gps, secondsSinceBoot);
  const quality = QUALITY[fix];
  if (fix !== gps.fix) {
    gps.fix = fix;
    gps.satellites = quality.satellites;
    gps.hdop = quality.hdop;
    gps.accuracy = { across: quality.across, height: quality.height };
    // A better fix starts from a small error at once instead of dragging the old one along.
    for (const one of [gps.north, gps.east]) one.value = Math.max(-quality.across, Math.min(quality.across, one.value));
    gps.up.value = Math.max(-quality.height, Math.min(quality.height, gps.up.value));
  }
  if (quality.across === 0) return;
  wander(gps.north, quality.across, ERROR_SECONDS, random, seconds);
  wander(gps.east, quality.across, ERROR_SECONDS, random, seconds);
  wander(gps.up, quality.height, ERROR_SECONDS, random, seconds);
}

/** Good enough to fly by. */
export const hasPosition = ({ fix }: Gps): boolean => fixNumber(fix) >= fixNumber('3d');
