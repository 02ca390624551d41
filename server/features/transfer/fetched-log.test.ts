import type { VehicleTransferId } from '@skyhelm/contract/ids';
import { getOperations } from '@skyhelm/contract/operation-log';
import { getTransfer } from '@skyhelm/contract/transfer';
import { deleteFetchedLog, downloadVehicleLog, fetchVehicleLog, getFetchedLogs } from '@skyhelm/contract/vehicle-log';
import type { TransferEnd } from '@skyhelm/core/vehicle/transfer';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { serveTransfer, transferSubject, type TransferRequests } from '../../platform/bus/transfer-subjects.ts';
import { controlApp, type ControlApp, type ControlCalls, type FlownDevice } from '../../testing/control-app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { transferRoutes } from './index.ts';
import { fetchedKey } from './fetched-key.ts';

const PATIENTLY = { timeout: 60_000, interval: 10 };
const MEGABYTE = 2 ** 20;

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

interface Server extends ControlCalls {
  orders: TransferRequests['gateway.readLog']['asked'][];
  /** What the vehicle has, by number. */
  logs: Map<number, number>;
  fetch(number: number, of?: FlownDevice): Promise<VehicleTransferId | string | undefined>;
  fetched(number: number, bytes: number): Promise<VehicleTransferId>;
  end(id: string, end: TransferEnd): void;
}

let freeBytes: number;
let server: Server;

/** With room for three megabytes, and a disk as full as one likes. */
async function begin(): Promise<Server> {
  const { services } = own.test;
  const bus: Bus = memoryBus();
  const blobs = { ...services.blobs, freeBytes: async () => freeBytes };
  const calls = await own.begin({ ...services, bus, blobs, config: { ...services.config, vehicleLogsMb: 3 } });
  const orders: Server['orders'] = [];
  const logs: Server['logs'] = new Map();
  serveTransfer(bus, 'gateway.readLog', (order) => (orders.push(order), { step: 'begun' }));
  serveTransfer(bus, 'gateway.listLogs', () => ({
    isComplete: true,
    logs: [...logs].map(([number, bytes]) => ({ number, bytes, startedAt: undefined })),
  }));
  const end: Server['end'] = (transferId, how) =>
    bus.publish(transferSubject(device.id), {
      enterpriseId: own.test.main.enterpriseId,
      deviceId: orders.find((one) => one.transferId === transferId)!.deviceId,
      transferId,
      news: { end: how },
    });
  const fetch: Server['fetch'] = async (number, of = device) => {
    const answer = await calls.call(fetchVehicleLog, { deviceId: of.id, number }, pilot);
    return answer.state === 1 ? answer.data.id : answer.code;
  };
  return {
    ...calls,
    orders,
    logs,
    end,
    fetch,
    async fetched(number, bytes) {
      const id = (await fetch(number)) as VehicleTransferId;
      await services.blobs.put(fetchedKey(id), Buffer.from('flight'));
      end(id, { outcome: 'done', bytes });
      await expect.poll(async () => (await calls.done(getTransfer, { id }, pilot)).course, PATIENTLY).toBe('done');
      return id;
    },
  };
}

beforeEach(async () => {
  freeBytes = 100_000 * MEGABYTE;
  device = own.device([pilot.id]);
  server = await begin();
  for (const { id } of (await server.done(getFetchedLogs, {}, admin)).logs) await server.done(deleteFetchedLog, { id }, admin);
});

const listed = (who: object = pilot) => server.done(getFetchedLogs, {}, who);

describe('a log that was fetched', () => {
  test('is not fetched a second time, unless the device has another one of that number', async () => {
    server.logs.set(7, 6);
    const id = await server.fetched(7, 6);
    expect(await server.fetch(7)).toBe(id);
    expect(server.orders).toHaveLength(1);
    server.logs.set(7, 8);
    expect(await server.fetch(7)).not.toBe(id);
    expect(server.orders).toHaveLength(2);
  });

  test('is listed with the room it takes, and deleted by whoever may fly the device', async () => {
    const id = await server.fetched(3, MEGABYTE);
    expect(await listed()).toMatchObject({
      logs: [{ id, deviceId: device.id, device: device.name, number: 3, bytes: MEGABYTE, by: 'pilot1' }],
      keptBytes: MEGABYTE,
      bytesMax: 3 * MEGABYTE,
    });
    expect(await server.call(deleteFetchedLog, { id }, wingman)).toMatchObject({ code: 'request.forbidden' });
    expect(await server.call(deleteFetchedLog, { id }, own.test.other)).toMatchObject({ code: 'record.notFound' });
    expect((await listed(own.test.other)).logs).toEqual([]);
    await server.done(deleteFetchedLog, { id }, pilot);
    expect(await listed()).toMatchObject({ logs: [], keptBytes: 0 });
    expect(await own.test.services.blobs.get(fetchedKey(id))).toBeUndefined();
    expect(await server.call(downloadVehicleLog, { id }, pilot)).toMatchObject({ code: 'record.notFound' });
    const { rows } = await own.test.done(getOperations, { keyword: device.name }, admin);
    expect(rows.map(({ operation }) => operation)).toContain('vehicleLog.deleted');
  });

  test('that is still being fetched is not deleted', async () => {
    const id = (await server.fetch(1)) as VehicleTransferId;
    expect(await server.call(deleteFetchedLog, { id }, pilot)).toMatchObject({ code: 'vehicleLog.notHere' });
  });
});

describe('the room for logs', () => {
  test('of an enterprise has an end, which is said, and deleting makes room', async () => {
    const id = await server.fetched(1, 2 * MEGABYTE);
    await server.fetched(2, MEGABYTE);
    expect(server.orders.map(({ bytesMax }) => bytesMax / MEGABYTE)).toEqual([3, 1]);
    expect(await server.fetch(3)).toBe('vehicleLog.noRoom');
    await server.done(deleteFetchedLog, { id }, pilot);
    await server.fetch(3);
    expect(server.orders.at(-1)!.bytesMax).toBe(2 * MEGABYTE);
  });

  test('is not given to two at once, and is free again when one of them ends', async () => {
    const other = own.device([pilot.id]);
    const outcomes = await Promise.all([server.fetch(1), server.fetch(1, other)]);
    expect(outcomes.filter((one) => one === 'vehicleLog.noRoom')).toHaveLength(1);
    const [order] = server.orders;
    server.end(order!.transferId, { outcome: 'failed', fault: 'tooLarge', isPlanUnknown: false });
    const transfer = () => server.done(getTransfer, { id: order!.transferId }, pilot);
    await expect.poll(transfer, PATIENTLY).toMatchObject({ fault: 'noRoom' });
    await server.fetch(2);
    expect(server.orders.at(-1)!.bytesMax).toBe(3 * MEGABYTE);
  });

  test('ends before the disk is full', async () => {
    freeBytes = 513 * MEGABYTE;
    await server.fetched(1, 10);
    expect(server.orders[0]!.bytesMax).toBe(MEGABYTE);
    freeBytes = 512 * MEGABYTE;
    expect(await server.fetch(2)).toBe('storage.full');
    freeBytes = 600 * MEGABYTE;
    expect(await server.fetch(2)).not.toBe('storage.full');
  });
});
