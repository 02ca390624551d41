import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, ROOT } from './product.ts';
import type { Row } from './report.ts';

const AT_REST_MS = 10_000;

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
    await wait(AT_REST_MS);
    const megabytes = await memoryOf(second.pid);
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

/** In a process group of its own, which is ended as Ctrl-C in a terminal ends it: npm alone would not pass the signal on. */
async function start(clone: string): Promise<{ pid: number; stop(): Promise<void> }> {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      PATH: pathOutside(),
      PORT: '0',
      MAVLINK_UDP: '0',
      DATA_DIR: join(clone, 'data'),
      LANG: 'en_GB.UTF-8',
      LC_ALL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  await addressOf(child.stdout, ended);
  child.stdout.resume();
  return {
    pid: child.pid!,
    stop: async () => {
      process.kill(-child.pid!, 'SIGINT');
      await ended;
    },
  };
}

/** A newcomer has nothing of ours: neither the Node that npm brought nor the tools beside it. */
const pathOutside = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

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
