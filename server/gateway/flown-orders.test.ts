import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Command } from '@skyhelm/core/vehicle/command';
import { expect, test } from 'vitest';
import { request, subscribe } from '../platform/bus/subjects.ts';
import { rig, type Rig } from './testing/rig.ts';
import { simulatedDevice } from './testing/simulated-device.ts';

const PATIENTLY = { timeout: 60_000, interval: 20 };

/** A simulated aircraft that may leave, and what becomes of orders to it. */
async function ready(...options: string[]) {
  const own: Rig = await rig();
  const { device } = await simulatedDevice(own, '--speed', '10', ...options);
  const ends = new Map<string, string>();
  subscribe(own.bus, 'device.command', ({ commandId, step, details }) => {
    if (step !== 'sent' && step !== 'progress') ends.set(commandId, `${step} ${details.result ?? ''}`.trim());
  });
  const state = () => own.state(device.id);
  await expect.poll(async () => (await state())['readyToArm'], PATIENTLY).toBe(true);
  let orders = 0;
  return {
    state,
    /** How it ended; what the aircraft did then is seen in its state. */
    async order(command: Command): Promise<string> {
      const commandId = `order ${++orders}`;
      expect(await request(own.bus, 'gateway.command', { deviceId: device.id, commandId, token: 1, command }, 1_000)).toEqual({
        step: 'sent',
      });
      await expect.poll(() => ends.get(commandId), PATIENTLY).toBeDefined();
      return ends.get(commandId)!;
    },
  };
}

test('an ArduPilot copter goes to the circle, turns to its centre and flies round it', { timeout: 240_000 }, async () => {
  const { state, order } = await ready('--flavour', 'copter');
  expect(await order({ kind: 'takeOff', params: { height: 20 } })).toBe('accepted');
  await expect.poll(async () => (await state())['height'], PATIENTLY).toBeGreaterThan(18);
  const { latitude, longitude } = (await state()) as { latitude: number; longitude: number };
  const centre = { latitude: latitude + 0.0008, longitude };
  const radius = 30;
  const circle: Command = { kind: 'orbit', params: { ...centre, height: 25, radius, clockwise: false, speed: 4 } };
  expect(await order(circle)).toBe('accepted');
  const quarters = new Set<string>();
  const off: number[] = [];
  const look = async () => {
    const now = (await state()) as { latitude: number; longitude: number };
    quarters.add(`${now.latitude > centre.latitude} ${now.longitude > centre.longitude}`);
    off.push(Math.abs(metresBetween(now, centre) - radius));
    return quarters.size;
  };
  await expect.poll(look, PATIENTLY).toBe(4);
  expect(Math.max(...off)).toBeLessThan(8);
  expect((await state())['height']).toBeGreaterThan(22);
});

test('an ArduPilot plane takes off to the height it was told and circles there', { timeout: 120_000 }, async () => {
  const { state, order } = await ready('--flavour', 'plane');
  expect(await order({ kind: 'takeOff', params: { height: 35 } })).toBe('accepted');
  await expect.poll(async () => (await state())['height'], PATIENTLY).toBeGreaterThan(32);
  await expect.poll(async () => (await state())['phase'], PATIENTLY).toBeDefined();
  // Higher than that it does not get, however long one looks.
  const heights: number[] = [];
  await expect.poll(async () => heights.push((await state())['height'] as number), PATIENTLY).toBeGreaterThan(150);
  expect(Math.max(...heights)).toBeLessThan(40);
  expect(await state()).toMatchObject({ armed: true, flying: true });
});
