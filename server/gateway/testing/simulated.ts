import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { request } from '../../platform/bus/subjects.ts';
import type { KnownDevice } from '../directory.ts';
import type { Rig } from './rig.ts';

const PROGRAM = fileURLToPath(new URL('../../../simulator/main.ts', import.meta.url));
const PATIENTLY = { timeout: 20_000, interval: 20 };

export interface Simulated {
  device: KnownDevice;
  /** As on its standard input: `loss 30`. */
  order(line: string): void;
  stop(): Promise<void>;
}

/** An aircraft of the simulator, in a program of its own on real UDP, registered and online. */
export async function simulated(rig: Rig, ...options: string[]): Promise<Simulated> {
  const args = [PROGRAM, '--tied', '--station', `127.0.0.1:${rig.udpPort}`, ...options];
  const program = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const gone = once(program, 'close');
  const stop = async () => {
    program.stdin.end();
    await gone;
  };
  onTestFinished(stop);
  const strangers = async () => (await request(rig.bus, 'gateway.unclaimed', null, 1_000)).map(({ hardwareId }) => hardwareId);
  await expect.poll(strangers, PATIENTLY).toHaveLength(1);
  const device = rig.register((await strangers())[0]!);
  rig.changed(device.id);
  const isOnline = async () => (await request(rig.bus, 'gateway.links', { deviceIds: [device.id] }, 1_000))[device.id]?.online;
  await expect.poll(isOnline, PATIENTLY).toBe(true);
  return { device, stop, order: (line) => void program.stdin.write(`${line}\n`) };
}
