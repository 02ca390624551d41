import { addNoFlyZone, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, getRoutes } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { flownServer, type FlownServer } from '../../testing/flown-server.ts';
import { buildConsole } from '../../testing/program.ts';
import { AIRSPACE_CHANGE } from '../airspace-change/index.ts';

/** `npm run test:long` takes as many as an enterprise may have. */
const ROUTES = Number(process.env['RECHECK_ROUTES'] ?? 300);
// The console may have to be built first, on a machine that is busy with other files.
vi.setConfig({ testTimeout: 240_000 + ROUTES * 60, hookTimeout: 600_000 });
const PATIENTLY = { timeout: 120_000 + ROUTES * 30, interval: 100 };
/** Of ours in the database: any number that nobody else waits for. */
const GATE = 470_811;

let server: FlownServer;
beforeAll(async () => {
  await buildConsole();
  server = await flownServer();
});
afterAll(() => server.end());

const plan = (longitude: number) => ({
  ...NEW_ROUTE,
  waypoints: [0, 1, 2].map((at) => waypointAt({ longitude, latitude: 50 + at / 1_000 }, NEW_ROUTE)),
});
const zone = {
  name: 'Stadium',
  description: 'Crowds',
  shape: { kind: 'circle' as const, centre: { longitude: 10, latitude: 50.001 }, radius: 30 },
  validUntil: '2099-01-01T00:00:00Z',
};

/** Makes as many as are wanted of one that somebody has saved. */
async function multiply(name: string, to: number): Promise<void> {
  await server.asDatabaseAdministrator(
    `insert into route select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', r.number + n * 10,
       'name', r.name || ' ' || n, 'name_key', r.name_key || ' ' || n))).*
     from route r, generate_series(1, ${to - 1}) n where r.name = '${name}'`,
  );
}

async function found<T extends object>(query: string): Promise<T[]> {
  const client = await server.databaseAdministrator();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows;
}
const counted = async (condition: string) => (await found<{ count: number }>(`select count(*)::int as count from ${condition}`))[0]!.count;
const settled = () => counted(`route where name like 'Across%' and broken_by = '["Stadium"]' and recheck is null`);
const underWay = () => counted(`job where kind = '${AIRSPACE_CHANGE}'`);
/** Whatever language they read it in. */
const told = () => found(`select kind, (params->>'count')::int as count from message where kind like '%Broken'`);

test(`kill -9 in the middle of looking at ${ROUTES} routes again: each is settled after the restart, and their owner is told once`, async () => {
  await server.call(addRoute, { name: 'Across', route: plan(10) });
  // Beside the zone, but near enough to be looked at.
  await server.call(addRoute, { name: 'Beside', route: plan(10.0009) });
  await multiply('Across', ROUTES);
  await multiply('Beside', 20);
  // The one in the middle is not settled before whoever holds the gate is gone.
  await server.asDatabaseAdministrator(
    `create function wait_at_gate() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(${GATE}); return new; end $$`,
    `do $$ declare middle uuid := (select id from route where name like 'Across%' order by id offset ${Math.floor(ROUTES / 2)} limit 1);
     begin execute format('create trigger gate before update on route for each row
       when (old.id = %L and old.recheck is not null and new.recheck is null) execute function wait_at_gate()', middle); end $$`,
  );
  const keeper = await server.databaseAdministrator();
  await keeper.query(`select pg_advisory_lock(${GATE})`);
  const { id } = await server.call(addNoFlyZone, zone);
  // At this very gate: on its way there it waits for other locks, with nothing settled yet.
  const atGate = `pg_locks where not granted and locktype = 'advisory' and objid = ${GATE}`;
  await expect.poll(() => counted(atGate), PATIENTLY).toBeGreaterThan(0);
  const before = await settled();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(ROUTES);
  await server.kill();
  await server.startAgain();

  expect(await underWay(), 'it is left for the next one').toBe(1);
  // As if its lease had run out: nobody works on it any more.
  await server.asDatabaseAdministrator(`update job set claimed_until = now() where kind = '${AIRSPACE_CHANGE}'`);
  await expect.poll(underWay, PATIENTLY).toBe(0);
  // The hourly look at what is broken begins with the server, too: what it has marked later is settled by it.
  await expect.poll(settled, PATIENTLY).toBe(ROUTES);
  await expect.poll(() => counted('route where recheck is not null or is_untold'), PATIENTLY).toBe(0);
  expect((await server.call(getRoutes, { keyword: 'Beside', airspaceState: 'ok', pageSize: 50 })).rows).toHaveLength(20);
  expect(await told()).toEqual([{ kind: 'routesBroken', count: ROUTES }]);

  await server.call(setNoFlyZone, { id, version: 1, ...zone, ceiling: 900 });
  await expect.poll(underWay, PATIENTLY).toBe(0);
  expect(await settled()).toBe(ROUTES);
  expect(await told()).toHaveLength(1);
});
