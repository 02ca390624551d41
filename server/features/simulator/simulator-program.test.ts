import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@skyhelm/core/mavlink/parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flySimulator, type SimulatorProgram } from './simulator-program.ts';

let station: Socket;
let folder: string;
let program: SimulatorProgram | undefined;
const warn = vi.fn<(...said: unknown[]) => void>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-simulator-'));
  station = createSocket('udp4').bind(0, '127.0.0.1');
  await once(station, 'listening');
  warn.mockClear();
});
afterEach(async () => {
  await program?.stop();
  station.close();
  await rm(folder, { recursive: true, force: true });
});

const fly = async (scenario: object = {}) => {
  program = await flySimulator({
    name: 'one',
    dataDir: folder,
    scenario: { station: `127.0.0.1:${station.address().port}`, vehicles: [{ system: 7 }], ...scenario },
    log: { warn },
  });
};

/** The system that the next frame comes from, and its port. */
async function heard(): Promise<{ system: number; port: number }> {
  const systems: number[] = [];
  const parsing = parser((frame) => systems.push(frame.system));
  for (;;) {
    const [bytes, remote] = (await once(station, 'message')) as [Buffer, { port: number }];
    parsing.take(bytes);
    if (systems[0] !== undefined) return { system: systems[0], port: remote.port };
  }
}

test('aircraft speak to the station, and no longer once they are stopped', async () => {
  await fly();
  expect(await heard()).toMatchObject({ system: 7 });
  await program!.stop();
  let late = 0;
  station.on('message', () => late++);
  // Longer than between two heartbeats.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(late).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

test('a simulator that falls is started again, and it is said why', async () => {
  await fly({ events: [{ at: 1, do: 'kill' }] });
  const { port } = await heard();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.objectContaining({ simulator: 'one' }), expect.any(String)), 10_000);
  await expect.poll(async () => (await heard()).port, { timeout: 60_000 }).not.toBe(port);
});

test('one that cannot fly says why and is not started again and again without a pause', async () => {
  await fly({ vehicles: [{ flavour: 'kite' }] });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), 10_000);
  expect(warn.mock.calls[0]![0]).toMatchObject({ complaint: expect.stringContaining('flavour') as string, startedAgainInMs: 1_000 });
});
