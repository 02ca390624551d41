import { DEGREE } from '../world/angle.ts';

export type AirframeKind = 'multirotor' | 'fixedWing' | 'vtol';

/** What an airframe can do at most, whatever it is asked for. */
export interface Airframe {
  kind: AirframeKind;
  speedMax: number;
  climbMax: number;
  descentMax: number;
  tiltMax: number;
  /** Radians a second: of the nose, and of the lean. */
  turnMax: number;
  leanRateMax: number;
  liftAccelerationMax: number;
  /** Slows the body by this share of the airspeed, per second. */
  drag: number;
  hoverWatts: number;
  idleWatts: number;
  /** Airborne on its wing. */
  stallSpeed: number;
  cruiseAirspeed: number;
  bankMax: number;
  cruiseWatts: number;
}

const MULTIROTOR: Airframe = {
  kind: 'multirotor',
  speedMax: 20,
  climbMax: 6,
  descentMax: 4,
  tiltMax: 40 * DEGREE,
  turnMax: 100 * DEGREE,
  leanRateMax: 180 * DEGREE,
  liftAccelerationMax: 5,
  drag: 0.12,
  hoverWatts: 260,
  idleWatts: 12,
  stallSpeed: 0,
  cruiseAirspeed: 0,
  bankMax: 0,
  cruiseWatts: 0,
};

const FIXED_WING: Airframe = {
  kind: 'fixedWing',
  speedMax: 30,
  climbMax: 5,
  descentMax: 6,
  tiltMax: 25 * DEGREE,
  turnMax: 60 * DEGREE,
  leanRateMax: 90 * DEGREE,
  liftAccelerationMax: 4,
  drag: 0.05,
  hoverWatts: 0,
  idleWatts: 8,
  stallSpeed: 11,
  cruiseAirspeed: 18,
  bankMax: 45 * DEGREE,
  cruiseWatts: 150,
};

export const AIRFRAMES: Record<AirframeKind, Airframe> = {
  multirotor: MULTIROTOR,
  fixedWing: FIXED_WING,
  vtol: { ...FIXED_WING, kind: 'vtol', climbMax: 5, descentMax: 4, hoverWatts: 520, turnMax: 70 * DEGREE },
};
