import { fenceIndex } from '@skyhelm/core/airspace/engine/fence-index';
import { airChecker, piecesOf, type Way } from '@skyhelm/core/airspace/engine/check';
import { met } from '@skyhelm/core/airspace/engine/meet';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { moveWaypoints } from '@skyhelm/core/plan/edits/index';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import { USUAL_PERFORMANCE, type Performance } from '@skyhelm/core/plan/path/performance';
import { lineOfWaysBack, waysBack, withWaysBack } from '@skyhelm/core/plan/path/ways-back';
import { wayOf } from '@skyhelm/core/plan/path/way-of';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import { placesAlong } from '@skyhelm/core/plan/terrain/ground';
import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { booleanIntersects, lineString, polygon } from '@turf/turf';
import { median, percentile, type Row } from './report.ts';

const HOME = { latitude: 31.2, longitude: 121.4 };
const ROUNDS = 15;
const DRAGS = 200;
/** Legs that the baseline is measured with; it takes as long for each of the others. */
const SAMPLED_LEGS = 4;
const WHEN = { now: 0 };
const plane = tangentPlane(HOME);

/** The same numbers every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function zonesWithin(metres: number, count: number, corners: number): Zone[] {
  const random = randomFrom(7);
  return Array.from({ length: count }, (_, index) => {
    const [north, east] = [(random() - 0.5) * metres, (random() - 0.5) * metres];
    const size = 100 + random() * 400;
    const points = Array.from({ length: corners }, (__, corner) => {
      const [angle, ray] = [(corner / corners) * 2 * Math.PI, size * (0.6 + random() * 0.4)];
      return plane.positionAt({ north: north + ray * Math.cos(angle), east: east + ray * Math.sin(angle) });
    });
    const limits = { floor: null, ceiling: null, activeFrom: null, validUntil: null };
    return { id: String(index), name: `Zone ${index}`, kind: 'noFly', datum: 'sea', shape: { kind: 'polygon', points }, ...limits };
  });
}

/** Lanes of a survey, as dense as they come. */
function routeOf(count: number, metres: number): Route {
  const lane = 10;
  const step = metres / lane;
  const places = Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / lane), index % lane];
    return plane.positionAt({ north: row * step - metres / 2, east: (row % 2 === 0 ? column : lane - 1 - column) * step - metres / 2 });
  });
  return { ...NEW_ROUTE, waypoints: places.map((place) => waypointAt(place, NEW_ROUTE)) };
}

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

/**
 * One waypoint is dragged about. Each time the editor makes the route anew, holds it to every rule and says where each is broken, and how long the route is, on the thread that
 * also draws: nothing of this is done apart. Drawing is not measured here.
 */
function dragging(what: string, performance: Performance): Row[] {
  const home = { position: HOME, altitude: 4 };
  const airspaceThere = { zones: zoneIndex(zonesWithin(20_000, 1_000, 20)), fence: NO_FENCE, home, performance };
  const before = routeOf(500, 5_000);
  const again = (round: number) => {
    const to = plane.positionAt({ north: Math.sin(round / 10) * 800, east: Math.cos(round / 10) * 800 });
    const route = moveWaypoints(before, [250], before.waypoints[250]!, to);
    checkRoute({ name: 'Dragged', remarks: '', route, limits: {}, airspace: airspaceThere });
    estimateOf(route);
  };
  const first = millisecondsOf(1, again)[0]!;
  const times = millisecondsOf(DRAGS, again);
  const slowest = percentile(times, 0.95);
  return [
    {
      bench: 'airspace',
      what,
      ours: slowest,
      baseline: first,
      unit: 'ms',
      goal: 'under 8 ms',
      met: slowest < 8,
    },
  ];
}

/** One in each corner of the survey. */
const RALLYING: Performance = {
  ...USUAL_PERFORMANCE,
  rally: {
    points: [-2_500, 2_500].flatMap((north) =>
      [-2_500, 2_500].map((east, index) => ({ ...plane.positionAt({ north, east }), number: index + (north > 0 ? 3 : 1), height: 30 })),
    ),
    reach: null,
    isBeforeHome: null,
  },
};

/** Once a dragged waypoint rests, the editor looks for the ways home that come near to zones above the ground, and, with the ground below them, holds everything to it. */
function resting(): Row[] {
  const zones = zoneIndex(zonesWithin(20_000, 1_000, 20).map((zone) => ({ ...zone, datum: 'ground', floor: 120, ceiling: 150 })));
  const home = { position: HOME, altitude: 4 };
  const airspaceThere = { zones, fence: NO_FENCE, home };
  const route = routeOf(500, 5_000);
  const random = randomFrom(11);
  const below = (line: readonly Position[]) =>
    line.slice(1).map((to, leg) => placesAlong(line[leg]!, to, 30).map(() => Math.round(random() * 150) - 75));
  const along = groundLines(route, home).map(below);
  const backs = below(lineOfWaysBack(waysBack(route, home, zones, USUAL_PERFORMANCE, WHEN)!));
  const times = millisecondsOf(ROUNDS, () => {
    const ways = waysBack(route, home, zones, USUAL_PERFORMANCE, WHEN)!;
    const terrain = withWaysBack(terrainAlong(route, home, along)!, ways, backs);
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

export async function airspace(): Promise<Row[]> {
  const dragged = 'a waypoint of 500 dragged among 1,000 zones, every rule, p95, beside a check from scratch';
  return [
    ...manyZones(),
    ...dragging(dragged, USUAL_PERFORMANCE),
    ...dragging('… by an aircraft with four rally points on board', RALLYING),
    ...resting(),
  ];
}
