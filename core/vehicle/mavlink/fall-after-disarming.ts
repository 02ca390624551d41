import type { FlightMode } from '../flight-mode.ts';

/** An aircraft that was disarmed in the air. */
export interface Fall {
  /** It is known to fall; otherwise it landed where home may not be at the same height. */
  isSeen: boolean;
  /** Heartbeats, one a second: since it was disarmed, and since it came to rest. */
  beats: number;
  restBeats: number;
}

interface Motion {
  fall: Fall | undefined;
  height: number | undefined;
  sinkRate: number | undefined;
  groundSpeed: number | undefined;
}

/** Higher than this above home, an aircraft that was flying a moment ago stands on no ground that we know of. */
const HIGH_M = 3;
const FALLING_MPS = 1.5;
const REST = { sinkRate: 0.5, groundSpeed: 1, beats: 2 } as const;
/** An estimator that drifts after an impact must not keep an aircraft in the air for ever. */
const LONGEST_BEATS = 120;
const LANDING: readonly FlightMode[] = ['land', 'return', 'trackReturn', 'homing'];

/**
 * Autopilots report a disarmed aircraft as landed, even in the air. With each heartbeat of one that is disarmed: whether it still has to come
 * down. `wasFlying` with the heartbeat before, armed.
 */
export function fallAfter({ fall, height, sinkRate, groundSpeed }: Motion, wasFlying: boolean, mode: FlightMode): Fall | undefined {
  const isSinking = sinkRate !== undefined && sinkRate > FALLING_MPS;
  const isHigh = height !== undefined && height > HIGH_M;
  if (!fall) {
    if (!wasFlying || !(isSinking || isHigh)) return undefined;
    // A landing above the height of home ends with the same words: only that it sinks tells them apart.
    return { isSeen: isSinking || !LANDING.includes(mode), beats: 0, restBeats: 0 };
  }
  const isAtRest = Math.abs(sinkRate ?? 0) < REST.sinkRate && (groundSpeed ?? 0) < REST.groundSpeed;
  const restBeats = isAtRest ? fall.restBeats + 1 : 0;
  const beats = fall.beats + 1;
  if (restBeats >= REST.beats || beats >= LONGEST_BEATS) return undefined;
  return { isSeen: fall.isSeen || isSinking, beats, restBeats };
}
