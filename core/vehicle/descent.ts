import type { Craft } from './flight-traits.ts';
import { hasRotorsOn, keepsHeight } from './stick-modes.ts';

/** Metres a second downwards, and for how long, before it is a descent and no gust. Wings rise and sink with every thermal. */
const ROTORS = { limit: 0.6, forMs: 200 } as const;
const WINGS = { limit: 2.5, forMs: 500 } as const;
/** Slower than this share of the limit for so long, and it is over. */
const [EASED, CALM_MS] = [0.5, 1_000];
/** So long an aircraft may go on sinking after something that was meant to take it down. */
const ASKED_MS = 2_500;
/** A quadplane that stops on its wings rises first and then sinks back, until its rotors carry it. Slower than this it hovers already. */
const TRANSITION_MS = 7_000;
const WING_SPEED_MPS = 8;

/** What is remembered of one aircraft from one measurement to the next. */
export interface DescentMemory {
  isOn: boolean;
  mode: number | undefined;
  sinkingSince: number | undefined;
  calmSince: number | undefined;
  /** It came into this mode while it sank, and has to brake first. */
  brakesUntil: number;
}

export const newDescentMemory = (): DescentMemory => ({
  isOn: false,
  mode: undefined,
  sinkingSince: undefined,
  calmSince: undefined,
  brakesUntil: -Infinity,
});

export interface DescentLook {
  now: number;
  craft: Craft;
  nativeMode: number | undefined;
  flying: boolean | undefined;
  /** Metres a second downwards. */
  sinkRate: number;
  /** Metres a second over ground: GUIDED and AUTO are flown on wings and on rotors. */
  groundSpeed: number | undefined;
  /** When the sticks were last down, or a command was last sent. */
  askedAt: number;
  /** A pilot here has control, or had it when this mode began: no one else takes it down on purpose. */
  isOurs: boolean;
}

/** Whether it loses height that it should keep, without a command or stick input that asks for it. */
export function isUncommandedDescent(memory: DescentMemory, look: DescentLook): boolean {
  const { now, craft, nativeMode, flying, sinkRate, groundSpeed = Infinity, askedAt, isOurs } = look;
  const onWings = craft.kind === 'fixedWing' || (craft.kind === 'vtol' && !hasRotorsOn(craft, nativeMode));
  const { limit, forMs } = onWings ? WINGS : ROTORS;
  if (nativeMode !== memory.mode) {
    const wasOnWings = memory.mode !== undefined && !hasRotorsOn(craft, memory.mode) && groundSpeed > WING_SPEED_MPS;
    memory.brakesUntil =
      craft.kind === 'vtol' && !onWings && wasOnWings ? now + TRANSITION_MS : sinkRate > limit ? now + ASKED_MS : -Infinity;
    memory.mode = nativeMode;
  }
  if (!flying || !isOurs || !keepsHeight(craft, nativeMode)) return forget(memory);
  memory.sinkingSince = sinkRate > limit ? (memory.sinkingSince ?? now) : undefined;
  memory.calmSince = sinkRate < limit * EASED ? (memory.calmSince ?? now) : undefined;
  if (memory.isOn) memory.isOn = memory.calmSince === undefined || now - memory.calmSince < CALM_MS;
  else if (memory.sinkingSince !== undefined && now - memory.sinkingSince >= forMs)
    memory.isOn = now >= memory.brakesUntil && now - askedAt >= ASKED_MS;
  return memory.isOn;
}

function forget(memory: DescentMemory): false {
  memory.isOn = false;
  memory.sinkingSince = memory.calmSince = undefined;
  return false;
}
