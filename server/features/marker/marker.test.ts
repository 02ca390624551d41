import type { InputOf } from '@skyhelm/contract/endpoint';
import type { MarkerId } from '@skyhelm/contract/ids';
import {
  addMarker,
  deleteMarkers,
  getMarkerFolders,
  getMarkers,
  getMarkerShares,
  getMarkersInView,
  moveMarkers,
  renameMarkerFolder,
  setMarker,
  shareMarker,
  unshareMarker,
  type Marker,
} from '@skyhelm/contract/marker';
import { MARKERS_MAX } from '@skyhelm/contract/marker-facts';
import { getMessages } from '@skyhelm/contract/message';
import { NEW_STYLE } from '@skyhelm/core/marker/marker';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { DRAWN_MAX } from './marker-search.store.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let other: { token: string };
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  other = { token: app.other.token };
});

const PILOT = ['marker:query', 'marker:add', 'marker:edit', 'marker:delete', 'marker:share'] as const;
const pilot = async (name: string) =>
  people.person(name, [await people.role(`Role of ${name}`, { permissions: [...PILOT], dataScope: 'self' })]);

type Form = InputOf<typeof addMarker>;
const PLACE = { longitude: 121.4737, latitude: 31.2304 };
const form = (name: string, given: Partial<Form> = {}): Form => ({ kind: 'point', name, points: [PLACE], ...given });
const line = (...longitudes: number[]): Partial<Form> => ({
  kind: 'line',
  points: longitudes.map((longitude) => ({ longitude, latitude: 10 })),
});
const names = async (query: InputOf<typeof getMarkers> = {}, as = admin) =>
  (await app.done(getMarkers, query, as)).rows.map(({ name }) => name);
const markerNow = async (id: MarkerId, as = admin): Promise<Marker | undefined> =>
  (await app.done(getMarkers, { pageSize: 200 }, as)).rows.find((row) => row.id === id);

test('a marker is added with every field, edited and deleted, in its own tenant only', async () => {
  const given = {
    ...form('Mast / A', { remarks: 'red light', folder: 'Coast', altitude: 12.5 }),
    ...line(1, 2),
    ...{ colour: '#c62828', icon: 'tower', lineStyle: 'dashDot', width: 5, transparency: 40 },
    ...{ arrowPosition: 'end', arrowDirection: 'backward' },
  } as const;
  const { id, version } = await app.done(addMarker, given as Form, admin);
  expect(await markerNow(id)).toMatchObject({ ...given, version: 1, isMine: true, mayEdit: true, mayShare: true, shares: 0 });
  expect(await names({ keyword: 'RED' })).toEqual(['Mast / A']);
  expect(await names({ keyword: 'coast', kind: 'line' })).toEqual(['Mast / A']);
  expect(await names({}, other)).toEqual([]);
  for (const call of [
    app.call(deleteMarkers, { ids: [id] }, other),
    app.call(setMarker, { id, version, ...form('X') }, other),
    app.call(moveMarkers, { ids: [id], folder: 'X' }, other),
    app.call(renameMarkerFolder, { folder: 'Coast', newName: 'X' }, other),
  ])
    expect(codeOf(await call)).toBe('record.notFound');
  expect(await app.done(setMarker, { id, version, ...form('Mast') }, admin)).toEqual({ version: 2 });
  expect(await markerNow(id)).toMatchObject({ name: 'Mast', kind: 'point', points: [PLACE], altitude: null, folder: '', ...NEW_STYLE });
  await app.done(deleteMarkers, { ids: [id] }, admin);
  expect(await markerNow(id)).toBeUndefined();
});

test('two people who edit one marker do not overwrite each other: the later one is told, with the marker as it is now', async () => {
  const { id } = await app.done(addMarker, form('Both'), admin);
  const answers = await Promise.all(
    ['#111111', '#222222'].map((colour) => app.call(setMarker, { id, version: 1, ...form('Both', { colour }) }, admin)),
  );
  expect(answers.map(codeOf).sort()).toEqual(['done', 'record.stale']);
  const stale = answers.find((answer) => codeOf(answer) === 'record.stale') as unknown as { data: Marker };
  expect(stale.data).toMatchObject({ id, version: 2, name: 'Both' });
});

describe('what makes no marker', () => {
  test.each([
    ['no name', { name: ' ' }, 'marker.name', 'name'],
    ['a point in two places', { points: [PLACE, PLACE] }, 'marker.points', 'points'],
    ['a line of one point', { kind: 'line' }, 'marker.points', 'points'],
    ['an area of two corners', { kind: 'polygon', points: [PLACE, { longitude: 1, latitude: 1 }] }, 'marker.points', 'points'],
    ['no place on Earth', { points: [{ longitude: 181, latitude: 0 }] }, 'longitude', 'points.0.longitude'],
    ['half of the Earth', line(-60, 60), 'shape.tooWide', 'points'],
    ['too many points', line(...Array.from({ length: 1_001 }, (_, at) => at / 100)), 'shape.tooMany', 'points'],
    ['above everything', { altitude: 10_000 }, 'altitude.tooHigh', 'altitude'],
    ['no colour', { colour: 'red' }, 'colour', 'colour'],
    ['a line that nobody sees', { width: 0 }, 'marker.width', 'width'],
    ['no more to be seen', { transparency: 100 }, 'marker.transparency', 'transparency'],
  ] as [string, Partial<Form>, string, string][])('%s is refused', async (_, given, code, path) => {
    expect(await app.call(addMarker, form('Unfit', given), admin)).toMatchObject({ code: 'input.invalid', issues: [{ code, path }] });
    expect(await names({ keyword: 'Unfit' })).toEqual([]);
  });
});

test('a marker is its owner’s alone until it is shared; who may only look cannot change it', async () => {
  const [owner, friend, stranger] = [await pilot('owner'), await pilot('friend'), await pilot('stranger')];
  const { id, version } = await app.done(addMarker, form('Private'), owner);
  expect(await names({}, friend)).toEqual([]);
  expect(await names({ keyword: 'Private' }), 'an administrator reaches everybody').toEqual(['Private']);

  await app.done(shareMarker, { id, userName: 'friend' }, owner);
  expect(await markerNow(id, friend)).toMatchObject({
    isMine: false,
    mayEdit: false,
    mayShare: false,
    shares: 1,
    owner: { name: 'owner' },
  });
  expect(await names({ holder: 'shared' }, friend)).toEqual(['Private']);
  expect(await names({ holder: 'mine' }, friend)).toEqual([]);
  for (const call of [
    app.call(setMarker, { id, version, ...form('Mine') }, friend),
    app.call(moveMarkers, { ids: [id], folder: 'Mine' }, friend),
    app.call(deleteMarkers, { ids: [id] }, friend),
    app.call(shareMarker, { id, userName: 'stranger' }, friend),
    app.call(getMarkerShares, { id }, friend),
  ])
    expect(codeOf(await call)).toBe('request.forbidden');
  const [message] = (await app.done(getMessages, {}, friend)).rows;
  expect([message!.kind, message!.text]).toEqual(['markerShared', 'owner has shared the marker “Private” with you.']);

  await app.done(shareMarker, { id, userName: 'friend', mayEdit: true }, owner);
  expect(await app.done(getMarkerShares, { id }, owner)).toMatchObject([{ userName: 'friend', mayEdit: true }]);
  await app.done(setMarker, { id, version, ...form('Private') }, friend);
  expect(codeOf(await app.call(getMarkerShares, { id }, stranger))).toBe('record.notFound');

  await app.done(unshareMarker, { id, userId: friend.id }, owner);
  expect(await markerNow(id, friend)).toBeUndefined();
  expect(codeOf(await app.call(unshareMarker, { id, userId: friend.id }, owner))).toBe('marker.notShared');
  expect(codeOf(await app.call(shareMarker, { id, userName: 'owner' }, owner))).toBe('marker.own');
  expect(codeOf(await app.call(shareMarker, { id, userName: 'nobody' }, owner))).toBe('user.notFound');
});

test('folders are made by name, moved to and renamed, as far as one may change what is in them', async () => {
  const [tidy, guest] = [await pilot('tidy'), await pilot('guest')];
  const ids: MarkerId[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await app.done(addMarker, form(name), tidy)).id);
  const theirs = (await app.done(addMarker, form('D', { folder: 'North' }), guest)).id;
  await app.done(shareMarker, { id: theirs, userName: 'tidy' }, guest);
  expect(await app.done(moveMarkers, { ids: ids.slice(0, 2), folder: 'North' }, tidy)).toEqual({ moved: 2 });
  expect(await app.done(getMarkerFolders, {}, tidy)).toEqual([
    { name: '', count: 1 },
    { name: 'North', count: 3 },
  ]);
  expect(await app.done(renameMarkerFolder, { folder: 'North', newName: 'South' }, tidy)).toEqual({ moved: 2 });
  expect(await names({ folder: 'South' }, tidy)).toEqual(['A', 'B']);
  expect(await names({ folder: 'North' }, guest)).toEqual(['D']);
  expect(codeOf(await app.call(renameMarkerFolder, { folder: 'North', newName: 'West' }, tidy))).toBe('record.notFound');
  expect(codeOf(await app.call(moveMarkers, { ids: [...ids, theirs], folder: 'East' }, tidy))).toBe('request.forbidden');
  expect(await names({ folder: 'East' }, tidy)).toEqual([]);
  await app.done(deleteMarkers, { ids }, tidy);
  expect(await names({}, tidy)).toEqual(['D']);
});

test('the time of making is looked for, in any order', async () => {
  const person = await pilot('historian');
  for (const name of ['B', 'A']) await app.done(addMarker, form(name), person);
  await app.services.database.pool.query(`update marker set created_at = '2026-01-01' where name = 'A' and owner_id = '${person.id}'`);
  expect(await names({ since: '2026-01-02T00:00:00Z' }, person)).toEqual(['B']);
  expect(await names({ since: '2026-01-01T00:00:00Z', orderByColumn: 'createdAt' }, person)).toEqual(['A', 'B']);
});

describe('the map', () => {
  const seen = async (view: InputOf<typeof getMarkersInView>['view'], as: { token: string }, without: string[] = []) => {
    const { rows, more } = await app.done(getMarkersInView, { view, without }, as);
    expect(more).toBe(false);
    return rows.map(({ name }) => name).sort();
  };

  test('shows what lies in its view or reaches into it, over the date line too', async () => {
    const person = await pilot('cartographer');
    await app.done(addMarker, form('West', line(-20, -10)), person);
    await app.done(addMarker, form('East', { ...line(10, 20), folder: 'Hidden' }), person);
    await app.done(addMarker, form('Line', line(175, -175)), person);
    const view = (west: number, east: number, south = 0, north = 20) => ({ west, south, east, north });
    expect(await seen(view(-15, 15), person)).toEqual(['East', 'West']);
    expect(await seen(view(-15, 15), person, ['Hidden'])).toEqual(['West']);
    expect(await seen(view(-15, 15, 11), person)).toEqual([]);
    expect(await seen(view(170, 176), person)).toEqual(['Line']);
    expect(await seen(view(-176, -170), person)).toEqual(['Line']);
    expect(await seen(view(179, -179), person)).toEqual(['Line']);
    expect(await seen(view(-180, 180), person)).toEqual(['East', 'Line', 'West']);
    expect(await seen(view(-180, 180), await pilot('blind'))).toEqual([]);
  });

  test('is told of the latest that can be drawn, and that there are more; a full house takes no further one', async () => {
    const person = await pilot('collector');
    const many = sql`insert into marker (id, enterprise_id, owner_id, kind, name, points, style, west, south, east, north, changed_by, changed_at)
      select gen_random_uuid(), ${app.main.enterpriseId}, ${person.id}, 'point', 'Dot ' || n, '[{"latitude":5,"longitude":5}]'::jsonb, ${JSON.stringify(NEW_STYLE)}::jsonb,
        5, 5, 5, 5, 'x', now() + n * interval '1 second' from generate_series(1, ${MARKERS_MAX}) n`;
    await app.services.database.db.execute(many);
    const { rows, more } = await app.done(getMarkersInView, { view: { west: 0, south: 0, east: 10, north: 10 } }, person);
    expect([rows.length, rows[0]!.name, more]).toEqual([DRAWN_MAX.markers, `Dot ${MARKERS_MAX}`, true]);
    expect((await app.done(getMarkers, { pageSize: 1 }, person)).total).toBe(MARKERS_MAX);
    expect(codeOf(await app.call(addMarker, form('One too many'), admin))).toBe('marker.tooMany');
    await app.services.database.db.execute(sql`delete from marker where owner_id = ${person.id}`);
  });
});
