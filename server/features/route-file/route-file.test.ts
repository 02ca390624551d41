import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import type { RouteId } from '@skyhelm/contract/ids';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { addRoute, shareRoute } from '@skyhelm/contract/route';
import { exportRoutes, getExportLosses, readRouteFile, type FoundRoute } from '@skyhelm/contract/route-file';
import { addHeightFile } from '@skyhelm/contract/terrain';
import { ROUTE_FILE_FORMATS, type RouteFileFormat } from '@skyhelm/core/plan/file/route-file';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import { deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { readRoutes } from './read-routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
});

const plan = (given: Partial<Route> = {}, count = 3): Route => ({
  ...NEW_ROUTE,
  waypoints: Array.from({ length: count }, (_, index) => waypointAt({ longitude: 10 + index / 1_000, latitude: 50 }, NEW_ROUTE)),
  ...given,
});
const read = (bytes: string, name: string) => people.upload(readRouteFile, admin.token, Buffer.from(bytes), {}, name);
const fileOf = async (ids: string[], format: RouteFileFormat) => {
  const answer = await app.raw(exportRoutes, { ids, format }, admin);
  return {
    bytes: answer.rawPayload,
    name: decodeURIComponent(/UTF-8''(.*)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? ''),
  };
};

test('a route goes out in every format and comes back with its places and heights, and with its remarks where there is room for them', async () => {
  const { id } = await app.done(addRoute, { name: 'Küste 1', remarks: 'Mind the wires & masts', route: plan() }, admin);
  for (const format of ROUTE_FILE_FORMATS) {
    const { bytes, name } = await fileOf([id], format);
    expect(name.startsWith('Küste 1.'), name).toBe(true);
    const file = await readRoutes(bytes, name);
    expect([file.format, file.routes.map((one) => one.name)]).toEqual([format, ['Küste 1']]);
    const hasNoRoom = ['plan', 'waypoints', 'wpml'].includes(format);
    expect([format, file.routes[0]!.remarks]).toEqual([format, hasNoRoom ? '' : 'Mind the wires & masts']);
    const back = file.routes[0]!.route;
    const rounded = (route: Route) => route.waypoints.map((at) => [at.latitude.toFixed(6), at.longitude.toFixed(6), at.altitude]);
    expect([format, rounded(back)]).toEqual([format, rounded(plan())]);
    if (format === 'json' || format === 'csv') expect(back).toEqual(plan());
  }
});

test('heights above the ground become heights above the sea where a height file knows it, and are warned of where none does', async () => {
  const line = (east: number) =>
    `<kml><Document><Placemark><LineString><altitudeMode>relativeToGround</altitudeMode><coordinates>${east},47.75,50 ${east + 0.1},47.75,50</coordinates></LineString></Placemark></Document></kml>`;
  const found = async (east: number) => {
    const { route, issues } = ((await read(line(east), 'a.kml')) as { data: { routes: FoundRoute[] } }).data.routes[0]!;
    return [route.heightMode, ...route.waypoints.map(({ altitude }) => altitude), ...issues.map(({ code }) => code)];
  };
  expect(await found(10.1005)).toEqual(['relative', 50, 50, 'routeFile.terrain']);
  const [columns, rows] = [500, 500];
  const heights = Array.from({ length: columns * rows }, (_, at) => 100 + (at % columns));
  const grid = {
    columns,
    rows,
    heights,
    west: 10,
    north: 48,
    step: 0.001,
    isFloat: true,
    deflate: (bytes: Uint8Array) => deflateSync(bytes),
  };
  await people.upload(addHeightFile, admin.token, Buffer.from(writeTiff(grid)), {}, 'Alps.tif');
  expect(await found(10.1005)).toEqual(['absolute', 250, 350, 'routeFile.onTerrain']);
  expect(await found(10.4505)).toEqual(['relative', 50, 50, 'routeFile.terrain']);
});

test('several routes go out as one file where it holds them, or else as an archive, which is read as all of them', async () => {
  const ids: string[] = [];
  for (const name of ['One', 'Two/..', 'two_..']) ids.push((await app.done(addRoute, { name, route: plan() }, admin)).id);
  for (const format of ['json', 'wpml', 'plan', 'kml', 'kmz', 'gpx'] as const) {
    const { bytes, name } = await fileOf(ids, format);
    const isOne = format === 'kml' || format === 'kmz' || format === 'gpx';
    expect(name).toBe(isOne ? `routes.${format}` : `routes.${format}.zip`);
    const file = await readRoutes(bytes, name);
    expect(file.routes.map((one) => one.name)).toEqual(
      format === 'wpml' || format === 'plan' ? ['One', 'Two_..', 'two_.. 2'] : ['One', 'Two/..', 'two_..'],
    );
    expect(file.routes.map(({ route }) => route.waypoints.length)).toEqual([3, 3, 3]);
  }
});

test('what a format cannot hold is said before, and what must not be written is refused', async () => {
  const { id } = await app.done(addRoute, { name: 'High', route: plan({ heightMode: 'absolute', cycles: 4 }) }, admin);
  const losses = async (format: RouteFileFormat) =>
    (await app.done(getExportLosses, { ids: [id], format }, admin)).map(({ name, issues }) => [name, ...issues.map(({ code }) => code)]);
  expect(await losses('json')).toEqual([['High']]);
  expect(await losses('gpx')).toEqual([['High', 'routeFile.lost.cycles', 'routeFile.lost.endAction']]);
  expect(await losses('wpml')).toEqual([['High', 'routeFile.wpmlSea']]);
  expect(await app.call(exportRoutes, { ids: [id], format: 'wpml' }, admin)).toMatchObject({
    code: 'input.invalid',
    mes: 'DJI does not count heights from sea level; please switch the route to heights above take-off first',
  });
});

test('what is kept beside a route is in no file, and that is said of every format', async () => {
  const { id } = await app.done(addRoute, { name: 'A/B', remarks: 'Wires', folder: 'Harbour', isTemplate: true, route: plan() }, admin);
  await people.person('mate', [await people.role('Mates', { permissions: ['route:query'], dataScope: 'self' })]);
  await app.done(shareRoute, { id, userName: 'mate' }, admin);
  const beside = ['name', 'folder', 'template', 'shares', 'remarks'];
  for (const format of ROUTE_FILE_FORMATS) {
    const [{ issues } = { issues: [] }] = await app.done(getExportLosses, { ids: [id], format }, admin);
    const lost = issues.flatMap(({ code }) => beside.filter((what) => code === `routeFile.lost.${what}`));
    const isBare = ['plan', 'waypoints', 'wpml'].includes(format);
    expect([format, ...lost.sort()]).toEqual([format, ...(isBare ? [...beside].sort() : ['folder', 'shares', 'template'])]);
  }
});

test('whoever takes routes away is in the log, with what, as what and how many', async () => {
  const names = ['Logged 1', 'Logged 2'];
  const ids: RouteId[] = [];
  for (const name of names) ids.push((await app.done(addRoute, { name, route: plan() }, admin)).id);
  const entry = async () => {
    const [row] = (await app.done(getOperations, { operations: ['route.exported'], pageSize: 1 }, admin)).rows;
    const { details, actor, target } = await app.done(getOperation, { id: row!.id }, admin);
    return { details, actor, target };
  };
  await fileOf([ids[0]!], 'gpx');
  expect(await entry()).toMatchObject({
    actor: expect.stringMatching(/./) as string,
    target: 'Logged 1',
    details: { format: 'gpx', count: 1 },
  });
  await fileOf(ids, 'plan');
  expect(await entry()).toMatchObject({ details: { format: 'plan', count: 2, routes: names } });
  const before = (await app.done(getOperations, { operations: ['route.exported'] }, admin)).total;
  await app.done(getExportLosses, { ids, format: 'kml' }, admin);
  expect((await app.done(getOperations, { operations: ['route.exported'] }, admin)).total).toBe(before);
});

test('routes of others do not go out', async () => {
  const { id } = await app.done(addRoute, { name: 'Mine', route: plan() }, admin);
  const stranger = await people.person('stranger', [
    await people.role('Looks', { permissions: ['route:query', 'route:export'], dataScope: 'self' }),
  ]);
  for (const as of [{ token: app.other.token }, stranger]) {
    expect(codeOf(await app.call(exportRoutes, { ids: [id], format: 'kml' }, as))).toBe('record.notFound');
    expect(codeOf(await app.call(getExportLosses, { ids: [id], format: 'kml' }, as))).toBe('record.notFound');
  }
  expect(codeOf(await people.upload(readRouteFile, stranger.token, Buffer.from('x')))).toBe('request.forbidden');
});

test('what was read is saved like any route, and held to the same rules', async () => {
  const gpx =
    '<gpx><rte><name>Long way\u202e round the whole of the harbour</name><rtept lat="60" lon="10"/><rtept lat="60.01" lon="10"/></rte></gpx>';
  const answer = await read(gpx, 'a.gpx');
  expect(answer).toMatchObject({ state: 1 });
  const { routes } = (answer as unknown as { data: { routes: FoundRoute[] } }).data;
  expect(routes[0]).toMatchObject({ name: 'Long way round the w', route: { endAction: null }, issues: [{ code: 'routeFile.noHeights' }] });
  const { name, route } = routes[0]!;
  expect(codeOf(await read('not a route', 'a.gpx'))).toBe('routeFile.broken');
  expect(await app.call(addRoute, { name, route }, admin)).toMatchObject({ issues: [{ code: 'route.endAction' }] });
  const shape = { kind: 'circle', centre: { longitude: 10, latitude: 60.005 }, radius: 10 } as const;
  await app.done(addNoFlyZone, { name: 'Crossed', description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' }, admin);
  expect(await app.call(addRoute, { name, route: { ...route, endAction: 'land' } }, admin)).toMatchObject({
    issues: [{ code: 'route.noFlyZone' }],
  });
});

test('a long route is written apart', async () => {
  const { id } = await app.done(addRoute, { name: 'Long', route: plan({}, 1_000) }, admin);
  expect((await readRoutes((await fileOf([id], 'csv')).bytes, 'x')).routes[0]!.route.waypoints).toHaveLength(1_000);
});
