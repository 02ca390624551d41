import { addMarker } from '@skyhelm/contract/marker';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { walkMembers } from '../features/department/member.store.ts';
import { device } from '../tables/device.table.ts';
import { walkDevices } from '../features/device/device-list.store.ts';
import { marker } from '../tables/marker.table.ts';
import { walkMarkers } from '../features/marker/marker-search.store.ts';
import { site } from '../tables/site.table.ts';
import { walkSites } from '../features/site/site.store.ts';
import { task } from '../tables/task.table.ts';
import { lockAnyTask } from '../features/task/task-access.store.ts';
import { updateTask } from '../features/task/task.store.ts';
import { walkTasks } from '../features/task/task-list.store.ts';
import { user } from '../tables/user.table.ts';
import { walkUsers } from '../features/user/user-list.store.ts';
import type { Actor, DataScope } from '../platform/auth/actor.ts';
import type { Db } from '../platform/db/database.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { fleetOf } from '../testing/fleet.ts';
import { peopleOf, type People } from '../testing/people.ts';
import { tasksOf } from '../testing/tasks.ts';

const NAMES = ['Walk 1', 'Walk 2', 'Walk 3', 'Walk 4', 'Walk 5', 'Walk 6'] as const;
const BATCH = 2;
/** Met first, and met last. */
const [EARLY, LATE] = [NAMES[0], NAMES[5]];

let app: TestApp;
let people: People;
let db: Db;
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  ({ db } = app.services.database);
});

const readerOf = (scope: Partial<DataScope>) => {
  const { enterpriseId, adminId: userId } = app.main;
  return {
    kind: 'user',
    enterpriseId,
    userId,
    permissions: ['*'],
    scope: { all: false, trees: [], departmentIds: [], ...scope },
  } as unknown as Actor;
};
const everything = () => readerOf({ all: true });

/** What is met by a walk, while something is done once the first of them have been. */
async function met<T extends { name: string }>(batches: AsyncIterable<readonly T[]>, meanwhile: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  for await (const batch of batches) {
    if (names.length === BATCH) await meanwhile();
    names.push(...batch.map(({ name }) => name));
  }
  return names;
}
test('an export of tasks in the order of their changes loses none that is changed meanwhile', async () => {
  const tasks = tasksOf(app, people.admin);
  const ids = new Map<string, string>();
  for (const name of NAMES) ids.set(name, (await tasks.add(name)).id);
  for (const [days, name] of NAMES.entries()) {
    const changedAt = new Date(Date.UTC(2026, 0, 20 - days));
    await db.update(task).set({ changedAt }).where(eq(task.name, name));
  }
  const latestFirst = { keyword: 'Walk', orderByColumn: 'changedAt', isAsc: false } as const;
  const walked = walkTasks({ db, actor: everything(), now: new Date() }, latestFirst, BATCH);
  const change = () =>
    db.transaction(async (tx) => {
      const row = await lockAnyTask(tx, app.main.enterpriseId, ids.get(LATE)!);
      await updateTask(tx, row!, { remark: 'Seen to' }, new Date());
    });
  expect(await met(walked, change)).toEqual(NAMES);
});

test('an export of users, devices or sites by name meets each once, whoever is renamed meanwhile', async () => {
  const by = { keyword: 'Walk', orderByColumn: 'name', isAsc: true } as const;
  for (const name of NAMES) await people.person(name, []);
  // What was to come last goes to where the walk has been, and what it has met to where it is still to come.
  const rename = (table: typeof user | typeof device | typeof site) => async () => {
    await db.execute(sql`update ${table} set name = 'Walk 0' where name = ${LATE}`);
    await db.execute(sql`update ${table} set name = 'Walk 9' where name = ${EARLY}`);
  };
  const expected = [...NAMES.slice(0, 5), 'Walk 0'];
  expect(await met(walkUsers(db, everything(), by, new Date(), BATCH), rename(user))).toEqual(expected);
  for (const name of NAMES) await fleetOf(app, people.admin).add(name);
  const links = () => Promise.resolve(new Map());
  expect(await met(walkDevices({ db, actor: everything(), links, now: new Date() }, by, BATCH), rename(device))).toEqual(expected);
  for (const name of NAMES) await tasksOf(app, people.admin).site(name);
  expect(await met(walkSites(db, everything(), by, BATCH), rename(site))).toEqual(expected);
});

test('an export of markers by folder meets each once, whatever is put elsewhere meanwhile', async () => {
  const point = { kind: 'point' as const, points: [{ longitude: 10, latitude: 50 }] };
  for (const [place, name] of NAMES.entries()) await app.done(addMarker, { ...point, name, folder: `Folder ${place}` }, people.admin);
  const move = async () => {
    await db.update(marker).set({ folder: '' }).where(eq(marker.name, LATE));
    await db.update(marker).set({ folder: 'Folder 9' }).where(eq(marker.name, EARLY));
  };
  expect(await met(walkMarkers(db, everything(), { keyword: 'Walk' }, BATCH), move)).toEqual(NAMES);
});

test('an export of the people of a department loses none when others leave it meanwhile, and names none who have', async () => {
  const departmentId = await people.department('Walkers');
  for (const name of NAMES) await people.person(`Of ${name}`, [], departmentId);
  const leave = () =>
    db
      .update(user)
      .set({ departmentId: null })
      .where(inArray(user.name, [`Of ${EARLY}`, `Of ${LATE}`]));
  const names = await met(walkMembers(db, everything(), departmentId, BATCH), leave);
  expect(names).toEqual(NAMES.slice(0, 5).map((name) => `Of ${name}`));
});

test('an export of users names none who are put out of the reader’s reach meanwhile', async () => {
  const departmentId = await people.department('Within reach');
  for (const name of NAMES) await people.person(`Near ${name}`, [], departmentId);
  const by = { keyword: 'Near', orderByColumn: 'name', isAsc: true } as const;
  const leave = () => db.update(user).set({ departmentId: null }).where(eq(user.name, `Near ${LATE}`)); // prettier-ignore
  expect(await met(walkUsers(db, readerOf({ departmentIds: [departmentId] }), by, new Date(), BATCH), leave)).toEqual(
    NAMES.slice(0, 5).map((name) => `Near ${name}`),
  );
});
