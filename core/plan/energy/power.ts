import type { Airframe } from '../../vehicle/airframe.ts';
import { TRANSITION_SECONDS } from '../wings.ts';

/** What an aircraft draws. One is what it draws while it stays up in its easiest way: hovering on rotors, cruising on wings. */
interface Power {
  /** Going straight up or down, and while it changes between rotors and wings. */
  vertical: number;
  /** Metres above the ground that are flown like that; all of them where there are no wings. */
  verticalMetres: number;
  /** Seconds of it for each change between rotors and wings: one after take-off, one before landing. */
  transition: number;
  /** Seconds of the easiest flight that one metre of climbing costs on top. Coming down gives nothing back. */
  climb: number;
  /** Metres a second at which drag costs as much again as staying up. */
  dragSpeed: number;
  /** Metres a second through the air that it does not fly below; nought for what can stop. */
  slowest: number;
}

/*
 * From weights: a multirotor takes some 170 W for each kilogram, a wing some 35, and lifting a kilogram by a metre takes 10 J, of which
 * motors and propellers waste four tenths.
 */
const ROTORS: Power = { vertical: 1, verticalMetres: Infinity, transition: 0, climb: 0.1, dragSpeed: 22, slowest: 0 };
const WINGS: Power = { vertical: 1, verticalMetres: Infinity, transition: 0, climb: 0.5, dragSpeed: 24, slowest: 12 };
const POWERS: Record<Airframe, Power> = {
  multirotor: ROTORS,
  fixedWing: WINGS,
  vtol: { ...WINGS, vertical: 5, verticalMetres: 30, transition: TRANSITION_SECONDS },
  other: ROTORS,
};

/** Counted in seconds of its easiest flight. */
export interface Costs {
  /** So many metres a second over the ground, for so long. */
  moving(seconds: number, speed: number): number;
  /** In one place, or circling there where it cannot stop. */
  staying(seconds: number): number;
  /** What a climb takes besides its time. */
  climbing(metres: number): number;
  /** What a take-off of so many metres takes, or a landing, besides its time: what has wings is on its rotors near the ground, and changes between them. */
  upright(metres: number, rate: number): number;
}

/** Metres a second. */
export interface Speeds {
  slowest: number;
  fastest: number;
}

/** Of these the speed that a way in still air takes the least at: slower it stays up for longer, faster there is more drag. */
export function easiestSpeed(airframe: Airframe, { slowest, fastest }: Speeds): number {
  const power = POWERS[airframe];
  const easiest = Math.cbrt((cube(power.dragSpeed) - cube(power.slowest)) / 2);
  return Math.max(power.slowest, Math.min(fastest, Math.max(slowest, easiest)));
}

const cube = (speed: number): number => Math.abs(speed) ** 3;

/**
 * In a wind of so many metres a second from wherever it is worst. A flight ends about where it began, so that what the wind gives on one
 * leg it takes on another: half of the way with it and half against it is the worst that a closed way can have.
 */
export function costsOf(airframe: Airframe, wind: number): Costs {
  const { vertical, verticalMetres, transition, climb, dragSpeed, slowest } = POWERS[airframe];
  const drag = (one: number, other: number) => (cube(one) + cube(other)) / 2 / cube(dragSpeed);
  const still = slowest > 0 ? 1 : 1 + cube(wind) / cube(dragSpeed);
  return {
    moving(seconds, speed) {
      // On rotors it keeps its speed over the ground, and draws more against the wind.
      if (slowest === 0) return seconds * (1 + drag(speed + wind, speed - wind));
      // On wings it keeps its speed through the air, and takes longer.
      const air = Math.max(speed, slowest);
      if (wind >= air) return seconds === 0 ? 0 : Infinity;
      const slower = (air * air) / (air * air - wind * wind);
      return seconds * slower * (1 + Math.max(0, cube(air) - cube(slowest)) / cube(dragSpeed));
    },
    staying: (seconds) => seconds * still,
    climbing: (metres) => Math.max(0, metres) * climb,
    upright: (metres, rate) => ((Math.min(metres, verticalMetres) * (vertical - 1)) / rate) * still + transition * vertical,
  };
}
