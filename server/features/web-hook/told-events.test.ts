import type { DeviceId } from '@skyhelm/contract/ids';
import { getDeliveries } from '@skyhelm/contract/web-hook';
import { WEB_HOOK_EVENTS } from '@skyhelm/contract/web-hook-rules';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { newsSubject, type VehicleNews } from '../../platform/bus/vehicle-subjects.ts';
import type { Config } from '../../platform/config/config.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { atEnd } from '../../testing/at-end.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { deviceDirectory } from '../device/index.ts';
import { notifyEach } from '../message/index.ts';
import { startWebHooks } from './hook-sender.ts';
import { addHook, receiver, type Receiver } from './web-hook-testing.ts';
import { webHook } from '../../tables/web-hook.table.ts';

let app: TestApp;
let deviceId: DeviceId;
let there: Receiver;
let made = 0;
let hooks: ReturnType<typeof startWebHooks>;

beforeAll(async () => {
  app = await testApp({ config: { webHookNetworks: ['loopback'] } });
  hooks = startWebHooks(app.services, notifyEach);
  atEnd(() => hooks.stop());
});
beforeEach(async () => {
  await app.services.database.db.delete(webHook);
  await app.services.database.pool.query('delete from throttle');
  there = await receiver();
  deviceId = await fleetOf(app, { token: app.main.token }).add(`Aircraft ${++made}`);
});

const happen = (event: VehicleEvent) => {
  const news: VehicleNews = { enterpriseId: app.main.enterpriseId, deviceId, name: '', at: Date.now(), event };
  app.services.bus.publish(newsSubject(deviceId), news);
};
const link = (online: boolean, flying = false) =>
  publish(app.services.bus, 'device.heard', { enterpriseId: app.main.enterpriseId, deviceId, online, flying, at: Date.now() });
const told = () =>
  there.heard.map(
    ({ body }) => JSON.parse(body) as { event: string; device: { id: string; name: string }; alarm?: object; flight?: object },
  );

test('links, alarms and flights are told as they happen, each once', async () => {
  await addHook(app, there.address, { events: [...WEB_HOOK_EVENTS] });
  link(true);
  link(true, true);
  happen({ kind: 'tookOff' });
  happen({ kind: 'alarm', fault: 'batteryLow', isOn: true });
  happen({ kind: 'statusText', severity: 'info', text: 'not for hooks' });
  happen({ kind: 'alarm', fault: 'batteryLow', isOn: false });
  happen({ kind: 'landed', seconds: 60, metres: 500 });
  link(false);
  await expect
    .poll(() =>
      told()
        .map(({ event }) => event)
        .toSorted(),
    )
    .toEqual(['device.online', 'flight.tookOff', 'alarm.began', 'alarm.ended', 'flight.landed', 'device.offline'].toSorted());
  expect(told().every(({ device }) => device.id === deviceId && device.name.startsWith('Aircraft'))).toBe(true);
  expect(told().find(({ event }) => event === 'alarm.began')).toMatchObject({ alarm: { fault: 'batteryLow' } });
  expect(told().find(({ event }) => event === 'flight.landed')).toMatchObject({ flight: { seconds: 60, metres: 500 } });
});

test('a restart tells nothing anew, and tells of whoever went away meanwhile', async () => {
  const { id } = await addHook(app, there.address, { events: ['device.online', 'device.offline'] });
  const staying = deviceId;
  const gone = await fleetOf(app, { token: app.main.token }).add('Gone');
  const says = (device: DeviceId, online: boolean) =>
    publish(app.services.bus, 'device.heard', {
      enterpriseId: app.main.enterpriseId,
      deviceId: device,
      online,
      flying: false,
      at: Date.now(),
    });
  says(staying, true);
  says(gone, true);
  const heard = () => told().map(({ event, device }) => `${event} ${device.id}`);
  await expect.poll(heard).toHaveLength(2);
  await hooks.stop();
  hooks = startWebHooks(app.services, notifyEach, 500);
  says(staying, true);
  await expect.poll(heard).toContain(`device.offline ${gone}`);
  says(staying, false);
  await expect.poll(heard).toContain(`device.offline ${staying}`);
  says(gone, true);
  await expect.poll(() => heard().filter((one) => one === `device.online ${gone}`)).toHaveLength(2);
  expect((await app.done(getDeliveries, { id }, { token: app.main.token })).total).toBe(5);
  expect(heard().filter((one) => one === `device.online ${staying}`)).toHaveLength(1);
});

test('one that was lost in the air is not told as landed, neither by its news nor by its record', async () => {
  await addHook(app, there.address, { events: ['flight.landed', 'flight.lost', 'flight.recorded'] });
  happen({ kind: 'lost', seconds: 60, metres: 500 });
  const directory = deviceDirectory(app.services);
  const open = { id: newId(), deviceId, takeOffAt: Date.now() - 90_000, landedAt: Date.now() - 30_000, metres: 500 };
  await directory.noteFlying([open]);
  await directory.endFlightsLostBefore(Date.now());
  await expect.poll(() => told().length).toBe(2);
  expect(told()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'flight.lost', flight: { seconds: 60, metres: 500 } }),
      expect.objectContaining({
        event: 'flight.recorded',
        flight: expect.objectContaining({ id: open.id, isLandingUnseen: true }) as object,
      }),
    ]) as object[],
  );
  // Whoever has seen it land after all knows more.
  await directory.noteFlight(open);
  const { rows } = await app.services.database.pool.query('select is_landing_unseen from device_flight where id = $1', [open.id]);
  expect(rows).toEqual([{ is_landing_unseen: false }]);
});

test('a server that hears no aircraft tells of none that they went away', async () => {
  await addHook(app, there.address, { events: ['device.online', 'device.offline'] });
  link(true);
  const gone = await fleetOf(app, { token: app.main.token }).add('Gone for good');
  const ofGone = { enterpriseId: app.main.enterpriseId, deviceId: gone, online: true, flying: false, at: Date.now() };
  publish(app.services.bus, 'device.heard', ofGone);
  const heard = () =>
    told()
      .filter(({ device }) => device.id === deviceId || device.id === gone)
      .map(({ event, device }) => `${event} ${device.id}`);
  const online = [`device.online ${deviceId}`, `device.online ${gone}`];
  await expect.poll(() => heard().toSorted()).toEqual(online.toSorted());
  const config: Config = {
    ...app.services.config,
    busUrl: ['nats://elsewhere'],
    databaseUrl: 'postgres://elsewhere',
    mavlinkUdp: 'off',
    mavlinkTcp: 'off',
    mavlinkWs: 'off',
    mavlinkConnect: [],
    mavlinkSerial: [],
  };
  const deaf = startWebHooks({ ...app.services, config, bus: memoryBus(app.services.log) }, notifyEach, 0);
  atEnd(() => deaf.stop());
  // The one that does hear them says last what it misses: whatever the other had to say has come by then.
  await hooks.stop();
  hooks = startWebHooks(app.services, notifyEach, 1_000);
  link(true);
  await expect.poll(heard).toContain(`device.offline ${gone}`);
  expect(heard().toSorted()).toEqual([...online, `device.offline ${gone}`].toSorted());
});

test('only what was chosen is told, and only to its own enterprise', async () => {
  const { id } = await addHook(app, there.address, { events: ['device.offline'] });
  link(true);
  happen({ kind: 'tookOff' });
  app.services.bus.publish('device.heard', { enterpriseId: app.other.enterpriseId, deviceId: newId(), online: true, flying: false, at: 1 });
  link(false);
  await expect.poll(() => told().map(({ event }) => event)).toEqual(['device.offline']);
  expect((await app.done(getDeliveries, { id }, { token: app.main.token })).total).toBe(1);
});

test('a flight that is put on record is told of once, however often it is noted', async () => {
  const { id } = await addHook(app, there.address, { events: ['flight.recorded'] });
  const flight = { id: newId(), deviceId, takeOffAt: Date.now() - 90_000, landedAt: Date.now() - 30_000, metres: 700 };
  const directory = deviceDirectory(app.services);
  for (let times = 0; times < 3; times++) await directory.noteFlight(flight);
  await directory.noteFlight({ ...flight, metres: Number.NaN });
  await expect.poll(() => told().length).toBe(1);
  expect(told()).toMatchObject([
    { event: 'flight.recorded', id: flight.id, flight: { id: flight.id, metres: 700, isLandingUnseen: false } },
  ]);
  expect((await app.done(getDeliveries, { id }, { token: app.main.token })).total).toBe(1);
});
