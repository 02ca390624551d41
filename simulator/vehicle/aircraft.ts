import type { Position } from '@skyhelm/core/geo/position';
import { compass, DEGREE } from '../world/angle.ts';
import { randomFrom, seedFrom, type Random } from '../world/random.ts';
import { tangentPlane, type TangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { CALM, windFrom, type Wind, type WindSettings } from '../world/wind.ts';
import type { Flavour } from '../flavours/flavour.ts';
import { noMission, type MissionRun } from '../guidance/mission-run.ts';
import type { Aim } from './aim.ts';
import { AIRFRAMES, type Airframe } from './airframe.ts';
import { freshBattery, type Battery } from './battery.ts';
import { bodyAtRest, type Body } from './body.ts';
import { freshCamera, type Camera } from './camera.ts';
import { noFaults, type Faults } from './faults.ts';
import { noFence, type Fence } from './fence.ts';
import { gpsReceiver, type Fix, type Gps } from './gps.ts';
import { hardwareFrom } from './hardware.ts';
import { levelGimbal, type Gimbal } from './gimbal.ts';
import type { Mode } from './mode.ts';
import type { Notice, Severity } from './notice.ts';
import { receiverOf, type Receiver, type ReceiverKind } from './receiver.ts';
import type { Settings } from './settings.ts';
import { noInput, type StickInput } from './stick-input.ts';

export type LandedState = 'onGround' | 'takingOff' | 'inAir' | 'landing';
/** Of an airframe with rotors and a wing. */
export type Regime = 'rotors' | 'toWing' | 'wing' | 'toRotors';

export interface Place {
  north: number;
  east: number;
  up: number;
}

/** Each from minus one to one; the throttle's middle is nought. */
export interface Sticks {
  forward: number;
  right: number;
  up: number;
  turn: number;
  /** When they were heard, seconds since boot of the link's clock. */
  heardAt: number;
}

/** Where guided flight goes: a place, or a velocity that has to be asked for again and again. */
export type GuidedTarget =
  | ({ kind: 'place'; heading?: number } & Place)
  | ({ kind: 'velocity'; until: number; turn: number } & Place)
  | ({ kind: 'circle'; radius: number; clockwise: boolean; speed: number } & Place);

/** What the aircraft does about a silent remote control or station. */
export interface LinkFailsafe {
  kind: 'none' | 'short' | 'long' | 'station' | 'holding' | 'acted';
  since: number;
  /** The mode before it, to go back to, and the one it chose. */
  before: Mode | undefined;
  chosen: Mode | undefined;
}

export interface Aircraft {
  readonly flavour: Flavour;
  readonly airframe: Airframe;
  readonly random: Random;
  readonly seed: number;
  /** What it says it is, in hexadecimal digits. */
  readonly hardware: string;
  plane: TangentPlane;
  /** Of the ground at the origin, metres above the sea. */
  elevation: number;
  settings: Settings;
  body: Body;
  regime: Regime;
  /** Told to stay on rotors or on the wing, until the mode changes. */
  regimeWanted: 'rotors' | 'wing' | undefined;
  battery: Battery;
  gps: Gps;
  wind: { now: Wind; step(seconds: number): void };
  faults: Faults;
  camera: Camera;
  gimbal: Gimbal;
  fence: Fence;
  /** Its rally points; up is metres above home. */
  rally: Place[];
  mission: MissionRun;
  /** Seconds of flight physics since boot. */
  seconds: number;
  /** What its clock says, milliseconds since 1970. */
  unixMs: number;
  armed: boolean;
  armedAt: number;
  landed: LandedState;
  landedSince: number;
  /** When somebody last told it how to fly; nobody has since it began its patrol. */
  orderedAt: number | undefined;
  mode: Mode;
  /** When the mode was entered, where, and which way the nose looked. */
  entered: Place & { seconds: number; yaw: number };
  home: Place | undefined;
  /** Somebody has chosen it: starting the motors elsewhere does not move it. */
  homeIsChosen: boolean;
  takeOffTo: number | undefined;
  /** What is wanted of it at this moment. */
  aim: Aim;
  guided: GuidedTarget | undefined;
  /** What a command or a mission asked for instead of the usual. */
  speed: number | undefined;
  /** What it was told after it had planned its way, and when it begins to fly so fast. */
  laterSpeed: { speed: number; at: number } | undefined;
  heading: number | undefined;
  /** Phase of a return: climb, fly, wait, descend. */
  returnPhase: 'climb' | 'fly' | 'wait' | 'descend';
  returnWaitUntil: number;
  /** The way it came since its motors were started. */
  track: Place[];
  /** The last sticks that the ground station sent. */
  sticks: Sticks | undefined;
  receiver: Receiver;
  input: StickInput;
  linkFailsafe: LinkFailsafe;
  parachute: 'none' | 'ready' | 'open';
  crashed: boolean;
  /** Metres flown since the motors were started. */
  metres: number;
  /** Protections that have stepped in since the motors were started: each does so once. */
  protections: Set<string>;
  notices: Notice[];
}

export interface AircraftOptions {
  flavour: Flavour;
  seed: number;
  hardware?: string | undefined;
  start: Position;
  elevation?: number;
  /** Compass degrees. */
  heading?: number;
  wind?: WindSettings;
  fix?: Fix;
  parachute?: boolean;
  receiver?: ReceiverKind | undefined;
  /** Until the receiver has found its satellites. */
  searchingSeconds?: number;
  settings: Settings;
}

export function aircraft(options: AircraftOptions): Aircraft {
  const { flavour, seed, settings } = options;
  const random = randomFrom(seed);
  const yaw = (options.heading ?? 0) * DEGREE;
  return {
    flavour,
    airframe: AIRFRAMES[flavour.airframe],
    random,
    seed,
    hardware: options.hardware ?? hardwareFrom(seed),
    plane: tangentPlane(options.start),
    elevation: options.elevation ?? 0,
    settings,
    body: bodyAtRest(yaw),
    regime: flavour.airframe === 'fixedWing' ? 'wing' : 'rotors',
    regimeWanted: undefined,
    battery: freshBattery(settings.battery.capacityMah, 4),
    gps: gpsReceiver(options.fix ?? '3d', options.searchingSeconds ?? 8),
    wind: windFrom(options.wind ?? CALM, randomFrom(seedFrom(seed, 'wind'))),
    faults: noFaults(),
    camera: freshCamera(),
    gimbal: levelGimbal(),
    fence: noFence(),
    rally: [],
    mission: noMission(flavour.homeIsItem),
    seconds: 0,
    unixMs: 0,
    armed: false,
    armedAt: 0,
    landed: 'onGround',
    landedSince: 0,
    orderedAt: undefined,
    mode: flavour.modes[0]!,
    entered: { north: 0, east: 0, up: 0, seconds: 0, yaw },
    home: undefined,
    homeIsChosen: false,
    takeOffTo: undefined,
    aim: { kind: 'rest' },
    guided: undefined,
    speed: undefined,
    laterSpeed: undefined,
    heading: undefined,
    returnPhase: 'climb',
    returnWaitUntil: 0,
    track: [],
    sticks: undefined,
    receiver: receiverOf(options.receiver ?? 'centred'),
    input: noInput(),
    linkFailsafe: { kind: 'none', since: 0, before: undefined, chosen: undefined },
    parachute: options.parachute ? 'ready' : 'none',
    crashed: false,
    metres: 0,
    protections: new Set(),
    notices: [],
  };
}

export function say(craft: Aircraft, severity: Severity, text: string): void {
  craft.notices.push({ kind: 'text', severity, text });
}

/** Where the aircraft believes to be: the truth and the receiver's error. */
export function believedPlace({ body, gps }: Aircraft): Place {
  return { north: body.north + gps.north.value, east: body.east + gps.east.value, up: body.up + gps.up.value * 0.1 };
}

/** What its compass says, radians. */
export const believedYaw = ({ body, faults }: Aircraft): number => body.yaw + (faults.compassBad ? 35 * DEGREE : 0);

export const believedCourse = ({ body }: Aircraft): number => compass(Math.atan2(body.eastSpeed, body.northSpeed));

export const heightAboveHome = ({ body, home }: Aircraft): number => body.up - (home?.up ?? 0);

export const isFlying = ({ landed }: Aircraft): boolean => landed !== 'onGround';
