import { fileURLToPath } from 'node:url';
import { encode } from '@skyhelm/core/mavlink/encode';
import { expect, onTestFinished, test } from 'vitest';
import { subscribe, type Events } from '../platform/bus/subjects.ts';
import { run } from '../testing/program.ts';
import { FLYING, overUdp } from './testing/aircraft.ts';
import { online, PATIENTLY, rig } from './testing/rig.ts';

const SIMULATOR = fileURLToPath(new URL('../../simulator/main.ts', import.meta.url));
const IN_REAL_TIME = { timeout: 60_000, interval: 50 };

test('an aircraft that changes its system id in flight stays the device it is, on the same flight', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort);
  const { id } = own.register(aircraft.hardwareId);
  await online(own, aircraft, id);
  aircraft.beat(FLYING);
  await expect.poll(async () => (await own.state(id))['flying'], PATIENTLY).toBe(true);
  const uid2 = [...Buffer.from(aircraft.hardwareId.replace('mavlink:', ''), 'hex')];
  let sequence = 0;
  const asSeven = () => ({ system: 7, component: 1, sequence: sequence++ % 256 });
  own.pass(2_500);
  const heard = async () => {
    aircraft.raw(encode('HEARTBEAT', { type: 2, autopilot: 3, ...FLYING }, asSeven()));
    aircraft.raw(encode('AUTOPILOT_VERSION', { uid2 }, asSeven()));
    aircraft.raw(encode('ATTITUDE', { time_boot_ms: 1_000 + sequence, roll: 0.5 }, asSeven()));
    return (await own.state(id))['roll'];
  };
  await expect.poll(heard, PATIENTLY).toBeCloseTo(28.65, 1);
  expect((await own.vehicles()).map(({ system, deviceId, isPrimary }) => ({ system, deviceId, isPrimary }))).toEqual([
    { system: 1, deviceId: id, isPrimary: false },
    { system: 7, deviceId: id, isPrimary: true },
  ]);
  expect(own.news.map(({ event }) => event.kind)).not.toContain('landed');
  expect(own.flights).toEqual([]);
});

test('a link that loses three in ten, doubles, mixes up and is two seconds late carries a flight; then its aircraft is gone at once', async () => {
  const own = await rig();
  const heard: Events['device.heard'][] = [];
  subscribe(own.bus, 'device.heard', (event) => void heard.push(event));
  const station = ['--station', `127.0.0.1:${own.udpPort}`];
  const link = ['--loss', '30', '--duplicate', '5', '--reorder', '10', '--delay', '2000'];
  const simulator = run(SIMULATOR, [...station, ...link, '--flavour', 'px4-multirotor', '--patrol', '100', '--speed', '5']);
  onTestFinished(() => void simulator.child.kill('SIGKILL'));
  const [, hardwareId] = await simulator.said(/(mavlink:[0-9a-f]+)/);
  const { id } = own.register(hardwareId!);
  await expect.poll(async () => (await own.state(id))['flying'], IN_REAL_TIME).toBe(true);
  await expect.poll(() => own.lasting.get(id)?.metres, IN_REAL_TIME).toBeGreaterThan(50);
  await expect.poll(async () => Math.round(((await own.state(id))['linkLoss'] as number) / 10), IN_REAL_TIME).toBe(3);
  // Each is sent once a second, and three in ten of them are lost.
  const measured = async () => {
    const { batteryPercent, satellites } = await own.state(id);
    return [batteryPercent, satellites];
  };
  await expect.poll(measured, IN_REAL_TIME).not.toContain(undefined);
  expect(own.news.map(({ event }) => event.kind)).not.toContain('rebooted');
  expect(heard.filter(({ online }) => !online)).toEqual([]);

  simulator.child.kill('SIGKILL');
  await simulator.ended;
  own.pass(6_000);
  await expect.poll(() => heard.at(-1), PATIENTLY).toMatchObject({ deviceId: id, online: false, flying: true });
  const noted = own.lasting.get(id)!.landedAt;
  own.pass(700_000);
  await expect.poll(() => own.flights, PATIENTLY).toHaveLength(1);
  // What arrived between the last note and the end counts; the ten minutes of waiting do not.
  expect(own.flights[0]!.landedAt).toBeGreaterThanOrEqual(noted);
  expect(own.flights[0]!.landedAt - noted).toBeLessThan(60_000);
}, 120_000);
