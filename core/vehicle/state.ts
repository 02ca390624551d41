import { ALTITUDE } from '../geo/position.ts';
import type { IntegerWire } from './integer-wire.ts';
import { FLIGHT_MODES } from './flight-mode.ts';
import { UNMANNED_MESSAGES } from './phase.ts';
import { POSITIONING_TYPES } from './positioning.ts';

export type FieldWire = IntegerWire | 'flag';

export interface FieldFacts {
  wire: FieldWire;
  /** What one step on the wire is worth. */
  step: number;
  min: number;
  max: number;
  /** Seconds after which what was heard says nothing about now; endless for what holds until it is said anew. */
  staleAfterS: number;
}

const QUICK = 3;
const SLOW = 15;
const LASTING = Infinity;

const field = <W extends FieldWire>(wire: W, step: number, min: number, max: number, staleAfterS = QUICK) => ({
  wire,
  step,
  min,
  max,
  staleAfterS,
});
const flag = (staleAfterS = QUICK) => field('flag', 1, 0, 1, staleAfterS);
const bits = () => field('u32', 1, 0, 2 ** 32 - 1, SLOW);

/**
 * All that is known of a vehicle, flat, in metres, seconds, degrees and WGS-84. The binary channel numbers the fields by their place here:
 * a new one is added at the end, and none is taken out, or a console of yesterday reads one for another.
 */
export const STATE_FIELDS = {
  latitude: field('i32', 1e-7, -90, 90),
  longitude: field('i32', 1e-7, -180, 180),
  /** Above mean sea level. */
  altitude: field('i32', 0.001, ALTITUDE.min, ALTITUDE.max),
  /** Above home. */
  height: field('i32', 0.001, ALTITUDE.min, ALTITUDE.max),
  /** Above what lies below. */
  clearance: field('i32', 0.01, -100, ALTITUDE.max),
  velocityNorth: field('i16', 0.01, -327, 327),
  velocityEast: field('i16', 0.01, -327, 327),
  velocityDown: field('i16', 0.01, -327, 327),
  groundSpeed: field('u16', 0.01, 0, 600),
  airSpeed: field('u16', 0.01, 0, 600),
  climbRate: field('i16', 0.01, -327, 327),
  heading: field('u16', 0.01, 0, 360),
  roll: field('i16', 0.01, -180, 180),
  pitch: field('i16', 0.01, -90, 90),
  yaw: field('u16', 0.01, 0, 360),
  throttle: field('u8', 1, 0, 100),
  positioning: field('u8', 1, 0, POSITIONING_TYPES.length - 1, SLOW),
  satellites: field('u8', 1, 0, 254, SLOW),
  hdop: field('u16', 0.01, 0, 100, SLOW),
  horizontalAccuracy: field('u32', 0.001, 0, 10_000, SLOW),
  batteryVoltage: field('u32', 0.001, 0, 1_000, SLOW),
  batteryCurrent: field('i32', 0.01, -2_000, 2_000, SLOW),
  batteryPercent: field('u8', 1, 0, 100, SLOW),
  batteryTime: field('u32', 1, 0, 1_000_000, SLOW),
  batteryTemperature: field('i16', 0.01, -100, 200, SLOW),
  homeLatitude: field('i32', 1e-7, -90, 90, LASTING),
  homeLongitude: field('i32', 1e-7, -180, 180, LASTING),
  homeAltitude: field('i32', 0.001, ALTITUDE.min, ALTITUDE.max, LASTING),
  windSpeed: field('u16', 0.01, 0, 200, SLOW),
  /** Where it blows from. */
  windDirection: field('u16', 0.01, 0, 360, SLOW),
  missionItem: field('u16', 1, 0, 65_534, SLOW),
  missionCount: field('u16', 1, 0, 65_534, SLOW),
  waypointDistance: field('u16', 1, 0, 65_534, SLOW),
  mode: field('u8', 1, 1, FLIGHT_MODES.length),
  /** Number of the UM message. */
  phase: field('u8', 1, 1, UNMANNED_MESSAGES.length),
  /** The autopilot's own number of its mode. */
  nativeMode: field('u32', 1, 0, 2 ** 32 - 1),
  armed: flag(),
  flying: flag(),
  readyToArm: flag(SLOW),
  /** Neither critical nor an emergency by the autopilot's own word. */
  sound: flag(),
  sensorsPresent: bits(),
  sensorsEnabled: bits(),
  sensorsHealthy: bits(),
  processorLoad: field('u16', 0.1, 0, 100, SLOW),
  /** The worst of the estimator's tests: from one on it does not trust what it measures. */
  estimatorError: field('u16', 0.001, 0, 60, SLOW),
  radioSignal: field('u8', 1, 0, 254, SLOW),
  radioNoise: field('u8', 1, 0, 254, SLOW),
  /** Share of its messages that did not arrive, in percent. */
  linkLoss: field('u16', 0.01, 0, 100, SLOW),
  /** Messages a second. */
  linkRate: field('u16', 0.1, 0, 6_000, SLOW),
  linkCount: field('u8', 1, 0, 250, LASTING),
  gimbalCount: field('u8', 1, 0, 250, LASTING),
  cameraCount: field('u8', 1, 0, 250, LASTING),
  /** Number of the mode that it was told to wait in and would go on with; nought where there is nothing to go on with. */
  pausedIn: field('u8', 1, 0, FLIGHT_MODES.length, LASTING),
  /** Whose number `nativeMode` is: its place in `MODE_FAMILIES`, counted from one. */
  modeFamily: field('u8', 1, 1, 3, LASTING),
  /** Of the weakest cell, where each is measured. */
  cellVoltage: field('u16', 0.001, 0, 60, SLOW),
  /** MAV_BATTERY_CHARGE_STATE. */
  chargeState: field('u8', 1, 0, 7, SLOW),
  /** MAV_BATTERY_TYPE. */
  batteryChemistry: field('u8', 1, 0, 4, LASTING),
} satisfies Record<string, FieldFacts>;

type Table = typeof STATE_FIELDS;
export type StateField = keyof Table;
export type VehicleState = { [F in StateField]?: Table[F]['wire'] extends 'flag' ? boolean : number };
/** What was heard just now: some of the fields. */
export type Patch = VehicleState;

export const ALL_FIELDS = Object.keys(STATE_FIELDS) as StateField[];
export const factsOf = (name: StateField): FieldFacts => STATE_FIELDS[name];

/** Two that mean nothing without each other: a latitude of now with a longitude of then is a place nobody was at. */
const PAIRS: readonly (readonly [StateField, StateField])[] = [
  ['latitude', 'longitude'],
  ['homeLatitude', 'homeLongitude'],
];

const FACTS: ReadonlyMap<string, FieldFacts> = new Map(Object.entries(STATE_FIELDS));

export function isPossible(name: string, value: unknown): boolean {
  const facts = FACTS.get(name);
  if (!facts) return false;
  const { wire, min, max } = facts;
  if (wire === 'flag') return typeof value === 'boolean';
  return typeof value === 'number' && value >= min && value <= max;
}

const NONE: readonly StateField[] = [];

/** Takes over what is possible and takes the rest out of the patch; says what that was. */
export function merge(state: VehicleState, patch: Patch): readonly StateField[] {
  let rejected: StateField[] | undefined;
  for (const name in patch) {
    if (!isPossible(name, patch[name as StateField])) (rejected ??= []).push(name as StateField);
  }
  if (rejected) rejectPairs(patch, rejected);
  Object.assign(state, patch);
  return rejected ?? NONE;
}

function rejectPairs(patch: Patch, rejected: StateField[]): void {
  for (const [one, other] of PAIRS) {
    const missing = [one, other].filter((name) => name in patch && !rejected.includes(name));
    if (missing.length === 1 && (rejected.includes(one) || rejected.includes(other))) rejected.push(missing[0]!);
  }
  for (const name of rejected) delete patch[name];
}
