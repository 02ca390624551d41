import type { Position } from '../../geo/position.ts';
import type { Offset, TangentPlane } from '../../geo/tangent-plane.ts';
import type { Issue } from '../../issue.ts';
import type { Performance } from '../path/performance.ts';
import { NEW_WAYPOINT } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { areaScanPasses } from './area-scan.ts';
import { cover, type Covering } from './covering/cover.ts';
import { candidateAngles, piecesAt } from './covering/angles.ts';
import { edgesOf, metresApart, type Edges } from './covering/edges.ts';
import { arrivalSeconds, flightPoints, type Flight, type Lane, type Manner } from './covering/flight-points.ts';
import { soundArea, type SoundArea } from './covering/sound-area.ts';
import { amountFaults, fault, turnaroundFaults } from './faults.ts';
import { obliquePasses } from './oblique.ts';
import { orthophotoPasses } from './orthophoto.ts';
import { turnaroundOf } from './passing.ts';
import { SCAN_ANGLE } from './pattern-limits.ts';
import type { AreaScanPattern, ObliquePattern, OrthophotoPattern } from './pattern.ts';
import { hasFault, type Pass, type Passes } from './survey-pass.ts';
import type { Corner } from './winged/turn-corners.ts';

export type SurveyPattern = AreaScanPattern | OrthophotoPattern | ObliquePattern;

export interface SurveyLane extends Lane {
  pass: Pass;
  /** Degrees from north of the nose; nothing along the way. */
  yaw: number | null;
  /** Metres between two of its pictures; nothing where none are taken. */
  trigger: number | null;
}

/** An area swept in one pass or several, flat. */
export interface Survey {
  plane: TangentPlane;
  flight: Flight<SurveyLane>;
  passes: readonly Pass[];
  manner: Manner;
  squareMetres: number;
}

/** More pieces of lanes than any route has room for. */
const LANES_MAX = 20_000;

const passesOf = (pattern: SurveyPattern, route: Route, performance: Performance): Passes => {
  if (pattern.kind === 'areaScan') return areaScanPasses(pattern, route);
  return pattern.kind === 'orthophoto' ? orthophotoPasses(pattern, route) : obliquePasses(pattern, route, performance);
};

export const isSurvey = (pattern: { kind: string }): pattern is SurveyPattern =>
  ['areaScan', 'orthophoto', 'oblique'].includes(pattern.kind);

/** Which lanes are flown for a pattern, in which order and from which end; without any, why not. */
export function surveyOf(
  pattern: SurveyPattern,
  route: Route,
  performance: Performance,
  home?: Position,
): { survey?: Survey; issues: Issue[] } {
  const numbers = [
    ...(pattern.angle === null ? [] : amountFaults({ angle: pattern.angle }, { angle: SCAN_ANGLE })),
    ...turnaroundFaults(pattern.turnaround),
    ...(route.speed > 0 && Number.isFinite(route.speed) ? [] : [fault('speed', 'kind')]),
  ];
  const { passes, issues: told } = numbers.length > 0 ? { passes: [], issues: [] } : passesOf(pattern, route, performance);
  const { area, issues: ofArea } = soundArea(pattern.area);
  const issues = [...numbers, ...told, ...ofArea];
  if (!area || hasFault(issues)) return { issues };
  const count = lanesAtLeast(area, pattern, passes);
  if (count > LANES_MAX) return { issues: [...issues, fault('tooManyLanes', 'area', { count: Math.round(count), max: LANES_MAX })] };
  const sweep = sweepOver(area, pattern, passes, route, performance);
  const first = sweep();
  const start = home && area.plane.offsetOf(home);
  const isStart = start !== undefined && Number.isFinite(start.north) && Number.isFinite(start.east);
  const survey = isStart ? nearHome(first, start, () => sweep(start)) : first;
  return survey.flight.lanes.length > 0 ? { survey, issues } : { issues: [...issues, fault('tooSmall', 'area')] };
}

function lanesAtLeast({ edges }: SoundArea, { angle, isCrossed }: SurveyPattern, passes: readonly Pass[]): number {
  const degrees = angle ?? candidateAngles(edges, 1)[0]!.degrees;
  const [along, crossing] = [piecesAt(edges, degrees, 1), isCrossed ? piecesAt(edges, degrees + 90, 1) : 0];
  return passes.reduce((sum, { spacing, across }) => sum + along / spacing + crossing / across.spacing, 0);
}

/** A share of a flight: this reckoning is as much coarser than the estimate of a route. What is as good stays as it was laid out. */
const AS_GOOD = 5e-4;

/** As it was laid out, begun next to home, or either of them the other way round: whichever takes the shortest time from home to home. */
function nearHome(first: Survey, home: Offset, begunThere: () => Survey): Survey {
  if (first.flight.lanes.length === 0) return first;
  const begun = begunThere();
  const ways = [first, reversed(first), begun, reversed(begun)];
  const seconds = ways.map((survey) => secondsFromHome(survey, home));
  const least = Math.min(...seconds);
  return ways[seconds.findIndex((one) => one <= least * (1 + AS_GOOD))]!;
}

function secondsFromHome({ flight, manner }: Survey, home: Offset): number {
  const points = flightPoints(flight, manner);
  const metres = metresApart(home, points[0]!) + metresApart(points.at(-1)!, home);
  return arrivalSeconds(points, manner).at(-1)! + metres / manner.speed;
}

const reversed = (survey: Survey): Survey => {
  const { lanes, ways } = survey.flight;
  return {
    ...survey,
    flight: {
      lanes: lanes.toReversed().map((lane) => ({ ...lane, from: lane.to, to: lane.from })),
      // The way to a lane becomes the way from it.
      ways: lanes.map((_, index) => (index === 0 ? [] : ways[lanes.length - index]!.toReversed())),
    },
  };
};

/** What is asked for each pass is made once: the same question has its angles weighed and its turns measured already. */
function sweepOver(
  area: SoundArea,
  pattern: SurveyPattern,
  passes: readonly Pass[],
  route: Route,
  performance: Performance,
): (start?: Offset) => Survey {
  const { turnRadius } = performance;
  const stops = route.turnMode === 'stop' && turnRadius === 0;
  const manner: Manner = {
    speed: route.speed,
    acceleration: NEW_WAYPOINT.acceleration,
    radius: route.radius,
    stops,
    // Whatever stops at the end of a lane needs no room beyond the area.
    turnaround: pattern.turnaround ?? (stops ? 0 : turnaroundOf(null, route, performance)),
    turnRadius,
  };
  const asked = new Map<string, { edges: Edges; covering: Covering }>();
  const askedFor = (pass: Pass, angle: number | null) => {
    const key = `${passes.indexOf(pass)} ${angle}`;
    const edges = () => (pass.look ? edgesOf(movedBack(area.rings, (angle ?? 0) + pass.look.degrees, pass.look.ahead)) : area.edges);
    const one = asked.get(key) ?? {
      edges: edges(),
      covering: { spacing: pass.spacing, manner, angle, across: pattern.isCrossed ? pass.across.spacing : null },
    };
    asked.set(key, one);
    return one;
  };
  return (start) => {
    const lanes: SurveyLane[] = [];
    const ways: (readonly Corner[])[] = [];
    let { angle } = pattern;
    for (const pass of passes) {
      const { edges, covering } = askedFor(pass, angle);
      const { flight, once, degrees } = cover(edges, covering, lanes.at(-1)?.to ?? start);
      angle ??= degrees;
      const yaw = pass.look && (((degrees + pass.look.degrees) % 360) + 360) % 360;
      for (const [index, lane] of flight.lanes.entries())
        lanes.push({ ...lane, pass, yaw, trigger: index < once ? pass.trigger : pass.across.trigger });
      for (const way of flight.ways) ways.push(way);
    }
    return { plane: area.plane, flight: { lanes, ways }, passes, manner, squareMetres: area.squareMetres };
  };
}

/** From there what the camera sees lies so many metres ahead, in such a direction. */
function movedBack(rings: readonly Offset[][], degrees: number, metres: number): Offset[][] {
  const [north, east] = [-metres * Math.cos((degrees * Math.PI) / 180), -metres * Math.sin((degrees * Math.PI) / 180)];
  return rings.map((ring) => ring.map((corner) => ({ north: corner.north + north, east: corner.east + east })));
}
