import type { InputOf } from '@skyhelm/contract/endpoint';
import { addNoFlyZone, deleteNoFlyZone, deleteNoFlyZones, getAirspace, getNoFlyZones, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { getOperations } from '@skyhelm/contract/operation-log';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf } from '../../testing/people.ts';
import { airspaceBook } from './index.ts';

const clock = manualClock();
let app: TestApp;
let admin: { token: string };
let other: { token: string };
const told: string[] = [];
beforeAll(async () => {
  app = await testApp({ clock });
  admin = { token: app.main.token };
  other = { token: app.other.token };
  subscribe(app.services.bus, 'airspace.changed', ({ enterpriseId }) => void told.push(enterpriseId));
});

type Form = InputOf<typeof addNoFlyZone>;
const CORNERS = [
  { longitude: 121.4, latitude: 31.2 },
  { longitude: 121.5, latitude: 31.2 },
  { longitude: 121.45, latitude: 31.3 },
];
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const form = (name: string, given: Partial<Form> = {}): Form => ({
  name,
  description: 'Crowds',
  shape: { kind: 'polygon', points: CORNERS },
  validUntil: inHours(24),
  ...given,
});
const listed = async (query: InputOf<typeof getNoFlyZones> = {}) => (await app.done(getNoFlyZones, query, admin)).rows;

test('a zone is valid for ever, as it is added and as it is edited; a year that nobody can keep is refused as one', async () => {
  const ever = { activeFrom: '0001-01-01T00:00:00.000Z', validUntil: '9999-12-31T23:59:59.999Z' };
  const { id } = await app.done(addNoFlyZone, form('Summit', ever), admin);
  await app.done(setNoFlyZone, { id, version: 1, ...form('Peak', ever) }, admin);
  expect(await listed({ keyword: 'Peak' })).toMatchObject([{ id, ...ever, status: 'valid' }]);
  const [before, after] = [{ activeFrom: '0001-01-01T00:00:00+01:00' }, { validUntil: '9999-12-31T23:59:59-05:00' }];
  for (const times of [before, after, { activeFrom: '0000-12-31T00:00:00Z' }]) {
    const mes = 'Please enter a date between the years 1 and 9999';
    const refused = { state: 0, code: 'input.invalid', issues: [{ path: Object.keys(times)[0], code: 'date.years', mes }] };
    expect(await app.call(addNoFlyZone, form('Beyond', times), admin)).toMatchObject(refused);
    expect(await app.call(setNoFlyZone, { id, version: 2, ...form('Peak', times) }, admin)).toMatchObject(refused);
  }
  await app.done(deleteNoFlyZone, { id }, admin);
  told.length = 0;
});

test('a zone is added, found, edited against somebody else and deleted, in its own tenant only, and the gateway is told each time', async () => {
  const { id } = await app.done(addNoFlyZone, form('Harbour', { floor: 50, ceiling: 300.5, activeFrom: inHours(1) }), admin);
  expect((await listed({ keyword: 'crowd' }))[0]).toMatchObject({
    id,
    name: 'Harbour',
    status: 'valid',
    floor: 50,
    ceiling: 300.5,
    shape: { kind: 'polygon', points: CORNERS },
  });
  expect((await app.done(getNoFlyZones, {}, other)).total).toBe(0);
  expect(codeOf(await app.call(setNoFlyZone, { id, version: 1, ...form('Stolen') }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteNoFlyZone, { id }, other))).toBe('record.notFound');
  await app.done(setNoFlyZone, { id, version: 1, ...form('Harbour', { floor: null }) }, admin);
  expect(await app.call(setNoFlyZone, { id, version: 1, ...form('Mine') }, admin)).toMatchObject({
    code: 'record.stale',
    data: { version: 2, floor: null },
  });
  expect(codeOf(await app.call(addNoFlyZone, form('HARBOUR'), admin))).toBe('noFlyZone.exists');
  await app.done(deleteNoFlyZone, { id }, admin);
  expect(await listed()).toEqual([]);
  expect(told).toEqual(Array(3).fill(app.main.enterpriseId));
});

test('several are deleted together or not at all, as one entry of the log, and routes are looked at again once', async () => {
  const add = async (name: string) => (await app.done(addNoFlyZone, form(name), admin)).id;
  const ids = [await add('Del 1'), await add('Del 2'), await add('Del 3'), await add('Del 4')];
  const left = async () => (await listed({ keyword: 'Del' })).length;
  const { id: foreign } = await app.done(addNoFlyZone, form('Theirs'), other);
  told.length = 0;
  expect(codeOf(await app.call(deleteNoFlyZones, { ids: [...ids, foreign] }, admin))).toBe('record.notFound');
  expect([await left(), told]).toEqual([4, []]);
  const before = inHours(0);
  clock.advance(60_000);
  await app.done(deleteNoFlyZones, { ids: [...ids, ids[0]!] }, admin);
  expect([await left(), told]).toEqual([0, [app.main.enterpriseId]]);
  expect((await app.done(getAirspace, { from: before, until: before }, admin)).filter(({ name }) => name.startsWith('Del')).length).toBe(4);
  const { rows } = await app.done(getOperations, { operations: ['noFlyZone.deleted'], keyword: 'Del 1' }, admin);
  expect(rows.map(({ target }) => target)).toEqual(['Del 1, Del 2, Del 3, …']);
  await app.done(deleteNoFlyZones, { ids: [foreign] }, other);
});

test('what is no zone is refused, in the words of the specification', async () => {
  const said = async (given: object) => {
    const answer = await app.call(addNoFlyZone, { ...form('Nowhere'), ...given }, admin);
    return answer.state === 0 ? answer.mes : '';
  };
  expect(await said({ description: ' ' })).toBe('Please enter a description');
  expect(await said({ validUntil: undefined })).toBe('Please choose the validity period');
  expect(await said({ shape: { kind: 'polygon', points: CORNERS.slice(1) } })).toBe('At least three position points are needed');
  expect(await said({ floor: 100, ceiling: 100 })).toBe('The upper limit must be above the lower limit');
  expect(await said({ activeFrom: inHours(25) })).toBe('The validity must end after the activation time');
  expect(await said({ ceiling: 10_000 })).toBe("The altitude exceeds the system's maximum altitude of 9999");
  expect(await listed({ keyword: 'Nowhere' })).toEqual([]);
});

test('once its time is over it is invalid, and no flight is watched by it any more', async () => {
  await app.done(addNoFlyZone, form('Brief', { validUntil: inHours(0.1) }), admin);
  await app.done(addNoFlyZone, form('Long'), admin);
  const watched = async () => (await airspaceBook(app.services).zonesOf(app.main.enterpriseId)).map(({ name }) => name).sort();
  expect(await watched()).toEqual(['Brief', 'Long']);
  clock.advance(600_000);
  expect(await watched()).toEqual(['Long']);
  expect((await listed({ status: 'invalid' })).map(({ name, status }) => `${name} ${status}`)).toEqual(['Brief invalid']);
  expect((await listed({ status: 'valid' })).map(({ name }) => name)).toEqual(['Long']);
});

test('of a time that is past one sees what was in force then, and nothing that came later', async () => {
  const from = clock.now();
  await app.done(addNoFlyZone, form('Then', { validUntil: inHours(0.2) }), admin);
  clock.advance(300_000);
  const until = clock.now().toISOString();
  clock.advance(900_000);
  await app.done(addNoFlyZone, form('Later'), admin);
  const asked = { from: from.toISOString(), until };
  const then = (await app.done(getAirspace, asked, admin)).filter(({ name }) => name === 'Then' || name === 'Later');
  expect(then).toMatchObject([{ name: 'Then', activeFrom: from.toISOString() }]);
  const before = new Date(from.getTime() - 60_000).toISOString();
  expect((await app.done(getAirspace, { from: before, until: before }, admin)).map(({ name }) => name)).not.toContain('Then');
});

test('a zone that was changed or deleted since is played as it was, for as long as it was so, to its own tenant', async () => {
  const at = () => clock.now().toISOString();
  const begun = at();
  const { id } = await app.done(addNoFlyZone, form('Moved', { shape: { kind: 'circle', centre: CORNERS[0]!, radius: 100 } }), admin);
  clock.advance(60_000);
  const changed = at();
  await app.done(
    setNoFlyZone,
    { id, version: 1, ...form('Moved', { shape: { kind: 'circle', centre: CORNERS[0]!, radius: 200 } }) },
    admin,
  );
  clock.advance(60_000);
  const deleted = at();
  await app.done(deleteNoFlyZone, { id }, admin);
  clock.advance(60_000);
  const then = async (from: string, until: string, as = admin) =>
    (await app.done(getAirspace, { from, until }, as))
      .filter(({ name }) => name === 'Moved')
      .map(({ shape, activeFrom, validUntil }) => [shape.kind === 'circle' && shape.radius, activeFrom, validUntil]);
  expect((await then(begun, at())).sort(([one], [other]) => Number(one) - Number(other))).toEqual([
    [100, begun, changed],
    [200, changed, deleted],
  ]);
  expect(await then(begun, new Date(Date.parse(begun) + 1_000).toISOString())).toEqual([[100, begun, changed]]);
  expect(await then(deleted, at())).toEqual([]);
  expect(await then(begun, at(), other)).toEqual([]);
});
