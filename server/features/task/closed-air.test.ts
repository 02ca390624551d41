import { passTask } from '@skyhelm/contract/approval';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { addNoFlyZone, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addSite } from '@skyhelm/contract/site';
import { giveBackTask, releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, runDue, tasksOf } from '../../testing/tasks.ts';
import { handleZoneDates } from '../no-fly-zone/index.ts';
import { scheduleRechecks } from '../route/index.ts';
import { route } from '../../tables/route.table.ts';
import { fallClosed } from './fall.ts';
import { handleTasks } from './index.ts';

const HOUR_MS = 3_600_000;
/** Each change of the air starts a thread, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000 };
const clock = manualClock();
let app: TestApp;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let approver: Person;
let pilot: Person;
let deviceId: DeviceId;
let zones = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  const people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  pilot = await newPilot(app, people, 'pilot');
  deviceId = await aircraft(app, admin, 'Heron', 'pilot');
  await scheduleRechecks(app.services);
  handleTasks(app.services);
  handleZoneDates(app.services);
});

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
const zoneOver = async (name: string, id: TaskId, validUntil: string) => {
  const { site } = await tasks.read(id);
  const centre = { longitude: site.longitude, latitude: site.latitude + 0.001 };
  return { name, description: 'Crowds', shape: { kind: 'circle' as const, centre, radius: 30 }, validUntil };
};
const approve = async (id: TaskId) => {
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), approver);
};
const stateOf = async (id: TaskId) => {
  const { status, approval, airspace } = await tasks.read(id);
  return `${status} ${approval} ${airspace.state}`;
};

describe('a zone that is over', () => {
  test('and is prolonged takes the approval that was given in between', PATIENTLY, async () => {
    const { id } = await tasks.add('Prolonged');
    const zone = await zoneOver('Fair', id, inHours(0.5));
    const added = await app.done(addNoFlyZone, zone, admin);
    await runDue(app);
    expect(await stateOf(id)).toBe('unpublished none broken');
    clock.advance(0.6 * HOUR_MS);
    await approve(id);
    expect(await stateOf(id)).toBe('unpublished approved ok');
    await app.done(setNoFlyZone, { ...zone, id: added.id, version: 1, validUntil: inHours(10) }, admin);
    await runDue(app);
    expect(await stateOf(id)).toBe('unpublished none broken');
  });

  test('takes no approval from a task that is given back', PATIENTLY, async () => {
    const { id } = await tasks.add('Rained off');
    await approve(id);
    await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, admin);
    await app.done(startTask, await tasks.now(id), pilot);
    await app.done(addNoFlyZone, await zoneOver('Parade', id, inHours(0.5)), admin);
    await runDue(app);
    expect(await stateOf(id)).toBe('executing approved broken');
    clock.advance(0.6 * HOUR_MS);
    await app.done(giveBackTask, { ...(await tasks.now(id)), reason: 'Rain' }, pilot);
    expect(await stateOf(id)).toBe('published approved ok');
  });
});

test('a zone of next month takes an approval a day before it begins, and not when it is put up', PATIENTLY, async () => {
  const { id } = await tasks.add('In good time', { deadline: inHours(24 * 60) });
  await approve(id);
  const zone = await zoneOver('Summer fair', id, inHours(24 * 32));
  await app.done(addNoFlyZone, { ...zone, activeFrom: inHours(24 * 30) }, admin);
  await runDue(app);
  expect(await stateOf(id)).toBe('unpublished approved ok');
  clock.advance(28.9 * 24 * HOUR_MS);
  await runDue(app);
  expect(await stateOf(id)).toBe('unpublished approved ok');
  clock.advance(0.2 * 24 * HOUR_MS);
  await runDue(app);
  expect(await stateOf(id)).toBe('unpublished none broken');
  expect((await tasks.read(id)).reason).toBe('Summer fair');
});

describe('a plan is held to the air from its site, as when it was approved', () => {
  /** Between two degrees: each of these is some other site's. */
  const approvedFrom = async (name: string, longitude: number) => {
    const place = { longitude, latitude: 50 };
    const site = await app.done(addSite, { name, ...place, altitude: 100 }, admin);
    const spot = { ...place, latitude: 50.002 };
    const plan = { type: 'spot' as const, spots: [spot], photographs: true, tilt: -90 };
    const { id } = await tasks.add(name, { siteId: site.id, plan });
    await approve(id);
    return { id, place, spot };
  };
  const addZone = async (name: string, centre: { longitude: number; latitude: number }, heights: object) => {
    const shape = { kind: 'circle' as const, centre, radius: 30 };
    await app.done(addNoFlyZone, { name, description: 'Crowds', shape, validUntil: inHours(10), ...heights }, admin);
    await runDue(app);
  };

  test('a zone kilometres above it leaves the approval', PATIENTLY, async () => {
    const { id, spot } = await approvedFrom('Below the airway', 77.5);
    await addZone('Airway', spot, { floor: 9_000, datum: 'sea' });
    expect(await stateOf(id)).toBe('unpublished approved ok');
  });

  test('a zone on the site takes it, however low it is', PATIENTLY, async () => {
    const { id, place } = await approvedFrom('Behind the market', 78.5);
    await addZone('Stall', place, { ceiling: 10, datum: 'ground' });
    expect(await stateOf(id)).toBe('unpublished none broken');
    expect((await tasks.read(id)).reason).toBe('Stall');
  });
});

describe('what is found out about closed plans', () => {
  test('takes an approval that was given on an old verdict too', PATIENTLY, async () => {
    const { id } = await tasks.add('Overlooked');
    await approve(id);
    const { routeId } = await tasks.read(id);
    // As an earlier version left it: the name of the zone was kept while nothing closed the plan.
    await app.services.database.db
      .update(route)
      .set({ brokenBy: ['Market'], brokenSince: clock.now() })
      .where(eq(route.id, routeId));
    await app.done(addNoFlyZone, await zoneOver('Market', id, inHours(10)), admin);
    await runDue(app);
    expect(await stateOf(id)).toBe('unpublished none broken');
  });

  test('is carried out for all of them, whichever cannot be', PATIENTLY, async () => {
    const [bad, good] = [await tasks.add('Unreadable'), await tasks.add('Readable')];
    for (const { id } of [bad, good]) await approve(id);
    const routeIds = await Promise.all([bad, good].map(async ({ id }) => (await tasks.read(id)).routeId));
    for (const { id } of [bad, good]) await app.done(addNoFlyZone, await zoneOver(`Zone ${++zones}`, id, inHours(10)), admin);
    const { db } = app.services.database;
    await db.update(route).set({ brokenBy: ['Zone'], brokenSince: clock.now() });
    await db.update(route).set({ documentVersion: 999 }).where(eq(route.id, routeIds[0]!));
    await expect(fallClosed(app.services, { enterpriseId: app.main.enterpriseId, routeIds })).rejects.toThrow('have kept their approval');
    expect(await stateOf(good.id)).toBe('unpublished none broken');
  });
});
