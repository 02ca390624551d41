import { USUAL_PERFORMANCE, type Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { fault, refused } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { laySurvey } from './lay-survey.ts';
import type { Pattern, PatternKind } from './pattern.ts';

type Lay<P> = (pattern: P, route: Route, performance: Performance) => LaidOut;

const LAY: { [K in PatternKind]?: Lay<Extract<Pattern, { kind: K }>> } = {
  areaScan: laySurvey,
  orthophoto: laySurvey,
  oblique: laySurvey,
};

/** Waypoints of a pattern, at the height and speed of a route where the pattern says nothing of them. */
export function layOut(pattern: Pattern, route: Route, performance: Performance = USUAL_PERFORMANCE): LaidOut {
  const lay = LAY[pattern.kind] as Lay<Pattern> | undefined;
  return lay ? lay(pattern, route, performance) : refused([fault('kind', 'kind')]);
}
