import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, type Database } from '../database.ts';
import { findBinaries } from './binaries.ts';
import { layout } from './cluster.ts';
import { ownerFile, readOwner } from './owner.ts';
import { readPostmaster } from './predecessor.ts';
import { processesIn, whoseProcess } from './processes.ts';
import { chooseRunAs } from './run-as.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const log = pino({ level: 'silent' });
const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined }, log);
const OPEN_AND_TELL = fileURLToPath(new URL('./open-and-tell.ts', import.meta.url));

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'skyhelm-embedded-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

describe('the private PostgreSQL', () => {
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'skyhelm-embedded-'));
    database = await open(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  test('cannot be reached by anybody else: no network, a closed folder, a password', async () => {
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    const place = layout(dataDir);
    expect((await database.pool.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
    expect([await mode(place.folder), await mode(place.run), await mode(place.cluster), await mode(place.password)]).toEqual([
      '700',
      '700',
      '700',
      '600',
    ]);
    for (const [user, password] of [
      ['skyhelm', 'wrong'],
      ['postgres', ''],
    ] as const) {
      const stranger = new pg.Client({ host: place.run, user, password, database: 'skyhelm' });
      await expect(stranger.connect()).rejects.toThrow(/password/);
    }
  });

  test('gives the program no rights over the machine', async () => {
    await expect(database.pool.query("copy (select 1) to program 'true'")).rejects.toMatchObject({ code: '42501' });
    await expect(database.pool.query("select pg_read_file('/etc/passwd')")).rejects.toMatchObject({ code: '42501' });
  });

  test('sorts names as readers of Chinese, English and Russian expect', async () => {
    const names = ['Яблоко', 'ёлка', 'Ежик', 'жук', 'apple', 'Zoo', 'Banana', '张三', '李四', '阿明', '王五'];
    const { rows } = await database.pool.query<{ name: string }>('select name from unnest($1::text[]) as name order by name', [names]);
    expect(rows.map((row) => row.name)).toEqual([
      '阿明',
      '李四',
      '王五',
      '张三',
      'apple',
      'Banana',
      'Zoo',
      'Ежик',
      'ёлка',
      'жук',
      'Яблоко',
    ]);
  });

  test('writes to the disk before it acknowledges', async () => {
    const { rows } = await database.pool.query(
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
    );
    expect(rows.map((row: { setting: string }) => row.setting)).toEqual(['on', 'on', 'on']);
  });

  test('is started again when it is killed, and the same pool goes on', async () => {
    await database.pool.query('create table survivor as select 1 as n');
    const before = (await readPostmaster(layout(dataDir).cluster))!.pid;
    const cut = once(database.pool, 'error');
    process.kill(before, 'SIGKILL');
    await cut;
    expect(await database.ready()).toBe(false);
    await expect.poll(() => database.ready(), { timeout: 60_000 }).toBe(true);
    expect((await database.pool.query('select n from survivor')).rows).toEqual([{ n: 1 }]);
    expect((await readPostmaster(layout(dataDir).cluster))!.pid).not.toBe(before);
  });

  test('starts although lock files of dead or foreign processes lie there', async () => {
    const place = layout(dataDir);
    for (const pid of [process.pid, 4_000_000]) {
      await database.close();
      await writeFile(join(place.cluster, 'postmaster.pid'), [pid, place.cluster, 1, 5432, place.run, '', '', 'ready', ''].join('\n'));
      await mkdir(place.run, { recursive: true });
      await writeFile(join(place.run, '.s.PGSQL.5432.lock'), `${pid}\n`);
      database = await open(dataDir);
      expect(await database.ready()).toBe(true);
    }
  });

  test('builds its indexes anew when the rules of sorting changed with an update', async () => {
    const password = (await readFile(layout(dataDir).password, 'utf8')).trim();
    const superuser = new pg.Client({ host: layout(dataDir).run, user: 'postgres', password, database: 'postgres' });
    await superuser.connect();
    await superuser.query("update pg_database set datcollversion = 'old' where datname = 'skyhelm'");
    await superuser.end();
    const index = "select pg_relation_filenode('user_by_name') as file";
    const before = (await database.pool.query(index)).rows;
    await database.close();
    database = await open(dataDir);
    expect((await database.pool.query(index)).rows).not.toEqual(before);
    await database.close();
    database = await open(dataDir);
    const { rows } = await database.pool.query(
      "select datcollversion = pg_database_collation_actual_version(oid) as same from pg_database where datname = 'skyhelm'",
    );
    expect(rows).toEqual([{ same: true }]);
  });

  test('is ended when it turns out to belong to a newer program', async () => {
    await database.pool.query("insert into migration (tag, hash) values ('9999_future', 'x')");
    await database.close();
    await expect(open(dataDir)).rejects.toMatchObject({ key: 'boot.database.newer' });
    expect(await processesIn(layout(dataDir).cluster)).toEqual([]);
  });
});

test('a path too long for a socket gets a short private one', async () => {
  const dataDir = join(await folder(), 'x'.repeat(120));
  await mkdir(dataDir);
  const database = await open(dataDir);
  const socketFolder = database.where.host;
  expect(await database.ready()).toBe(true);
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  await database.close();
  await expect(stat(socketFolder)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a start that is killed while it makes the folder leaves nothing in the way', async () => {
  const dataDir = await folder();
  for (const grownTo of ['global', 'base/4']) {
    const child = spawn(process.execPath, [OPEN_AND_TELL, dataDir], { stdio: 'ignore', detached: true });
    await expect
      .poll(async () => (await filesUnder(layout(dataDir).folder)).some((file) => file.includes(grownTo)), { interval: 1, timeout: 90_000 })
      .toBe(true);
    process.kill(-child.pid!, 'SIGKILL');
    await once(child, 'exit');
  }
  const database = await open(dataDir);
  expect(await database.ready()).toBe(true);
  expect((await readdir(layout(dataDir).folder)).filter((name) => name.startsWith('draft'))).toEqual([]);
  await database.close();
});

test('a cluster of another PostgreSQL is refused by name', async () => {
  const { cluster } = layout(await folder());
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), '12\n');
  await expect(open(dirname(dirname(cluster)))).rejects.toMatchObject({ key: 'boot.postgres.version', params: { found: '12' } });
});

describe('when our process is killed', () => {
  async function killAfterStart(dataDir: string, path?: string): Promise<void> {
    const child = spawn(process.execPath, [OPEN_AND_TELL, dataDir, 'and-stay'], {
      env: { ...process.env, ...(path && { PATH: path }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  test('the database ends by itself, or the next start ends it', async () => {
    const dataDir = await folder();
    const { cluster } = layout(dataDir);
    const withoutBond = join(dataDir, 'bin');
    await mkdir(withoutBond);
    await writeFile(join(withoutBond, 'setpriv'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

    await killAfterStart(dataDir, `${withoutBond}:${process.env['PATH']}`);
    const left = (await readPostmaster(cluster))!.pid;
    expect(await whoseProcess(left, cluster)).toBe('ours');
    const database = await open(dataDir);
    expect(await database.ready()).toBe(true);
    expect(await whoseProcess(left, cluster)).toBe('dead');
    await database.close();

    if (process.platform !== 'linux') return;
    await killAfterStart(dataDir);
    await expect.poll(() => processesIn(cluster)).toEqual([]);
  });
});

describe('a PostgreSQL that somebody else runs is not stopped', () => {
  test('while its server is alive, though the lock of the data folder was deleted', async () => {
    const dataDir = await folder();
    const place = layout(dataDir);
    const child = spawn(process.execPath, [OPEN_AND_TELL, dataDir, 'and-stay'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const running = (await readPostmaster(place.cluster))!.pid;
    const expected = { key: 'boot.postgres.owned', params: { folder: place.folder, pid: String(child.pid), file: ownerFile(place) } };
    await expect(open(dataDir)).rejects.toMatchObject(expected);
    expect(await whoseProcess(running, place.cluster)).toBe('ours');

    // Nor is a second one started where that server is about to bring its own back.
    process.kill(running, 'SIGKILL');
    await expect(open(dataDir)).rejects.toMatchObject(expected);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const database = await open(dataDir);
    expect(await database.ready()).toBe(true);
    await database.close();
  });

  test('where its owner is a later process with the same number, it is a leftover', async () => {
    const dataDir = await folder();
    await (await open(dataDir)).close();
    const place = layout(dataDir);
    expect(await readOwner(place)).toBeUndefined();
    const { dev, ino } = await stat(place.folder);
    await writeFile(ownerFile(place), JSON.stringify({ pid: process.ppid, start: 'earlier', folder: `${dev}:${ino}` }));
    expect(await readOwner(place)).toMatchObject({ pid: process.ppid });
    const database = await open(dataDir);
    expect(await database.ready()).toBe(true);
    await database.close();
  });

  test('when an operator started it by hand', async () => {
    const dataDir = await folder();
    await (await open(dataDir)).close();
    const place = layout(dataDir);
    const [binaries, socket] = [await findBinaries(), join(dataDir, 'by-hand')];
    await mkdir(socket, { mode: 0o777 });
    const runAs = await chooseRunAs(place.folder, binaries);
    const [command, ...args] = [...runAs.prefix, binaries.postgres, '-D', place.cluster, '-k', socket, '-c', 'listen_addresses='];
    if (runAs.owner) await chown(socket, runAs.owner.uid, runAs.owner.gid);
    const byHand = spawn(command, args, { ...runAs.owner, stdio: 'ignore', cwd: '/' });
    await expect.poll(async () => (await readPostmaster(place.cluster))?.isReady).toBe(true);
    const { pid } = (await readPostmaster(place.cluster))!;
    await expect(open(dataDir)).rejects.toMatchObject({ key: 'boot.postgres.foreign', params: { pid: String(pid) } });
    expect(byHand.exitCode).toBeNull();
    const ended = once(byHand, 'exit');
    byHand.kill('SIGINT');
    await ended;
  });

  test('a shell left in the folder of the cluster is not ended', async () => {
    const dataDir = await folder();
    await (await open(dataDir)).close();
    const shell = spawn('sleep', ['600'], { cwd: layout(dataDir).cluster, stdio: 'ignore' });
    await (await open(dataDir)).close();
    expect([shell.exitCode, shell.signalCode]).toEqual([null, null]);
    shell.kill('SIGKILL');
  });
});

test('a database that answers is trusted, though the process that started it has ended', async () => {
  const dataDir = await folder();
  const place = layout(dataDir);
  const bin = join(dataDir, 'bin');
  await mkdir(bin);
  // Hands over to a server in the background and ends at once.
  const script = '#!/bin/sh\nshift 2\ncase "$1 $2" in *postgres" -D") "$@" & exit 0 ;; esac\nexec "$@"\n';
  await writeFile(join(bin, 'setpriv'), script, { mode: 0o755 });
  const child = spawn(process.execPath, [OPEN_AND_TELL, dataDir, 'and-stay'], {
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  expect(told.toString()).toBe('ready\n');
  const running = (await readPostmaster(place.cluster))!.pid;
  expect(await readOwner(place)).toMatchObject({ pid: child.pid, postgres: running });

  process.kill(running, 'SIGKILL');
  await expect.poll(async () => (await readOwner(place))?.postgres).toSatisfy((pid?: number) => pid !== undefined && pid !== running);
  const again = (await readPostmaster(place.cluster))!;
  expect(again.isReady).toBe(true);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await (await open(dataDir)).close();
  expect(await processesIn(place.cluster)).toEqual([]);
});

/** Runs the start in a process of its own, because the user it runs as is what matters here. */
async function openAs(dataDir: string, options: { uid?: number; gid?: number; path?: string }): Promise<string> {
  const env = { ...process.env, PATH: options.path ?? process.env['PATH'] };
  const child = spawn(process.execPath, [OPEN_AND_TELL, dataDir], {
    uid: options.uid,
    gid: options.gid,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (told += chunk));
  await once(child, 'close');
  return told.trim();
}

// Nobody else can become another user: for them these tests do not exist, and none of them is skipped.
describe.each(process.getuid?.() === 0 ? ['as root'] : [])('%s', () => {
  const NOBODY = { uid: 65_534, gid: 65_534 };

  test('an ordinary user needs none of it', async () => {
    const dataDir = join(await folder(), 'data');
    await chmod(dirname(dataDir), 0o777);
    expect(await openAs(dataDir, NOBODY)).toBe('ready');
  });

  test('without user namespaces an ordinary user is found, and the folder stays closed to the rest', async () => {
    const outer = await folder();
    await chmod(outer, 0o755);
    const dataDir = join(outer, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const path = await pathWithoutNamespaces(outer);
    expect(await openAs(dataDir, { path })).toBe('ready');
    expect((await stat(layout(dataDir).cluster)).uid).not.toBe(0);
    expect((await stat(dataDir)).mode & 0o007).toBe(0);
    expect(await openAs(dataDir, {})).toBe('ready');
  });

  test('where nothing helps it says so', async () => {
    const outer = await folder();
    const dataDir = join(outer, 'data');
    await mkdir(dataDir);
    const path = await pathWithoutNamespaces(outer);
    await chmod(outer, 0o700);
    expect(await openAs(dataDir, { path })).toBe('boot.postgres.root');
  });

  async function pathWithoutNamespaces(outer: string): Promise<string> {
    await writeFile(join(outer, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    return `${outer}:${process.env['PATH']}`;
  }
});

const filesUnder = (path: string): Promise<string[]> => readdir(path, { recursive: true }).catch(() => []);
