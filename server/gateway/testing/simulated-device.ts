import { expect, onTestFinished } from 'vitest';
import type { KnownDevice } from '../directory.ts';
import { request } from '../../platform/bus/subjects.ts';
import type { Rig } from './rig.ts';
import { simulated } from './simulated.ts';

const PATIENTLY = { timeout: 60_000, interval: 20 };

export interface SimulatedDevice {
  device: KnownDevice;
  /** As on its standard input: `loss 30`. */
  order(line: string): void;
  stop(): Promise<void>;
}

/** An aircraft of the simulator on real UDP, registered and online. */
export async function simulatedDevice(rig: Rig, ...options: string[]): Promise<SimulatedDevice> {
  const program = await simulated(rig.udpPort, ...options);
  onTestFinished(program.end);
  const device = rig.register(program.hardwareId);
  rig.changed(device.id);
  const isOnline = async () => (await request(rig.bus, 'gateway.links', { deviceIds: [device.id] }, 1_000))[device.id]?.online;
  await expect.poll(isOnline, PATIENTLY).toBe(true);
  return { device, order: program.order, stop: program.end };
}
