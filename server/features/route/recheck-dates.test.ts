import type { RouteId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { addNoFlyZone, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, copyRoute, getRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { databaseJobs, type DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { handleZoneDates } from '../no-fly-zone/index.ts';
import { scheduleRechecks } from './recheck.ts';

const DAY_MS = 86_400_000;
/** Each look at the air starts a thread, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000 };
const clock = manualClock();
let app: TestApp;
let admin: { token: string };
/** Of a server that has started after everything was set. */
let jobs: DatabaseJobs;
beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  admin = { token: app.main.token };
});
afterAll(() => jobs.stop());

const later = async (ms: number) => {
  clock.advance(ms);
  await jobs?.stop();
  jobs = databaseJobs(app.services.database, clock, pino({ level: 'silent' }));
  const server = { ...app.services, jobs };
  await scheduleRechecks(server);
  handleZoneDates(server);
  // What is broken is looked at once an hour besides: only the dates of zones count here.
  await jobs.cancel(app.services.database.db, 'route.zonesOver');
  await jobs.runDue();
};
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
/** Each test has a meridian of its own. */
const plan = (longitude: number) => ({
  ...NEW_ROUTE,
  waypoints: [0, 1, 2].map((at) => waypointAt({ longitude, latitude: 50 + at / 1_000 }, NEW_ROUTE)),
});
const zone = (name: string, longitude: number, from: number, until: number) => ({
  name,
  description: 'Crowds',
  shape: { kind: 'circle' as const, centre: { longitude, latitude: 50.001 }, radius: 30 },
  activeFrom: inDays(from),
  validUntil: inDays(until),
});
const keep = async (name: string, longitude: number) => (await app.done(addRoute, { name, route: plan(longitude) }, admin)).id;
const stateOf = async (id: RouteId) => {
  const { state, zones } = (await app.done(getRoute, { id }, admin)).airspace;
  return [state, ...zones].join(' ');
};
const told = async () => (await app.done(getMessages, { isAsc: true }, admin)).rows.filter(({ kind }) => /Broken/.test(kind)).length;

test(
  'a zone of next week leaves routes as they are, by the rule of saving, until a day before it begins; and again once it has ended',
  PATIENTLY,
  async () => {
    const before = await keep('Kept before it', 20);
    await app.done(addNoFlyZone, zone('Fair', 20, 7, 9), admin);
    await later(0);
    const after = await keep('Kept beside it', 20);
    const { id: copy } = await app.done(copyRoute, { id: before, name: 'Copied' }, admin);
    const states = () => Promise.all([before, after, copy].map(stateOf));
    expect(await states()).toEqual(['ok', 'ok', 'ok']);
    await later(5.9 * DAY_MS);
    expect(await states()).toEqual(['ok', 'ok', 'ok']);
    expect(await told()).toBe(0);
    await later(0.15 * DAY_MS);
    expect(await states()).toEqual(['broken Fair', 'broken Fair', 'broken Fair']);
    expect(await told()).toBe(1);
    await later(2.9 * DAY_MS);
    expect(await states()).toEqual(['broken Fair', 'broken Fair', 'broken Fair']);
    await later(0.1 * DAY_MS);
    expect(await states()).toEqual(['ok', 'ok', 'ok']);
    expect(await told()).toBe(1);
  },
);

test('a zone that is put off breaks nothing at the date that it had', PATIENTLY, async () => {
  const id = await keep('Patient', 21);
  const added = await app.done(addNoFlyZone, zone('Concert', 21, 3, 4), admin);
  await later(0);
  await app.done(setNoFlyZone, { ...zone('Concert', 21, 6, 7), id: added.id, version: 1 }, admin);
  await later(2.1 * DAY_MS);
  expect(await stateOf(id)).toBe('ok');
  await later(3 * DAY_MS);
  expect(await stateOf(id)).toBe('broken Concert');
});
