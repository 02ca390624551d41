import { UNTROUBLED, type Watched } from '../airspace/watch.ts';
import { metresBetween } from '../geo/distance.ts';
import { positioningNumber } from './positioning.ts';
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
] as const;

export type Fault = (typeof FAULTS)[number];

export const faultClass = (fault: Fault): number => FAULTS.indexOf(fault) + 1;

/** Two levels of low power, as the protection against it has. */
export const LOW_BATTERY_PERCENT = 25;
const BATTERY = { low: LOW_BATTERY_PERCENT, empty: 10 } as const;
/** A fault that comes and goes at its limit would be told again and again: to be over it has to be better by this much. */
const MARGIN = { percent: 3, estimator: 0.2, loss: 10 } as const;
const ESTIMATOR_MAX = 1;
const LOSS_MAX = 50;

const GEOFENCE = 0x0010_0000;

/** The checks before arming and what the pilot switched off are no faults of the hardware. */
const NO_SENSORS = 0x1000_0000 | GEOFENCE | 0x0100_0000 | 0x8000_0000;

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
}

/** Sinking in a mode that keeps its height; no answer to the order to hold after the sticks were let go. */
export type FoundFault = Extract<Fault, 'descent' | 'holdUnconfirmed'>;

export const newFaultMemory = (): FaultMemory => ({ present: new Set(), provenSensors: 0, found: new Set() });

interface Before {
  isOn: boolean;
  provenSensors: number;
  found: ReadonlySet<FoundFault>;
}

type Rule = (state: VehicleState, before: Before, around: Surroundings) => boolean | undefined;

const batteryBelow =
  (limit: number): Rule =>
  ({ batteryPercent }, { isOn }) =>
    batteryPercent === undefined ? undefined : batteryPercent < (isOn ? limit + MARGIN.percent : limit);

/** Whether each is so, or nothing where the state does not tell. */
const RULES: Record<Fault, Rule> = {
  emergency: ({ sound }) => (sound === undefined ? undefined : !sound),
  batteryEmpty: batteryBelow(BATTERY.empty),
  batteryLow: batteryBelow(BATTERY.low),
  // On the ground, indoors, no satellite is no fault.
  positioning: ({ positioning, flying }) =>
    positioning === undefined || flying === undefined ? undefined : flying && positioning <= positioningNumber('poorGps'),
  estimator: ({ estimatorError, flying }, { isOn }) =>
    estimatorError === undefined || flying === undefined
      ? undefined
      : flying && estimatorError > (isOn ? ESTIMATOR_MAX - MARGIN.estimator : ESTIMATOR_MAX),
  sensor: ({ sensorsPresent, sensorsEnabled, sensorsHealthy, armed, flying }, { isOn, provenSensors }) => {
    if (sensorsPresent === undefined || sensorsEnabled === undefined || sensorsHealthy === undefined) return undefined;
    const ill = sensorsPresent & sensorsEnabled & ~sensorsHealthy & ~NO_SENSORS;
    // While it boots, sensors are not well yet: that is no fault until somebody wants to fly with them.
    return (isOn || armed || flying ? ill : ill & provenSensors) !== 0;
  },
  link: ({ linkLoss, flying }, { isOn }, { isSilent }) => {
    // Of one that is given up nobody knows whether it flies: that nothing is heard of it stays so.
    if (isSilent && flying !== false) return flying;
    return linkLoss === undefined ? (flying === undefined ? undefined : false) : linkLoss > (isOn ? LOSS_MAX - MARGIN.loss : LOSS_MAX);
  },
  zone: (_, __, { inZone }) => inZone !== undefined,
  fence: (state, _, { isBeyondFence }) => isBeyondFence || saysBeyondFence(state),
  zoneAhead: (_, __, { zoneAhead }) => zoneAhead !== undefined,
  descent: (_, { found }) => found.has('descent'),
  holdUnconfirmed: (_, { found }) => found.has('holdUnconfirmed'),
  wayHome: (state, { isOn }) => {
    if (state.flying === false) return false;
    const needed = secondsHome(state);
    if (needed === undefined || state.batteryTime === undefined) return undefined;
    return state.batteryTime < needed * (isOn ? HOMEWARD.easedReserve : HOMEWARD.reserve);
  },
};

/** By its own word: it watches a fence and is not within it. */
const saysBeyondFence = ({ flying, sensorsPresent = 0, sensorsEnabled = 0, sensorsHealthy = 0 }: VehicleState): boolean =>
  flying === true && (sensorsPresent & sensorsEnabled & ~sensorsHealthy & GEOFENCE) !== 0;

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

/** What began and what is over, and the memory brought up to date. */
export function faultChanges(state: VehicleState, memory: FaultMemory, around: Surroundings = NOTHING_AROUND): FaultChange[] {
  const { present } = memory;
  const changes: FaultChange[] = [];
  memory.provenSensors |= (state.sensorsEnabled ?? 0) & (state.sensorsHealthy ?? 0);
  for (const fault of FAULTS) {
    const before = present.has(fault);
    const now = RULES[fault](state, { isOn: before, provenSensors: memory.provenSensors, found: memory.found }, around) ?? before;
    if (now === before) continue;
    const about = now ? zoneOf(fault, around) : undefined;
    changes.push({ fault, isOn: now, ...(about !== undefined && { about }) });
    if (now) present.add(fault);
    else present.delete(fault);
  }
  return changes;
}
