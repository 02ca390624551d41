import fc from 'fast-check';
import type { LandingRoute } from '../../landing/landing.ts';
import type { Pattern } from '../../pattern/pattern.ts';
import type { Route, Waypoint } from '../../route.ts';
import { anyRoute, placeAt } from '../../testing/any-route.ts';
import { numberOf, WAYPOINT_ACTION_KINDS, type WaypointAction } from '../../waypoint-action.ts';

export const anyAction: fc.Arbitrary<WaypointAction> = fc.constantFrom(...WAYPOINT_ACTION_KINDS).chain((kind) => {
  const bounds = numberOf(kind);
  const value = bounds ? fc.integer({ min: Math.ceil(bounds.min), max: Math.floor(bounds.max) }) : fc.constant(null);
  return value.map((number): WaypointAction => ({ kind, value: number }));
});

const LANDING: LandingRoute = {
  kind: 'standard',
  place: placeAt(10, 10),
  placeHeight: 12,
  heading: 90,
  waitingRadius: 60,
  clockwise: true,
  relativeHeight: 30,
  distance: 200,
  guidanceSpeed: 8,
  goAroundHeight: 40,
  transitionHeight: 25,
};
const PATTERN: Pattern = { kind: 'spot', places: [placeAt(0, 0), placeAt(50, 50)], isShortest: true, photographs: true, tilt: -90 };

/** With everything that can be planned. */
export const anyPlannedRoute: fc.Arbitrary<Route> = fc
  .tuple(
    anyRoute,
    fc.array(fc.array(anyAction, { maxLength: 4 }), { minLength: 12, maxLength: 12 }),
    fc.boolean(),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([route, actions, isLanding, isPatterned, isOpen]) => ({
    ...route,
    endAction: isOpen ? null : route.endAction,
    landing: isLanding ? LANDING : null,
    pattern: isPatterned ? PATTERN : null,
    partOf: !isPatterned && isLanding ? 'areaScan' : null,
    wings: isPatterned ? { kind: 'fixedWing', turnRadius: 60, slowest: 13.5 } : null,
    waypoints: route.waypoints.map((waypoint, index): Waypoint => ({ ...waypoint, actions: actions[index]! })),
  }));
