import { localPlane } from '@skyhelm/core/geo/local-plane';
import { isSelfCrossing } from '@skyhelm/core/geo/meeting-sides';
import type { Offset } from '@skyhelm/core/geo/tangent-plane';
import { flightOf } from '@skyhelm/core/plan/formation/flight';
import type { Home } from '@skyhelm/core/plan/path/course';
import { cover } from '@skyhelm/core/plan/pattern/covering/cover';
import { edgesOf, type Edges } from '@skyhelm/core/plan/pattern/covering/edges';
import { flightSeconds, type Flight } from '@skyhelm/core/plan/pattern/covering/flight-points';
import { lanePieces } from '@skyhelm/core/plan/pattern/covering/lane-pieces';
import { metresOutside, wayInside } from '@skyhelm/core/plan/pattern/covering/way-inside';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { AreaScanPattern } from '@skyhelm/core/plan/pattern/pattern';
import { splitAmong } from '@skyhelm/core/plan/pattern/split';
import { NEW_ROUTE } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { median, type Row } from './report.ts';

const HERE = { latitude: 31.2, longitude: 121.4 };
const ROUNDS = 9;
const MANNER = { speed: NEW_ROUTE.speed, acceleration: 2, radius: 1, stops: true, turnaround: 0, turnRadius: 0 };
const AIRCRAFT = 8;

const ringOf = (corners: number, middle: Offset, ray: (corner: number) => number): Offset[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return { north: middle.north + ray(corner) * Math.cos(angle), east: middle.east + ray(corner) * Math.sin(angle) };
  });

const cornersOf = (...places: (readonly [north: number, east: number])[]): Offset[] => places.map(([north, east]) => ({ north, east }));

/** Ten kilometres by ten with twenty holes; 5,000 lines lie two metres apart. */
function wide(): { rings: Offset[][]; spacing: number } {
  const border = cornersOf([-5_000, -5_000], [-5_000, 5_000], [5_000, 5_000], [5_000, -5_000]);
  const holes = Array.from({ length: 20 }, (_, index) => {
    const middle = {
      north: -3_900 + (index % 5) * 1_950 + (index % 3) * 90,
      east: -3_600 + Math.floor(index / 5) * 2_400 + (index % 4) * 110,
    };
    return ringOf(8 + (index % 5), middle, (corner) => 220 + ((index * 37 + corner * 53) % 160));
  });
  return { rings: [border, ...holes], spacing: 2 };
}

/** What surveys are asked for: some bent inwards, some with holes. */
const AREAS: Record<string, Offset[][]> = {
  rectangle: [cornersOf([0, 0], [0, 600], [1_000, 600], [1_000, 0])],
  'slanted field': [cornersOf([0, 0], [120, 820], [760, 1_050], [910, 310], [430, -190])],
  'L shape': [cornersOf([0, 0], [0, 900], [300, 900], [300, 300], [1_000, 300], [1_000, 0])],
  'U shape': [cornersOf([0, 0], [0, 900], [900, 900], [900, 600], [300, 600], [300, 300], [900, 300], [900, 0])],
  comb: [
    cornersOf(
      [0, 0],
      [700, 0],
      [700, 150],
      [200, 150],
      [200, 300],
      [700, 300],
      [700, 450],
      [200, 450],
      [200, 600],
      [700, 600],
      [700, 750],
      [0, 750],
    ),
  ],
  star: [ringOf(14, { north: 0, east: 0 }, (corner) => (corner % 2 === 0 ? 700 : 380))],
  'field with holes': [
    cornersOf([0, 0], [0, 1_200], [900, 1_200], [900, 0]),
    ringOf(8, { north: 300, east: 350 }, () => 110),
    ringOf(6, { north: 560, east: 820 }, () => 140),
  ],
};

/** Each line from the first side it meets to the last, one after another: what lies in between is flown over. Ways from line to line keep to the area if asked to. */
function plainSweep(edges: Edges, degrees: number, spacing: number, keepsInside: boolean): Flight {
  const pieces = lanePieces(edges, degrees, spacing);
  const lanes = Array.from({ length: pieces.lines }, (_, line) => {
    const [first, end] = [pieces.firstOf[line]!, pieces.firstOf[line + 1]!];
    if (first === end) return [];
    const aside = pieces.asideOf(line);
    const [from, to] = [pieces.placeAt(pieces.begin[first]!, aside), pieces.placeAt(pieces.end[end - 1]!, aside)];
    return [line % 2 === 0 ? { from, to } : { from: to, to: from }];
  }).flat();
  return { lanes, ways: lanes.map(({ from }, index) => (keepsInside && index > 0 ? wayInside(edges, lanes[index - 1]!.to, from) : [])) };
}

function bestPlainSweep(edges: Edges, spacing: number, keepsInside: boolean): { flight: Flight; seconds: number } {
  let best = { flight: plainSweep(edges, 0, spacing, false), seconds: Infinity };
  for (let degrees = 0; degrees < 180; degrees++) {
    const flight = plainSweep(edges, degrees, spacing, keepsInside);
    const seconds = flightSeconds(flight, MANNER);
    if (seconds < best.seconds) best = { flight, seconds };
  }
  return best;
}

const timed = (rounds: number, work: () => unknown): number =>
  median(
    Array.from({ length: rounds }, () => {
      const before = performance.now();
      work();
      return performance.now() - before;
    }),
  );

function patternOf([outer, ...holes]: Offset[][], spacing: number): AreaScanPattern {
  const { positionAt } = localPlane(HERE);
  const area = { outer: outer!.map(positionAt), holes: holes.map((hole) => hole.map(positionAt)) };
  return { kind: 'areaScan', area, spacing, angle: null, turnaround: 0, isCrossed: false };
}

function outsideOf(edges: Edges, { lanes, ways }: Flight): number {
  const points = lanes.flatMap(({ from, to }, index) => [...ways[index]!, from, to]);
  return points.slice(1).reduce((sum, point, index) => sum + metresOutside(edges, points[index]!, point), 0);
}

/** All of it: the area looked over, the angle chosen, lanes ordered, ways found, waypoints made. */
function howFast(): Row[] {
  const { rings, spacing } = wide();
  const [pattern, edges] = [patternOf(rings, spacing), edgesOf(rings)];
  const first = timed(1, () => layOut(pattern, NEW_ROUTE));
  const ours = timed(ROUNDS, () => layOut(pattern, NEW_ROUTE));
  return [
    {
      bench: 'survey',
      what: '100 km2, 5,000 lanes, 20 holes: waypoints, the choice of the angle included',
      ours,
      baseline: timed(1, () => bestPlainSweep(edges, spacing, false)),
      unit: 'ms',
      goal: 'under 100 ms',
      met: ours < 100,
    },
    { bench: 'survey', what: '… the first time, before the engine has warmed up', ours: first, unit: 'ms', goal: 'none', met: true },
  ];
}

const WINGED: Route = { ...NEW_ROUTE, wings: { kind: 'fixedWing', turnRadius: 60, slowest: 12 }, speed: 18 };

/** As many holes as anybody draws, each for the first time that they see it: rotors and wings, with a home to begin near. */
function manyHoles(): Row[] {
  const [side, count] = [3_000, 200];
  const across = Math.ceil(Math.sqrt(count));
  const cell = side / across;
  const border = cornersOf([0, 0], [0, side], [side, side], [side, 0]);
  const holes = Array.from({ length: count }, (_, index) => {
    const middle = {
      north: cell * (0.5 + (index % across) + (index % 3) * 0.05),
      east: cell * (0.5 + Math.floor(index / across) + (index % 4) * 0.04),
    };
    return ringOf(6 + (index % 5), middle, (corner) => cell * (0.2 + ((index * 37 + corner * 53) % 16) / 100));
  });
  const pattern = patternOf([border, ...holes], 20);
  const home = localPlane(HERE).positionAt({ north: -side, east: 0 });
  return Object.entries({ rotors: NEW_ROUTE, wings: WINGED }).map(([name, route]): Row => {
    const ours = timed(3, () => layOut({ ...pattern }, route, home));
    return { bench: 'survey', what: `9 km2 with 200 holes, from home: ${name}`, ours, unit: 'ms', goal: 'under 1 s', met: ours < 1_000 };
  });
}

/** As jagged as a coast, with as many corners as are taken: each in or out. */
function manyCorners(): Row[] {
  const coast = ringOf(10_000, { north: 0, east: 0 }, (corner) => 2_000 + 3 * Math.sin(corner * 2.399_963) + 3 * Math.cos(corner / 37));
  const pattern = patternOf([coast], 20);
  const ours = timed(3, () => layOut({ ...pattern }, NEW_ROUTE));
  const crossing = (what: string, ring: Offset[]): Row => {
    const looked = timed(3, () => isSelfCrossing(ring));
    const baseline = timed(1, () => crossesPairByPair(ring));
    return { bench: 'survey', what, ours: looked, baseline, unit: 'ms', goal: 'under 100 ms', met: looked < 100 };
  };
  return [
    { bench: 'survey', what: '13 km2 with 10,000 corners: waypoints', ours, unit: 'ms', goal: 'under 1 s', met: ours < 1_000 },
    crossing('… whether its sides cross, beside each pair of them', coast),
    crossing('the same of 10,000 slats whose boxes all overlap', slatsOf(10_000)),
  ];
}

const slatsOf = (corners: number): Offset[] => [
  ...Array.from({ length: corners - 2 }, (_, at) => ({ north: at % 2 === 0 ? 0 : 1_000, east: at + (at % 2 === 0 ? 0 : corners) })),
  { north: -10, east: 3 * corners },
  { north: -10, east: -10 },
];

function crossesPairByPair(ring: readonly Offset[]): boolean {
  const turn = (a: Offset, b: Offset, c: Offset) =>
    Math.sign((b.north - a.north) * (c.east - a.east) - (b.east - a.east) * (c.north - a.north));
  const end = (side: number) => ring[(side + 1) % ring.length]!;
  for (let one = 0; one < ring.length; one++) {
    for (let other = one + 2; other < ring.length; other++) {
      if (one === 0 && other === ring.length - 1) continue;
      const [a, b, c, d] = [ring[one]!, end(one), ring[other]!, end(other)];
      if (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) return true;
    }
  }
  return false;
}

function howGood(): Row[] {
  const vast = { name: '100 km2 with 20 holes', ...wide() };
  const areas = [...Object.entries(AREAS).map(([name, rings]) => ({ name, rings, spacing: 30 })), vast];
  const results = areas.map(({ name, rings, spacing }) => {
    const edges = edgesOf(rings);
    const { flight } = cover(edges, { spacing, manner: MANNER, angle: null, across: null });
    const [plain, straight] = [bestPlainSweep(edges, spacing, rings !== vast.rings), bestPlainSweep(edges, spacing, false)];
    const minutes = flightSeconds(flight, MANNER) / 60;
    return {
      name,
      minutes,
      plain: plain.seconds / 60,
      straight: straight.seconds / 60,
      outside: outsideOf(edges, flight),
      plainOutside: outsideOf(edges, straight.flight),
    };
  });
  const sum = (of: (result: (typeof results)[number]) => number) => results.reduce((all, result) => all + of(result), 0);
  return [
    ...results.map(({ name, minutes, plain }): Row => ({
      bench: 'survey',
      what: `${name}: flight time beside the plain sweep at the best of 180 angles`,
      ours: minutes,
      baseline: plain,
      unit: 'min',
      goal: 'never longer',
      met: minutes <= plain * 1.000_001,
    })),
    {
      bench: 'survey',
      what: '… the worst of them beside a plain sweep whose ways may leave the area as well',
      ours: Math.max(...results.map(({ minutes, straight }) => minutes / straight)),
      baseline: 1,
      unit: 'times',
      goal: 'none',
      met: true,
    },
    {
      bench: 'survey',
      what: 'all of these: flown outside the area',
      ours: sum(({ outside }) => outside),
      baseline: sum(({ plainOutside }) => plainOutside),
      unit: 'm',
      goal: 'zero',
      met: sum(({ outside }) => outside) < 0.01,
    },
  ];
}

/** In a row along the south of the area, as far apart as people set them down, and as far from it as a car may stand. */
function homesBeside([outer]: Offset[][]): Home[] {
  const [south, west] = [Math.min(...outer!.map(({ north }) => north)), Math.min(...outer!.map(({ east }) => east))];
  const { positionAt } = localPlane(HERE);
  const at = (index: number) => positionAt({ north: south - 50, east: west + index * 20 });
  return Array.from({ length: AIRCRAFT }, (_, index) => ({ position: at(index), altitude: 0 }));
}

/** From the ground to the ground, with climbs and ways there and back, as each route is flown. The work is what all of them fly together. */
function howEven(): Row[] {
  const timesAlone: number[] = [];
  const rows = Object.entries(AREAS).map(([name, rings]): Row => {
    const homes = homesBeside(rings);
    const flown = flownBy(rings, homes);
    const [ours, bound] = [Math.max(...flown), flown.reduce((sum, seconds) => sum + seconds, 0) / AIRCRAFT];
    timesAlone.push((ours * AIRCRAFT) / flownBy(rings, homes.slice(0, 1))[0]!);
    return {
      bench: 'survey',
      what: `${name} among ${AIRCRAFT} aircraft: the latest landing beside an eighth of all that is flown`,
      ours,
      baseline: bound,
      unit: 's',
      goal: 'within 5 %',
      met: ours <= bound * 1.05,
    };
  });
  const beside = '… the worst of them beside an eighth of what one aircraft alone takes: climbs and ways there and back are not shared';
  return [...rows, { bench: 'survey', what: beside, ours: Math.max(...timesAlone), baseline: 1, unit: 'times', goal: 'none', met: true }];
}

/** Seconds of each of them. */
function flownBy(rings: Offset[][], homes: Home[]): number[] {
  const { shares } = splitAmong(patternOf(rings, 30), { ...NEW_ROUTE, endAction: 'return' }, homes);
  return shares.map(({ aircraft, route }) => flightOf(route, { home: homes[aircraft], delay: 0, rounds: 1 }).at(-1)!.from);
}

export async function survey(): Promise<Row[]> {
  return [...howFast(), ...manyHoles(), ...manyCorners(), ...howGood(), ...howEven()];
}
