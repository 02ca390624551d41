import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../simulator/main.ts', import.meta.url));
/** The line after the last aircraft. */
const ALL_SAID = 'Speaking to';

/** A program of the simulator, with one aircraft or several that share its clock. */
export interface Simulated {
  hardwareId: string;
  /** Of all its aircraft, in their order. */
  hardwareIds: string[];
  /** A line of what can be done to it while it runs, such as `link off`, or `2: link off` to the second. */
  order(line: string): void;
  end(): Promise<void>;
}

export async function simulated(stationPort: number, ...options: string[]): Promise<Simulated> {
  const station = `127.0.0.1:${stationPort}`;
  const child = spawn(process.execPath, [PROGRAM, '--tied', '--station', station, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'close');
  const hardwareIds: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const introduced = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      hardwareIds.push(...(/mavlink:[0-9a-f]+/.exec(line) ?? []));
      if (line.startsWith(ALL_SAID)) resolve();
    });
  });
  await Promise.race([introduced, gone]);
  const [hardwareId] = hardwareIds;
  if (hardwareId === undefined) throw new Error('the simulator did not start');
  return {
    hardwareId,
    hardwareIds,
    order: (line) => void child.stdin.write(`${line}\n`),
    async end() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Several aircraft as a scenario describes them, moved by one clock: on a busy machine none of them falls behind the others. */
export async function simulatedTogether(stationPort: number, scenario: object): Promise<Simulated> {
  const folder = await mkdtemp(join(tmpdir(), 'scenario-'));
  const file = join(folder, 'scenario.json');
  await writeFile(file, JSON.stringify(scenario));
  try {
    return await simulated(stationPort, '--scenario', file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
