import type { Airframe, Autopilot } from './airframe.ts';
import type { RallyPoint } from './plan-item.ts';
import { rallyOf, type Rally } from './rally.ts';

/** How the very aircraft flies, as its own settings say; nothing where nobody knows. */
export interface FlightTraits {
  airframe: Airframe | null;
  /** Whose words a route is told it in: some of what is told is flown otherwise. */
  autopilot: Autopilot | null;
  /** Metres above home that it does not fly above. */
  heightMax: number | null;
  /** Metres around a waypoint that it can be told of at most. */
  radiusMax: number | null;
  /** Metres above home that it climbs to before it flies back; nought where it flies back as high as it is. */
  returnHeight: number | null;
  /** Metres that it climbs at least before it flies back, however high it is. */
  returnClimb: number | null;
  /** Its height of return counts from the ground below it, wherever it knows that ground; from home where it does not, or does not say. */
  returnsAboveGround: boolean;
  /** Metres a second. */
  returnSpeed: number | null;
  /** Metres of the circle that it waits in, of what cannot stand still. */
  turnRadius: number | null;
  /** Metres a second, of what has wings: the slowest that it flies, and how fast it climbs. */
  speedMin: number | null;
  climbRate: number | null;
  /** Degrees a second that it goes round circles of a mission with at most, whatever speed it is told; nought where it stands still on them. */
  circleRate: number | null;
  /** Metres a second squared of its missions: half of it may hold it on a circle. */
  circleAcceleration: number | null;
  /** Where it may come back to instead of home. */
  rally: Rally | null;
}

/** Metres above home that an aircraft is taken to come back at which does not say. */
export const USUAL_RETURN_HEIGHT = 30;

export const NO_TRAITS: FlightTraits = {
  airframe: null,
  autopilot: null,
  heightMax: null,
  radiusMax: null,
  returnHeight: null,
  returnClimb: null,
  returnsAboveGround: false,
  returnSpeed: null,
  turnRadius: null,
  speedMin: null,
  climbRate: null,
  circleRate: null,
  circleAcceleration: null,
  rally: null,
};

export interface Craft {
  kind: Airframe;
  autopilot: Autopilot;
}

/** What keeps it slower on a circle of a mission than it is told to fly. */
export interface CirclePace {
  /** Degrees a second, at the least and at the most that it may be: a rate that is set does not hold before it has circled by hand. */
  rate: number;
  rateMost: number;
  /** Metres a second squared. */
  acceleration: number;
}

/** One that circles; nothing of its pace where nobody has read that. */
export interface CirclingCraft extends Craft {
  pace?: CirclePace | undefined;
}

/** What copters of ArduPilot are delivered with. */
export const USUAL_PACE: CirclePace = { rate: 20, rateMost: 20, acceleration: 2.5 };

export const areSameCraft = (one: CirclingCraft | undefined, other: CirclingCraft | undefined): boolean =>
  one?.kind === other?.kind &&
  one?.autopilot === other?.autopilot &&
  one?.pace?.rate === other?.pace?.rate &&
  one?.pace?.rateMost === other?.pace?.rateMost &&
  one?.pace?.acceleration === other?.pace?.acceleration;

/** The value of a parameter by its name; nothing where the aircraft has no such one or has not told it yet. */
type Setting = (name: string) => number | undefined;

/** ArduPilot keeps the radius of a waypoint in a byte. */
const BYTE_MAX = 255;
const METRES = 1_000;
/** The bit of its kinds of fence that is the height. */
const HEIGHT_FENCE = 1;

/** `aboard` are the rally points that it has, where that is known. */
export function traitsOf(craft: Craft | undefined, setting: Setting, aboard?: readonly RallyPoint[]): FlightTraits {
  if (!craft || craft.kind === 'other') return NO_TRAITS;
  const own = craft.autopilot === 'px4' ? ofPx4 : craft.autopilot === 'ardupilot' ? ofArduPilot[craft.kind] : () => ({});
  const traits = { ...NO_TRAITS, airframe: craft.kind, autopilot: craft.autopilot, ...own(setting, craft) };
  return { ...traits, rally: aboard ? rallyWith(craft, setting, aboard, traits.returnHeight ?? USUAL_RETURN_HEIGHT) : null };
}

/** PX4 returns along its mission and looks at no rally point where its kind of return is one of these; to others it may come though home is nearer. */
const PX4_ALONG_MISSION: readonly (number | undefined)[] = [2, 4];
const PX4_BEFORE_HOME: readonly number[] = [1, 5];

function rallyWith({ autopilot, kind }: Craft, setting: Setting, aboard: readonly RallyPoint[], returnHeight: number): Rally {
  const [limit, withHome, type] = [setting('RALLY_LIMIT_KM'), setting('RALLY_INCL_HOME'), setting('RTL_TYPE')];
  switch (autopilot) {
    case 'ardupilot': {
      // On wings the altitude of the point takes the place of the height of return; upright the higher of both counts.
      const heightOf = (altitude: number) => Math.max(0, altitude, kind === 'multirotor' ? returnHeight : 0);
      const reach = positive(limit === undefined ? undefined : limit * METRES);
      return rallyOf(aboard, heightOf, { reach, isBeforeHome: withHome === undefined ? null : withHome === 0 });
    }
    case 'px4': {
      const points = PX4_ALONG_MISSION.includes(type) ? [] : aboard;
      // A VTOL on its rotors looks for the nearest of all, whatever it is told.
      const isBeforeHome = type === undefined ? null : PX4_BEFORE_HOME.includes(type) ? (kind === 'vtol' ? null : true) : false;
      return rallyOf(points, (altitude) => altitude + returnHeight, { reach: null, isBeforeHome });
    }
    case 'other':
      return rallyOf(aboard, (altitude) => Math.max(altitude, returnHeight), { reach: null, isBeforeHome: null });
  }
}

const positive = (value: number | undefined): number | null => (value !== undefined && value > 0 ? value : null);
const known = (value: number | undefined): number | null => (value !== undefined && value >= 0 ? value : null);
/** Its sign is a direction, and missions say theirs themselves. */
const sizeOf = (value: number | undefined): number | null => (value === undefined ? null : Math.abs(value));
/** Of one that is written in hundredths. */
const hundredths = (value: number | undefined): number | undefined => (value === undefined ? undefined : value / 100);

/** It counts only where it is switched on, by hand or by itself in flight, and is one that looks at heights. */
function arduPilotHeight(setting: Setting): number | null {
  const isOn = setting('FENCE_ENABLE') === 1 || (setting('FENCE_AUTOENABLE') ?? 0) > 0;
  const isOfHeight = ((setting('FENCE_TYPE') ?? 0) & HEIGHT_FENCE) !== 0;
  return isOn && isOfHeight ? positive(setting('FENCE_ALT_MAX')) : null;
}

const noneBelowNought = (metres: number | undefined): number | null => (metres === undefined ? null : Math.max(0, metres));

const onWings = (setting: Setting): Partial<FlightTraits> => ({
  heightMax: arduPilotHeight(setting),
  // `RTL_CLIMB_MIN` keeps wings from turning until they have climbed that much, and lets them climb no higher than they return at.
  returnClimb: 0,
  radiusMax: BYTE_MAX,
  // Less than nought: as high as it is.
  returnHeight: noneBelowNought(setting('RTL_ALTITUDE') ?? hundredths(setting('ALT_HOLD_RTL'))),
  returnSpeed: positive(setting('AIRSPEED_CRUISE')) ?? positive(hundredths(setting('TRIM_ARSPD_CM'))),
  turnRadius: positive(Math.abs(setting('WP_LOITER_RAD') ?? 0)),
  speedMin: positive(setting('AIRSPEED_MIN')) ?? positive(setting('ARSPD_FBW_MIN')),
  climbRate: positive(setting('TECS_CLMB_MAX')),
});

/** Where it looks for the ground at all: without heights or a range finder on board it counts from home, whatever it is told. */
function isAboveGround(setting: Setting): boolean {
  const hasFinder = (setting('WP_RFND_USE') ?? setting('WPNAV_RFND_USE') ?? 1) > 0 && (setting('RNGFND1_TYPE') ?? 0) > 0;
  return setting('RTL_ALT_TYPE') === 1 && (hasFinder || setting('TERRAIN_ENABLE') !== 0);
}

const ofArduPilot = {
  multirotor: (setting: Setting): Partial<FlightTraits> => ({
    heightMax: arduPilotHeight(setting),
    returnHeight: known(setting('RTL_ALT_M') ?? hundredths(setting('RTL_ALT'))),
    returnClimb: noneBelowNought(setting('RTL_CLIMB_MIN_M') ?? hundredths(setting('RTL_CLIMB_MIN'))),
    returnsAboveGround: isAboveGround(setting),
    // Nought: as fast as it flies missions.
    returnSpeed:
      positive(setting('RTL_SPEED_MS') ?? hundredths(setting('RTL_SPEED'))) ??
      positive(setting('WP_SPD') ?? hundredths(setting('WPNAV_SPEED'))),
    circleRate: sizeOf(setting('CIRCLE_RATE')),
    circleAcceleration: positive(setting('WP_ACC') ?? hundredths(setting('WPNAV_ACCEL'))),
  }),
  fixedWing: onWings,
  vtol: onWings,
} as const;

const ofPx4 = (setting: Setting, { kind }: Craft): Partial<FlightTraits> => ({
  heightMax: setting('GF_ACTION') === 0 ? null : positive(setting('GF_MAX_VER_DIST')),
  returnHeight: known(setting('RTL_RETURN_ALT')),
  returnClimb: 0,
  returnSpeed: positive(setting(kind === 'multirotor' ? 'MPC_XY_CRUISE' : 'FW_AIRSPD_TRIM')),
  ...(kind !== 'multirotor' && {
    turnRadius: positive(Math.abs(setting('NAV_LOITER_RAD') ?? 0)),
    speedMin: positive(setting('FW_AIRSPD_MIN')),
    climbRate: positive(setting('FW_T_CLMB_R_SP')) ?? positive(setting('FW_T_CLMB_MAX')),
  }),
});
