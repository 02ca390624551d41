import { isNowhere, POSITIONING_NUMBERS, turned } from '../../vehicle/mavlink/translate-motion.ts';
import type { Patch } from '../../vehicle/state.ts';
import type { Message } from './layout.ts';

/** MAV_SENSOR_ROTATION_PITCH_270. */
const DOWNWARDS = 25;
/** Of a rangefinder that measures and finds itself within its range. */
const GOOD = 4;
/** Of the two places that a log calls an origin. */
const HOME = 1;

const degreesOf = (north: number, east: number): number => turned((Math.atan2(east, north) * 180) / Math.PI);

/** Nothing before the vehicle knows where it is. */
export function place(message: Message, patch: Patch): void {
  const [latitude, longitude] = [message.number('Lat'), message.number('Lng')];
  if (isNowhere(latitude, longitude)) return;
  patch.latitude = latitude;
  patch.longitude = longitude;
  patch.altitude = message.number('Alt');
}

function velocity(message: Message, patch: Patch): void {
  const [north, east, down] = [message.number('VN'), message.number('VE'), message.number('VD')];
  patch.velocityNorth = north;
  patch.velocityEast = east;
  patch.velocityDown = down;
  patch.groundSpeed = Math.hypot(north, east);
  patch.climbRate = -down;
}

function wind(message: Message, patch: Patch): void {
  const [north, east] = [message.number('VWN'), message.number('VWE')];
  // An estimator that does not look for wind says that there is none.
  if (north === 0 && east === 0) return;
  patch.windSpeed = Math.hypot(north, east);
  patch.windDirection = degreesOf(-north, -east);
}

function estimator(message: Message, patch: Patch): void {
  patch.estimatorError = Math.max(message.number('SV'), message.number('SP'), message.number('SH'), message.number('SM'));
}

/** What each message of an ArduPilot log says, in our units; a field that the log does not have is no number, and goes no further. */
export const DATAFLASH_MESSAGES: Record<string, (message: Message, patch: Patch) => void> = {
  ATT(message, patch) {
    patch.roll = message.number('Roll');
    patch.pitch = message.number('Pitch');
    patch.yaw = turned(message.number('Yaw'));
    patch.heading = patch.yaw;
  },

  POS(message, patch) {
    place(message, patch);
    patch.height = message.number('RelHomeAlt');
  },

  GPS(message, patch) {
    const positioning = POSITIONING_NUMBERS.get(message.number('Status'));
    if (positioning !== undefined) patch.positioning = positioning;
    patch.satellites = message.number('NSats');
    patch.hdop = message.number('HDop');
  },

  GPA(message, patch) {
    patch.horizontalAccuracy = message.number('HAcc');
  },

  ORGN(message, patch) {
    if (message.number('Type') !== HOME) return;
    patch.homeLatitude = message.number('Lat');
    patch.homeLongitude = message.number('Lng');
    patch.homeAltitude = message.number('Alt');
  },

  BAT(message, patch) {
    const percent = message.number('RemPct');
    patch.batteryVoltage = message.number('Volt');
    patch.batteryCurrent = message.number('Curr');
    // Nought is also what is said where nobody counts what is drawn.
    if (percent > 0) patch.batteryPercent = percent;
    const temperature = message.number('Temp');
    if (temperature !== 0) patch.batteryTemperature = temperature;
  },

  CURR(message, patch) {
    patch.batteryVoltage = message.number('Volt');
    patch.batteryCurrent = message.number('Curr');
  },

  /** Copters log a share of one, planes percent. */
  CTUN(message, patch) {
    patch.throttle = message.number('ThO') * (message.has('ThI') ? 100 : 1);
  },

  ARSP(message, patch) {
    patch.airSpeed = message.number('Airspeed');
  },

  RFND(message, patch) {
    if (message.number('Orient') === DOWNWARDS && message.number('Stat') === GOOD) patch.clearance = message.number('Dist');
  },

  MISE(message, patch) {
    patch.missionItem = message.number('CNum');
    patch.missionCount = message.number('CTot');
  },

  PM(message, patch) {
    patch.processorLoad = message.number('Load') / 10;
  },

  XKF1: velocity,
  NKF1: velocity,
  XKF2: wind,
  NKF2: wind,
  XKF4: estimator,
  NKF4: estimator,
};

/** Which of several sensors, batteries or estimators speaks. */
const INSTANCES = ['I', 'Inst', 'Instance', 'C'];

/** Only the first of each: two that take turns would make what is shown waver. */
export function isFirst(message: Message): boolean {
  const name = INSTANCES.find((one) => message.has(one));
  return name === undefined || message.number(name) === 0;
}
