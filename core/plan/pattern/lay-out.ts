import type { Position } from '../../geo/position.ts';
import { plannedPerformance, turningAt, type Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { asFlown } from '../wings.ts';
import { layAbPoint } from './ab-point.ts';
import { layCorridor } from './corridor.ts';
import { layFacade } from './facade.ts';
import { refused, slownessDoubts } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { laySurvey } from './lay-survey.ts';
import { layLogistics } from './logistics.ts';
import { heightModeFaults } from './own-heights.ts';
import type { Pattern, PatternKind } from './pattern.ts';
import { laySpot } from './spot.ts';
import { laySurround } from './surround.ts';

type Lay<P> = (pattern: P, route: Route, performance: Performance, home?: Position) => LaidOut;

const LAY: { [K in PatternKind]: Lay<Extract<Pattern, { kind: K }>> } = {
  spot: laySpot,
  areaScan: laySurvey,
  orthophoto: laySurvey,
  oblique: laySurvey,
  corridor: layCorridor,
  surround: laySurround,
  facade: layFacade,
  abPoint: layAbPoint,
  logistics: layLogistics,
};

/**
 * Waypoints of a pattern, at the height and speed of a route where the pattern says nothing of them. An area is entered and left where the
 * way from home and back makes the whole flight shortest, where a home is known. A route that is planned for wings is laid out as these turn.
 */
export function layOut(pattern: Pattern, route: Route, home?: Position): LaidOut {
  const wrongMode = heightModeFaults(pattern, route);
  if (wrongMode.length > 0) return refused(wrongMode);
  const lay = LAY[pattern.kind] as Lay<Pattern>;
  const flown = asFlown(route);
  const laidOut = lay(pattern, flown, turningAt(plannedPerformance(route), flown.speed), home);
  return { ...laidOut, issues: [...laidOut.issues, ...slownessDoubts(route)] };
}
