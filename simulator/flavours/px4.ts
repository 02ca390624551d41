import { MavAutopilot, MavProtocolCapability as Can, MavType } from '@skyhelm/core/mavlink/named-numbers.generated';
import { DEGREE } from '../world/angle.ts';
import { DEFAULT_SETTINGS, sane, type Protection, type Settings } from '../vehicle/settings.ts';
import type { Flavour } from './flavour.ts';
import { parameterFacts } from './parameter-facts.ts';
import { parameterTable, readTable } from './parameters.ts';
import { PX4_MODES } from './px4-modes.ts';

const FENCE_ACTIONS: Record<number, Protection> = { 0: 'none', 1: 'report', 2: 'hold', 3: 'return', 4: 'none', 5: 'land' };
const LOST_ACTIONS: Record<number, Protection> = { 0: 'none', 1: 'hold', 2: 'return', 3: 'land' };

/** COM_LOW_BAT_ACT: warn only, land, or return and land when it gets critical. */
const lowActions = (act: number): { lowAction: Protection; criticalAction: Protection } => ({
  lowAction: 'report',
  criticalAction: act === 2 ? 'land' : act === 3 ? 'return' : 'report',
});

/** RTL_TYPE: along the mission no rally point is looked at, and some make for one of them though home is nearer. */
const rallyFrom = (type: number): Settings['rally'] => ({
  isUsed: type !== 2 && type !== 4,
  reach: 0,
  withHome: type !== 1 && type !== 5,
  height: 'added',
});

/** COM_RC_IN_MODE: the transmitter, the ground station, either with a change over, or whichever was first; four reads none. */
const STICK_SOURCES: Record<number, Settings['sticks']['sources']> = {
  0: ['receiver'],
  1: ['station'],
  2: ['receiver', 'station'],
  3: ['receiver', 'station'],
};

/** COM_RCL_EXCEPT: modes in which a lost remote control does not matter. */
const exceptedModes = (bits: number): Settings['continues'] => ({
  ...DEFAULT_SETTINGS.continues,
  remoteInAuto: (bits & 1) !== 0,
  remoteInHold: (bits & 2) !== 0,
  remoteInGuided: (bits & 4) !== 0,
});

const settingsFrom = (get: (name: string) => number): Settings =>
  sane({
    ...DEFAULT_SETTINGS,
    cruiseSpeed: get('MPC_XY_CRUISE'),
    climbSpeed: get('MPC_Z_VEL_MAX_UP'),
    descentSpeed: get('MPC_Z_VEL_MAX_DN'),
    acceleration: get('MPC_ACC_HOR'),
    tiltMax: get('MPC_TILTMAX_AIR') * DEGREE,
    waypointRadius: get('NAV_ACC_RAD'),
    loiterRadius: get('NAV_LOITER_RAD'),
    takeOffHeight: get('MIS_TAKEOFF_ALT'),
    returnHeight: get('RTL_RETURN_ALT'),
    returnHoldSeconds: Math.max(0, get('RTL_LAND_DELAY')),
    rally: rallyFrom(get('RTL_TYPE')),
    landSpeed: get('MPC_LAND_SPEED'),
    disarmSeconds: get('COM_DISARM_PRFLT'),
    checksArming: get('CBRK_SUPPLY_CHK') !== 894_281,
    fence: {
      enabled: get('GF_ACTION') > 0,
      action: FENCE_ACTIONS[get('GF_ACTION')] ?? 'hold',
      heightMax: get('GF_MAX_VER_DIST'),
      radius: get('GF_MAX_HOR_DIST'),
      usesHeight: get('GF_MAX_VER_DIST') > 0,
      usesCircle: get('GF_MAX_HOR_DIST') > 0,
      usesPolygon: true,
      anyArea: true,
    },
    battery: {
      capacityMah: Math.max(100, get('BAT1_CAPACITY')),
      lowShare: get('BAT_LOW_THR'),
      criticalShare: get('BAT_CRIT_THR'),
      ...lowActions(get('COM_LOW_BAT_ACT')),
    },
    stationLost: { action: LOST_ACTIONS[get('NAV_DLL_ACT')] ?? 'none', seconds: get('COM_DL_LOSS_T'), onlyInAuto: false },
    remoteLost: LOST_ACTIONS[get('NAV_RCL_ACT')] ?? 'none',
    continues: exceptedModes(get('COM_RCL_EXCEPT')),
    failsafeHoldSeconds: get('COM_FAIL_ACT_T'),
    sticks: {
      ...DEFAULT_SETTINGS.sticks,
      sources: STICK_SOURCES[get('COM_RC_IN_MODE')] ?? [],
      lossSeconds: get('COM_RC_LOSS_T'),
      mayChange: get('COM_RC_IN_MODE') === 2,
      deadZone: 0.05,
      climb: get('MPC_Z_VEL_MAX_UP'),
      descent: get('MPC_Z_VEL_MAX_DN'),
    },
  });

const multirotor: Flavour = {
  name: 'px4-multirotor',
  autopilot: 'px4',
  airframe: 'multirotor',
  vehicleType: MavType.QUADROTOR,
  autopilotNumber: MavAutopilot.PX4,
  modes: PX4_MODES,
  parameters: parameterTable(readTable('px4.csv')),
  facts: parameterFacts(readTable('px4-facts.txt')),
  settingsFrom,
  systemIdParameter: 'MAV_SYS_ID',
  banner: [],
  version: [1, 16, 0, 255],
  capabilities:
    Can.MISSION_FLOAT |
    Can.MISSION_INT |
    Can.COMMAND_INT |
    Can.PARAM_ENCODE_BYTEWISE |
    Can.FTP |
    Can.SET_POSITION_TARGET_LOCAL_NED |
    Can.SET_POSITION_TARGET_GLOBAL_INT |
    Can.FLIGHT_TERMINATION |
    Can.MAVLINK2 |
    Can.MISSION_FENCE |
    Can.MISSION_RALLY,
  homeIsItem: false,
  namesPlans: true,
  asksForItemsBy: 'MISSION_REQUEST_INT',
  startsMissionOnceArmed: true,
  bootSeconds: 5,
  arming: {
    prefix: 'Preflight Fail: ',
    refusedPrefix: 'Preflight Fail: ',
    started: 'Armed by external command',
    stopped: 'Disarmed by external command',
  },
  unasked: {
    ATTITUDE: 10,
    GLOBAL_POSITION_INT: 5,
    LOCAL_POSITION_NED: 5,
    VFR_HUD: 4,
    GPS_RAW_INT: 1,
    SYS_STATUS: 1,
    BATTERY_STATUS: 0.5,
    EXTENDED_SYS_STATE: 1,
    HOME_POSITION: 0.5,
    MISSION_CURRENT: 1,
    ALTITUDE: 1,
    WIND_COV: 0.5,
    RC_CHANNELS: 1,
    CURRENT_MODE: 0.5,
    ESTIMATOR_STATUS: 0.5,
    AVAILABLE_MODES_MONITOR: 0.2,
    GIMBAL_DEVICE_ATTITUDE_STATUS: 1,
  },
  parametersBytewise: true,
  cameraComponent: 100,
};

export const px4Multirotor = multirotor;

const onWing = (types: string) =>
  parameterTable(
    readTable('px4.csv'),
    `MPC_Z_VEL_MAX_UP,f32,5\nMPC_Z_VEL_MAX_DN,f32,4\nNAV_ACC_RAD,f32,40\nBAT1_CAPACITY,f32,10000\nRTL_RETURN_ALT,f32,60\n${types}`,
  );

export const px4FixedWing: Flavour = {
  ...multirotor,
  name: 'px4-fixed-wing',
  airframe: 'fixedWing',
  vehicleType: MavType.FIXED_WING,
  parameters: onWing('FW_AIRSPD_TRIM,f32,18\nFW_AIRSPD_MIN,f32,12\nMIS_TAKEOFF_ALT,f32,40'),
  modes: PX4_MODES.filter(({ behaviour, name }) => behaviour !== 'circle' && name !== 'Acro'),
};

export const px4Vtol: Flavour = {
  ...multirotor,
  name: 'px4-vtol',
  airframe: 'vtol',
  vehicleType: MavType.VTOL_FIXEDROTOR,
  parameters: onWing('VT_TYPE,i32,2\nFW_AIRSPD_TRIM,f32,18\nFW_AIRSPD_MIN,f32,12'),
};
