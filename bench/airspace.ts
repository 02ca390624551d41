import { fenceIndex } from '@skyhelm/core/airspace/engine/fence-index';
import { airChecker, piecesOf, type Way } from '@skyhelm/core/airspace/engine/check';
import { met } from '@skyhelm/core/airspace/engine/meet';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { USUAL_PERFORMANCE } from '@skyhelm/core/plan/path/performance';
import { lineOfWaysBack, waysBack, withWaysBack } from '@skyhelm/core/plan/path/ways-back';
import { wayOf } from '@skyhelm/core/plan/path/way-of';
import type { Route } from '@skyhelm/core/plan/route';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import { placesAlong } from '@skyhelm/core/plan/terrain/ground';
import type { Position } from '@skyhelm/core/geo/position';
import { booleanIntersects, lineString, polygon } from '@turf/turf';
import { dragging } from './dragging.ts';
import { HOME, randomFrom, routeOf, zonesWithin } from './many-zones.ts';
import { median, type Row } from './report.ts';

const ROUNDS = 15;
/** Legs that the baseline is measured with; it takes as long for each of the others. */
const SAMPLED_LEGS = 4;
const WHEN = { now: 0 };

function millisecondsOf(rounds: number, work: (round: number) => void): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const before = performance.now();
    work(round);
    return performance.now() - before;
  });
}

function manyZones(): Row[] {
  const zones = zonesWithin(100_000, 10_000, 20);
  const index = zoneIndex(zones);
  const route = routeOf(1_001, 5_000);
  const way = wayOf(route, { position: HOME, altitude: 4 }, USUAL_PERFORMANCE);
  const legs = piecesOf(way)
    .filter(({ kind, corners }) => kind === 'leg' && corners.length === 2)
    .slice(-1_000);
  const bare = legs.map((leg) => ({ ...leg, margin: 0 }));
  const found = () => bare.map((leg) => met(index, leg, way.frame, WHEN).length);
  const baseline = turfMs(route, zones, found());
  const ours = median(millisecondsOf(ROUNDS, () => void found()));
  const whole = median(millisecondsOf(ROUNDS, () => void checked(index, way)));
  return [
    {
      bench: 'airspace',
      what: '1,000 legs against 10,000 zones of 20 points, beside a loop over turf',
      ours,
      baseline,
      unit: 'ms',
      goal: 'under 20 ms, 100 times as fast',
      met: ours < 20 && baseline / ours >= 100,
    },
    {
      bench: 'airspace',
      what: '… the whole way: margins, corners, return from every point',
      ours: whole,
      unit: 'ms',
      goal: 'none',
      met: true,
    },
  ];
}

const checked = (zones: ZoneIndex, way: Way) => airChecker({ zones, fence: fenceIndex(NO_FENCE) })(way, WHEN);

/** Fails when it finds others than we do: whoever is wrong is fast in vain. */
function turfMs({ waypoints }: Route, zones: readonly Zone[], expected: readonly number[]): number {
  const areas = zones.map(({ shape }) => {
    const ring = shape.kind === 'polygon' ? shape.points.map(({ longitude, latitude }) => [longitude, latitude]) : [];
    return polygon([[...ring, ring[0]!]]);
  });
  const every = Math.floor((waypoints.length - 1) / SAMPLED_LEGS);
  const [took] = millisecondsOf(1, () => {
    for (let leg = 0; leg < SAMPLED_LEGS * every; leg += every) {
      const [from, to] = [waypoints[leg]!, waypoints[leg + 1]!];
      const line = lineString([from, to].map(({ longitude, latitude }) => [longitude, latitude]));
      const met = areas.filter((area) => booleanIntersects(line, area)).length;
      if (met !== expected[leg]) throw new Error(`leg ${leg} meets ${met} zones by turf and ${expected[leg]} by us`);
    }
  });
  return (took! / SAMPLED_LEGS) * expected.length;
}

/** Once a dragged waypoint rests, the editor looks for the ways home that come near to zones above the ground, and, with the ground below them, holds everything to it. */
function resting(): Row[] {
  const zones = zoneIndex(zonesWithin(20_000, 1_000, 20).map((zone) => ({ ...zone, datum: 'ground', floor: 120, ceiling: 150 })));
  const home = { position: HOME, altitude: 4 };
  const airspaceThere = { zones, fence: NO_FENCE, home };
  const route = routeOf(500, 5_000);
  const random = randomFrom(11);
  const below = (line: readonly Position[]) =>
    line.slice(1).map((to, leg) => placesAlong(line[leg]!, to, 30).map(() => Math.round(random() * 150) - 75));
  const along = groundLines(route, { home }).map(below);
  const backs = below(lineOfWaysBack(waysBack(route, home, zones, USUAL_PERFORMANCE, WHEN)!));
  const times = millisecondsOf(ROUNDS, () => {
    const ways = waysBack(route, home, zones, USUAL_PERFORMANCE, WHEN)!;
    const terrain = withWaysBack(terrainAlong(route, { home }, along)!, ways, backs);
    checkRoute({ name: 'Resting', remarks: '', route, limits: {}, airspace: airspaceThere, terrain });
  });
  const ours = median(times);
  return [
    {
      bench: 'airspace',
      what: '… once it rests: the ground below all ways and below those home from every point, where every zone counts from it',
      ours,
      unit: 'ms',
      goal: 'under 100 ms',
      met: ours < 100,
    },
  ];
}

export const airspace = async (): Promise<Row[]> => [...manyZones(), ...(await dragging()), ...resting()];
