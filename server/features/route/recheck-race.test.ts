import type { RouteId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, copyRoute, getRoute, setRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../platform/db/database.ts';
import type { DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf } from '../../testing/people.ts';
import { scheduleRechecks } from './recheck.ts';

const PATIENTLY = { timeout: 90_000 };
let app: TestApp;
let admin: { token: string };
beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  await scheduleRechecks(app.services);
  await ready();
});

/** Each test has a meridian of its own. */
const plan = (longitude: number) => ({
  ...NEW_ROUTE,
  waypoints: [0, 1, 2].map((at) => waypointAt({ longitude, latitude: 50 + at / 1_000 }, NEW_ROUTE)),
});
const zone = (name: string, longitude: number) => ({
  name,
  description: 'Crowds',
  shape: { kind: 'circle' as const, centre: { longitude, latitude: 50.001 }, radius: 30 },
  validUntil: new Date(Date.now() + 86_400_000).toISOString(),
});
const ready = () => (app.services.jobs as DatabaseJobs).runDue();

/** How many wait for somebody else in the database. */
async function waiting(): Promise<number> {
  const { rows } = await app.services.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return rows[0]!.count;
}

/** Does something while nobody gets past this: they have read the zones by then and have not kept their route yet. */
async function meanwhile(hold: (tx: Queryable) => Promise<unknown>, work: () => Promise<void>): Promise<void> {
  const released = new Error('released');
  const held = app.services.database.db.transaction(async (tx) => {
    await hold(tx);
    await work();
    throw released;
  });
  await expect(held).rejects.toBe(released);
}

/** A zone is put up, and what is kept is looked at again, while somebody is about to keep a route there. */
async function raced<T>(hold: (tx: Queryable) => Promise<unknown>, save: () => Promise<T>, longitude: number): Promise<T> {
  const begun: { saving?: Promise<T>; checking?: Promise<void> } = {};
  await meanwhile(hold, async () => {
    begun.saving = save();
    await expect.poll(waiting, PATIENTLY).toBe(1);
    await app.done(addNoFlyZone, zone(`Fair ${longitude}`, longitude), admin);
    let isDone = false;
    begun.checking = ready().finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await waiting()) === 2, PATIENTLY).toBe(true);
  });
  await begun.checking;
  return begun.saving!;
}

const numbersOf = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`route numbers of ${app.main.enterpriseId}`}, 0))`);
const stateOf = async (id: RouteId) => (await app.done(getRoute, { id }, admin)).airspace.state;

test('a route that is added while a zone is put up does not escape it', PATIENTLY, async () => {
  const saved = await raced(numbersOf, () => app.done(addRoute, { name: 'New', route: plan(10) }, admin), 10);
  expect(await stateOf(saved.id)).toBe('broken');
});

test('a route that is moved there while a zone is put up does not escape it', PATIENTLY, async () => {
  const { id } = await app.done(addRoute, { name: 'Far', route: plan(11) }, admin);
  const namesake = (tx: Queryable) =>
    tx.execute(
      sql`insert into route select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', 9999, 'name_key', 'moved'))).* from route r where r.id = ${id}`,
    );
  await raced(namesake, () => app.done(setRoute, { id, version: 1, name: 'Moved', route: plan(12) }, admin), 12);
  expect(await stateOf(id)).toBe('broken');
});

test(
  'a copy that is made while a zone is put up does not escape it, nor one made before the original was looked at',
  PATIENTLY,
  async () => {
    const { id } = await app.done(addRoute, { name: 'Original', route: plan(13) }, admin);
    const saved = await raced(numbersOf, () => app.done(copyRoute, { id, name: 'Copy' }, admin), 13);
    expect(await stateOf(saved.id)).toBe('broken');
    const { id: quiet } = await app.done(addRoute, { name: 'Quiet', route: plan(14) }, admin);
    await app.done(addNoFlyZone, zone('Parade', 14), admin);
    const copy = await app.done(copyRoute, { id: quiet, name: 'Quiet copy' }, admin);
    expect([await stateOf(quiet), await stateOf(copy.id)]).toEqual(['ok', 'broken']);
    await ready();
    expect([await stateOf(quiet), await stateOf(copy.id)]).toEqual(['broken', 'broken']);
  },
);

test(
  'the other way round: a route that is kept before the zone is there is looked at again, and after it is refused',
  PATIENTLY,
  async () => {
    const { id } = await app.done(addRoute, { name: 'Before', route: plan(15) }, admin);
    await app.done(addNoFlyZone, zone('Market', 15), admin);
    expect(codeOf(await app.call(addRoute, { name: 'After', route: plan(15) }, admin))).toBe('input.invalid');
    await ready();
    expect(await stateOf(id)).toBe('broken');
    const told = (await app.done(getMessages, {}, admin)).rows.filter(({ text }) => text.includes('“Before”'));
    expect(told).toHaveLength(1);
  },
);
