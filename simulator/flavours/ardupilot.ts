import { MavAutopilot, MavProtocolCapability as Can, MavType } from '@skyhelm/core/mavlink/named-numbers.generated';
import { DEGREE } from '../world/angle.ts';
import { DEFAULT_SETTINGS, sane, type Protection, type Settings } from '../vehicle/settings.ts';
import { COPTER_MODES, PLANE_MODES, QUADPLANE_MODES } from './ardupilot-modes.ts';
import type { Flavour } from './flavour.ts';
import { parameterTable, readTable } from './parameters.ts';

const CAPABILITIES =
  Can.MISSION_FLOAT |
  Can.PARAM_FLOAT |
  Can.MISSION_INT |
  Can.COMMAND_INT |
  Can.FTP |
  Can.SET_POSITION_TARGET_LOCAL_NED |
  Can.SET_POSITION_TARGET_GLOBAL_INT |
  Can.FLIGHT_TERMINATION |
  Can.MAVLINK2 |
  Can.MISSION_FENCE |
  Can.MISSION_RALLY;

type Get = (name: string) => number;

const FENCE_ACTIONS: Record<number, Protection> = { 0: 'report', 1: 'return', 2: 'land', 4: 'hold' };
const COPTER_BATTERY_ACTIONS: Record<number, Protection> = { 0: 'none', 1: 'land', 2: 'return', 3: 'return', 4: 'return' };
const PLANE_BATTERY_ACTIONS: Record<number, Protection> = { 0: 'none', 1: 'return', 2: 'land', 3: 'land' };
/** FS_GCS_ENABLE; the third and fourth are SmartRTL, the seventh is BRAKE. */
const COPTER_STATION_ACTIONS: Record<number, Protection> = {
  0: 'none',
  1: 'return',
  2: 'return',
  3: 'trackReturn',
  4: 'trackReturn',
  5: 'land',
  6: 'return',
  7: 'hold',
};

/** FS_THR_ENABLE. */
const COPTER_REMOTE_ACTIONS: Record<number, Protection> = {
  0: 'none',
  1: 'return',
  2: 'return',
  3: 'land',
  4: 'trackReturn',
  5: 'trackReturn',
  6: 'return',
  7: 'hold',
};

/** RC_OVERRIDE_TIME: -1 never times out, nought ignores overrides. */
const overrideSeconds = (get: Get): number => (get('RC_OVERRIDE_TIME') < 0 ? Infinity : get('RC_OVERRIDE_TIME'));
const has = (bits: number, bit: number): boolean => (bits & (1 << bit)) !== 0;

function batteryFrom(get: Get, actions: Record<number, Protection>): Settings['battery'] {
  const capacityMah = Math.max(100, get('BATT_CAPACITY'));
  return {
    capacityMah,
    lowShare: get('BATT_LOW_MAH') / capacityMah,
    criticalShare: get('BATT_CRT_MAH') / capacityMah,
    lowAction: actions[get('BATT_FS_LOW_ACT')] ?? 'none',
    criticalAction: actions[get('BATT_FS_CRT_ACT')] ?? 'none',
  };
}

function fenceFrom(get: Get): Settings['fence'] {
  const types = get('FENCE_TYPE');
  return {
    enabled: get('FENCE_ENABLE') === 1,
    action: FENCE_ACTIONS[get('FENCE_ACTION')] ?? 'return',
    heightMax: get('FENCE_ALT_MAX'),
    radius: get('FENCE_RADIUS'),
    usesHeight: (types & 1) !== 0,
    usesCircle: (types & 2) !== 0,
    usesPolygon: (types & 4) !== 0,
    anyArea: (get('FENCE_OPTIONS') & 2) !== 0,
  };
}

const rallyFrom = (get: Get, height: Settings['rally']['height']): Settings['rally'] => ({
  isUsed: true,
  reach: get('RALLY_LIMIT_KM') * 1_000,
  withHome: get('RALLY_INCL_HOME') !== 0,
  height,
});

const copterContinues = (options: number): Settings['continues'] => ({
  remoteInAuto: has(options, 0),
  remoteInHold: false,
  stationInAuto: has(options, 1),
  remoteInGuided: has(options, 2),
  landing: has(options, 3),
  stationByHand: has(options, 4),
});

const AUTOLANDS: Record<number, Settings['autoland']> = { 0: 'never', 1: 'there', 2: 'atOnce' };

/** FS_LONG_ACTN: goes on, returns, glides (here: returns), opens its parachute (not simulated), or flies its mission. */
const planeLongLost = (get: Get): Settings['longLost'] => ({
  inAuto: get('FS_LONG_ACTN') === 1 ? 'return' : 'none',
  byHand: 'return',
  seconds: get('FS_LONG_TIMEOUT'),
});

const copterSettings = (get: Get): Settings =>
  sane({
    ...DEFAULT_SETTINGS,
    cruiseSpeed: get('WPNAV_SPEED') / 100,
    climbSpeed: get('WPNAV_SPEED_UP') / 100,
    descentSpeed: get('WPNAV_SPEED_DN') / 100,
    acceleration: get('WPNAV_ACCEL') / 100,
    tiltMax: (get('ANGLE_MAX') / 100) * DEGREE,
    waypointRadius: Math.max(0.5, get('WPNAV_RADIUS') / 100),
    returnHeight: get('RTL_ALT') / 100,
    // Without heights of the ground it counts from home, whatever it is told.
    returnsAbove: get('RTL_ALT_TYPE') === 1 && get('TERRAIN_ENABLE') === 1 ? 'ground' : 'home',
    returnClimb: get('RTL_CLIMB_MIN') / 100,
    returnSpeed: get('RTL_SPEED') > 0 ? get('RTL_SPEED') / 100 : undefined,
    returnHoldSeconds: get('RTL_LOIT_TIME') / 1_000,
    rally: rallyFrom(get, 'higher'),
    landSpeed: get('LAND_SPEED') / 100,
    circleRadius: get('CIRCLE_RADIUS') / 100,
    circleRate: get('CIRCLE_RATE') * DEGREE,
    disarmSeconds: get('DISARM_DELAY'),
    checksArming: get('ARMING_CHECK') !== 0,
    fence: fenceFrom(get),
    battery: batteryFrom(get, COPTER_BATTERY_ACTIONS),
    stationLost: { action: COPTER_STATION_ACTIONS[get('FS_GCS_ENABLE')] ?? 'return', seconds: get('FS_GCS_TIMEOUT'), onlyInAuto: false },
    remoteLost: COPTER_REMOTE_ACTIONS[get('FS_THR_ENABLE')] ?? 'land',
    continues: copterContinues(get('FS_OPTIONS')),
    sticks: {
      ...DEFAULT_SETTINGS.sticks,
      overrideSeconds: overrideSeconds(get),
      detectsLoss: get('FS_THR_ENABLE') !== 0,
      deadZone: get('THR_DZ') / 500,
      climb: get('PILOT_SPEED_UP') / 100,
      descent: (get('PILOT_SPEED_DN') || get('PILOT_SPEED_UP')) / 100,
    },
  });

const planeSettings = (get: Get): Settings =>
  sane({
    ...DEFAULT_SETTINGS,
    cruiseSpeed: get('AIRSPEED_CRUISE'),
    climbSpeed: get('TECS_CLMB_MAX'),
    descentSpeed: get('TECS_SINK_MAX'),
    waypointRadius: get('WP_RADIUS'),
    loiterRadius: Math.max(20, Math.abs(get('WP_LOITER_RAD'))),
    takeOffHeight: get('TKOFF_ALT'),
    takeOffDistance: get('TKOFF_DIST'),
    returnHeight: get('RTL_ALTITUDE'),
    autoland: AUTOLANDS[get('RTL_AUTOLAND')] ?? 'notOnReturn',
    rally: rallyFrom(get, 'own'),
    disarmSeconds: get('LAND_DISARMDELAY'),
    checksArming: get('ARMING_CHECK') !== 0,
    fence: fenceFrom(get),
    battery: batteryFrom(get, PLANE_BATTERY_ACTIONS),
    stationLost: {
      action: get('FS_GCS_ENABL') > 0 ? 'return' : 'none',
      seconds: get('FS_LONG_TIMEOUT'),
      onlyInAuto: get('FS_GCS_ENABL') === 3,
    },
    longLost: planeLongLost(get),
    shortLost: get('FS_SHORT_ACTN') === 3 ? 'none' : get('FS_SHORT_ACTN') === 0 ? 'circleByHand' : 'circle',
    sticks: {
      ...DEFAULT_SETTINGS.sticks,
      overrideSeconds: overrideSeconds(get),
      detectsLoss: get('THR_FAILSAFE') === 1,
      deadZone: 0.06,
      climb: get('Q_PILOT_SPD_UP'),
      descent: get('Q_PILOT_SPD_DN') || get('Q_PILOT_SPD_UP'),
      lostClimb: -0.5,
      elevatorClimb: get('FBWB_CLIMB_RATE'),
    },
  });

const ARDUPILOT = {
  autopilot: 'ardupilot',
  autopilotNumber: MavAutopilot.ARDUPILOTMEGA,
  systemIdParameter: 'SYSID_THISMAV',
  version: [4, 6, 3, 255],
  capabilities: CAPABILITIES,
  homeIsItem: true,
  namesPlans: false,
  asksForItemsBy: 'MISSION_REQUEST',
  bootSeconds: 10,
  arming: { prefix: 'PreArm: ', refusedPrefix: 'Arm: ', started: 'Arming motors', stopped: 'Disarming motors' },
  parametersBytewise: false,
  cameraComponent: 1,
} as const;

export const copter: Flavour = {
  ...ARDUPILOT,
  name: 'copter',
  airframe: 'multirotor',
  vehicleType: MavType.QUADROTOR,
  modes: COPTER_MODES,
  parameters: parameterTable(readTable('arducopter.csv'), readTable('copter-changes.csv')),
  settingsFrom: copterSettings,
  banner: ['ArduCopter V4.6.3 (3fc7011a)', 'ChibiOS: simulated', 'Frame: QUAD/X'],
  startsMissionOnceArmed: false,
  unasked: {},
};

const PLANE_BANNER = ['ArduPlane V4.6.3 (3fc7011a)', 'ChibiOS: simulated'];
const PLANE_UNASKED = {
  SYS_STATUS: 1,
  GLOBAL_POSITION_INT: 1,
  ATTITUDE: 1,
  VFR_HUD: 1,
  GPS_RAW_INT: 1,
  MISSION_CURRENT: 1,
  BATTERY_STATUS: 1,
} as const;

export const plane: Flavour = {
  ...ARDUPILOT,
  name: 'plane',
  airframe: 'fixedWing',
  vehicleType: MavType.FIXED_WING,
  modes: PLANE_MODES,
  parameters: parameterTable(readTable('arduplane.csv')),
  settingsFrom: planeSettings,
  banner: PLANE_BANNER,
  startsMissionOnceArmed: true,
  unasked: PLANE_UNASKED,
};

const QUADPLANE_PARAMETERS = `Q_ENABLE,i8,1
Q_RTL_MODE,i8,1
Q_RTL_ALT,i16,15
Q_FRAME_CLASS,i8,1
Q_GUIDED_MODE,i8,0
Q_OPTIONS,i32,0
Q_PILOT_SPD_UP,f32,2.5
Q_PILOT_SPD_DN,f32,0`;

export const quadplane: Flavour = {
  ...plane,
  name: 'quadplane',
  airframe: 'vtol',
  vehicleType: MavType.VTOL_FIXEDROTOR,
  modes: QUADPLANE_MODES,
  parameters: parameterTable(readTable('arduplane.csv'), QUADPLANE_PARAMETERS),
  banner: [...PLANE_BANNER, 'QuadPlane initialised'],
};
