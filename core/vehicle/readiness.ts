import { armsOnlyInOtherMode } from './native-mode.ts';
import type { VehicleState } from './state.ts';

/** What helps against a reason not to arm: one of the values of a parameter, or a command. */
export type Remedy =
  | { kind: 'parameter'; name: 'RTL_AUTOLAND'; values: readonly (1 | 2)[] }
  | { kind: 'command'; command: 'resetMission' | 'reboot' };

/** Reasons that are explained in the words of the reader, beside the autopilot's own. */
export const EXPLAINED = [
  'autolandOff',
  'inLanding',
  'needsReboot',
  'compass',
  'gyro',
  'accelerometer',
  'barometer',
  'airspeed',
  'position',
  'estimator',
  'battery',
  'radio',
  'logging',
  'fence',
  'terrain',
  'safetySwitch',
  'modeNotArmable',
  'parameters',
  'mission',
] as const;
export type Explained = (typeof EXPLAINED)[number];

interface Rule {
  says: RegExp;
  code: Explained;
  remedy?: Remedy;
}

/** In the words of ArduPilot 4.6 and PX4 1.16; the first that fits counts. */
const RULES: readonly Rule[] = [
  {
    says: /^DO_(?:LAND_START|RETURN_PATH_START) set and RTL_AUTOLAND disable/i,
    code: 'autolandOff',
    remedy: { kind: 'parameter', name: 'RTL_AUTOLAND', values: [1, 2] },
  },
  { says: /^In landing sequence/i, code: 'inLanding', remedy: { kind: 'command', command: 'resetMission' } },
  { says: /\breboot\b/i, code: 'needsReboot', remedy: { kind: 'command', command: 'reboot' } },
  { says: /mode not armable|^Mode requires mission|not armable|^Mode change to .+ failed/i, code: 'modeNotArmable' },
  { says: /^EKF|^AHRS(?!: waiting for home)|^Altitude disparity|^Leaning|attitude|estimat.*(?:unhealthy|invalid)/i, code: 'estimator' },
  { says: /compass|mag field|\bmag\b/i, code: 'compass' },
  { says: /gyro/i, code: 'gyro' },
  { says: /accel/i, code: 'accelerometer' },
  { says: /^baro|\bbaro(?:meter)?\b/i, code: 'barometer' },
  { says: /airspeed \d|airspeed.*(?:healthy|invalid)|pitot/i, code: 'airspeed' },
  { says: /gps|position|waiting for home|home not set|need alt/i, code: 'position' },
  { says: /batter|voltage|board \(/i, code: 'battery' },
  { says: /\bRC\d*\b|radio|throttle|remote control|manual control/i, code: 'radio' },
  { says: /logging|logs|sd card|failed to open/i, code: 'logging' },
  { says: /fence/i, code: 'fence' },
  { says: /terrain/i, code: 'terrain' },
  { says: /safety switch/i, code: 'safetySwitch' },
  { says: /mission/i, code: 'mission' },
  { says: /^Check [A-Z]|parameter|^[A-Z0-9_]+ too |_(?:MIN|MAX|TRIM|TIMEOUT|ENABLE)\b/, code: 'parameters' },
];

/** What a reason not to arm means and what helps; nothing where nobody has explained it. */
export function explainReason(reason: string): { code: Explained; remedy?: Remedy } | undefined {
  const rule = RULES.find(({ says }) => says.test(reason));
  return rule && { code: rule.code, ...(rule.remedy && { remedy: rule.remedy }) };
}

/** Not where the aircraft says that it is not ready. If its mode alone keeps it from that, an order to start changes the mode first, and the aircraft says what else there is. */
export const isReadyToStart = (state: Pick<VehicleState, 'readyToArm' | 'nativeMode' | 'modeFamily'>): boolean =>
  state.readyToArm !== false || armsOnlyInOtherMode(state);
