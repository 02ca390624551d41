import type { FlightTraits } from '../../vehicle/flight-traits.ts';
import type { Route } from '../route.ts';
import type { Home } from './course.ts';
import { performanceOf, plannedPerformance, type Performance } from './performance.ts';
import { waysBesides } from './ways-besides.ts';

/** Counted as the heights of the route are. */
export interface Highest {
  metres: number;
  /** It may be more: the route ends with a return, and nobody knows how high this aircraft climbs for it. */
  isAtLeast: boolean;
}

/** Metres above home that no aircraft is set to return at. */
const HIGHER_THAN_ANY = 1_000_000;

/** The highest that anything of a route is meant to be flown at: an aircraft that returns by itself may climb above all of its waypoints first. What is usual is no word of its own. */
export function highestFlown(route: Route, home: Home | undefined, traits: FlightTraits): Highest {
  const performance = traits.airframe === null ? plannedPerformance(route) : performanceOf(traits);
  const returningAt = (returnHeight: number) => highestBy(route, home, { ...performance, returnHeight });
  if (traits.returnHeight !== null) return { metres: returningAt(traits.returnHeight), isAtLeast: false };
  const metres = returningAt(0);
  return { metres, isAtLeast: returningAt(HIGHER_THAN_ANY) > metres };
}

function highestBy(route: Route, home: Home | undefined, performance: Performance): number {
  const { out, back } = waysBesides(route, home, performance);
  const besides = [...out, ...back].flatMap(({ from, to }) => [from.altitude, to.altitude]);
  return Math.max(...route.waypoints.map(({ altitude }) => altitude), ...besides);
}
