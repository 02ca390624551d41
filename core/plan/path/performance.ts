import { USUAL_AGILITY, type Agility } from '../../airspace/engine/margin.ts';
import type { FlightTraits } from '../../vehicle/flight-traits.ts';

/** How an aircraft flies, as far as it matters where it may come. */
export interface Performance extends Agility {
  /** Metres a second. */
  climbRate: number;
  descentRate: number;
  returnSpeed: number;
  /** Metres above home that it climbs to before it flies back, if it is lower. */
  returnHeight: number;
  /** Metres of its tightest turn; nought for what can stop in the air. */
  turnRadius: number;
}

export const USUAL_PERFORMANCE: Performance = {
  ...USUAL_AGILITY,
  climbRate: 2.5,
  descentRate: 1.5,
  returnSpeed: 5,
  returnHeight: 30,
  turnRadius: 0,
};

/** Metres: what autopilots circle with unless they are told otherwise. */
const WING_TURN_RADIUS = 80;

/** As the very aircraft flies, and as usual where it does not say. */
export const performanceOf = ({ airframe, returnHeight, returnSpeed, turnRadius }: FlightTraits): Performance => ({
  ...USUAL_PERFORMANCE,
  returnSpeed: returnSpeed ?? USUAL_PERFORMANCE.returnSpeed,
  returnHeight: returnHeight ?? USUAL_PERFORMANCE.returnHeight,
  turnRadius: airframe === 'fixedWing' || airframe === 'vtol' ? (turnRadius ?? WING_TURN_RADIUS) : 0,
});
