import { UNTROUBLED, type Watched } from '../airspace/watch.ts';
import { metresBetween } from '../geo/distance.ts';
import { BROKEN_CHARGE, isBatteryBelow, type BatteryLimits, type Level, type SagSince } from './battery-level.ts';
import { phaseNumbered } from './phase.ts';
import { positioningNumber } from './positioning.ts';
import { hasBadBattery, hasFailed, hasOtherFailed, lacksThrust, reportsBreach, type Sensor } from './sensors.ts';
import type { SpokenFault } from './spoken-faults.ts';
import type { VehicleState } from './state.ts';

/** What can be wrong with a vehicle. A fault's class is its place here, counted from one: a new one comes at the end. */
export const FAULTS = [
  'emergency',
  'batteryEmpty',
  'batteryLow',
  'positioning',
  'estimator',
  'sensor',
  'link',
  'zone',
  'fence',
  'wayHome',
  'zoneAhead',
  'descent',
  'holdUnconfirmed',
  'radioFailsafe',
  'gcsFailsafe',
  'batteryFailsafe',
  'ekfFailsafe',
  'fenceFailsafe',
  'falling',
  'crash',
  'disarmedInAir',
  'thrustLoss',
  'batteryFault',
  'gyro',
  'accelerometer',
  'compass',
  'barometer',
  'airspeed',
  'gps',
  'opticalFlow',
  'visionPosition',
  'rangefinder',
  'proximity',
  'rcReceiver',
  'motorOutputs',
  'attitude',
  'logging',
  'terrain',
] as const;

export type Fault = (typeof FAULTS)[number];

export const faultClass = (fault: Fault): number => FAULTS.indexOf(fault) + 1;

/** A fault that comes and goes at its limit would be told again and again: to be over it has to be better by this much. */
const MARGIN = { estimator: 0.2, loss: 10 } as const;
const ESTIMATOR_MAX = 1;
const LOSS_MAX = 50;

/** What it is slowly flown home with, for want of a better guess, and how fast it sinks there. */
const HOMEWARD = { slowest: 5, fastest: 20, sinking: 1.5, reserve: 1.2, easedReserve: 1.5 } as const;

/** What is seen of a vehicle from outside. */
export interface Surroundings extends Watched {
  /** Nothing is heard of it any more. */
  isSilent: boolean;
}

export const NOTHING_AROUND: Surroundings = { ...UNTROUBLED, isSilent: false };

/** What is remembered of one vehicle from one look to the next. */
export interface FaultMemory {
  readonly present: Set<Fault>;
  /** Sensors that were well at some time since it was switched on, in bits. */
  provenSensors: number;
  /** Faults that are found elsewhere, because they depend on more than the state. */
  readonly found: Set<FoundFault>;
  /** What the aircraft itself takes for low power, once it has been asked. */
  batteryLimits: BatteryLimits | undefined;
  readonly sagSince: SagSince;
}

/** Sinking in a mode that keeps its height; no answer to the order to hold after the sticks were let go; what was said in words or seen in its motion. */
export type FoundFault = Extract<Fault, 'descent' | 'holdUnconfirmed' | 'falling'> | SpokenFault;

export const newFaultMemory = (): FaultMemory => ({
  present: new Set(),
  provenSensors: 0,
  found: new Set(),
  batteryLimits: undefined,
  sagSince: new Map(),
});

interface Before extends FaultMemory {
  isOn: boolean;
  now: number;
}

type Rule = (state: VehicleState, before: Before, around: Surroundings) => boolean | undefined;

const batteryBelow =
  (level: Level): Rule =>
  (state, { batteryLimits: limits, ...memory }) =>
    isBatteryBelow(level, state, { limits, ...memory });

const failed =
  (sensor: Sensor): Rule =>
  (state, { provenSensors }) =>
    hasFailed(sensor, state, provenSensors);

const found =
  (fault: FoundFault): Rule =>
  (_, memory) =>
    memory.found.has(fault);

/** A battery that is low is reported as unhealthy too: that needs no second name. */
const LOW_POWER: readonly Fault[] = ['batteryLow', 'batteryEmpty', 'batteryFailsafe'];

/** Whether each is so, or nothing where the state does not tell. */
const RULES: Record<Fault, Rule> = {
  emergency: ({ sound }) => (sound === undefined ? undefined : !sound),
  batteryEmpty: batteryBelow('empty'),
  batteryLow: batteryBelow('low'),
  // On the ground, indoors, no satellite is no fault.
  positioning: ({ positioning, flying }) =>
    positioning === undefined || flying === undefined ? undefined : flying && positioning <= positioningNumber('poorGps'),
  estimator: ({ estimatorError, flying }, { isOn }) =>
    estimatorError === undefined || flying === undefined
      ? undefined
      : flying && estimatorError > (isOn ? ESTIMATOR_MAX - MARGIN.estimator : ESTIMATOR_MAX),
  sensor: (state, { provenSensors }) => hasOtherFailed(state, provenSensors),
  link: ({ linkLoss, flying }, { isOn }, { isSilent }) => {
    // Of one that is given up nobody knows whether it flies: that nothing is heard of it stays so.
    if (isSilent && flying !== false) return flying;
    return linkLoss === undefined ? (flying === undefined ? undefined : false) : linkLoss > (isOn ? LOSS_MAX - MARGIN.loss : LOSS_MAX);
  },
  zone: (_, __, { inZone }) => inZone !== undefined,
  fence: (_, __, { isBeyondFence }) => isBeyondFence,
  zoneAhead: (_, __, { zoneAhead }) => zoneAhead !== undefined,
  descent: found('descent'),
  holdUnconfirmed: found('holdUnconfirmed'),
  radioFailsafe: found('radioFailsafe'),
  gcsFailsafe: found('gcsFailsafe'),
  batteryFailsafe: found('batteryFailsafe'),
  ekfFailsafe: found('ekfFailsafe'),
  fenceFailsafe: (state, memory) => memory.found.has('fenceFailsafe') || reportsBreach(state),
  falling: found('falling'),
  crash: found('crash'),
  disarmedInAir: ({ armed, flying, phase }) => armed === false && flying === true && isFailedPhase(phase),
  thrustLoss: (state, memory) => memory.found.has('thrustLoss') || lacksThrust(state),
  batteryFault: (state, memory) =>
    memory.found.has('batteryFault') ||
    BROKEN_CHARGE.includes(state.chargeState ?? 0) ||
    (hasBadBattery(state) && memory.sagSince.size === 0 && !LOW_POWER.some((fault) => memory.present.has(fault))),
  gyro: failed('gyro'),
  accelerometer: failed('accelerometer'),
  compass: failed('compass'),
  barometer: failed('barometer'),
  airspeed: failed('airspeed'),
  gps: failed('gps'),
  opticalFlow: failed('opticalFlow'),
  visionPosition: failed('visionPosition'),
  rangefinder: failed('rangefinder'),
  proximity: failed('proximity'),
  rcReceiver: failed('rcReceiver'),
  motorOutputs: failed('motorOutputs'),
  attitude: failed('attitude'),
  logging: failed('logging'),
  terrain: found('terrain'),
  wayHome: (state, { isOn }) => {
    if (state.flying === false) return false;
    const needed = secondsHome(state);
    if (needed === undefined || state.batteryTime === undefined) return undefined;
    return state.batteryTime < needed * (isOn ? HOMEWARD.easedReserve : HOMEWARD.reserve);
  },
};

const isFailedPhase = (phase: number | undefined): boolean => phase !== undefined && phaseNumbered(phase)?.phase === 'failed';

/** About how long it takes to fly home and come down there. */
function secondsHome({ latitude, longitude, homeLatitude, homeLongitude, height, groundSpeed = 0 }: VehicleState): number | undefined {
  if (latitude === undefined || longitude === undefined || homeLatitude === undefined || homeLongitude === undefined) return undefined;
  const metres = metresBetween({ latitude, longitude }, { latitude: homeLatitude, longitude: homeLongitude });
  const speed = Math.min(HOMEWARD.fastest, Math.max(HOMEWARD.slowest, groundSpeed));
  return metres / speed + Math.max(0, height ?? 0) / HOMEWARD.sinking;
}

export interface FaultChange {
  fault: Fault;
  isOn: boolean;
  /** The name of the zone, if that is what it is about. */
  about?: string | undefined;
}

/** The name of the zone that a fault is about; nothing where it is about none. */
export const zoneOf = (fault: Fault, { inZone, zoneAhead }: Watched): string | undefined =>
  fault === 'zone' ? inZone : fault === 'zoneAhead' ? zoneAhead : undefined;

/** What began and what is over at a time in milliseconds, and the memory brought up to date. */
export function faultChanges(state: VehicleState, memory: FaultMemory, now: number, around: Surroundings = NOTHING_AROUND): FaultChange[] {
  const { present } = memory;
  const changes: FaultChange[] = [];
  memory.provenSensors |= (state.sensorsEnabled ?? 0) & (state.sensorsHealthy ?? 0);
  const look = { ...memory, isOn: false, now };
  for (const fault of FAULTS) {
    const before = (look.isOn = present.has(fault));
    const isOn = RULES[fault](state, look, around) ?? before;
    if (isOn === before) continue;
    const about = isOn ? zoneOf(fault, around) : undefined;
    changes.push({ fault, isOn, ...(about !== undefined && { about }) });
    if (isOn) present.add(fault);
    else present.delete(fault);
  }
  return changes;
}
