import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDataFolder } from '../lock/data-folder-lock.ts';
import { openDatabase } from './database.ts';
import { layout } from './embedded/cluster.ts';
import { readPostmaster } from './embedded/predecessor.ts';
import { processesIn } from './embedded/processes.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
const ROWS_BEFORE_KILL = 300;
const WRITER = fileURLToPath(new URL('./kill-writer.ts', import.meta.url));

const log = pino({ level: 'silent' });
const acknowledged = new Set<number>();
let dataDir: string;
beforeAll(async () => (dataDir = await mkdtemp(join(tmpdir(), 'skyhelm-kill-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Writer {
  child: ChildProcess;
  /** Resolves when so many more rows were acknowledged. */
  after(rows: number): Promise<void>;
  /** Resolves when it is dead and its last word was heard. */
  silent: Promise<unknown>;
}

function startWriter(): Writer {
  const first = acknowledged.size === 0 ? 0 : Math.max(...acknowledged) + 1000;
  const child = spawn(process.execPath, [WRITER, dataDir, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => acknowledged.add(Number(line)));
  const after = (rows: number) => {
    const goal = acknowledged.size + rows;
    return new Promise<void>((resolve, reject) => {
      lines.on('line', () => acknowledged.size >= goal && resolve());
      child.once('exit', () => reject(new Error('the writer ended by itself')));
    });
  };
  return { child, after, silent: once(lines, 'close') };
}

const postmaster = async () => (await readPostmaster(layout(dataDir).cluster))!.pid;

/** The children of a killed postmaster leave by themselves, so one may be gone before its turn comes. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const KILLS: Record<string, (writer: Writer) => Promise<void>> = {
  'the server': async ({ child }) => void child.kill('SIGKILL'),
  'the database, whose server starts it again and goes on': async ({ child, after }) => {
    process.kill(await postmaster(), 'SIGKILL');
    await after(ROWS_BEFORE_KILL);
    child.kill('SIGKILL');
  },
  'every process at once': async ({ child }) => {
    // The database first: once our process is gone it would begin to shut down in order, and nothing would be cut off.
    const main = await postmaster();
    const others = (await processesIn(layout(dataDir).cluster)).filter((pid) => pid !== main);
    for (const pid of [main, ...others]) killNow(pid);
    child.kill('SIGKILL');
  },
  'one process of the database': async ({ child, after }) => {
    const main = await postmaster();
    const worker = (await processesIn(layout(dataDir).cluster)).find((pid) => pid !== main)!;
    killNow(worker);
    await after(ROWS_BEFORE_KILL);
    child.kill('SIGKILL');
  },
};

const rounds = Array.from({ length: ROUNDS }, (_, round) => ({ round, victim: Object.keys(KILLS)[round % Object.keys(KILLS).length]! }));

test.each(rounds)(
  'round $round: kills $victim in mid-write and finds every acknowledged row',
  { timeout: 60_000 },
  async ({ round, victim }) => {
    const writer = startWriter();
    await writer.after(ROWS_BEFORE_KILL + ((round * 37) % 200));
    await KILLS[victim]!(writer);
    await writer.silent;

    const lock = lockDataFolder(dataDir);
    const database = await openDatabase({ dataDir, databaseUrl: undefined }, log);
    try {
      const { rows } = await database.pool.query<{ n: number; whole: boolean }>(
        "select n, filling = repeat('row ' || n || ' ', 50) as whole from kill_row",
      );
      const found = new Set(rows.map((row) => row.n));
      expect([...acknowledged].filter((n) => !found.has(n))).toEqual([]);
      expect(rows.filter((row) => !row.whole)).toEqual([]);
    } finally {
      await database.close();
      lock.release();
    }
    expect(await processesIn(layout(dataDir).cluster)).toEqual([]);
  },
);
