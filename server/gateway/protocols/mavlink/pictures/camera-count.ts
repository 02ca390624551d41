import type { Message } from '@skyhelm/core/mavlink/message';
import { isClockSet } from './picture-message.ts';

/** A link that was away for longer has left a hole that is not worth filling one by one. */
const GAP_MAX = 50;
/** As many as an album keeps. */
const REMEMBERED = 2_000;
/** Of one number: those of the latest starts. */
const OF_ONE_NUMBER = 4;
/** A datagram that comes twice comes soon. */
const ECHO_MS = 10_000;
/** A slow link still brings the answer to a question that was asked so long ago; a camera takes longer to start. */
const ANSWER_MS = 15_000;
/** Clocks run unevenly and links stall: a camera whose time is off by less may still be up since then. */
const UNEVEN_MS = 60_000;
/** `time_boot_ms` begins anew after 49.7 days. */
const WRAP_MS = 2 ** 32;

export type Captured = Message<'CAMERA_IMAGE_CAPTURED'>;

/** An autopilot speaks for several cameras, which it numbers. */
export const cameraOf = (component: number, { camera_id }: Captured): string => `${component} ${camera_id}`;

interface Told {
  utc: bigint;
  /** Nought where the camera does not say. Some mean when it was taken, others when it was told of, be it once more. */
  bootMs: number;
  /** All else it says of the picture, which stays the same however often it is told. */
  rest: string;
  at: number;
  count: number;
}

const toldIn = (said: Captured, at: number, count: number): Told => {
  const { file_url, lat, lon, alt, relative_alt, q, capture_result } = said;
  const rest = [file_url, lat, lon, alt, relative_alt, ...q, capture_result].join('|');
  return { utc: said.time_utc, bootMs: said.time_boot_ms, rest, at, count };
};

/** Whether its time is what it would be, had the camera been up all the while; undefined where it does not say. */
function isUpSince(earlier: Told, { bootMs, at }: Told): boolean | undefined {
  if (bootMs === 0 || earlier.bootMs === 0) return undefined;
  const off = Math.abs(at - earlier.at - (bootMs - earlier.bootMs)) % WRAP_MS;
  return Math.min(off, WRAP_MS - off) <= UNEVEN_MS;
}

/**
 * `known`: told before. `unclear`: nobody can say whether it is another picture.
 * `news`: a picture of its own; with each `count` the numbers of the camera have begun anew.
 */
export type Verdict = { is: 'known' } | { is: 'unclear' } | { is: 'news'; count: number };

/** What one camera has told: its numbers begin anew on an emptied card and, with many cameras, after each start. */
export interface CameraCount {
  hear(said: Captured, now: number): Verdict;
  /** Those that were not told, and how often they were asked for. */
  missing: Map<number, number>;
  asked(index: number, now: number): void;
}

export function cameraCount(first: Captured, met: number): CameraCount {
  const memory = new Map<number, Told[]>();
  const missing = new Map<number, number>();
  const askedAt = new Map<number, number>();
  let newest: Told & { index: number } = { ...toldIn(first, met, 0), index: first.image_index };
  let count = 0;
  remember(newest.index, newest);

  function remember(index: number, told: Told): void {
    const others = memory.get(index) ?? [];
    memory.delete(index);
    memory.set(index, [...others, told].slice(-OF_ONE_NUMBER));
    const [oldest] = memory.keys();
    if (memory.size > REMEMBERED) memory.delete(oldest!);
  }

  const isAsked = (index: number, now: number): boolean => now - (askedAt.get(index) ?? -Infinity) <= ANSWER_MS;

  function compare(index: number, earlier: Told, told: Told): 'same' | 'other' | 'unclear' {
    if (earlier.utc !== told.utc) return 'other';
    if (isClockSet(told.utc)) return 'same';
    if (earlier.rest !== told.rest) return 'other';
    const isAnswer = isAsked(index, told.at) && (isUpSince(earlier, told) ?? earlier.count === count);
    if (earlier.bootMs !== told.bootMs) return isAnswer ? 'same' : 'other';
    if (told.bootMs !== 0 || isAnswer || told.at - earlier.at <= ECHO_MS) return 'same';
    return 'unclear';
  }

  function miss(from: number, to: number): void {
    if (to - from >= GAP_MAX) missing.clear();
    else for (let index = from; index < to && missing.size < GAP_MAX; index++) missing.set(index, 0);
  }

  /** Of what it has taken since then some may not have been told, and may lie where earlier pictures lay. */
  function beginAnew(index: number): void {
    count++;
    missing.clear();
    askedAt.clear();
    // A camera that always says the same number has not taken all those before.
    if (index < newest.index) miss(0, index);
  }

  /** One that this count has not told, though its number is behind the newest. */
  function isLate(told: Told, index: number): 'late' | 'before' | 'anew' {
    if (isAsked(index, told.at)) return 'late';
    const isOlder = (than: bigint): boolean => isClockSet(told.utc) && isClockSet(than) && told.utc <= than;
    // Somebody else has asked for one that was taken before this link.
    if (count === 0 && isOlder(first.time_utc)) return 'before';
    return (isUpSince(newest, told) ?? isOlder(newest.utc)) ? 'late' : 'anew';
  }

  return {
    missing,
    asked(index, now) {
      for (const one of askedAt.keys()) if (!isAsked(one, now)) askedAt.delete(one);
      askedAt.set(index, now);
    },
    hear(said, now) {
      const index = said.image_index;
      const told = toldIn(said, now, count);
      const earlier = memory.get(index) ?? [];
      const compared = new Set(earlier.map((one) => compare(index, one, told)));
      const wasMissing = missing.delete(index);
      if (compared.has('same')) return { is: 'known' };
      if (compared.has('unclear')) return { is: 'unclear' };
      if (index > newest.index) {
        // After a start the standard has the count go on, but with a hole in it that is anybody's guess.
        if (isUpSince(newest, told) === false && index !== newest.index + 1) beginAnew(index);
        miss(newest.index + 1, index);
        newest = { ...told, index };
      } else if (!wasMissing) {
        const how = earlier.some((one) => one.count === count) ? 'anew' : isLate(told, index);
        if (how === 'before') return { is: 'unclear' };
        if (how === 'anew') {
          beginAnew(index);
          newest = { ...told, index };
        }
      }
      remember(index, { ...told, count });
      return { is: 'news', count };
    },
  };
}
