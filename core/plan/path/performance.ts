import { USUAL_AGILITY, type Agility } from '../../airspace/engine/margin.ts';
import { USUAL_PACE, USUAL_RETURN_HEIGHT, type CirclingCraft, type FlightTraits } from '../../vehicle/flight-traits.ts';
import { NO_RALLY, type Rally } from '../../vehicle/rally.ts';
import type { Route } from '../route.ts';
import { turnRadiusAt, wingsOf, type Wings } from '../wings.ts';

/** How an aircraft flies, as far as it matters where it may come. */
export interface Performance extends Agility {
  /** Metres a second. */
  climbRate: number;
  descentRate: number;
  returnSpeed: number;
  /** Metres above home that it climbs to before it flies back, if it is lower. */
  returnHeight: number;
  /** Metres that it climbs at least before it flies back, however high it is. */
  returnClimb: number;
  /** Its height of return counts from the ground below it, as far as it knows that ground, all the way back. */
  returnsAboveGround: boolean;
  /** Metres of its tightest turn; nought for what can stop in the air. */
  turnRadius: number;
  /** Takes off and lands upright; otherwise it climbs out along its course, and comes down on a slope. */
  isUpright: boolean;
  /** Where it may come back to instead of home. */
  rally: Rally;
  /** What is told of the route, as far as somebody knows: circles and waits are flown as it keeps them. */
  craft?: CirclingCraft | undefined;
}

export const USUAL_PERFORMANCE: Performance = {
  ...USUAL_AGILITY,
  climbRate: 2.5,
  descentRate: 1.5,
  returnSpeed: 5,
  returnHeight: USUAL_RETURN_HEIGHT,
  returnClimb: 0,
  returnsAboveGround: false,
  turnRadius: 0,
  isUpright: true,
  rally: NO_RALLY,
};

/** Metres a second, where an aircraft on wings does not say: what autopilots climb and come down with unless they are told otherwise. */
const WINGED = { climbRate: 3, descentRate: 2 } as const;

const onWings = ({ kind, turnRadius, slowest }: Wings): Partial<Performance> => ({
  ...WINGED,
  returnSpeed: Math.max(slowest, USUAL_PERFORMANCE.returnSpeed),
  turnRadius,
  slowest,
  isUpright: kind === 'vtol',
});

/** As the very aircraft flies, and as usual where it does not say. */
export function performanceOf(traits: FlightTraits): Performance {
  const { returnHeight, returnClimb, returnsAboveGround, returnSpeed, climbRate, rally } = traits;
  const wings = wingsOf(traits);
  const usual = { ...USUAL_PERFORMANCE, ...(wings && onWings(wings)) };
  return {
    ...usual,
    climbRate: climbRate ?? usual.climbRate,
    returnSpeed: Math.max(returnSpeed ?? usual.returnSpeed, usual.slowest),
    returnHeight: returnHeight ?? usual.returnHeight,
    returnClimb: returnClimb ?? usual.returnClimb,
    returnsAboveGround,
    rally: rally ?? usual.rally,
    craft: craftOf(traits),
  };
}

/** Its pace only where it is known: it is told apart by that from one whose parameters nobody has read. */
function craftOf({ airframe, autopilot, circleRate, circleAcceleration }: FlightTraits): CirclingCraft | undefined {
  if (!airframe || !autopilot) return undefined;
  const craft = { kind: airframe, autopilot };
  if (circleRate === null) return craft;
  // ArduCopter begins with its usual rate whenever it is switched on, and takes up the one that is set as it enters its mode for circles.
  const [rate, rateMost] = [Math.min(circleRate, USUAL_PACE.rate), Math.max(circleRate, USUAL_PACE.rate)];
  return { ...craft, pace: { rate, rateMost, acceleration: circleAcceleration ?? USUAL_PACE.acceleration } };
}

const planned = new WeakMap<Wings, Performance>();

/** As the route is planned to be flown, as long as nobody has said by which aircraft. The same one for the same wings: whatever is checked step by step is known again by it. */
export function plannedPerformance({ wings }: Pick<Route, 'wings'>): Performance {
  if (!wings) return USUAL_PERFORMANCE;
  const known = planned.get(wings) ?? { ...USUAL_PERFORMANCE, ...onWings(wings) };
  planned.set(wings, known);
  return known;
}

/** As fast as it flies that is told a speed. */
export const speedOf = ({ slowest }: Performance, told: number): number => Math.max(told, slowest);

/** Metres of its turns, told a speed; nought for what can stop in the air. */
export const turnRadiusOf = (performance: Performance, told: number): number =>
  turnRadiusAt(performance.turnRadius, speedOf(performance, told));

/** How tight it turns at a speed. */
export const turningAt = (performance: Performance, speed: number): Performance => {
  const turnRadius = turnRadiusOf(performance, speed);
  return turnRadius === performance.turnRadius ? performance : { ...performance, turnRadius };
};
