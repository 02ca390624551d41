import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../issue.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Route, Waypoint } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import type { WaypointAction } from '../waypoint-action.ts';
import { readRows } from './csv/read-rows.ts';
import { csvRows } from './csv/write-csv.ts';
import { lossesOf } from './losses.ts';
import { fileOf, readRouteText } from './read-route-file.ts';
import { ROUTE_FILE_FORMATS, type FileContent, type RouteFileFormat, type WriteOptions } from './route-file.ts';
import { anyPlannedRoute } from './testing/any-planned-route.ts';
import { writeRoute } from './write-route.ts';

const OPTIONS: WriteOptions = { name: 'Ridge', remarks: '', vehicle: { autopilot: 'ardupilot', kind: 'multirotor' }, model: 'm3t' };
const VEHICLES = (['ardupilot', 'px4'] as const).flatMap((autopilot) =>
  (['multirotor', 'fixedWing', 'vtol'] as const).map((kind) => ({ autopilot, kind })),
);

function readBack(format: RouteFileFormat, content: FileContent, route: Route): Route {
  if (format === 'csv') {
    const lines = csvRows(route, OPTIONS).map((cells, index) => ({ number: index + 1, cells }));
    return fileOf('csv', readRows(lines)).routes[0]!.route;
  }
  return readRouteText(typeof content === 'string' ? content : content.at(-1)!.text)!.routes[0]!.route;
}

const countOf = (issues: readonly Issue[], field: string, action?: string): number =>
  issues
    .filter(({ code, params }) => code === `routeFile.lost.${field}` && (action === undefined || params?.['action'] === action))
    .reduce((sum, { params }) => sum + Number(params?.['count']), 0);

/** Before some of its waypoints it hovers there, so that two stand at one place. */
const anyCirclingRoute: fc.Arbitrary<Route> = fc
  .tuple(anyPlannedRoute, fc.array(fc.tuple(fc.boolean(), fc.constantFrom(2, 3), fc.boolean()), { minLength: 12, maxLength: 12 }))
  .map(([route, manners]) => ({
    ...route,
    waypoints: route.waypoints.flatMap((waypoint, index): Waypoint[] => {
      const [isHoveredFor, acceleration, isQuiet] = manners[index]!;
      const one: Waypoint = { ...waypoint, acceleration };
      if (!isHoveredFor || one.mode !== 'circle') return [one];
      const circle: Waypoint = { ...one, circling: { ...one.circling, waitMs: 0 } };
      return [{ ...circle, mode: 'hover', actions: isQuiet ? [] : [{ kind: 'photograph', value: null }] }, circle];
    }),
  }));

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 0.1;
type Same = (one: Waypoint, other: Waypoint) => boolean;

const isSameCircle = (one: Waypoint['circling'], other: Waypoint['circling']): boolean =>
  near(one.radius, other.radius) && one.turns === other.turns && one.clockwise === other.clockwise && one.waitMs === other.waitMs;

/** Each field beside the words that say it is lost. A mode that is another takes what only it has with it. */
const FIELDS: [string[], Same][] = [
  [['altitude'], (one, other) => near(one.altitude, other.altitude)],
  [['speed'], (one, other) => near(one.speed, other.speed)],
  [['acceleration'], (one, other) => near(one.acceleration, other.acceleration)],
  [['mode', 'stop'], (one, other) => one.mode === other.mode],
  [['turnMode'], (one, other) => one.mode === 'circle' || one.turnMode === other.turnMode],
  [['radius'], (one, other) => one.mode === 'circle' || near(one.radius, other.radius)],
  [['hold', 'mode', 'stop'], (one, other) => one.mode !== 'hover' || (other.mode === 'hover' && one.holdMs === other.holdMs)],
  [
    ['circling', 'mode', 'stop'],
    (one, other) => one.mode !== 'circle' || (other.mode === 'circle' && isSameCircle(one.circling, other.circling)),
  ],
  [['nose'], (one, other) => one.yawMode === other.yawMode && (one.yawMode !== 'fixed' || near(one.yaw % 360, other.yaw % 360))],
];

/** Found without asking which waypoint became which: whatever no waypoint at its place has is lost in any case. */
function unnamedOf(route: Route, back: Route, issues: readonly Issue[]): string[] {
  const gone = countOf(issues, 'gone');
  const isNamed = (count: number, words: string[]) => count <= gone + words.reduce((sum, word) => sum + countOf(issues, word), 0);
  const within = (waypoint: Waypoint, metres: number) => back.waypoints.filter((other) => metresBetween(waypoint, other) <= metres);
  const missing = route.waypoints.filter((waypoint) => within(waypoint, 0.1).length === 0).length;
  const lost = (isSame: Same) =>
    route.waypoints.filter((waypoint) => {
      // Of a circle that is flown as corners nothing may be left in its middle.
      const found = within(waypoint, waypoint.mode === 'circle' ? waypoint.circling.radius + 1 : 0.1);
      return found.length > 0 && !found.some((other) => isSame(waypoint, other));
    }).length;
  const has = ({ waypoints }: Route, wanted: WaypointAction) =>
    waypoints.flatMap(({ actions }) => actions).filter(({ kind, value }) => kind === wanted.kind && near(value ?? 0, wanted.value ?? 0))
      .length;
  const actions = route.waypoints.flatMap((waypoint) => waypoint.actions);
  return [
    ...(isNamed(missing, ['place']) ? [] : ['place']),
    ...FIELDS.flatMap(([words, isSame]) => (isNamed(lost(isSame), words) ? [] : [words[0]!])),
    ...actions.flatMap((action) => (has(route, action) - has(back, action) <= countOf(issues, 'action', action.kind) ? [] : [action.kind])),
  ];
}

/** No two in one place but those that were put there, and none within the circle of another. */
function spread(route: Route): Route {
  let number = 0;
  const waypoints = route.waypoints.map((one, index) => {
    const before = route.waypoints[index - 1];
    const isPutThere = one.mode === 'circle' && before?.mode === 'hover' && before.circling === one.circling;
    if (!isPutThere) number++;
    return { ...one, ...placeAt(500 * number, 0) };
  });
  return { ...route, waypoints };
}

/** By how many fewer each place has: with more of them called gone, nothing else would have to be named. */
function missingOf(route: Route, back: Route): number {
  const standing = ({ waypoints }: Route, place: Waypoint) => waypoints.filter((other) => metresBetween(place, other) <= 0.1).length;
  const shares = route.waypoints.map((place) => Math.max(0, standing(route, place) - standing(back, place)) / standing(route, place));
  return Math.round(shares.reduce((sum, share) => sum + share, 0));
}

describe.each(ROUTE_FILE_FORMATS)('%s', (format) => {
  test('names each field and action that does not come back, however many waypoints do', () => {
    fc.assert(
      fc.property(anyCirclingRoute, fc.boolean(), fc.constantFrom(...VEHICLES), (planned, isSpread, vehicle) => {
        const any = isSpread ? spread(planned) : planned;
        // DJI counts heights above the sea from elsewhere, and is told of none.
        const route: Route = format === 'wpml' ? { ...any, heightMode: 'relative' } : any;
        const { content, issues } = writeRoute(format, route, { ...OPTIONS, vehicle });
        if (issues.some(({ severity }) => severity === 'error')) return;
        const back = readBack(format, content, route);
        expect(unnamedOf(route, back, issues)).toEqual([]);
        if (isSpread) expect(countOf(issues, 'gone')).toBeLessThanOrEqual(missingOf(route, back));
      }),
    );
  });
});

const told = (issues: readonly Issue[]) =>
  issues.flatMap(({ code, params }) =>
    code.startsWith('routeFile.lost.') ? [[code.slice('routeFile.lost.'.length), ...Object.values(params ?? {})].join(' ')] : [],
  );

test('a circle that PX4 flies as corners hides nothing of what else is lost', () => {
  const through = routeThrough([[0, 0], [200, 0], [400, 0]], { turnMode: 'adaptive' }); // prettier-ignore
  const given: Partial<Waypoint>[] = [
    { actions: [{ kind: 'zoom', value: 5 }] },
    { mode: 'circle', acceleration: 3 },
    { actions: [{ kind: 'playSound', value: 3 }] },
  ];
  const route: Route = { ...through, waypoints: through.waypoints.map((one, index) => ({ ...one, ...given[index] })) };
  const { issues } = writeRoute('plan', route, { ...OPTIONS, vehicle: { autopilot: 'px4', kind: 'multirotor' } });
  expect(told(issues)).toEqual(expect.arrayContaining(['waypoints 3 16', 'acceleration 1', 'action zoom 1', 'action playSound 1']));
});

test('a hover that is read as the wait of the circle behind it is the one that is gone', () => {
  const [first, there, last] = routeThrough([[0, 0], [100, 0], [200, 0]]).waypoints as [Waypoint, Waypoint, Waypoint]; // prettier-ignore
  const photograph: WaypointAction = { kind: 'photograph', value: null };
  const circle: Waypoint = { ...there, mode: 'circle', circling: { ...there.circling, waitMs: 0 }, actions: [photograph] };
  const route: Route = { ...routeThrough([]), waypoints: [first, { ...there, holdMs: 5_000 }, circle, last] };
  for (const format of ['plan', 'waypoints'] as const) {
    const { content, issues } = writeRoute(format, route, OPTIONS);
    expect(readBack(format, content, route).waypoints.map(({ mode }) => mode)).toEqual(['hover', 'circle', 'hover']);
    expect(told(issues)).toEqual(['waypoints 4 3', 'gone 1', 'circling 1']);
  }
});

test('waypoints are told apart though as many come back', () => {
  const route = routeThrough([[0, 0], [100, 0], [200, 0]]); // prettier-ignore
  const back = routeThrough([[100, 0], [200, 0], [300, 0]]); // prettier-ignore
  expect(told(lossesOf(route, back))).toEqual(['gone 1']);
});
