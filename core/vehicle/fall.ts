import type { Airframe } from './airframe.ts';

/** Metres a second downwards that no descent on purpose reaches: rotors are set to 5 at most, a wing dives faster. */
const LIMITS: Partial<Record<Airframe, number>> = { multirotor: 6.5, vtol: 12 };
const LIMIT_OTHERWISE = 15;
/** With its motors off it is not descending on purpose at all. */
const DISARMED_LIMIT = 3;
const FOR_MS = 300;
/** Slower than half of the limit for so long, and it falls no more. */
const CALM_MS = 1_000;
/** From this fast to rest in so short a time is no braking but an impact. */
const IMPACT = { from: 4, to: 1, withinMs: 700, lowM: 2 } as const;
/** Metres a second over the ground, and how soon: what flies on has hit nothing. */
const AT_REST = { speed: 2, withinMs: 3_000 } as const;
/** So far below home it may still stand on the ground; further down the height says nothing about the ground. */
const LOWEST_M = -2;

/** What is remembered of one aircraft from one measurement to the next. */
export interface FallMemory {
  isFalling: boolean;
  fastSince: number | undefined;
  calmSince: number | undefined;
  /** When it last sank fast enough for an impact, and whether that was a fall or close to the ground. */
  sankAt: number;
  wasFall: boolean;
  /** When such a descent ended at once. */
  brakedAt: number;
}

export const newFallMemory = (): FallMemory => ({
  isFalling: false,
  fastSince: undefined,
  calmSince: undefined,
  sankAt: -Infinity,
  wasFall: false,
  brakedAt: -Infinity,
});

export interface FallLook {
  now: number;
  kind: Airframe;
  armed: boolean | undefined;
  flying: boolean | undefined;
  /** Metres a second downwards. */
  sinkRate: number;
  groundSpeed: number | undefined;
  /** Above home. */
  height: number | undefined;
  /** Above what lies below, if that was measured just now. */
  clearance: number | undefined;
}

/** Whether it falls, and whether it has just hit something. */
export function lookForFall(memory: FallMemory, look: FallLook): { isFalling: boolean; isImpact: boolean } {
  const { now, kind, armed, flying, sinkRate, groundSpeed } = look;
  const limit = armed === false ? DISARMED_LIMIT : (LIMITS[kind] ?? LIMIT_OTHERWISE);
  memory.fastSince = flying && sinkRate > limit ? (memory.fastSince ?? now) : undefined;
  memory.calmSince = sinkRate < limit / 2 ? (memory.calmSince ?? now) : undefined;
  if (memory.isFalling) memory.isFalling = flying === true && (memory.calmSince === undefined || now - memory.calmSince < CALM_MS);
  else memory.isFalling = memory.fastSince !== undefined && now - memory.fastSince >= FOR_MS;
  if (sinkRate < IMPACT.to && now - memory.sankAt <= IMPACT.withinMs && memory.wasFall) {
    memory.brakedAt = now;
    memory.sankAt = -Infinity;
  }
  const isImpact = now - memory.brakedAt <= AT_REST.withinMs && (groundSpeed ?? 0) < AT_REST.speed;
  if (isImpact) memory.brakedAt = -Infinity;
  if (flying && sinkRate >= IMPACT.from) {
    memory.sankAt = now;
    // An aircraft that pulls out of a dive brakes hard too, but not on the ground.
    memory.wasFall = memory.isFalling || armed === false || isLow(look);
  }
  return { isFalling: memory.isFalling, isImpact };
}

/** Whether it reaches the ground within a second. */
function isLow({ sinkRate, height, clearance }: FallLook): boolean {
  const above = clearance ?? (height !== undefined && height > LOWEST_M ? height : Infinity);
  return above < IMPACT.lowM + sinkRate;
}
