import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import { routeThrough } from '../testing/any-route.ts';
import type { WaypointAction } from '../waypoint-action.ts';
import { readRows } from './csv/read-rows.ts';
import { csvRows } from './csv/write-csv.ts';
import { lossesOf } from './losses.ts';
import { fileOf, readRouteText } from './read-route-file.ts';
import { ROUTE_FILE_FORMATS, type FileContent, type RouteFileFormat, type WriteOptions } from './route-file.ts';
import { anyPlannedRoute } from './testing/any-planned-route.ts';
import { asLine, asMission, asWayline } from './testing/fitting-routes.ts';
import { writeRoute } from './write-route.ts';

const OPTIONS: WriteOptions = { name: 'Ridge', remarks: '', vehicle: { autopilot: 'ardupilot', kind: 'multirotor' }, model: 'm3t' };
const VEHICLES = (['ardupilot', 'px4'] as const).flatMap((autopilot) =>
  (['multirotor', 'fixedWing', 'vtol'] as const).map((kind) => ({ autopilot, kind })),
);

function readBack(format: RouteFileFormat, content: FileContent, route: Route): Route | undefined {
  if (format === 'csv') {
    const lines = csvRows(route, OPTIONS).map((cells, index) => ({ number: index + 1, cells }));
    return fileOf('csv', readRows(lines)).routes[0]?.route;
  }
  return readRouteText(typeof content === 'string' ? content : content.at(-1)!.text)?.routes[0]?.route;
}

/** What is flown at a waypoint and from it on, without the numbers that mean nothing there. */
function flownAt(waypoint: Waypoint) {
  const { mode, turnMode, radius, holdMs, circling, yawMode, yaw, target, altitude, speed, acceleration, actions } = waypoint;
  return {
    altitude,
    speed,
    acceleration,
    mode,
    corner: mode === 'circle' ? circling : { turnMode, radius },
    holdMs: mode === 'hover' ? holdMs : null,
    nose: [yawMode, yawMode === 'fixed' ? yaw % 360 : null, yawMode === 'target' ? target : null],
    actions,
  };
}

/** Where two values differ; numbers as far as anybody would see it in the air. */
function differences(one: unknown, other: unknown, at = ''): string[] {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= 0.1 ? [] : [`${at}: ${one} ${other}`];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? [] : [`${at}: ${String(one)} ${String(other)}`];
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const inside = (value: object, key: string) => (value as Record<string, unknown>)[key];
  return [...keys].flatMap((key) => differences(inside(one, key), inside(other, key), `${at}.${key}`));
}

function differencesOf(route: Route, back: Route): string[] {
  const planned = ({ heightMode, cycles, entryPoint, endAction, pattern, partOf, wings, landing, waypoints, ...usual }: Route) => ({
    ...{ heightMode, cycles, entryPoint, endAction, pattern, partOf, wings, count: waypoints.length, usual },
    landing: landing && { ...landing, place: null, heading: null },
  });
  const moved = route.waypoints.filter((waypoint, index) => back.waypoints[index] && metresBetween(waypoint, back.waypoints[index]) > 0.1);
  return [
    ...differences(planned(route), planned(back)),
    ...route.waypoints.flatMap((waypoint, index) => {
      const kept = back.waypoints[index];
      return kept ? differences(flownAt(waypoint), flownAt(kept), `.${index}`) : [];
    }),
    ...moved.map(() => 'place'),
  ];
}

const PICTURES = ['photograph', 'gimbalTilt', 'timedPhotographs', 'distancePhotographs', 'endPhotographs'];
const whole = (route: Route): Route => route;
const line = { fits: [whole, asLine] };
const mission = { fits: [whole, (route: Route) => asMission(route), (route: Route) => asMission(route, PICTURES)] };

/** Any route, and such as have much of what the format holds, so that something is left to compare. */
const FITTED: Record<RouteFileFormat, { fits: ((route: Route) => Route)[] }> = {
  json: { fits: [whole] },
  csv: { fits: [whole] },
  plan: mission,
  waypoints: mission,
  wpml: { fits: [whole, (route) => asWayline(route), (route) => asWayline(route, PICTURES)] },
  kml: line,
  kmz: line,
  gpx: line,
};

describe.each(ROUTE_FILE_FORMATS)('%s', (format) => {
  test('gives the same route back, or it is said before it is written that it does not', () => {
    const { fits } = FITTED[format];
    fc.assert(
      fc.property(anyPlannedRoute, fc.nat(fits.length - 1), fc.constantFrom(...VEHICLES), (any, fit, vehicle) => {
        const route = fits[fit]!(any);
        const options = { ...OPTIONS, vehicle };
        const { content, issues } = writeRoute(format, route, options);
        if (issues.some(({ code, severity }) => severity === 'error' || code.startsWith('routeFile.lost.'))) return;
        expect(differencesOf(route, readBack(format, content, route)!)).toEqual([]);
      }),
    );
  });
});

describe('actions', () => {
  const act = (kind: WaypointAction['kind'], value: number | null = null): WaypointAction => ({ kind, value });
  const through = (...actions: WaypointAction[][]): Route => {
    const route = routeThrough([0, 1, 2].map((at) => [at * 100, 0]));
    return { ...route, waypoints: route.waypoints.map((waypoint, index) => ({ ...waypoint, actions: actions[index] ?? [] })) };
  };
  const told = (issues: ReturnType<typeof lossesOf>) =>
    issues.map(({ code, params }) => [code.slice('routeFile.lost.'.length), ...Object.values(params ?? {})].join(' '));
  const [TILT, PHOTO, SERIES] = [act('gimbalTilt', -45), act('photograph'), act('timedPhotographs', 2)];

  test('that are missing, added or in another order are told, each by itself', () => {
    const lost = (one: WaypointAction[], other: WaypointAction[]) => told(lossesOf(through(one), through(other)));
    expect(lost([TILT, PHOTO], [TILT, PHOTO])).toEqual([]);
    expect(lost([TILT, PHOTO], [PHOTO])).toEqual(['action gimbalTilt 1']);
    expect(lost([PHOTO], [PHOTO, PHOTO, TILT])).toEqual(['addedAction photograph 1', 'addedAction gimbalTilt 1']);
    expect(lost([TILT, PHOTO], [PHOTO, TILT])).toEqual(['actionOrder 1']);
    expect(lost([PHOTO, TILT, PHOTO], [TILT, PHOTO])).toEqual(['action photograph 1', 'actionOrder 1']);
    expect(lost([TILT], [act('gimbalTilt', -44)])).toEqual(['action gimbalTilt 1', 'addedAction gimbalTilt 1']);
    expect(told(lossesOf(through([PHOTO]), through([], [PHOTO])))).toEqual(['action photograph 1', 'addedAction photograph 1']);
  });

  test('of DJI: a series comes last, and ends where the route does', () => {
    const lost = (...actions: WaypointAction[][]) =>
      told(writeRoute('wpml', through(...actions), OPTIONS).issues).filter((one) => /action/i.test(one));
    expect(lost([TILT, PHOTO, SERIES], [], [act('endPhotographs')])).toEqual([]);
    expect(lost([SERIES, TILT, PHOTO], [], [act('endPhotographs')])).toEqual(['actionOrder 1']);
    expect(lost([SERIES])).toEqual(['addedAction endPhotographs 1']);
    expect(lost([], [], [SERIES])).toEqual(['action timedPhotographs 1']);
  });
});

describe('what a mission file makes of a route', () => {
  const stopping = routeThrough([[0, 0], [100, 0], [200, 0]]); // prettier-ignore
  const route: Route = {
    ...stopping,
    waypoints: stopping.waypoints.map((waypoint, index) => ({ ...waypoint, mode: 'pass', turnMode: index === 1 ? 'adaptive' : 'stop' })),
  };
  const told = (format: RouteFileFormat, given = route, vehicle: WriteOptions['vehicle'] = OPTIONS.vehicle) =>
    writeRoute(format, given, { ...OPTIONS, vehicle }).issues.map(({ code, params }) => ({ code, ...params }));

  test('is told by what becomes of it: flying on with a stop is a stop of a second', () => {
    const stop = { code: 'routeFile.lost.stop', was: 'pass', is: 'hover', seconds: 1, count: 2 };
    expect(told('plan')).toContainEqual(stop);
    expect(told('waypoints')).toContainEqual(stop);
    const circling: Route = { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, mode: 'circle' })) };
    expect(lossesOf(circling, route)).toContainEqual(
      expect.objectContaining({ code: 'routeFile.lost.mode', params: { was: 'circle', is: 'pass', count: 3 } }),
    );
  });

  test('is told of a home that nobody has said', () => {
    const madeUp = (...given: Parameters<typeof told>) =>
      told(...given).flatMap(({ code }) => (/home|takeOff/.test(code) ? [code.slice('routeFile.'.length)] : []));
    expect(madeUp('plan')).toEqual(['homeAtFirst']);
    expect(madeUp('waypoints')).toEqual(['homeAtNought']);
    expect(madeUp('plan', route, { autopilot: 'px4', kind: 'multirotor' })).toEqual(['homeAtFirst', 'takeOffAtEntry']);
    const home = { latitude: 50, longitude: 10 };
    expect(madeUp('plan', route, { autopilot: 'px4', kind: 'multirotor', home })).toEqual([]);
    expect(ROUTE_FILE_FORMATS.filter((format) => madeUp(format).length > 0)).toEqual(['plan', 'waypoints']);
  });
});

test('a landing or a pattern that nobody planned is told as well', () => {
  const route = routeThrough([[0, 0]]);
  const landing: Route['landing'] = {
    ...{ kind: 'inPlace', place: null, placeHeight: 0, heading: null, waitingRadius: 60, clockwise: true },
    ...{ relativeHeight: 30, distance: 200, guidanceSpeed: 8, goAroundHeight: 40, transitionHeight: 25 },
  };
  const pattern: Route['pattern'] = { kind: 'spot', places: [], isShortest: true, photographs: true, tilt: -90 };
  const codes = (back: Route) => lossesOf({ ...route, height: NEW_ROUTE.height }, back).map(({ code }) => code);
  expect(codes({ ...route, landing })).toEqual(['routeFile.lost.landing']);
  expect(codes({ ...route, pattern })).toEqual(['routeFile.lost.pattern']);
});

test.each(['plan', 'waypoints'] as const)('.%s: a gimbal that is told twice to look the same way is told twice in the file', (format) => {
  for (const kind of ['gimbalTilt', 'gimbalHeading'] as const) {
    const actions: WaypointAction[] = [{ kind, value: -90 }];
    const level: WaypointAction[] = [{ kind: 'gimbalTilt', value: 0 }];
    const told = [level, actions, actions];
    const straight = routeThrough([[0, 0], [100, 0], [200, 0]]); // prettier-ignore
    const route: Route = { ...straight, waypoints: straight.waypoints.map((one, index) => ({ ...one, actions: told[index]! })) };
    const { content, issues } = writeRoute(format, route, OPTIONS);
    expect(readBack(format, content, route)?.waypoints.map((waypoint) => waypoint.actions)).toEqual(told);
    expect(issues.filter(({ code }) => code.includes('ction'))).toEqual([]);
  }
});
