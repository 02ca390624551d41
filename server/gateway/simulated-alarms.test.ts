import { expect, test } from 'vitest';
import { rig, type Rig } from './testing/rig.ts';
import { simulatedDevice, type SimulatedDevice } from './testing/simulated-device.ts';

const PATIENTLY = { timeout: 90_000, interval: 50 };

interface Flight {
  own: Rig;
  one: SimulatedDevice;
  alarms(): string[];
}

/** An aircraft of the simulator that has taken off by itself. */
async function flown(speed: number, ...options: string[]): Promise<Flight> {
  const own = await rig();
  const one = await simulatedDevice(own, '--patrol', '60', '--speed', String(speed), ...options);
  await expect.poll(async () => Number((await own.state(one.device.id))['height'] ?? 0), PATIENTLY).toBeGreaterThan(12);
  const alarms = () => own.news.flatMap(({ event }) => (event.kind === 'alarm' ? [`${event.fault} ${event.isOn ? 'on' : 'off'}`] : []));
  return { own, one, alarms };
}

test('a copter: failing parts, a lost transmitter, an error in words and a fall are named', async () => {
  // Faster than time, it would fall from one heartbeat to the next.
  const { own, one, alarms } = await flown(1, '--set', 'FS_THR_ENABLE=1');
  // Missing terrain data is no fault, and nothing is wrong with an aircraft that flies as it should.
  one.order('sensor terrain off');
  for (const part of ['gyro', 'compass', 'logging'] as const) {
    one.order(`sensor ${part} off`);
    await expect.poll(alarms, PATIENTLY).toContain(`${part} on`);
    one.order(`sensor ${part} on`);
    await expect.poll(alarms, PATIENTLY).toContain(`${part} off`);
  }
  expect(alarms()).toEqual(['gyro on', 'gyro off', 'compass on', 'compass off', 'logging on', 'logging off']);
  one.order('say critical Failsafe: Terrain data missing');
  await expect.poll(alarms, PATIENTLY).toContain('terrain on');
  one.order('remote off');
  await expect.poll(alarms, PATIENTLY).toEqual(expect.arrayContaining(['radioFailsafe on', 'rcReceiver on']));
  one.order('remote on');
  await expect.poll(alarms, PATIENTLY).toContain('radioFailsafe off');
  one.order('say error Internal errors 0x20');
  const texts = () => own.news.flatMap(({ event }) => (event.kind === 'openTexts' ? [event.texts.map(({ text }) => text)] : [])).at(-1);
  await expect.poll(texts, PATIENTLY).toEqual(['Failsafe: Terrain data missing', 'Internal errors 0x20']);
  one.order('disarm');
  await expect.poll(alarms, PATIENTLY).toContain('disarmedInAir on');
  expect(await own.state(one.device.id)).toMatchObject({ armed: false, flying: true });
  await expect.poll(async () => (await own.state(one.device.id))['flying'], PATIENTLY).toBe(false);
  await expect.poll(alarms, PATIENTLY).toContain('terrain off');
  expect(alarms()).toEqual(expect.arrayContaining(['crash on', 'disarmedInAir off']));
  expect(alarms()).not.toContain('crash off');
});

test('a PX4 whose charge is unknown is low by its weakest cell', async () => {
  const { one, alarms } = await flown(3, '--flavour', 'px4-multirotor');
  one.order('gauge off');
  one.order('cell 3.4');
  await expect.poll(alarms, PATIENTLY).toContain('batteryLow on');
  expect(alarms()).not.toContain('batteryEmpty on');
  one.order('cell 3.2');
  await expect.poll(alarms, PATIENTLY).toContain('batteryEmpty on');
});
