import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../simulator/main.ts', import.meta.url));

/** An aircraft of the simulator, in a program of its own. */
export interface Simulated {
  hardwareId: string;
  /** A line of what can be done to it while it runs, such as `link off`. */
  order(line: string): void;
  end(): Promise<void>;
}

export async function simulated(stationPort: number, ...options: string[]): Promise<Simulated> {
  const station = `127.0.0.1:${stationPort}`;
  const child = spawn(process.execPath, [PROGRAM, '--tied', '--station', station, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const [introduction] = (await Promise.race([once(lines, 'line'), gone])) as [string | number | null];
  const [hardwareId] = /mavlink:[0-9a-f]+/.exec(String(introduction)) ?? [];
  if (hardwareId === undefined) throw new Error(`the simulator did not start: ${introduction}`);
  return {
    hardwareId,
    order: (line) => void child.stdin.write(`${line}\n`),
    async end() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
