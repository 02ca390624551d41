import { areTogether } from '../legs.ts';
import type { Route, Waypoint } from '../route.ts';
import { numberOf, type WaypointAction } from '../waypoint-action.ts';
import { metresApart } from './covering/edges.ts';
import { flightPoints, type Flight, type FlightPoint } from './covering/flight-points.ts';
import { passing, toldReach } from './passing.ts';
import type { Pass } from './survey-pass.ts';
import type { Survey, SurveyLane } from './survey.ts';

const TRIGGER_MAX = numberOf('distancePhotographs')!.max;

/** Pictures begin with each lane and end with it; the camera is turned where a pass begins. */
export function surveyWaypoints({ plane, manner }: Pick<Survey, 'plane' | 'manner'>, flight: Flight<SurveyLane>, route: Route): Waypoint[] {
  let tilt: number | null = null;
  let [like, pass]: [Waypoint | undefined, Pass | undefined] = [undefined, undefined];
  const points = flightPoints(flight, manner);
  return points.map((point, index) => {
    const lane = flight.lanes[point.lane]!;
    if (lane.pass !== pass || !like) {
      pass = lane.pass;
      like = passing(plane.origin, route, pass.altitude);
      if (lane.yaw !== null) like = { ...like, yawMode: 'fixed', yaw: lane.yaw };
    }
    const actions: WaypointAction[] = [];
    if (point.part === 'begin' && pass.tilt !== null && pass.tilt !== tilt) actions.push({ kind: 'gimbalTilt', value: (tilt = pass.tilt) });
    if (point.part === 'begin' && lane.trigger !== null)
      actions.push({ kind: 'distancePhotographs', value: Math.min(TRIGGER_MAX, Math.round(lane.trigger * 100) / 100) });
    if (point.part === 'end' && lane.trigger !== null) actions.push({ kind: 'endPhotographs', value: null });
    // Nobody brakes in the middle of a straight way.
    const turnMode = point.isPassed ? 'adaptive' : like.turnMode;
    const radius = point.reach === undefined ? like.radius : toldReach(point.reach);
    const room = point.reach === undefined ? roomAround(points, index) : Infinity;
    const { latitude, longitude } = plane.positionAt(point);
    return {
      ...like,
      latitude,
      longitude,
      circling: { ...like.circling },
      turnMode,
      radius: radius <= room ? radius : Math.floor(room * 10) / 10,
      actions,
    };
  });
}

/** The rule measures on the round Earth: metres on the plane may be that much more, or less. */
const FLATNESS = 0.99;

/** Metres to the nearer one of its neighbours: at the tips of areas lanes are shorter than a radius, and what counts as reached from the point before is never flown to. */
function roomAround(points: readonly FlightPoint[], index: number): number {
  const at = points[index]!;
  const before = index > 0 ? apart(points[index - 1]!, at) : Infinity;
  const after = index + 1 < points.length ? apart(at, points[index + 1]!) : Infinity;
  return Math.min(before, after) * FLATNESS;
}

/** Two in one place are another rule's. */
const apart = (one: FlightPoint, other: FlightPoint): number => {
  const metres = metresApart(one, other);
  return areTogether(metres / FLATNESS) ? Infinity : metres;
};
