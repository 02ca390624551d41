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

/** What is remembered of one aircraft from one measurement to the next. */
export interface FallMemory {
  isFalling: boolean;
  fastSince: number | undefined;
  calmSince: number | undefined;
  /** When it last sank fast enough for an impact, and whether that was a fall. */
  sankAt: number;
  wasFall: boolean;
}

export const newFallMemory = (): FallMemory => ({
  isFalling: false,
  fastSince: undefined,
  calmSince: undefined,
  sankAt: -Infinity,
  wasFall: false,
});

export interface FallLook {
  now: number;
  kind: Airframe;
  armed: boolean | undefined;
  flying: boolean | undefined;
  /** Metres a second downwards. */
  sinkRate: number;
  /** Above home. */
  height: number | undefined;
}

/** Whether it falls, and whether it has just hit something. */
export function lookForFall(memory: FallMemory, look: FallLook): { isFalling: boolean; isImpact: boolean } {
  const { now, kind, armed, flying, sinkRate, height } = look;
  const limit = armed === false ? DISARMED_LIMIT : (LIMITS[kind] ?? LIMIT_OTHERWISE);
  memory.fastSince = flying && sinkRate > limit ? (memory.fastSince ?? now) : undefined;
  memory.calmSince = sinkRate < limit / 2 ? (memory.calmSince ?? now) : undefined;
  if (memory.isFalling) memory.isFalling = flying === true && (memory.calmSince === undefined || now - memory.calmSince < CALM_MS);
  else memory.isFalling = memory.fastSince !== undefined && now - memory.fastSince >= FOR_MS;
  const isImpact = sinkRate < IMPACT.to && now - memory.sankAt <= IMPACT.withinMs && memory.wasFall;
  if (isImpact) memory.sankAt = -Infinity;
  if (flying && sinkRate >= IMPACT.from) {
    memory.sankAt = now;
    // An aircraft that pulls out of a dive brakes hard too, but not on the ground.
    memory.wasFall = memory.isFalling || armed === false || (height !== undefined && height < IMPACT.lowM + sinkRate);
  }
  return { isFalling: memory.isFalling, isImpact };
}
