import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, delimiter } from 'node:path';
import { ROOT } from '../root.ts';

export interface Ended {
  ok: boolean;
  /** Both streams in the order they came, and the reason where a program could not be run. */
  output: string;
}

const running = new Set<ChildProcess>();
/** What is written through a pipe shows its colours only where a person watches. */
const COLOUR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };
const NODE_FIRST = [dirname(process.execPath), process.env['PATH']].join(delimiter);

/** Runs a program to its end, however that comes about: a step that hangs is a failure with a reason, not a silent wait. */
export function run(program: string, args: string[], { minutes = 15, env = {} }: { minutes?: number; env?: Record<string, string> } = {}) {
  return new Promise<Ended>((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      // A group of its own, so that nothing it started outlives it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...COLOUR, PATH: NODE_FIRST, ...env },
    });
    running.add(child);
    let output = '';
    const collect = (chunk: string) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    const timer = setTimeout(() => {
      output += `\nEnded after ${minutes} minutes: it hangs.\n`;
      endGroup(child);
    }, minutes * 60_000);
    const end = (ok: boolean) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += `${program} cannot be run: ${error.message}\n`;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

export const node = (args: string[], options?: Parameters<typeof run>[2]): Promise<Ended> => run(process.execPath, args, options);

export function endAll(): void {
  for (const child of running) endGroup(child);
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
