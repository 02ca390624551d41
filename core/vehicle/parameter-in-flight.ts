import type { Autopilot } from './airframe.ts';
import type { ParameterFacts } from './parameter-facts.ts';

/**
 * Why a parameter is not changed in flight. `undescribed`: no description says whether a change is harmless, and it is not one of those that pilots usually change in
 * flight.
 */
export const GROUND_ONLY_REASONS = ['reboot', 'sensors', 'outputs', 'receiver', 'failsafe', 'estimator', 'undescribed'] as const;
export type GroundOnlyReason = (typeof GROUND_ONLY_REASONS)[number];

interface Named {
  name: string;
  facts?: Pick<ParameterFacts, 'needsReboot'> | undefined;
  /** The description is of an older version: it permits nothing. */
  isDoubtful?: boolean | undefined;
}

type Group = Exclude<GroundOnlyReason, 'reboot' | 'undescribed'>;
type Groups = Record<Group, readonly string[]>;

/** Beginnings of names, without the number of a sensor or an output: `RC_` is `RC1_MIN` too. A wrong value of these takes the aircraft out of the air at once. */
const ARDUPILOT: Groups = {
  failsafe: [
    'FS_',
    'AFS_',
    'ARMING_',
    'DISARM_',
    'CRASH',
    'BATT_',
    'FENCE_ACTION',
    'FLIGHT_OPTIONS',
    'Q_OPTIONS',
    'DEV_OPTIONS',
    'THR_FAIL',
    'THR_FS',
  ],
  sensors: [
    'COMPASS_',
    'INS_',
    'BARO',
    'GND_',
    'GPS',
    'ARSPD_',
    'RNGFND',
    'FLOW_',
    'VISO_',
    'BCN_',
    'TEMP',
    'TCAL',
    'RPM',
    'PRX',
    'EFI_',
    'CUST_ROT',
  ],
  estimator: ['EK_', 'AHRS_', 'EAHRS'],
  receiver: ['RC_', 'RCMAP_', 'FLTMODE', 'MODE', 'INITIAL_MODE', 'THR_', 'PILOT_THR'],
  outputs: [
    ...[
      'FRAME_',
      'SERVO_',
      'MOT_',
      'H_',
      'IM_',
      'CHUTE_',
      'LGR_',
      'ESC_',
      'RELAY_',
      'ICE_',
      'GEN_',
      'KDE_',
      'ONESHOT_',
      'ELEVON',
      'VTAIL',
      'MIXING_',
      'KFF_',
      'DSPOILER',
      'RUDD_',
    ],
    ...['Q_M_', 'Q_FRAME_', 'Q_ENABLE', 'Q_TILT_', 'Q_TAILSIT', 'Q_TRANS', 'Q_ESC', 'Q_ASSIST', 'Q_THROTTLE'],
    ...['BRD_', 'CAN_', 'SERIAL', 'SYSID', 'SR_', 'MAV', 'NET_', 'SCHED_', 'SCR_', 'FORMAT_', 'STAT_', 'LOG_'],
  ],
};

const PX4: Groups = {
  failsafe: ['NAV_RCL_', 'NAV_DLL_', 'GF_ACTION', 'COM_', 'CBRK_', 'FD_', 'LNDMC_', 'LNDFW_', 'BAT_'],
  sensors: ['CAL_', 'SENS_', 'GPS_', 'IMU_', 'TC_', 'VN_', 'UAVCAN_'],
  estimator: ['EKF_', 'ATT_', 'LPE_'],
  receiver: ['RC_', 'MAN_'],
  outputs: [
    'CA_',
    'PWM_',
    'DSHOT_',
    'MOT_',
    'ICE_',
    'SYS_',
    'SER_',
    'MAV_',
    'VT_',
    'THR_',
    'MPC_THR_HOVER',
    'MC_AIRMODE',
    'SIH_',
    'SDLOG_',
  ],
};

/** A sensor that fails in the air is switched off there: an airspeed of nonsense is worse than none. */
const EVEN_SO: readonly string[] = ['ARSPD_USE'];

/** What pilots change on a flight: heights, speeds, the way home, tuning and payload. */
const USUAL = {
  ardupilot: [
    ...[
      'RTL_',
      'WP_',
      'WPNAV_',
      'LOIT',
      'CIRCLE_',
      'LAND_',
      'MIS_',
      'NAVL_',
      'AIRSPEED_',
      'TECS_',
      'TRIM_ARSPD',
      'ALT_HOLD_RTL',
      'CRUISE_',
      'TKOFF_',
    ],
    ...['RALLY_', 'FENCE_', 'TERRAIN_', 'SRTL_', 'GUID_', 'FOLL_', 'AVD_', 'AVOID_', 'OA_', 'PILOT_', 'PHLD_', 'ZIGZ_', 'SOAR_'],
    ...['CAM', 'MNT', 'SPRAY_', 'GRIP_', 'WINCH_', 'ATC_', 'PSC_', 'RLL', 'PTCH', 'YAW', 'STEER', 'Q_'],
  ],
  px4: ['RTL_', 'MIS_', 'MPC_', 'NAV_', 'FW_', 'GF_', 'TRIG_', 'MNT_', 'MC_', 'FLW_', 'WV_'],
} as const;

/** `RC12_MIN` as `RC_MIN`, `EK3_ENABLE` as `EK_ENABLE`. */
const withoutNumber = (name: string): string => name.replace(/^([A-Z]+)\d+/, '$1');

/** Autopilots take almost any value in the air, so this rule is the only guard. Nothing where a person may write it after confirming. */
export function groundOnlyReason({ name, facts, isDoubtful = false }: Named, autopilot: Autopilot | null): GroundOnlyReason | undefined {
  if (facts?.needsReboot) return 'reboot';
  if (autopilot !== 'ardupilot' && autopilot !== 'px4') return 'undescribed';
  const plain = withoutNumber(name);
  if (EVEN_SO.includes(plain)) return undefined;
  const begins = (prefix: string) => plain.startsWith(prefix);
  const groups = autopilot === 'px4' ? PX4 : ARDUPILOT;
  const group = (Object.keys(groups) as Group[]).find((one) => groups[one].some(begins));
  if (group) return group;
  return (facts && !isDoubtful) || USUAL[autopilot].some(begins) ? undefined : 'undescribed';
}
