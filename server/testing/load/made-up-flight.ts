import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import type { Patch } from '@skyhelm/core/vehicle/state';

const METRES_PER_DEGREE = 111_320;
const HOME = { latitude: 22.6, longitude: 114.05, altitude: 12 };
/** One standard deviation of what each sensor trembles by, as small autopilots show it. */
const NOISE = { place: 0.02, height: 0.02, speed: 0.05, degrees: 0.3 };

/** What an aircraft tells ten times a second and, once a second, everything else that is usually known; with noise on whatever a sensor measures. */
export function madeUpFlight(seed: number): () => Patch {
  let dice = seed * 7_919 + 1;
  const random = () => (dice = (dice * 48_271) % 2_147_483_647) / 2_147_483_647;
  const noise = (size: number) => (random() + random() + random() + random() - 2) * 1.73 * size;
  let [ticks, north, east, height, course, turning] = [0, 0, 0, 50, random() * 2 * Math.PI, 0];

  /** What is told once a second. */
  function slowly(second: number): Patch {
    return {
      satellites: 14 + (second % 40 === 0 ? 1 : 0),
      positioning: 6,
      hdop: 0.7,
      horizontalAccuracy: 0.8 + Math.round(noise(0.02) * 100) / 100,
      batteryVoltage: 25.2 - second * 0.0001 + noise(0.01),
      batteryCurrent: 18 + noise(0.3),
      batteryPercent: Math.max(0, Math.round(100 - second / 400)),
      batteryTime: Math.max(0, 36_000 - second),
      batteryTemperature: 31,
      missionItem: 1 + (Math.floor(second / 60) % 20),
      missionCount: 20,
      waypointDistance: 500 - (second % 60) * 8,
      processorLoad: 22 + noise(0.5),
      estimatorError: 0.1 + Math.abs(noise(0.02)),
      windSpeed: 3 + noise(0.1),
      windDirection: 120 + noise(1),
      linkLoss: 0,
      linkRate: 60 + Math.round(noise(1)),
      ...{ homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: HOME.altitude },
      ...{ mode: modeNumber('route'), phase: 60, nativeMode: 3, armed: true, flying: true, readyToArm: true, sound: true },
      ...{ sensorsPresent: 0x5361_ffff, sensorsEnabled: 0x5361_ffff, sensorsHealthy: 0x5361_ffff },
      ...{ linkCount: 1, gimbalCount: 1, cameraCount: 1 },
    };
  }

  return () => {
    const slow = ticks % 10 === 0 ? slowly(ticks / 10) : {};
    ticks++;
    turning = turning * 0.99 + noise(0.002);
    course += turning;
    const [velocityNorth, velocityEast] = [8 * Math.cos(course) + noise(NOISE.speed), 8 * Math.sin(course) + noise(NOISE.speed)];
    const climbRate = noise(NOISE.speed);
    north += velocityNorth / 10;
    east += velocityEast / 10;
    height = Math.max(20, height + climbRate / 10);
    const degrees = (course * 180) / Math.PI;
    const shown = Math.min(359.99, ((degrees % 360) + 360) % 360);
    const measured = height + noise(NOISE.height);
    return {
      ...slow,
      latitude: HOME.latitude + (north + noise(NOISE.place)) / METRES_PER_DEGREE,
      longitude: HOME.longitude + (east + noise(NOISE.place)) / METRES_PER_DEGREE / Math.cos((HOME.latitude * Math.PI) / 180),
      altitude: HOME.altitude + measured,
      height: measured,
      velocityNorth,
      velocityEast,
      velocityDown: -climbRate,
      groundSpeed: Math.hypot(velocityNorth, velocityEast),
      airSpeed: Math.hypot(velocityNorth, velocityEast) + noise(NOISE.speed),
      climbRate,
      heading: shown,
      yaw: Math.min(359.99, Math.max(0, shown + noise(0.05))),
      roll: turning * 300 + noise(NOISE.degrees),
      pitch: -4 + noise(NOISE.degrees),
      throttle: Math.round(45 + noise(1)),
    };
  };
}
