import { changeControl } from '@skyhelm/contract/control';
import type { VehicleTransferId } from '@skyhelm/contract/ids';
import { getOperations } from '@skyhelm/contract/operation-log';
import { cancelTransfer, clearPlan, getTransfer, readPlan, sendPlan } from '@skyhelm/contract/transfer';
import { deleteFetchedLog, downloadVehicleLog, fetchVehicleLog, getVehicleLogs } from '@skyhelm/contract/vehicle-log';
import { deleteFetchedPicture, downloadVehiclePicture, fetchVehiclePicture, getVehiclePictures } from '@skyhelm/contract/vehicle-picture';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
import type { TransferEnd, TransferProgress } from '@skyhelm/core/vehicle/transfer';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { serveTransfer, transferSubject, type Begun, type TransferRequests } from '../../platform/bus/transfer-subjects.ts';
import type { CallOptions } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { failingDatabase } from '../../testing/failing-database.ts';
import { controlApp, type ControlApp, type FlownDevice } from '../../testing/control-app.ts';
import { cleanTransfers } from './clean-transfers.ts';
import { settleTransfers, transferRoutes } from './index.ts';
import { fetchedKey, smallKey } from './fetched-key.ts';

const PATIENTLY = { timeout: 60_000, interval: 10 };
const RALLY: Plan = { kind: 'rally', points: [{ longitude: 121.5, latitude: 31.2, altitude: 30 }] };
type Order = TransferRequests['gateway.sendPlan']['asked'];

let own: ControlApp;
let admin: { token: string };
let pilot: Person;
let wingman: Person;
let device: FlownDevice;

beforeAll(async () => {
  own = await controlApp(transferRoutes);
  const people = await peopleOf(own.test);
  admin = people.admin;
  const roleId = await people.role('pilots', { permissions: ['device:control'] });
  pilot = await people.person('pilot1', [roleId]);
  wingman = await people.person('pilot2', [roleId]);
});

beforeEach(async () => {
  device = own.device([pilot.id, wingman.id]);
  await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
});

/** The gateway, as far as transfers are concerned. */
function gateway<S extends keyof TransferRequests>(
  subject: S,
  answer: (asked: TransferRequests[S]['asked']) => TransferRequests[S]['answer'],
): TransferRequests[S]['asked'][] {
  const asked: TransferRequests[S]['asked'][] = [];
  const end = serveTransfer(own.test.services.bus, subject, (one) => {
    asked.push(one);
    return answer(one);
  });
  onTestFinished(end);
  return asked;
}
const begun = (): Begun => ({ step: 'begun' });
const tell = (transferId: string, news: { progress: TransferProgress } | { end: TransferEnd }, bus = own.test.services.bus) =>
  bus.publish(transferSubject(device.id), {
    enterpriseId: own.test.main.enterpriseId,
    deviceId: device.id,
    transferId,
    news,
  });

const send = (who: object = pilot, plan: Plan = RALLY) => own.call(sendPlan, { deviceId: device.id, plan }, who);
const codeOf = (answer: { state: number; code?: string }) => (answer.state === 1 ? undefined : answer.code);
const read = (id: VehicleTransferId, who: object = pilot) => own.done(getTransfer, { id }, who);
async function sent(): Promise<VehicleTransferId> {
  const answer = await send();
  if (answer.state !== 1) throw new Error(JSON.stringify(answer));
  return answer.data.id;
}

describe('a plan', () => {
  test('is written down and logged before it is sent, and its course is told until it has ended', async () => {
    const orders: Order[] = gateway('gateway.sendPlan', begun);
    const id = await sent();
    expect(orders).toMatchObject([{ deviceId: device.id, transferId: id, plan: RALLY }]);
    expect(await read(id)).toMatchObject({ course: 'running', kind: 'sendPlan', planKind: 'rally', by: 'pilot1', progress: null });
    tell(id, { progress: { stage: 'checking', done: 1, total: 2 } });
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ progress: { stage: 'checking', done: 1, total: 2 } });
    tell(id, { end: { outcome: 'done' } });
    await expect
      .poll(() => read(id), PATIENTLY)
      .toMatchObject({ course: 'done', progress: null, fault: null, text: '', planUnknown: false });
    tell(id, { end: { outcome: 'cancelled', isPlanUnknown: true } });
    expect((await read(id)).endedAt).not.toBeNull();
    expect(await read(id)).toMatchObject({ course: 'done' });
    const { rows } = await own.test.done(getOperations, { keyword: device.name }, admin);
    expect(rows.map(({ operation }) => operation)).toEqual(['plan.sent', 'control.taken']);
  });

  test('that breaks off says why in the words of the reader, and that the plan is unknown now', async () => {
    gateway('gateway.sendPlan', begun);
    const id = await sent();
    tell(id, { end: { outcome: 'failed', fault: 'invalidItem', word: 'INVALID_PARAM7', at: 4, isPlanUnknown: true } });
    await expect.poll(async () => (await read(id)).course, PATIENTLY).toBe('failed');
    expect(await read(id)).toMatchObject({
      fault: 'invalidItem',
      word: 'INVALID_PARAM7',
      at: 4,
      planUnknown: true,
      text: 'The device refused an item',
    });
  });

  test('that cannot be begun says so', async () => {
    expect(await read(await sent())).toMatchObject({ course: 'failed', fault: 'noGateway', planUnknown: false });
    gateway('gateway.sendPlan', () => ({ step: 'refused', fault: 'offline' }));
    expect(await read(await sent())).toMatchObject({ course: 'failed', fault: 'offline' });
  });

  test('that is read is with the transfer', async () => {
    gateway('gateway.readPlan', begun);
    const { id } = await own.done(readPlan, { deviceId: device.id, kind: 'rally' }, wingman);
    tell(id, { end: { outcome: 'done', plan: RALLY } });
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'done', plan: RALLY });
  });

  test('of an aircraft that is busy is refused, until what it is busy with was left off', async () => {
    gateway('gateway.sendPlan', begun);
    const id = await sent();
    expect(codeOf(await send())).toBe('transfer.busy');
    gateway('gateway.cancelTransfer', ({ transferId }) => {
      tell(transferId, { end: { outcome: 'cancelled', isPlanUnknown: true } });
      return { isUnderWay: true };
    });
    await own.done(cancelTransfer, { id }, pilot);
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'cancelled', planUnknown: true });
    expect(codeOf(await own.call(cancelTransfer, { id }, pilot))).toBe('transfer.over');
    expect(codeOf(await send())).toBeUndefined();
  });

  test('that is being sent or cleared is left off by whoever is at the controls, one that is being read by whoever may fly', async () => {
    gateway('gateway.sendPlan', begun);
    gateway('gateway.clearPlan', begun);
    gateway('gateway.readPlan', begun);
    const cancelled = gateway('gateway.cancelTransfer', ({ transferId }) => {
      tell(transferId, { end: { outcome: 'cancelled', isPlanUnknown: false } });
      return { isUnderWay: true };
    });
    const cancel = async (id: VehicleTransferId, who: object) => codeOf(await own.call(cancelTransfer, { id }, who));
    const over = async (id: VehicleTransferId) => {
      await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'cancelled' });
    };
    for (const begin of [sent, async () => (await own.done(clearPlan, { deviceId: device.id, kind: 'fence' }, pilot)).id]) {
      const id = await begin();
      expect(await cancel(id, wingman)).toBe('control.lost');
      expect(await cancel(id, pilot)).toBeUndefined();
      await over(id);
    }
    expect(cancelled).toHaveLength(2);
    const { id } = await own.done(readPlan, { deviceId: device.id, kind: 'rally' }, pilot);
    device.fliers.delete(wingman.id);
    expect(await cancel(id, wingman)).toBe('request.forbidden');
    device.fliers.add(wingman.id);
    expect(await cancel(id, wingman)).toBeUndefined();
    await over(id);
  });

  test('is sent and cleared by nobody but the one at the controls', async () => {
    const orders = gateway('gateway.sendPlan', begun);
    expect(codeOf(await send(wingman))).toBe('control.lost');
    expect(codeOf(await own.call(clearPlan, { deviceId: device.id, kind: 'fence' }, wingman))).toBe('control.lost');
    expect(codeOf(await send(own.test.other))).toBe('record.notFound');
    expect(orders).toEqual([]);
    const id = await sent();
    expect(codeOf(await own.call(getTransfer, { id }, own.test.other))).toBe('record.notFound');
    expect(codeOf(await own.call(cancelTransfer, { id }, own.test.other))).toBe('record.notFound');
  });

  test('that encloses nothing, or is nowhere, is refused with the field named', async () => {
    const corner = { longitude: 1, latitude: 2 };
    const fence: Plan = { kind: 'fence', areas: [{ shape: 'polygon', keep: 'in', corners: [corner, corner, corner] }], returnPoint: null };
    expect(await send(pilot, fence)).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'plan.areas.0.corners', mes: 'A polygon needs at least three different corners' }],
    });
    expect(await send(pilot, { kind: 'rally', points: [{ longitude: 181, latitude: 0, altitude: 0 }] })).toMatchObject({
      code: 'input.invalid',
    });
  });
});

describe('a log', () => {
  const LOG = { number: 3, bytes: 6, startedAt: 1_700_000_000 };
  const listed = () => own.done(getVehicleLogs, { deviceId: device.id }, pilot);

  test('is listed, fetched and downloaded', async () => {
    gateway('gateway.listLogs', () => ({ logs: [LOG], isComplete: true }));
    const orders = gateway('gateway.readLog', begun);
    const row = { number: 3, bytes: 6, startedAt: '2023-11-14T22:13:20.000Z' };
    expect(await listed()).toEqual({ isComplete: true, logs: [{ ...row, transferId: null, isHere: false }] });
    const { id } = await own.done(fetchVehicleLog, { deviceId: device.id, number: 3 }, pilot);
    expect(orders).toMatchObject([{ log: 3, key: fetchedKey(id) }]);
    expect((await listed()).logs).toEqual([{ ...row, transferId: id, isHere: false }]);
    expect(codeOf(await own.call(downloadVehicleLog, { id }, pilot))).toBe('vehicleLog.notHere');

    await own.test.services.blobs.put(fetchedKey(id), Buffer.from('flight'));
    tell(id, { end: { outcome: 'done', bytes: 6 } });
    await expect.poll(async () => (await listed()).logs, PATIENTLY).toEqual([{ ...row, transferId: id, isHere: true }]);
    const file = await own.raw(downloadVehicleLog, { id }, pilot);
    expect(file.body).toBe('flight');
    expect(file.headers['content-disposition']).toContain(`${device.name.replace(' ', '_')}_3.bin`);
    expect(codeOf(await own.call(downloadVehicleLog, { id }, own.test.other))).toBe('record.notFound');
  });

  test.each([
    ['as PX4 writes it', 'ulg', [...Buffer.from('ULog'), 0x01, 0x12, 0x35, 0x01]],
    ['as ArduPilot writes it', 'bin', [0xa3, 0x95, 0x80, 0x80, 0x59, 0x46, 0x4d, 0x54]],
    ['of a single byte', 'bin', [0x55]],
    ['without a byte', 'bin', []],
  ])('%s ends in .%s and is whole', async (_, ending, bytes) => {
    gateway('gateway.readLog', begun);
    const { id } = await own.done(fetchVehicleLog, { deviceId: device.id, number: 3 }, pilot);
    await own.test.services.blobs.put(fetchedKey(id), Buffer.from(bytes));
    tell(id, { end: { outcome: 'done', bytes: bytes.length } });
    await expect.poll(async () => (await read(id)).course, PATIENTLY).toBe('done');
    const file = await own.raw(downloadVehicleLog, { id }, pilot);
    expect(file.headers['content-disposition']).toContain(`_3.${ending}`);
    expect(Buffer.byteLength(file.rawPayload)).toBe(bytes.length);
  });

  test('is not read of what flies, is offline or does not answer', async () => {
    const refusal = async () => codeOf(await own.call(getVehicleLogs, { deviceId: device.id }, pilot));
    expect(await refusal()).toBe('transfer.offline');
    let fault: 'armed' | 'silence' = 'armed';
    gateway('gateway.listLogs', () => ({ fault }));
    expect(await refusal()).toBe('transfer.armed');
    fault = 'silence';
    expect(await refusal()).toBe('transfer.silence');
  });
});

describe('a picture', () => {
  const PICTURES = [
    {
      number: 2,
      latitude: 31.2,
      longitude: 121.5,
      altitude: 60,
      height: 50,
      heading: 12,
      takenAt: 1_700_000_000_000,
      file: 'SKYH0002.JPG',
      filePlace: '100:/DCIM/SKYH0002.JPG',
      toldAt: 1_700_000_000_200,
    },
    { number: 1, toldAt: 1_700_000_000_100 },
  ];
  const fetched = (number: number) => own.call(fetchVehiclePicture, { deviceId: device.id, number }, pilot);

  test('is listed, fetched and downloaded, and the log says which', async () => {
    gateway('gateway.listPictures', () => ({ pictures: PICTURES }));
    const orders = gateway('gateway.readPicture', begun);
    const { pictures } = await own.done(getVehiclePictures, { deviceId: device.id }, pilot);
    const nothing = {
      latitude: null,
      longitude: null,
      altitude: null,
      height: null,
      heading: null,
      takenAt: null,
      file: null,
      filePlace: null,
    };
    expect(pictures).toEqual([
      { ...PICTURES[0], takenAt: '2023-11-14T22:13:20.000Z', toldAt: '2023-11-14T22:13:20.200Z' },
      { number: 1, ...nothing, toldAt: '2023-11-14T22:13:20.100Z' },
    ]);
    const { id } = await own.done(fetchVehiclePicture, { deviceId: device.id, number: 2 }, pilot);
    const wanted = { number: 2, filePlace: '100:/DCIM/SKYH0002.JPG', takenAt: 1_700_000_000_000, toldAt: 1_700_000_000_200 };
    expect(orders).toMatchObject([{ picture: wanted, key: fetchedKey(id) }]);
    expect(codeOf(await own.call(downloadVehiclePicture, { id }, pilot))).toBe('vehiclePicture.notHere');
    await own.test.services.blobs.put(fetchedKey(id), Buffer.from('light'));
    tell(id, { end: { outcome: 'done', bytes: 5 } });
    await expect
      .poll(() => read(id), PATIENTLY)
      .toMatchObject({ course: 'done', kind: 'readPicture', file: 'SKYH0002.JPG', bytes: 5, log: null });
    const file = await own.raw(downloadVehiclePicture, { id }, pilot);
    expect([file.body, file.headers['content-type']]).toEqual(['light', 'image/jpeg']);
    expect(file.headers['content-disposition']).toMatch(/^attachment.*SKYH0002\.JPG/);
    expect(codeOf(await own.call(downloadVehiclePicture, { id }, own.test.other))).toBe('record.notFound');
    expect(codeOf(await own.call(downloadVehicleLog, { id }, pilot))).toBe('vehicleLog.notHere');
    const { rows } = await own.test.done(getOperations, { keyword: device.name }, admin);
    expect(rows.map(({ operation }) => operation)).toEqual(['vehiclePicture.downloaded', 'vehiclePicture.fetched', 'control.taken']);
  });

  test('has a small one as soon as it is here, which goes with it', async () => {
    gateway('gateway.listPictures', () => ({ pictures: PICTURES }));
    gateway('gateway.readPicture', begun);
    const { blobs } = own.test.services;
    const { id } = await own.done(fetchVehiclePicture, { deviceId: device.id, number: 2 }, pilot);
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } });
    await blobs.put(fetchedKey(id), await picture.jpeg().toBuffer());
    tell(id, { end: { outcome: 'done', bytes: 5 } });
    await expect.poll(() => blobs.get(smallKey(id)), PATIENTLY).toBeDefined();
    expect(await sharp(await blobs.get(smallKey(id))).metadata()).toMatchObject({ width: 480, height: 320 });
    await own.done(deleteFetchedPicture, { id }, pilot);
    expect(await blobs.get(smallKey(id))).toBeUndefined();
  });

  test('is deleted from the server by whoever may fly the device, and by no call that deletes logs', async () => {
    gateway('gateway.listPictures', () => ({ pictures: PICTURES }));
    gateway('gateway.readPicture', begun);
    const { id } = await own.done(fetchVehiclePicture, { deviceId: device.id, number: 2 }, pilot);
    const removed = async (who: CallOptions) => codeOf(await own.call(deleteFetchedPicture, { id }, who));
    expect(await removed(pilot)).toBe('vehiclePicture.notHere');
    await own.test.services.blobs.put(fetchedKey(id), Buffer.from('light'));
    tell(id, { end: { outcome: 'done', bytes: 5 } });
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'done' });
    expect(codeOf(await own.call(deleteFetchedLog, { id }, pilot))).toBe('vehicleLog.notHere');
    device.fliers.delete(wingman.id);
    expect([await removed(wingman), await removed(own.test.other)]).toEqual(['request.forbidden', 'record.notFound']);
    expect(await removed(pilot)).toBeUndefined();
    expect(await own.test.services.blobs.get(fetchedKey(id))).toBeUndefined();
    expect(await removed(pilot)).toBe('record.notFound');
    const { rows } = await own.test.done(getOperations, { keyword: device.name }, admin);
    expect(rows.map(({ operation }) => operation)).toContain('vehiclePicture.deleted');
  });

  test('that has no file, that was never told, or of a device that is not there is not fetched', async () => {
    expect(codeOf(await fetched(2))).toBe('transfer.offline');
    gateway('gateway.listPictures', () => ({ pictures: PICTURES }));
    expect(codeOf(await fetched(1))).toBe('vehiclePicture.notThere');
    expect(codeOf(await fetched(3))).toBe('vehiclePicture.notThere');
    expect(codeOf(await own.call(getVehiclePictures, { deviceId: device.id }, own.test.other))).toBe('record.notFound');
  });
});

test('after a restart nothing is under way, and a plan that was being sent is unknown', async () => {
  gateway('gateway.sendPlan', begun);
  gateway('gateway.readPlan', begun);
  const id = await sent();
  const other = own.device([pilot.id]);
  const { id: reading } = await own.done(readPlan, { deviceId: other.id, kind: 'fence' }, pilot);
  await settleTransfers(own.test.services);
  const after = await own.begin();
  expect(await after.done(getTransfer, { id }, pilot)).toMatchObject({ course: 'failed', fault: 'lost', planUnknown: true });
  expect(await after.done(getTransfer, { id: reading }, pilot)).toMatchObject({ course: 'failed', fault: 'lost', planUnknown: false });
});

test('how a transfer ended is written when the database is back', async () => {
  const bus = memoryBus();
  const database = failingDatabase(own.test.services.database);
  const { done } = await own.begin({ ...own.test.services, bus, database });
  serveTransfer(bus, 'gateway.readPlan', begun);
  const { id } = await done(readPlan, { deviceId: device.id, kind: 'rally' }, pilot);
  database.isFailing = true;
  tell(id, { end: { outcome: 'done', plan: RALLY } }, bus);
  await expect.poll(() => database.failures, PATIENTLY).toBeGreaterThan(1);
  expect(await done(getTransfer, { id }, pilot)).toMatchObject({ course: 'running' });
  database.isFailing = false;
  await expect.poll(() => done(getTransfer, { id }, pilot), PATIENTLY).toMatchObject({ course: 'done', plan: RALLY });
});

test('what was fetched is kept for a week, and what belongs to nobody not at all', async () => {
  gateway('gateway.readLog', begun);
  const { services } = own.test;
  const { id } = await own.done(fetchVehicleLog, { deviceId: device.id, number: 3 }, pilot);
  tell(id, { end: { outcome: 'done', bytes: 6 } });
  await expect.poll(async () => (await read(id)).course, PATIENTLY).toBe('done');
  const orphan = fetchedKey('0198c0de-0000-7000-8000-000000000001');
  for (const key of [fetchedKey(id), orphan]) await services.blobs.put(key, Buffer.from('flight'));
  await cleanTransfers(services);
  expect(await services.blobs.get(fetchedKey(id))).toBeDefined();
  expect(await services.blobs.get(orphan)).toBeUndefined();
  own.clock.advance(8 * 86_400_000);
  await cleanTransfers(services);
  expect(await services.blobs.get(fetchedKey(id))).toBeUndefined();
});
