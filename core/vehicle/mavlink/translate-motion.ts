import { GpsFixType } from '../../mavlink/named-numbers.generated.ts';
import { offsetsOf } from '../../mavlink/offsets.ts';
import { positioningNumber, type Positioning } from '../positioning.ts';
import type { Patch } from '../state.ts';
import type { Translations } from './translation.ts';

const DEGREES = 180 / Math.PI;
const E7 = 1e7;
const UNKNOWN_U16 = 0xffff;
const UNKNOWN_U8 = 0xff;

const attitude = offsetsOf('ATTITUDE');
const position = offsetsOf('GLOBAL_POSITION_INT');
const hud = offsetsOf('VFR_HUD');
const gps = offsetsOf('GPS_RAW_INT');
const home = offsetsOf('HOME_POSITION');

export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

const POSITIONING: Record<number, Positioning> = {
  [GpsFixType.NO_GPS]: 'none',
  [GpsFixType.NO_FIX]: 'none',
  [GpsFixType.GPS_FIX_TYPE_2D_FIX]: 'poorGps',
  [GpsFixType.GPS_FIX_TYPE_3D_FIX]: 'singlePoint',
  [GpsFixType.DGPS]: 'differential',
  [GpsFixType.RTK_FLOAT]: 'float',
  [GpsFixType.RTK_FIXED]: 'fixed',
  [GpsFixType.STATIC]: 'fixed',
  [GpsFixType.PPP]: 'gps',
};
/** By how a receiver grades its fix. */
export const POSITIONING_NUMBERS = new Map(Object.entries(POSITIONING).map(([fix, type]) => [Number(fix), positioningNumber(type)]));

const FIX_TYPES = new Map([...POSITIONING_NUMBERS].toReversed().map(([fix, number]) => [number, fix]));
/** The other way round: the least fix that is graded so. */
export const fixTypeOf = (positioning: number | undefined): number =>
  positioning === undefined ? GpsFixType.NO_GPS : (FIX_TYPES.get(positioning) ?? GpsFixType.GPS_FIX_TYPE_3D_FIX);

/** Before an autopilot knows where it is, it says nought and nought, a place in the Gulf of Guinea. */
export const isNowhere = (latitude: number, longitude: number): boolean => latitude === 0 && longitude === 0;

export const MOTION_MESSAGES: Translations = {
  ATTITUDE(view, patch) {
    patch.roll = view.getFloat32(attitude.roll, true) * DEGREES;
    patch.pitch = view.getFloat32(attitude.pitch, true) * DEGREES;
    patch.yaw = turned(view.getFloat32(attitude.yaw, true) * DEGREES);
  },

  GLOBAL_POSITION_INT(view, patch) {
    const latitude = view.getInt32(position.lat, true);
    const longitude = view.getInt32(position.lon, true);
    const heading = view.getUint16(position.hdg, true);
    if (!isNowhere(latitude, longitude)) {
      patch.latitude = latitude / E7;
      patch.longitude = longitude / E7;
      patch.altitude = view.getInt32(position.alt, true) / 1000;
      patch.velocityNorth = view.getInt16(position.vx, true) / 100;
      patch.velocityEast = view.getInt16(position.vy, true) / 100;
      patch.velocityDown = view.getInt16(position.vz, true) / 100;
    }
    const height = view.getInt32(position.relative_alt, true);
    // Without a position, zero is not a height but the absence of one.
    if (height !== 0 || !isNowhere(latitude, longitude)) patch.height = height / 1000;
    if (heading !== UNKNOWN_U16) patch.heading = heading / 100;
  },

  VFR_HUD(view, patch) {
    patch.airSpeed = view.getFloat32(hud.airspeed, true);
    patch.groundSpeed = view.getFloat32(hud.groundspeed, true);
    patch.climbRate = view.getFloat32(hud.climb, true);
    patch.throttle = view.getUint16(hud.throttle, true);
  },

  GPS_RAW_INT(view, patch) {
    const satellites = view.getUint8(gps.satellites_visible);
    const dilution = view.getUint16(gps.eph, true);
    const accuracy = view.getUint32(gps.h_acc, true);
    const fix = view.getUint8(gps.fix_type);
    const type = POSITIONING_NUMBERS.get(fix);
    if (type !== undefined) patch.positioning = type;
    // No receiver counts no satellites.
    if (satellites !== UNKNOWN_U8 && fix !== GpsFixType.NO_GPS) patch.satellites = satellites;
    if (dilution !== UNKNOWN_U16) patch.hdop = dilution / 100;
    if (accuracy !== 0) patch.horizontalAccuracy = accuracy / 1000;
  },

  HOME_POSITION(view, patch: Patch) {
    const latitude = view.getInt32(home.latitude, true);
    const longitude = view.getInt32(home.longitude, true);
    if (isNowhere(latitude, longitude)) return;
    patch.homeLatitude = latitude / E7;
    patch.homeLongitude = longitude / E7;
    patch.homeAltitude = view.getInt32(home.altitude, true) / 1000;
  },
};
