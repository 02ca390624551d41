import type { Position } from '../../geo/position.ts';
import type { Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { metresApart } from './covering/edges.ts';
import { refused } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { picturesAlong } from './photographs.ts';
import { surveyWaypoints } from './survey-waypoints.ts';
import { surveyOf, type SurveyPattern } from './survey.ts';

/** Area scan, orthophoto and oblique photographs. */
export function laySurvey(pattern: SurveyPattern, route: Route, performance: Performance, home?: Position): LaidOut {
  const { survey, issues } = surveyOf(pattern, route, performance, home);
  if (!survey) return refused(issues);
  const { flight, passes, squareMetres } = survey;
  const { spacing, trigger } = passes[0]!;
  const pictures = flight.lanes.reduce(
    (sum, lane) => sum + (lane.trigger === null ? 0 : picturesAlong(metresApart(lane.from, lane.to), lane.trigger)),
    0,
  );
  return {
    waypoints: surveyWaypoints(survey, flight, route),
    issues,
    figures: {
      lanes: flight.lanes.length,
      pictures,
      area: squareMetres,
      height: trigger === null ? null : passes[0]!.altitude,
      distance: null,
      spacing,
      trigger,
    },
  };
}
