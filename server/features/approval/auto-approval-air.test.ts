import { deflateSync } from 'node:zlib';
import { getApprovals } from '@skyhelm/contract/approval';
import { setAutoApproval } from '@skyhelm/contract/auto-approval';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addSite } from '@skyhelm/contract/site';
import { submitTask } from '@skyhelm/contract/task-steps';
import { addHeightFile } from '@skyhelm/contract/terrain';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

const clock = manualClock(new Date('2030-06-01T05:00:00Z'));
const app = await testApp({ clock });
const people = await peopleOf(app);
const admin = { token: app.main.token };
const tasks = tasksOf(app, admin);
const makes = await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] });
const founder = await people.person('founder', [makes]);
const onDay = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
let made = 0;

beforeAll(async () => {
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  const rules = { isOn: true, userIds: [founder.id], ...period, types: ['spot' as const], needsClearAir: false, needsLicence: false };
  await app.done(setAutoApproval, { ...rules, version: 0 }, admin);
});

/** With a crew of its own, so that no two of them meet. */
async function formOf(name: string, given: Parameters<typeof tasks.form>[1]) {
  made += 1;
  const { id: executorId } = await newPilot(app, people, `pilot${made}`);
  const deviceId = await aircraft(app, admin, `Heron ${made}`, 'founder');
  return tasks.form(`${name} ${made}`, { executorId, deviceId, ...given });
}

async function submitted(form: Awaited<ReturnType<typeof formOf>>) {
  await app.done(submitTask, await tasks.add(form.name, form, founder), founder);
  const { state, automatic, proof } = (await app.done(getApprovals, { keyword: form.name }, admin)).rows[0]!;
  return { found: [state, automatic!.reasons.find(({ check }) => check === 'air')!.finding], proof };
}

const [LEFT_TO_PERSON, APPROVED] = [
  ['pending', 'broken'],
  ['approved', 'kept'],
];

/** What was found of the air by a plan that a fair closes from day 29 to day 32. */
async function foundOf(time: { startTime?: string; endTime?: string; deadline: string }): Promise<string[]> {
  const form = await formOf('Fair', time);
  const centre = (form.plan as { spots: { longitude: number; latitude: number }[] }).spots[0]!;
  const shape = { kind: 'circle' as const, centre, radius: 60 };
  const zone = { name: form.name, description: 'Crowds', shape, activeFrom: onDay(29), validUntil: onDay(32) };
  await app.done(addNoFlyZone, zone, admin);
  return (await submitted(form)).found;
}

test('what a zone forbids at the time for which it is planned is not approved automatically, however far that is', async () => {
  expect(await foundOf({ startTime: onDay(30), endTime: onDay(30.1), deadline: onDay(31) })).toEqual(LEFT_TO_PERSON);
  expect(await foundOf({ startTime: onDay(28.99), endTime: onDay(29), deadline: onDay(31) }), 'started late').toEqual(LEFT_TO_PERSON);
  expect(await foundOf({ startTime: onDay(20), endTime: onDay(20.1), deadline: onDay(21) }), 'before').toEqual(APPROVED);
  expect(await foundOf({ startTime: onDay(33), endTime: onDay(33.1), deadline: onDay(34) }), 'after').toEqual(APPROVED);
  expect(await foundOf({ deadline: onDay(40) }), 'at whatever time').toEqual(LEFT_TO_PERSON);
  expect(await foundOf({ deadline: onDay(20) }), 'at whatever time before').toEqual(APPROVED);
});

const spots = (...places: [longitude: number, latitude: number][]) => ({
  type: 'spot' as const,
  spots: places.map(([longitude, latitude]) => ({ longitude, latitude })),
  photographs: true,
  tilt: -90,
});

/** Where nothing else is known of the air or of the ground. */
const [EAST, NORTH] = [10.1, 47.9];

test('a way home that may touch a zone is let pass where no clear air is asked for', async () => {
  const { id: siteId } = await app.done(addSite, { name: 'Square', longitude: EAST, latitude: NORTH + 0.1, altitude: 100 }, admin);
  const [east, south] = [EAST, NORTH + 0.1];
  const shape = { kind: 'circle' as const, centre: { longitude: east + 0.004, latitude: south + 0.003 }, radius: 50 };
  await app.done(addNoFlyZone, { name: 'Inside', description: 'Crowds', shape, validUntil: onDay(90) }, admin);
  const plan = spots([east, south + 0.006], [east + 0.008, south + 0.006], [east + 0.008, south]);
  const { found, proof } = await submitted(await formOf('Square', { siteId, plan }));
  expect([found, proof!.issues.map(({ code }) => code)]).toEqual([APPROVED, ['route.mayCross']]);
});

test('a plan below the ground is left to a person though no clear air is asked for', async () => {
  // Level ground, and from half a kilometre to the east of the site on a hill of 300 m.
  const heights = Array.from({ length: 40 * 40 }, (_, at) => (at % 40 > 25 ? 400 : 100));
  const grid = { columns: 40, rows: 40, heights, west: EAST - 0.02, north: NORTH + 0.02, step: 0.001, isFloat: true };
  const file = Buffer.from(writeTiff({ ...grid, deflate: (bytes) => deflateSync(bytes) }));
  expect(await people.upload(addHeightFile, admin.token, file, {}, 'Hill.tif')).toMatchObject({ state: 1 });
  const found = async (name: string, latitude: number, longitude: number) => {
    const { id: siteId } = await app.done(addSite, { name, longitude: EAST, latitude, altitude: 100 }, admin);
    return (await submitted(await formOf(name, { siteId, plan: spots([longitude, latitude]) }))).found;
  };
  expect(await found('Plain', NORTH, EAST - 0.01)).toEqual(APPROVED);
  expect(await found('Hill', NORTH + 0.01, EAST + 0.012)).toEqual(LEFT_TO_PERSON);
});
