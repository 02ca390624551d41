import type { Route } from '@skyhelm/core/plan/route';
import { areSameWings, wingsOf } from '@skyhelm/core/plan/wings';
import type { FlightTraits } from '@skyhelm/core/vehicle/flight-traits';
import { planForWings } from './desk-edits.ts';
import type { RouteDesk } from './route-desk.ts';

/** Waypoints that were set by hand stay what they are, whichever aircraft flies them. */
const isLaidOut = ({ pattern, waypoints }: Route): boolean => pattern !== null || waypoints.length === 0;

/** One step that plans the route for an aircraft as it flies, where that is known; a pattern is laid out anew for it. */
export function planFor(desk: RouteDesk, traits: Pick<FlightTraits, 'airframe' | 'turnRadius' | 'speedMin'>): void {
  const { route } = desk.now().draft;
  const wings = wingsOf(traits);
  if (traits.airframe === null || traits.airframe === 'other') return;
  if (isLaidOut(route) && !areSameWings(route.wings, wings)) planForWings(desk, wings);
}
