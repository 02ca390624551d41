import type { FlightTraits } from '../vehicle/flight-traits.ts';

export const WING_KINDS = ['fixedWing', 'vtol'] as const;

/** What a route is planned for that cannot stop in the air, nor turn on the spot. */
export interface Wings {
  kind: (typeof WING_KINDS)[number];
  /** Metres of its tightest turn, as long as it flies slowly enough for it. */
  turnRadius: number;
  /** Metres a second that it does not fly below. */
  slowest: number;
}

export const WING_TURN_RADIUS = { min: 5, max: 2_000 } as const;
export const WING_SPEED = { min: 1, max: 100 } as const;

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;
export const areFlyableWings = ({ turnRadius, slowest }: Wings): boolean =>
  isWithin(turnRadius, WING_TURN_RADIUS) && isWithin(slowest, WING_SPEED);

/** What autopilots circle with and fly at least unless they are told otherwise. */
export const USUAL_WINGS = { turnRadius: 80, slowest: 12 } as const;

/** Degrees: autopilots bank by 45 or more, but in wind they need what is above this to keep to their way. */
const PLANNED_BANK = 30;
const SIDEWAYS = 9.81 * Math.tan((PLANNED_BANK * Math.PI) / 180);

/** Metres of a turn at a speed; nought for what can stop in the air. */
export const turnRadiusAt = (turnRadius: number, speed: number): number =>
  turnRadius > 0 ? Math.max(turnRadius, (speed * speed) / SIDEWAYS) : 0;

/** From rotors to wings or back, at most: PX4 breaks off what takes longer. */
export const TRANSITION_SECONDS = 15;

/** Metres straight ahead in which what takes off upright comes onto its wings, with the same acceleration all along. */
export const transitionMetres = (speed: number): number => (speed * TRANSITION_SECONDS) / 2;

const within = (value: number, { min, max }: { min: number; max: number }): number => Math.min(max, Math.max(min, value));

/** As the very aircraft says, and as usual where it does not; nothing for what has no wings. */
export function wingsOf({ airframe, turnRadius, speedMin }: Pick<FlightTraits, 'airframe' | 'turnRadius' | 'speedMin'>): Wings | null {
  if (airframe !== 'fixedWing' && airframe !== 'vtol') return null;
  return {
    kind: airframe,
    turnRadius: within(Math.ceil(turnRadius ?? USUAL_WINGS.turnRadius), WING_TURN_RADIUS),
    slowest: within(speedMin ?? USUAL_WINGS.slowest, WING_SPEED),
  };
}

export const areSameWings = (one: Wings | null, other: Wings | null): boolean =>
  one && other ? one.kind === other.kind && one.turnRadius === other.turnRadius && one.slowest === other.slowest : one === other;

/** As fast as wings fly that are told a speed, where they are such that anything flies. */
export const flyableSpeed = (speed: number, wings: Wings | null): number =>
  wings && areFlyableWings(wings) && speed < wings.slowest ? wings.slowest : speed;

/** As it is flown: whatever is on wings never stops at a corner, and is never slower than it can be. */
export const asFlown = <R extends { wings: Wings | null; speed: number; turnMode: 'stop' | 'adaptive' }>(route: R): R =>
  route.wings ? { ...route, speed: route.wings.slowest > route.speed ? route.wings.slowest : route.speed, turnMode: 'adaptive' } : route;
