import type { DeviceId, TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import { getTaskPicture, getTaskResults } from '@skyhelm/contract/task-results';
import { getTransfer } from '@skyhelm/contract/transfer';
import { fetchVehiclePicture } from '@skyhelm/contract/vehicle-picture';
import type { ListedPicture } from '@skyhelm/core/vehicle/picture';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf } from '../../testing/people.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { deviceFlight } from '../../tables/device.table.ts';
import { writeEvents } from '../flight-record/index.ts';
import { cleanTransfers, fetchedKey } from '../transfer/index.ts';
import { vehicleTransfer } from '../../tables/vehicle-transfer.table.ts';
import { taskFlight } from '../../tables/task.table.ts';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const SOON = { timeout: 30_000, interval: 10 };
const clock = manualClock();
const now = () => clock.now().getTime();
let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
let made = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  as = { token: app.main.token };
});

beforeEach(async () => {
  deviceId = await fleetOf(app, as).add(`Camera carrier ${++made}`);
});

interface Flown {
  id: TaskId;
  flightId: string;
}

async function flownTask(): Promise<Flown> {
  const { enterpriseId } = app.main;
  const { id } = await tasksOf(app, as).add(`Photographs ${++made}`, { deviceId });
  const flightId = newId();
  const [takeOffAt, landedAt] = [new Date(now() - MINUTE_MS), new Date(now() + MINUTE_MS)];
  const { db } = app.services.database;
  await db.insert(deviceFlight).values({ id: flightId, enterpriseId, deviceId, takeOffAt, landedAt, metres: 900 });
  await db.insert(taskFlight).values({ enterpriseId, taskId: id, flightId, isWhole: true });
  return { id, flightId };
}

/** The camera takes one during this flight, which is told at once; the same name each time, as on a card that was emptied. */
async function take({ flightId }: Flown, given: Partial<ListedPicture> = {}): Promise<ListedPicture> {
  clock.advance(1_000);
  const told = { number: 1, takenAt: now() - 300, file: 'DCIM0001.JPG', filePlace: '100:/DCIM/DCIM0001.JPG', ...given };
  await writeEvents(app.services.database.db, [{ flightId, at: now(), event: { kind: 'picture', ...told } }]);
  return { ...told, toldAt: now() };
}

/** By the call that people fetch with. */
async function fetch(picture: ListedPicture, bytes = 'light'): Promise<VehicleTransferId> {
  clock.advance(MINUTE_MS);
  const { bus, blobs } = app.services;
  const ends = [
    serveTransfer(bus, 'gateway.listPictures', () => ({ pictures: [picture] })),
    serveTransfer(bus, 'gateway.readPicture', () => ({ step: 'begun' })),
  ];
  onTestFinished(() => ends.forEach((end) => end()));
  const { id } = await app.done(fetchVehiclePicture, { deviceId, number: picture.number }, as);
  await blobs.put(fetchedKey(id), Buffer.from(bytes));
  const news = { end: { outcome: 'done', bytes: bytes.length } };
  bus.publish(transferSubject(deviceId), { enterpriseId: app.main.enterpriseId, deviceId, transferId: id, news });
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, SOON).toBe('done');
  ends.forEach((end) => end());
  return id;
}

const fetchedOf = async ({ id }: Flown) => (await app.done(getTaskResults, { id }, as)).pictures.map(({ fetchedBy }) => fetchedBy);
const refusal = async ({ id }: Flown, fetchedBy: VehicleTransferId) => codeOf(await app.call(getTaskPicture, { id, fetchedBy }, as));
const served = async ({ id }: Flown, fetchedBy: VehicleTransferId) => (await app.raw(getTaskPicture, { id, fetchedBy }, as)).body;

describe('of two tasks a day apart whose pictures have the same name', () => {
  test.each([
    ['says when', {}],
    ['has no clock', { takenAt: undefined }],
  ])('only the one that was fetched is shown, where the camera %s', async (_, given) => {
    const first = await flownTask();
    await take(first, given);
    clock.advance(DAY_MS);
    const second = await flownTask();
    const fetchedBy = await fetch(await take(second, given), 'of the second');
    expect([await fetchedOf(first), await fetchedOf(second)]).toEqual([[null], [fetchedBy]]);
    expect(await refusal(first, fetchedBy)).toBe('record.notFound');
    expect(await served(second, fetchedBy)).toBe('of the second');
  });

  test.each([
    ['says when', {}],
    ['has no clock', { takenAt: undefined }],
  ])('each has its own, and keeps it while the other one goes, where the camera %s', async (_, given) => {
    const first = await flownTask();
    const earlier = await fetch(await take(first, given), 'of the first');
    clock.advance(DAY_MS);
    const second = await flownTask();
    const later = await fetch(await take(second, given), 'of the second');
    expect([await fetchedOf(first), await fetchedOf(second)]).toEqual([[earlier], [later]]);
    expect([await refusal(first, later), await refusal(second, earlier)]).toEqual(['record.notFound', 'record.notFound']);

    const { database, blobs } = app.services;
    clock.advance(30 * DAY_MS);
    await cleanTransfers(app.services);
    expect([await served(first, earlier), await served(second, later)]).toEqual(['of the first', 'of the second']);
    await database.db.delete(deviceFlight).where(eq(deviceFlight.id, second.flightId));
    await cleanTransfers(app.services);
    expect([await fetchedOf(first), await served(first, earlier)]).toEqual([[earlier], 'of the first']);
    expect(await blobs.get(fetchedKey(later)), 'a result of no task any more').toBeUndefined();
  });
});

test.each([
  ['cameras', '101:/DCIM/DCIM0001.JPG'],
  ['folders', '100:/DCIM/SECOND/DCIM0001.JPG'],
])('two %s of one aircraft may take pictures of one name at one moment', async (_, filePlace) => {
  const flown = await flownTask();
  const one = await take(flown);
  const other = await take(flown, { number: 2, takenAt: one.takenAt!, filePlace });
  const fetchedBy = await fetch(other);
  expect(await fetchedOf(flown)).toEqual([null, fetchedBy]);
  const first = await fetch(one);
  expect(await fetchedOf(flown)).toEqual([first, fetchedBy]);
});

test('two cameras without a clock may take pictures of one name at one moment', async () => {
  const flown = await flownTask();
  const one = await take(flown, { takenAt: undefined });
  const fetchedBy = await fetch(await take(flown, { number: 2, takenAt: undefined, filePlace: '101:/DCIM/DCIM0001.JPG' }));
  expect(await fetchedOf(flown)).toEqual([null, fetchedBy]);
  const first = await fetch(one);
  expect(await fetchedOf(flown)).toEqual([first, fetchedBy]);
});

test('one that was taken on no flight belongs to no task', async () => {
  const flown = await flownTask();
  const picture = await take(flown);
  clock.advance(DAY_MS);
  const onTheGround = await fetch({ ...picture, takenAt: now(), toldAt: now() });
  const withoutClock = await fetch({ ...picture, takenAt: undefined, toldAt: now() });
  expect(await fetchedOf(flown)).toEqual([null]);
  for (const id of [onTheGround, withoutClock]) expect(await refusal(flown, id)).toBe('record.notFound');
});

describe('of two that a camera without a clock took in one place within half a minute, having begun anew between', () => {
  async function takenTwice() {
    const flown = await flownTask();
    const one = await take(flown, { takenAt: undefined });
    clock.advance(20_000);
    const other = await take(flown, { number: 2, takenAt: undefined });
    return { flown, one, other };
  }

  test('each has its own file', async () => {
    const { flown, one, other } = await takenTwice();
    const [first, second] = [await fetch(one), await fetch(other)];
    expect(await fetchedOf(flown)).toEqual([first, second]);
  });

  test.each([
    ['earlier', 0],
    ['later', 1],
  ])('the %s one is not shown by the file of the other, also where a second link told of it a little later', async (_, at) => {
    const { flown, one, other } = await takenTwice();
    const wanted = [one, other][at]!;
    const fetchedBy = await fetch({ ...wanted, toldAt: wanted.toldAt + 4_000 });
    expect(await fetchedOf(flown)).toEqual(at === 0 ? [fetchedBy, null] : [null, fetchedBy]);
  });

  test('the file is that of the nearer one also where that was on another flight', async () => {
    const first = await flownTask();
    await take(first, { takenAt: undefined });
    clock.advance(20_000);
    const second = await flownTask();
    const fetchedBy = await fetch(await take(second, { takenAt: undefined }));
    expect([await fetchedOf(first), await fetchedOf(second)]).toEqual([[null], [fetchedBy]]);
    expect(await refusal(first, fetchedBy)).toBe('record.notFound');
  });
});

test('one that was fetched twice is shown once, and again when the first was deleted', async () => {
  const flown = await flownTask();
  const picture = await take(flown);
  const [first, again] = [await fetch(picture), await fetch(picture)];
  expect(await fetchedOf(flown)).toEqual([first]);
  expect(await served(flown, again)).toBe('light');
  await app.services.database.db.delete(vehicleTransfer).where(eq(vehicleTransfer.id, first));
  expect(await fetchedOf(flown)).toEqual([again]);
});

test('clocks that are set meanwhile, or differ, tie nothing otherwise', async () => {
  const flown = await flownTask();
  const ahead = await take(flown, { takenAt: now() + 400 * DAY_MS });
  const overAnotherLink = await take(flown, { number: 2, file: 'DCIM0002.JPG', takenAt: undefined });
  const [one, other] = [await fetch(ahead), await fetch({ ...overAnotherLink, toldAt: overAnotherLink.toldAt + 4_000 })];
  expect(await fetchedOf(flown)).toEqual([one, other]);
  // As if the server's clock had been set back between the telling and the fetch.
  const { db } = app.services.database;
  await db
    .update(vehicleTransfer)
    .set({ createdAt: new Date(now() - 5 * DAY_MS) })
    .where(eq(vehicleTransfer.deviceId, deviceId));
  expect(await fetchedOf(flown)).toEqual([one, other]);
});

test('one whose camera named no possible moment is shown at the moment it was told', async () => {
  const flown = await flownTask();
  await take(flown, { takenAt: 18_446_744_073_709_552 });
  const { pictures } = await app.done(getTaskResults, { id: flown.id }, as);
  expect(pictures.map(({ takenAt, toldAt }) => [takenAt, toldAt])).toEqual([[clock.now().toISOString(), clock.now().toISOString()]]);
});

test('one that an earlier version was told of is tied to its file by its moment', async () => {
  const flown = await flownTask();
  const told = await take(flown, { filePlace: undefined });
  await take(flown, { filePlace: undefined });
  const fetchedBy = await fetch({ ...told, filePlace: '100:/DCIM/DCIM0001.JPG' });
  expect(await fetchedOf(flown)).toEqual([fetchedBy, null]);
});
