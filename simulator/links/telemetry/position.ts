import { believedCourse, believedPlace, believedYaw, heightAboveHome } from '../../vehicle/aircraft.ts';
import { groundSpeed } from '../../vehicle/body.ts';
import { fixNumber, hasPosition } from '../../vehicle/gps.ts';
import { clamp, compass, DEGREE } from '../../world/angle.ts';
import { bootMs, bootUs, type Comms } from '../comms.ts';
import type { Writers } from './writers.ts';

const degrees = (value: number): number => Math.round(value * 1e7);
const millimetres = (metres: number): number => Math.round(metres * 1_000);
const centimetres = (metres: number): number => clamp(Math.round(metres * 100), -32_768, 32_767);

function position({ craft }: Comms): { lat: number; lon: number; alt: number } {
  const place = believedPlace(craft);
  const { latitude, longitude } = craft.plane.positionAt(place);
  return { lat: degrees(latitude), lon: degrees(longitude), alt: millimetres(craft.elevation + place.up) };
}

const airspeed = ({ craft: { body, wind } }: Comms): number => Math.hypot(body.northSpeed - wind.now.north, body.eastSpeed - wind.now.east);

function navigation(comms: Comms) {
  const { craft } = comms;
  const { aim, body } = craft;
  const hasTarget = aim.kind === 'reach' || aim.kind === 'orbit' || aim.kind === 'rise';
  const [dn, de] = hasTarget ? [aim.north - body.north, aim.east - body.east] : [0, 0];
  const bearing = Math.round(Math.atan2(de, dn) / DEGREE);
  return {
    nav_roll: body.roll / DEGREE,
    nav_pitch: body.pitch / DEGREE,
    nav_bearing: bearing,
    target_bearing: bearing,
    wp_dist: Math.min(65_535, Math.round(Math.hypot(dn, de))),
    alt_error: hasTarget ? aim.up - body.up : 0,
  };
}

/** Where it is, how it moves, and which way it leans. */
export const POSITION: Writers = {
  GLOBAL_POSITION_INT: (comms) => {
    const { body } = comms.craft;
    const isLost = !hasPosition(comms.craft.gps) && comms.craft.home === undefined;
    if (isLost && comms.craft.flavour.autopilot === 'px4') return undefined;
    return {
      time_boot_ms: bootMs(comms),
      // Before it knows better ArduPilot says that it is at nought, nought.
      ...(isLost ? {} : position(comms)),
      relative_alt: millimetres(heightAboveHome(comms.craft)),
      vx: centimetres(body.northSpeed),
      vy: centimetres(body.eastSpeed),
      vz: centimetres(-body.upSpeed),
      hdg: Math.round(compass(believedYaw(comms.craft)) * 100) % 36_000,
    };
  },
  LOCAL_POSITION_NED: (comms) => {
    const { body } = comms.craft;
    const place = believedPlace(comms.craft);
    return {
      time_boot_ms: bootMs(comms),
      x: place.north,
      y: place.east,
      z: -place.up,
      vx: body.northSpeed,
      vy: body.eastSpeed,
      vz: -body.upSpeed,
    };
  },
  GPS_RAW_INT: (comms) => {
    const { gps, body } = comms.craft;
    const found = hasPosition(gps) || gps.fix === '2d';
    return {
      time_usec: bootUs(comms),
      fix_type: fixNumber(gps.fix),
      ...(found ? position(comms) : {}),
      eph: found ? Math.round(gps.hdop * 100) : 65_535,
      epv: found ? Math.round(gps.hdop * 160) : 65_535,
      vel: found ? Math.round(groundSpeed(body) * 100) : 65_535,
      cog: found ? Math.round(believedCourse(comms.craft) * 100) % 36_000 : 65_535,
      satellites_visible: gps.satellites,
      h_acc: millimetres(gps.accuracy.across),
      v_acc: millimetres(gps.accuracy.height),
      vel_acc: 120,
    };
  },
  ATTITUDE: (comms) => {
    const { body } = comms.craft;
    return {
      time_boot_ms: bootMs(comms),
      roll: body.roll,
      pitch: body.pitch,
      yaw: believedYaw(comms.craft),
      rollspeed: body.rollRate,
      pitchspeed: body.pitchRate,
      yawspeed: body.yawRate,
    };
  },
  VFR_HUD: (comms) => {
    const { body, elevation } = comms.craft;
    return {
      airspeed: airspeed(comms),
      groundspeed: groundSpeed(body),
      alt: elevation + believedPlace(comms.craft).up,
      climb: body.upSpeed,
      heading: Math.round(compass(believedYaw(comms.craft))) % 360,
      throttle: Math.round(body.throttle * 100),
    };
  },
  ALTITUDE: (comms) => {
    const { up } = believedPlace(comms.craft);
    const amsl = comms.craft.elevation + up;
    return {
      time_usec: bootUs(comms),
      altitude_monotonic: amsl,
      altitude_amsl: amsl,
      altitude_local: up,
      altitude_relative: heightAboveHome(comms.craft),
      altitude_terrain: NaN,
      bottom_clearance: NaN,
    };
  },
  NAV_CONTROLLER_OUTPUT: navigation,
  HOME_POSITION: (comms) => {
    const { home, plane, elevation } = comms.craft;
    if (!home) return undefined;
    const { latitude, longitude } = plane.positionAt(home);
    return {
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      altitude: millimetres(elevation + home.up),
      x: home.north,
      y: home.east,
      z: -home.up,
      q: [1, 0, 0, 0],
      time_usec: bootUs(comms),
    };
  },
  WIND: ({ craft: { wind } }) => ({
    direction: compass(Math.atan2(-wind.now.east, -wind.now.north)),
    speed: Math.hypot(wind.now.north, wind.now.east),
    speed_z: -wind.now.up,
  }),
  WIND_COV: (comms) => {
    const { now } = comms.craft.wind;
    return { time_usec: bootUs(comms), wind_x: now.north, wind_y: now.east, wind_z: -now.up, wind_alt: comms.craft.elevation };
  },
  RAW_IMU: (comms) => {
    const { body } = comms.craft;
    const milli = (value: number): number => clamp(Math.round(value * 1_000), -32_768, 32_767);
    return {
      time_usec: bootUs(comms),
      xacc: milli(Math.sin(body.pitch)),
      yacc: milli(-Math.sin(body.roll)),
      zacc: milli(-Math.cos(body.roll) * Math.cos(body.pitch)),
      xgyro: milli(body.rollRate),
      ygyro: milli(body.pitchRate),
      zgyro: milli(body.yawRate),
      xmag: Math.round(300 * Math.cos(believedYaw(comms.craft))),
      ymag: Math.round(-300 * Math.sin(believedYaw(comms.craft))),
      zmag: 400,
      temperature: 4_500,
    };
  },
  SCALED_PRESSURE: (comms) => ({
    time_boot_ms: bootMs(comms),
    press_abs: 1_013.25 * (1 - (comms.craft.elevation + comms.craft.body.up) / 44_330) ** 5.255,
    temperature: 3_500,
  }),
};
