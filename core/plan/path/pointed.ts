import { marginAt } from '../../airspace/engine/margin.ts';
import { pointingOf, type Pointing } from '../../airspace/pointing.ts';
import type { Position } from '../../geo/position.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { turnRadiusOf, type Performance } from './performance.ts';

/** What it is told beside the place: metres above home, metres a second, and metres of a circle around it. */
export interface PointedOrder {
  height?: number | undefined;
  speed?: number | undefined;
  radius?: number | undefined;
}

/**
 * A flight to a place as this aircraft flies it: what cannot stop in the air circles where it arrives, no tighter than it can, and all keep as far from borders as their
 * speed asks for on a route. Told no speed, it flies as fast as it flies home.
 */
export function pointedAt(
  state: VehicleState,
  to: Position,
  { height, speed, radius = 0 }: PointedOrder,
  performance: Performance,
): Pointing {
  const flown = speed ?? performance.returnSpeed;
  return pointingOf(state, to, height, {
    around: Math.max(radius, turnRadiusOf(performance, flown)),
    margin: marginAt(flown, performance),
  });
}
