import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

const PROGRAM = fileURLToPath(new URL('../../../simulator/main.ts', import.meta.url));
/** Waits before it is started again; one that flew for a while begins with the first. */
const PATIENCE_MS = [1_000, 5_000, 30_000, 60_000] as const;
const STEADY_MS = 60_000;
const FAREWELL_MS = 3_000;

export interface SimulatorProgram {
  stop(): Promise<void>;
}

interface Flown {
  /** Names its file in the data folder. */
  name: string;
  dataDir: string;
  /** As simulator/scenarios/scenario.ts reads it. */
  scenario: object;
  log: Pick<Logger, 'warn'>;
}

/** Aircraft in a program of its own, which is started again if it falls and ends with us, even if we are killed. */
export async function flySimulator({ name, dataDir, scenario, log }: Flown): Promise<SimulatorProgram> {
  const folder = join(dataDir, 'simulator');
  const file = join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(scenario, null, 2));
  let child: ChildProcess | undefined;
  let again: NodeJS.Timeout | undefined;
  let falls = 0;
  let isStopping = false;

  function start(): void {
    const began = performance.now();
    // Its standard input ends when we do: that is how it gets to know.
    const started = spawn(process.execPath, [PROGRAM, '--tied', '--scenario', file], { stdio: ['pipe', 'ignore', 'pipe'] });
    child = started;
    let complaint = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)));
    started.on('error', (error) => (complaint += error.message));
    started.on('close', (code) => {
      child = undefined;
      if (isStopping) return;
      falls = performance.now() - began > STEADY_MS ? 0 : falls + 1;
      const wait = PATIENCE_MS[Math.min(Math.max(falls - 1, 0), PATIENCE_MS.length - 1)]!;
      log.warn({ simulator: name, code, complaint, startedAgainInMs: wait }, 'the simulator has ended');
      again = setTimeout(start, wait);
    });
  }

  start();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(again);
      await rm(file, { force: true });
      if (!child) return;
      const [leaving, gone] = [child, new Promise<void>((resolve) => child!.once('close', () => resolve()))];
      leaving.stdin!.end();
      const late = setTimeout(() => leaving.kill('SIGKILL'), FAREWELL_MS);
      await gone;
      clearTimeout(late);
    },
  };
}
