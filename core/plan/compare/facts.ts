import type { LandingRoute } from '../landing/landing.ts';
import type { Circling, Route, Waypoint } from '../route.ts';

/** What an aircraft makes of a waypoint, apart from where it is: what its modes do not ask for is left out. */
export interface WaypointFacts extends Pick<Waypoint, 'altitude' | 'speed' | 'mode' | 'radius' | 'yawMode' | 'acceleration' | 'actions'> {
  turnMode?: Waypoint['turnMode'];
  holdMs?: number;
  circlingRadius?: number;
  circlingTurns?: number;
  circlingWait?: number;
  clockwise?: boolean;
  yaw?: number;
  target?: Waypoint['target'];
}

/** What it makes of a route beside its waypoints: neither what its next waypoint would begin with, nor what they were laid out from. */
export type RouteFacts = Pick<Route, 'heightMode' | 'cycles' | 'entryPoint' | 'endAction'> & Partial<LandingFacts>;
type LandingFacts = { [Fact in keyof LandingRoute as `landing.${Fact}`]: LandingRoute[Fact] };

/** One of them that is another in the other route; nothing where it is not asked for in one. */
export type FactChange<Facts> = {
  [Fact in keyof Facts]-?: { fact: Fact; one: Facts[Fact] | undefined; other: Facts[Fact] | undefined };
}[keyof Facts];

const circlingFacts = ({ radius, turns, waitMs, clockwise }: Circling) => ({
  circlingRadius: radius,
  circlingTurns: turns,
  circlingWait: waitMs,
  clockwise,
});

export const waypointFacts = (waypoint: Waypoint): WaypointFacts => {
  const { altitude, speed, mode, turnMode, radius, holdMs, circling, yawMode, yaw, target, acceleration, actions } = waypoint;
  return {
    altitude,
    speed,
    mode,
    ...(mode === 'circle' ? circlingFacts(circling) : { turnMode }),
    ...(mode === 'hover' && { holdMs }),
    radius,
    yawMode,
    ...(yawMode === 'fixed' && { yaw }),
    ...(yawMode === 'target' && { target }),
    acceleration,
    actions,
  };
};

const landingFacts = (landing: LandingRoute) =>
  Object.fromEntries(Object.entries(landing).map(([name, value]) => [`landing.${name}`, value])) as LandingFacts;

export const routeFacts = ({ heightMode, cycles, entryPoint, endAction, landing }: Route): RouteFacts => ({
  heightMode,
  cycles,
  entryPoint,
  endAction,
  ...(endAction === 'landingRoute' && landing && landingFacts(landing)),
});
