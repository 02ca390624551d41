import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A newcomer's first minutes: clone, one command, ready; the same command again; what it weighs when nobody uses it. */
export async function startUp(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-clone-'));
  try {
    const clone = join(folder, 'skyhelm');
    const began = performance.now();
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const first = await start(clone);
    const freshSeconds = (performance.now() - began) / 1000;
    await first.stop();
    const again = performance.now();
    const second = await start(clone);
    const secondSeconds = (performance.now() - again) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const megabytes = await memoryOf(second.process.pid!);
    await second.stop();
    return [
      {
        bench: 'start-up',
        what: 'fresh clone to ready, installation included',
        ours: freshSeconds,
        unit: 's',
        goal: 'under 180 s',
        met: freshSeconds < 180,
      },
      { bench: 'start-up', what: 'second start to ready', ours: secondSeconds, unit: 's', goal: 'under 5 s', met: secondSeconds < 5 },
      {
        bench: 'start-up',
        what: 'memory at rest, database included',
        ours: megabytes,
        unit: 'MB',
        goal: 'under 350 MB',
        met: megabytes < 350,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(clone: string): Promise<{ process: ChildProcess; stop(): Promise<void> }> {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', DATA_DIR: join(clone, 'data'), LANG: 'en_GB.UTF-8', LC_ALL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('http://')) resolve();
    });
    child.once('exit', () => reject(new Error(`ended before it was ready:\n${printed}`)));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    process: child,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Proportional set size of a process and everything below it: memory shared with others is counted once. */
async function memoryOf(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    parents.set(Number(entry), Number(/PPid:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }
  const family = new Set([pid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const [child, parent] of parents) {
      if (!family.has(parent) || family.has(child)) continue;
      family.add(child);
      grown = true;
    }
  }
  let kilobytes = 0;
  for (const member of family) {
    const rollup = await readFile(`/proc/${member}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
