import type { Route, Waypoint } from '../route.ts';
import { numberOf, type WaypointAction } from '../waypoint-action.ts';
import { flightPoints, type Flight } from './covering/flight-points.ts';
import { passing, toldReach } from './passing.ts';
import type { Pass } from './survey-pass.ts';
import type { Survey, SurveyLane } from './survey.ts';

const TRIGGER_MAX = numberOf('distancePhotographs')!.max;

/** Pictures begin with each lane and end with it; the camera is turned where a pass begins. */
export function surveyWaypoints({ plane, manner }: Pick<Survey, 'plane' | 'manner'>, flight: Flight<SurveyLane>, route: Route): Waypoint[] {
  let tilt: number | null = null;
  let [like, pass]: [Waypoint | undefined, Pass | undefined] = [undefined, undefined];
  return flightPoints(flight, manner).map((point) => {
    const lane = flight.lanes[point.lane]!;
    if (lane.pass !== pass || !like) {
      pass = lane.pass;
      like = passing(plane.origin, route, pass.altitude);
      if (lane.yaw !== null) like = { ...like, yawMode: 'fixed', yaw: lane.yaw };
    }
    const actions: WaypointAction[] = [];
    if (point.part === 'begin' && pass.tilt !== null && pass.tilt !== tilt) actions.push({ kind: 'gimbalTilt', value: (tilt = pass.tilt) });
    if (point.part === 'begin' && pass.trigger !== null)
      actions.push({ kind: 'distancePhotographs', value: Math.min(TRIGGER_MAX, Math.round(pass.trigger * 100) / 100) });
    if (point.part === 'end' && pass.trigger !== null) actions.push({ kind: 'endPhotographs', value: null });
    // Nobody brakes in the middle of a straight way.
    const turnMode = point.isPassed ? 'adaptive' : like.turnMode;
    const radius = point.reach === undefined ? like.radius : toldReach(point.reach);
    return { ...like, ...plane.positionAt(point), circling: { ...like.circling }, turnMode, radius, actions };
  });
}
