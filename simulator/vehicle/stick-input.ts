import type { Aircraft, Sticks } from './aircraft.ts';

/** The sticks as the flight controller reads them from its channels. */
export interface StickInput {
  sticks: Sticks;
  source: 'none' | 'receiver' | 'station';
  /** Seconds of the link's clock at which a channel was last updated. */
  updatedAt: number;
  /** No stick input for too long: an RC failsafe. */
  isLost: boolean;
  /** PX4 does without sticks where there were none when its motors started, until there are some. */
  isOptional: boolean;
}

export const NEUTRAL: Sticks = { forward: 0, right: 0, up: 0, turn: 0, heardAt: 0 };
export const noInput = (): StickInput => ({ sticks: NEUTRAL, source: 'none', updatedAt: -Infinity, isLost: true, isOptional: true });

/** ArduPilot detects a lost receiver after this long (RC_FS_TIMEOUT). */
const LOST_SECONDS = 1;

export function readSticks(craft: Aircraft, now: number): void {
  craft.input = craft.flavour.autopilot === 'px4' ? readPx4(craft, now) : readArduPilot(craft, now);
}

const hearsRemote = ({ receiver, faults }: Aircraft): boolean => receiver.isAttached && !faults.remoteLost;
const fromReceiver = ({ receiver }: Aircraft, now: number): Sticks => ({ ...NEUTRAL, up: receiver.throttle, heardAt: now });

/** MANUAL_CONTROL overrides the receiver for RC_OVERRIDE_TIME. A channel that nothing updates keeps its last value. */
function readArduPilot(craft: Aircraft, now: number): StickInput {
  const { sticks: override, settings, input } = craft;
  const isOverridden = override !== undefined && now - override.heardAt < settings.sticks.overrideSeconds;
  const hears = hearsRemote(craft);
  const sticks = isOverridden ? override : hears ? fromReceiver(craft, now) : input.sticks;
  const updatedAt = hears ? now : isOverridden ? Math.max(input.updatedAt, override.heardAt) : input.updatedAt;
  const source = isOverridden ? 'station' : hears ? 'receiver' : 'none';
  return { sticks, source, updatedAt, isLost: now - updatedAt >= LOST_SECONDS, isOptional: false };
}

/** COM_RC_IN_MODE decides which of the two is read, COM_RC_LOSS_T how long a silent one counts. */
function readPx4(craft: Aircraft, now: number): StickInput {
  const { sticks: station, settings, input, armed } = craft;
  const { sources, lossSeconds, mayChange } = settings.sticks;
  const live = {
    station: sources.includes('station') && station !== undefined && now - station.heardAt < lossSeconds,
    receiver: sources.includes('receiver') && hearsRemote(craft),
  };
  const kept = input.source === 'none' || (mayChange && !live[input.source]) ? undefined : input.source;
  const source = kept ?? sources.find((one) => live[one]) ?? input.source;
  const isLost = source === 'none' || !live[source];
  const sticks = isLost ? NEUTRAL : source === 'station' ? station! : fromReceiver(craft, now);
  const isOptional = isLost && (sources.length === 0 || !armed || input.isOptional);
  return { sticks, source, updatedAt: isLost ? input.updatedAt : now, isLost, isOptional };
}

/** Small deflections count as none; beyond them the rest of the way is the whole range. */
const beyond = (value: number, deadZone: number): number =>
  Math.abs(value) <= deadZone ? 0 : (value - Math.sign(value) * deadZone) / (1 - deadZone);

/** Metres a second that the pilot asks for: by the throttle on rotors, by the elevator on ArduPlane's wing. */
export function pilotClimb({ input, settings, flavour, mode, airframe }: Aircraft): number {
  const { deadZone, climb, descent, lostClimb, elevatorClimb } = settings.sticks;
  const isOnWing = flavour.autopilot === 'ardupilot' && airframe.kind !== 'multirotor' && !mode.onRotors;
  if (isLostFor(input, settings.sticks)) return isOnWing ? 0 : lostClimb;
  if (isOnWing) return -beyond(input.sticks.forward, deadZone) * elevatorClimb;
  const up = beyond(input.sticks.up, deadZone);
  return up * (up > 0 ? climb : descent);
}

/** Where the radio failsafe is off, ArduPilot goes on with the last values. */
const isLostFor = (input: StickInput, { detectsLoss }: Aircraft['settings']['sticks']): boolean => input.isLost && detectsLoss;

/** What moves it sideways and turns it. */
export const pilotSticks = ({ input, settings }: Aircraft): Sticks => (isLostFor(input, settings.sticks) ? NEUTRAL : input.sticks);
