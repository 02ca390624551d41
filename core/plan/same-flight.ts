import type { Route } from './route.ts';

/** What an aircraft makes of a route: neither what its next waypoint would begin with, nor what the waypoints were laid out from. */
const flownOf = ({ heightMode, cycles, entryPoint, endAction, landing, waypoints }: Route) => ({
  heightMode,
  cycles,
  entryPoint,
  endAction,
  landing: endAction === 'landingRoute' ? landing : null,
  waypoints,
});

/** Whether whoever has flown one of them has flown the other. */
export const isSameFlight = (one: Route, other: Route): boolean => isAlike(flownOf(one), flownOf(other));

/** Whatever order its fields are in: a database gives them back in one of its own. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => name in other && isAlike((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
}
