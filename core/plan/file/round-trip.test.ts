import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import type { LandingRoute } from '../landing/landing.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import { csvRows } from './csv/write-csv.ts';
import { readRows } from './csv/read-rows.ts';
import { lossesOf } from './losses.ts';
import { readRouteText } from './read-route-file.ts';
import type { RouteFileFormat, WriteOptions } from './route-file.ts';
import { anyPlannedRoute } from './testing/any-planned-route.ts';
import { asLine, asMission, asWayline } from './testing/fitting-routes.ts';
import { writeRoute } from './write-route.ts';

const OPTIONS: WriteOptions = {
  name: 'Ridge <1> & "2"',
  remarks: 'Keep > 3 m & < 9 m off the "wires",\nthen land',
  vehicle: { autopilot: 'ardupilot', kind: 'multirotor' },
  model: 'm3t',
};
const lostBy = (format: RouteFileFormat, route: Route, options = OPTIONS) =>
  writeRoute(format, route, options)
    .issues.filter(({ code }) => code.startsWith('routeFile.lost.'))
    .map(({ code }) => code.slice('routeFile.lost.'.length));
const namesIn = (content: unknown) => readRouteText(content as string)!.routes.map(({ name }) => name);

describe('our own formats hold everything', () => {
  test('JSON', () => {
    fc.assert(
      fc.property(anyPlannedRoute, (route) => {
        const { content, issues } = writeRoute('json', route, OPTIONS);
        const file = readRouteText(content as string)!;
        expect([issues, file.format, file.issues]).toEqual([[], 'json', []]);
        expect(file.routes).toEqual([{ name: OPTIONS.name, remarks: OPTIONS.remarks, route, issues: [] }]);
      }),
    );
  });

  test('a table, under any name, even one that a spreadsheet would compute', () => {
    fc.assert(
      fc.property(anyPlannedRoute, fc.constantFrom('Ridge', '=1+1', "'quoted", '-5', '航线,"1"'), (route, name) => {
        const rows = csvRows(route, { name, remarks: name }).map((cells, index) => ({ number: index + 1, cells }));
        expect(rows.flatMap(({ cells }) => cells).some((cell) => /^[=@+]/.test(cell))).toBe(false);
        const [read, ...others] = readRows(rows);
        expect(others).toEqual([]);
        expect(read).toEqual({ name, remarks: name, route, issues: [] });
        expect(lostBy('csv', route)).toEqual([]);
      }),
    );
  });
});

describe.each(['kml', 'kmz', 'gpx'] as const)('%s', (format) => {
  test('holds places, their order, their heights, what these count from, and the name', () => {
    fc.assert(
      fc.property(anyPlannedRoute, (route) => {
        expect(lostBy(format, asLine(route))).toEqual([]);
        const lost = lostBy(format, route);
        for (const held of ['place', 'altitude', 'heightMode', 'waypoints']) expect(lost).not.toContain(held);
        const { content } = writeRoute(format, route, OPTIONS);
        expect(namesIn(typeof content === 'string' ? content : content[0]!.text)).toEqual([OPTIONS.name]);
      }),
    );
  });
});

/** By the file itself, not by what is told of it. */
const comesBack = (content: unknown): Route => readRouteText(content as string)!.routes[0]!.route;

describe.each(['plan', 'waypoints'] as const)('%s', (format) => {
  test('brings every nose back, that of the last waypoint included, or says that it does not', () => {
    fc.assert(
      fc.property(anyPlannedRoute, fc.constantFrom(1, 2), (planned, cycles) => {
        const route = { ...asMission(planned), cycles, waypoints: planned.waypoints };
        const { content } = writeRoute(format, route, OPTIONS);
        const lost = lostBy(format, route);
        const noses = (waypoints: readonly Waypoint[]) => waypoints.map(({ yawMode }) => yawMode);
        const isKept = JSON.stringify(noses(comesBack(content).waypoints)) === JSON.stringify(noses(route.waypoints));
        expect(isKept || lost.includes('nose') || lost.includes('gone')).toBe(true);
      }),
    );
  });

  test('holds whatever the autopilot does', () => {
    fc.assert(
      fc.property(anyPlannedRoute, (route) => {
        expect(lostBy(format, asMission(route), { ...OPTIONS, remarks: '' })).toEqual([]);
      }),
    );
  });

  test('says of any route what it loses, for any aircraft', () => {
    const vehicles = (['ardupilot', 'px4'] as const).flatMap((autopilot) =>
      (['multirotor', 'fixedWing', 'vtol'] as const).map((kind) => ({ autopilot, kind })),
    );
    fc.assert(
      fc.property(anyPlannedRoute, fc.constantFrom(...vehicles), (route, vehicle) => {
        const lost = lostBy(format, route, { ...OPTIONS, vehicle });
        for (const held of ['place', 'altitude', 'heightMode', 'cycles']) expect(lost).not.toContain(held);
        for (const own of ['pattern', 'partOf', 'wings'] as const) expect([own, lost.includes(own)]).toEqual([own, route[own] !== null]);
        if (route.waypoints.some(({ actions }) => actions.some(({ kind }) => kind === 'zoom'))) expect(lost).toContain('action');
      }),
    );
  });
});

test('DJI’s waylines hold heights above take-off, speed, turns, waiting, the nose, pictures and the end', () => {
  fc.assert(
    fc.property(anyPlannedRoute, (route) => {
      // Where there is no room between two waypoints the bend is smaller, and that is said.
      fc.pre(route.waypoints.every((waypoint, index, all) => index === 0 || metresBetween(all[index - 1]!, waypoint) > 3));
      expect(lostBy('wpml', asWayline(route), { ...OPTIONS, remarks: '' })).toEqual([]);
    }),
  );
});

test('DJI’s series of pictures begin and end where they did', () => {
  const plan: Route = {
    ...NEW_ROUTE,
    waypoints: [0, 1, 2, 3].map((at) => waypointAt({ latitude: 50 + at / 100, longitude: 10 }, NEW_ROUTE)),
  };
  plan.waypoints[1]!.actions = [{ kind: 'distancePhotographs', value: 12.5 }];
  plan.waypoints[2]!.actions = [{ kind: 'endPhotographs', value: null }];
  const { content } = writeRoute('wpml', plan, OPTIONS);
  const { routes } = readRouteText((content as { text: string }[])[1]!.text)!;
  expect(routes[0]!.route.waypoints.map(({ actions }) => actions)).toEqual(plan.waypoints.map(({ actions }) => actions));
});

test('DJI is not told of heights above the sea: it counts them from elsewhere', () => {
  const plan: Route = { ...NEW_ROUTE, heightMode: 'absolute', waypoints: [waypointAt({ latitude: 50, longitude: 10 }, NEW_ROUTE)] };
  expect(writeRoute('wpml', plan, OPTIONS)).toMatchObject({ content: [], issues: [{ code: 'routeFile.wpmlSea', severity: 'error' }] });
});

test.each([
  ['json', []],
  ['csv', []],
  ['kml', []],
  ['kmz', []],
  ['gpx', []],
  ['plan', ['remarks']],
  ['waypoints', ['remarks']],
  ['wpml', ['remarks']],
] as const)('%s: remarks come back, or are said to be lost', (format, lost) => {
  const route: Route = { ...NEW_ROUTE, waypoints: [waypointAt({ latitude: 50, longitude: 10 }, NEW_ROUTE)] };
  expect(lostBy(format, route).filter((code) => code === 'remarks')).toEqual(lost);
  expect(lostBy(format, route, { ...OPTIONS, remarks: '' })).not.toContain('remarks');
});

test('each value of a landing route that a mission has no room for is named', () => {
  const landing: LandingRoute = {
    kind: 'alternate',
    place: { latitude: 50.1, longitude: 10.1 },
    placeHeight: -7,
    heading: null,
    waitingRadius: 120,
    clockwise: false,
    relativeHeight: 55,
    distance: 400,
    guidanceSpeed: 14,
    goAroundHeight: 77,
    transitionHeight: 33,
  };
  const lost = (kind: WriteOptions['vehicle']['kind'], given: Partial<LandingRoute> = {}) => {
    const waypoints = [0, 1].map((at) => waypointAt({ latitude: 50 + at / 100, longitude: 10 }, NEW_ROUTE));
    const route: Route = { ...NEW_ROUTE, endAction: 'landingRoute', landing: { ...landing, ...given }, waypoints };
    return lostBy('plan', route, { ...OPTIONS, vehicle: { autopilot: 'ardupilot', kind } }).filter((code) => code.startsWith('landing'));
  };
  expect(lost('multirotor')).toEqual(
    ['kind', 'heading', 'waitingRadius', 'clockwise', 'transitionHeight'].map((field) => `landing.${field}`),
  );
  expect(lost('vtol')).toEqual(['kind', 'heading', 'goAroundHeight'].map((field) => `landing.${field}`));
  expect(lost('fixedWing', { kind: 'standard', heading: 359.99 })).toEqual(['landing.transitionHeight']);
  expect(lost('multirotor', { kind: 'inPlace', place: null })).toEqual(
    ['waitingRadius', 'clockwise', 'relativeHeight', 'distance', 'guidanceSpeed', 'transitionHeight'].map((field) => `landing.${field}`),
  );
  expect(lost('multirotor', { kind: 'returnAndLand', place: null })).toEqual(['landing']);
});

test('each thing that did not come back is named, once', () => {
  const plan: Route = { ...NEW_ROUTE, waypoints: [0, 1, 2].map((at) => waypointAt({ latitude: 50 + at / 100, longitude: 10 }, NEW_ROUTE)) };
  const changed = (given: Partial<Waypoint>): Route => ({
    ...plan,
    waypoints: plan.waypoints.map((one, at) => (at === 1 ? { ...one, ...given } : one)),
  });
  const lost = (back: Route) => lossesOf(plan, back).map(({ code, params }) => [code.slice('routeFile.lost.'.length), params?.['count']]);
  expect(lost(plan)).toEqual([]);
  expect(lost(changed({ latitude: 50.0101 }))).toEqual([['place', 1]]);
  expect(lost(changed({ altitude: 16 }))).toEqual([['altitude', 1]]);
  expect(lost(changed({ speed: 6 }))).toEqual([['speed', 1]]);
  expect(lost(changed({ mode: 'pass' }))).toEqual([['mode', 1]]);
  expect(lost(changed({ turnMode: 'adaptive' }))).toEqual([['turnMode', 1]]);
  expect(lost(changed({ radius: 2 }))).toEqual([['radius', 1]]);
  expect(lost(changed({ holdMs: 4_000 }))).toEqual([['hold', 1]]);
  const round = (waitMs: number) => ({
    ...plan.waypoints[1]!,
    mode: 'circle' as const,
    circling: { ...plan.waypoints[1]!.circling, waitMs },
  });
  expect(lossesOf(changed(round(4_000)), changed(round(0)))).toMatchObject([{ code: 'routeFile.lost.circling', params: { count: 1 } }]);
  expect(lost(changed({ acceleration: 3 }))).toEqual([['acceleration', 1]]);
  expect(lost(changed({ yawMode: 'fixed' }))).toEqual([['nose', 1]]);
  expect(lost({ ...plan, waypoints: plan.waypoints.slice(1) })).toEqual([
    ['waypoints', 3],
    ['gone', 1],
  ]);
  expect(lost({ ...plan, cycles: 2, height: 99 })).toEqual([
    ['cycles', undefined],
    ['defaults', undefined],
  ]);
  const photographing = changed({ actions: [{ kind: 'photograph', value: null }] });
  expect(lossesOf(photographing, plan)).toMatchObject([{ code: 'routeFile.lost.action', params: { action: 'photograph', count: 1 } }]);
});
