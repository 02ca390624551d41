import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getLifeStatistics } from '@skyhelm/contract/device-life';
import { getFlightEvents, getFlightRecords } from '@skyhelm/contract/flight-record';
import type { DeviceId } from '@skyhelm/contract/ids';
import { getSimulator, setSimulator, startSimulator, stopSimulator } from '@skyhelm/contract/simulator';
import { deleteDevice } from '@skyhelm/contract/device';
import { beforeAll, expect, test } from 'vitest';
import type { Recorder } from '../features/flight-record/index.ts';
import { openHangar } from '../features/simulator/index.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { TestApp } from '../testing/app.ts';
import { atEnd } from '../testing/at-end.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf } from '../testing/people.ts';
import { listeningApp } from './listening-app.ts';

/** Real programs over real UDP into a real gateway, on a machine that may be busy. */
const PATIENTLY = { timeout: 60_000, interval: 200 };
const PLACE = { longitude: 114.0579, latitude: 22.5431, altitude: 15, address: 'Shenzhen, Guangdong, China' };

let app: TestApp;
let gateway: Gateway;
let recorder: Recorder;
let as: { token: string };
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  ({ app, as, gateway, recorder } = await listeningApp());
  atEnd(async () => {
    for (const own of opened) await own.close();
  });
});

const hangar = async (patienceMs?: number, station = gateway.listening.udp[0]) => {
  const own = await openHangar(app.services, station, patienceMs);
  opened.push(own);
  return own;
};
/** Each program has a file while it runs. */
const programs = () => readdir(join(app.services.config.dataDir, 'simulator'));
const read = (id: DeviceId) => app.done(getSimulator, { id }, as);
const expectHeard = async (id: DeviceId, wanted: boolean) => {
  await expect.poll(async () => (await read(id)).heard !== null, PATIENTLY).toBe(wanted);
};
const ready = async (name: string, settings: object = {}): Promise<DeviceId> => {
  const id = await fleetOf(app, as).add(name, { type: 'simulator' });
  await app.done(setSimulator, { id, version: 0, ...PLACE, ...settings }, as);
  return id;
};

test('a simulated aircraft is heard as its device, flies on over a restart, and has ended its flight once it is stopped', async () => {
  const first = await hangar();
  const id = await ready('Patrol', { patrols: true });
  await app.done(startSimulator, { id, minutes: 10 }, as);
  expect(await read(id)).toMatchObject({ device: { networkStatus: 'online' }, heard: { faults: expect.any(Array) as string[] } });

  await first.close();
  await expectHeard(id, false);
  expect((await read(id)).running).toMatchObject({ remainingMinutes: 10 });
  await hangar();
  await expectHeard(id, true);
  await expect.poll(async () => (await read(id)).device.flying, PATIENTLY).toBe(true);

  await app.done(stopSimulator, { id }, as);
  await expectHeard(id, false);
  expect((await read(id)).device).toMatchObject({ flying: false, networkStatus: 'offline' });
  await expect.poll(async () => (await app.done(getLifeStatistics, { id }, as)).total.flights, PATIENTLY).toBeGreaterThanOrEqual(1);
  await recorder.tick();
  const [flight] = (await app.done(getFlightRecords, { deviceId: id }, as)).rows;
  expect(flight!.samples).toBeGreaterThan(0);
  const { events } = await app.done(getFlightEvents, { id: flight!.id }, as);
  expect(events.map(({ event }) => event.kind)).toContain('lost');
  expect(flight).toMatchObject({ landedAt: expect.any(String) as string, isLandingUnseen: true });
  await app.done(deleteDevice, { id }, as);
}, 180_000);

test('one that is deleted while it runs falls silent', async () => {
  const id = await ready('Deleted');
  await app.done(startSimulator, { id, minutes: 10 }, as);
  await app.done(deleteDevice, { id }, as);
  await expect.poll(programs, PATIENTLY).toEqual([]);
}, 90_000);

test('one that is not heard is stopped again', async () => {
  for (const own of opened.splice(0)) await own.close();
  // Nobody listens there.
  await hangar(1_500, { host: '127.0.0.1', port: 9 });
  const id = await ready('Nobody');
  expect(codeOf(await app.call(startSimulator, { id, minutes: 10 }, as))).toBe('simulator.timeout');
  expect((await read(id)).running).toBeNull();
  await expect.poll(programs, PATIENTLY).toEqual([]);
}, 60_000);
