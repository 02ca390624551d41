import type { Route } from '../route.ts';
import { highestOver, WAYPOINT_ALTITUDE } from '../route-limits.ts';
import { planFormation, type Aircraft } from './check-formation.ts';
import { FORMATION_LIMITS, type Formation } from './formation.ts';

/** What would keep them apart; each has been tried. */
export const WAYS_OUT = ['cellDistance', 'delay', 'together', 'heightStep'] as const;
export interface WayOut {
  kind: (typeof WAYS_OUT)[number];
  formation: Formation;
}

const CELL_FACTORS = [1, 1.25, 1.5, 2, 3, 5, 8];
const DELAYS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600];

/** The smallest of each sort that helps. */
export function waysOut(route: Route, formation: Formation, aircraft: Aircraft = {}): WayOut[] {
  const { minimumDistance, cellDistance, heightStep, takeOff, delaySeconds } = formation;
  const wider = Math.max(cellDistance, minimumDistance);
  const offers: Record<WayOut['kind'], Partial<Formation>[]> = {
    cellDistance: CELL_FACTORS.map((factor) => ({ cellDistance: Math.ceil(wider * factor) })).filter(
      (offer) => offer.cellDistance > cellDistance && offer.cellDistance <= FORMATION_LIMITS.cellDistance.max,
    ),
    delay: DELAYS.filter((seconds) => takeOff === 'simultaneous' || seconds > delaySeconds).map((seconds) => ({
      takeOff: 'delayed',
      delaySeconds: seconds,
    })),
    together: takeOff === 'delayed' ? [{ takeOff: 'simultaneous' }] : [],
    heightStep: [1, 1.5, 2]
      .flatMap((factor) => [Math.ceil(minimumDistance * factor), -Math.ceil(minimumDistance * factor)])
      .filter((metres) => Math.abs(metres) > Math.abs(heightStep) && isRoom(route, formation.count, metres, aircraft.homes?.[0]?.altitude))
      .map((metres) => ({ heightStep: metres })),
  };
  return WAYS_OUT.flatMap((kind) => {
    const helps = offers[kind]
      .map((offer) => ({ ...formation, ...offer }))
      .find((tried) => planFormation(route, tried, aircraft).issues.every(({ severity }) => severity === 'warning'));
    return helps ? [{ kind, formation: helps }] : [];
  });
}

/** Neither into the ground nor above what may be flown. */
function isRoom({ waypoints, heightMode }: Route, count: number, step: number, homeAltitude: number | undefined): boolean {
  const heights = waypoints.map(({ altitude }) => altitude);
  const [lowest, highest] = [heights.reduce((a, b) => Math.min(a, b)), heights.reduce((a, b) => Math.max(a, b))];
  const whole = (count - 1) * step;
  const floor = heightMode === 'relative' ? Math.min(lowest, 5) : WAYPOINT_ALTITUDE.min;
  return (
    Math.abs(step) <= FORMATION_LIMITS.heightStep.max &&
    lowest + Math.min(0, whole) >= floor &&
    highest + Math.max(0, whole) <= highestOver(heightMode, homeAltitude)
  );
}
