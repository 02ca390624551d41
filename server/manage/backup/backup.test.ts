import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { create, extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { department } from '../../tables/department.table.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { user } from '../../tables/user.table.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { readConfig, type Config } from '../../platform/config/config.ts';
import { loadSecretKey } from '../../platform/config/secret-key.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { openDatabase, openUnmigrated, type Database } from '../../platform/db/database.ts';
import { lockDataFolder, type DataLock } from '../../platform/lock/data-folder-lock.ts';
import { availablePostgres, startOutsidePostgres } from '../../testing/outside-postgres.ts';
import { backup } from './backup.command.ts';
import { everyRow } from '../../testing/every-row.ts';
import { describeFile, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { restore } from './restore.command.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const log = pino({ level: 'silent' });
const configFor = (dataDir: string, env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: dataDir, ...env }, []) as Config;
const context = (config: Config) => ({ config, language: 'en' as const, log });
const PICTURE = randomBytes(300_000);

let folder: string;
let source: { config: Config; database: Database; lock: DataLock };
let target: Config;
let file: string;
let said: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-backup-'));
  const config = configFor(join(folder, 'source'));
  const lock = lockDataFolder(config.dataDir);
  source = { config, lock, database: await openDatabase(config, log) };
  target = configFor(join(folder, 'target'));
  file = join(folder, 'backup.tar.gz');
  await fill(source.database);
  await loadSecretKey(config);
  const blobs = diskBlobs(join(config.dataDir, 'blobs'));
  await blobs.put('file/picture', PICTURE);
  await blobs.put('file/empty', Buffer.alloc(0));
  await mkdir(join(config.dataDir, 'blobs', 'unfinished'), { recursive: true });
  await writeFile(join(config.dataDir, 'blobs', 'unfinished', 'half'), 'half');
  said = [await backup.run(context(config), [file]), await restore.run(context(target), [file])];
});
afterAll(async () => {
  await source.database.close();
  source.lock.release();
  await rm(folder, { recursive: true, force: true });
});

/** Rows of every awkward kind: a tree that refers to itself, nulls, arrays, JSON, every script, what COPY escapes. */
async function fill({ db }: Database): Promise<void> {
  const enterpriseId = randomUUID();
  const [root, child, userId] = [randomUUID(), randomUUID(), randomUUID()];
  const place = { enterpriseId, country: 'CN', city: '深圳', personInCharge: 'Ёжик', depth: 1 };
  await db.insert(enterprise).values({ id: enterpriseId, name: '示范企业 🚁' } as typeof enterprise.$inferInsert);
  await db.insert(department).values([
    { ...place, id: child, parentId: root, path: '/1/2/', name: 'tab\t newline\n backslash \\N \\. "quote"', nameKey: 'a' },
    { ...place, id: root, parentId: null, path: '/1/', name: '', nameKey: 'b' },
  ] as (typeof department.$inferInsert)[]);
  await db.insert(user).values({
    id: userId,
    enterpriseId,
    userType: 'general',
    account: 'Pilot',
    accountKey: 'pilot',
    name: 'null',
    passwordHash: '$argon2id$x',
    departmentId: child,
    totpSecret: null,
    recoveryCodeHashes: ['a,b', '{}', '"', 'NULL'],
    lastSignInAt: new Date('2026-01-02T03:04:05.678Z'),
  } as typeof user.$inferInsert);
  const entry = {
    enterpriseId,
    at: new Date(),
    operation: 'x',
    actorKind: 'system',
    actorName: '',
    ip: '',
    requestId: '',
    targetId: '',
    targetName: '',
  };
  const entries = Array.from({ length: 2000 }, (_, seq) => ({
    ...entry,
    seq: seq + 1,
    hash: `${seq}`,
    details: { seq, text: 'привет "мир" \\ \u2028' },
  }));
  await db.insert(operationLog).values(entries as (typeof operationLog.$inferInsert)[]);
}

async function inTarget<T>(look: (database: Database) => Promise<T>, config = target): Promise<T> {
  const database = await openDatabase(config, log);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const emptyTarget = () => rm(target.dataDir, { recursive: true, force: true });

test('a backup taken from a running server and restored into an empty folder is the same to the byte', async () => {
  expect(said).toEqual([
    expect.stringMatching(/^Backed up to .*: \d\d tables, 2,00\d rows, 2 files\.$/),
    expect.stringContaining('Restored from'),
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await inTarget(({ pool }) => everyRow(pool))).toEqual(await everyRow(source.database.pool));
  const blobs = diskBlobs(join(target.dataDir, 'blobs'));
  expect((await blobs.get('file/picture'))?.equals(PICTURE)).toBe(true);
  expect(await blobs.get('file/empty')).toEqual(Buffer.alloc(0));
  expect(await loadSecretKey(target)).toEqual(await loadSecretKey(source.config));
  expect((await stat(join(target.dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  const left = [...(await readdir(target.dataDir)), ...(await readdir(source.config.dataDir)), ...(await readdir(folder))];
  expect(left.filter((name) => /staging|unfinished/.test(name))).toEqual([]);
});

test('the restored schema still guards its rows', async () => {
  const orphan = inTarget(({ pool }) =>
    pool.query("insert into message values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'x', '{}')"),
  );
  await expect(orphan).rejects.toMatchObject({ code: '23503' });
  const count = "select count(*) from pg_constraint where contype = 'f'";
  const { rows } = await source.database.pool.query(count);
  expect(await inTarget(async ({ pool }) => (await pool.query<{ count: number }>(count)).rows)).toEqual(rows);
});

test('a backup is one moment, whatever is written meanwhile', async () => {
  const busy = join(folder, 'busy.tar.gz');
  let going = true;
  const write = async () => {
    for (let n = 0; going; n++) {
      await source.database.db.transaction(async (tx) => {
        await tx.execute(`insert into idempotency values ('pair', '${n}', '', null)`);
        await tx.execute(`insert into throttle values ('pair ${n}', 1, now())`);
      });
    }
  };
  const writing = write();
  await backup.run(context(source.config), [busy]);
  going = false;
  await writing;
  await restore.run(context(target), [busy, '--replace']);
  const { rows } = await inTarget(({ pool }) =>
    pool.query<{ one: number; other: number }>(
      'select (select count(*) from idempotency) as one, (select count(*) from throttle) as other',
    ),
  );
  expect(rows[0]!.one).toBe(rows[0]!.other);
  await source.database.pool.query('truncate idempotency, throttle');
});

describe('is refused', () => {
  /** The key of the refusal. */
  const refusal = (config: Config, ...args: string[]): Promise<unknown> =>
    restore.run(context(config), args).then(
      () => 'restored',
      (error: unknown) => (error instanceof StartupFault ? error.key : error),
    );

  test('over data, unless they are to be replaced', async () => {
    expect(await refusal(target, file)).toBe('boot.restore.notEmpty');
    await inTarget(({ pool }) => pool.query("insert into throttle values ('mine', 1, now())"));
    await restore.run(context(target), [file, '--replace']);
    expect(await inTarget(({ pool }) => everyRow(pool))).toEqual(await everyRow(source.database.pool));
  });

  test('under a running server', async () => {
    expect(await refusal(source.config, file, '--replace')).toBe('boot.lock.taken');
  });

  test('over an existing backup', async () => {
    await expect(backup.run(context(source.config), [file])).rejects.toMatchObject({ key: 'boot.backup.exists' });
  });

  test('where the file cannot be written, and nothing is left lying there', async () => {
    const nowhere = join(folder, 'nowhere', 'b.tar.gz');
    await expect(backup.run(context(source.config), [nowhere])).rejects.toMatchObject({ key: 'boot.backup.failed' });
  });

  test('when damaged, cut short or no backup at all; what was there stays', async () => {
    const before = await inTarget(({ pool }) => everyRow(pool));
    const bytes = await readFile(file);
    const bad = join(folder, 'bad.tar.gz');
    for (const at of [bytes.length >> 2, bytes.length >> 1, bytes.length - 200]) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 0xff;
      await writeFile(bad, flipped);
      expect(await refusal(target, bad, '--replace')).toBe('boot.restore.damaged');
    }
    await writeFile(bad, bytes);
    await truncate(bad, bytes.length - 1000);
    expect(await refusal(target, bad, '--replace')).toBe('boot.restore.damaged');
    await writeFile(bad, 'hello');
    expect(await refusal(target, bad, '--replace')).toBe('boot.restore.damaged');
    expect(await refusal(target, join(folder, 'missing'), '--replace')).toBe('boot.restore.damaged');
    expect(await inTarget(({ pool }) => everyRow(pool))).toEqual(before);
  });

  test('when a file in it was changed or added', async () => {
    const changed = await repacked(async (staging) => writeFile(join(staging, 'tables/throttle.copy'), 'x\t1\t2026-01-01\n'));
    expect(await refusal(target, changed, '--replace')).toBe('boot.restore.damaged');
    const added = await repacked(async (staging) => writeFile(join(staging, 'tables/extra.copy'), ''));
    expect(await refusal(target, added, '--replace')).toBe('boot.restore.damaged');
  });

  test('when made by a newer program', async () => {
    const newer = await repacked(async (_, manifest) => void manifest.migrations.push({ tag: '9999_future', hash: 'x' }));
    expect(await refusal(target, newer, '--replace')).toBe('boot.restore.newer');
  });

  test('with a key that does not open it', async () => {
    expect(await refusal(configFor(target.dataDir, { SECRET_KEY: 'k'.repeat(40) }), file, '--replace')).toBe('boot.restore.keyGiven');
  });
});

test('a restore that fails in the middle changes neither rows nor files', async () => {
  const before = await inTarget(({ pool }) => everyRow(pool));
  const broken = await repacked(async (staging, manifest) => {
    const table = manifest.tables.find(({ name }) => name === 'enterprise')!;
    await writeFile(join(staging, table.path), '');
    Object.assign(table, await describeFile(staging, table.path), { rows: 0 });
  });
  const fault: unknown = await restore.run(context(target), [broken, '--replace']).catch((error: unknown) => error);
  expect(fault).toMatchObject({
    key: 'boot.restore.failed',
    params: { file: broken },
    others: [{ key: 'boot.database.advice.constraint' }],
  });
  expect((fault as StartupFault).in('en')).toMatch(
    /this installation is as it was before.*violates foreign key constraint.*SQLSTATE 23503/,
  );
  expect(await inTarget(({ pool }) => everyRow(pool))).toEqual(before);
  expect((await diskBlobs(join(target.dataDir, 'blobs')).get('file/picture'))?.equals(PICTURE)).toBe(true);
});

test('a database of a newer program, which does not start any more, can be replaced by a backup', async () => {
  await inTarget(({ pool }) => pool.query("insert into migration (tag, hash) values ('9999_future', 'x')"));
  await expect(openDatabase(target, log)).rejects.toMatchObject({ key: 'boot.database.newer' });
  await restore.run(context(target), [file, '--replace']);
  expect(await inTarget(({ pool }) => everyRow(pool))).toEqual(await everyRow(source.database.pool));
});

test('it goes from the embedded database to an outside one with a key of its own, and back', async () => {
  await emptyTarget();
  const oldest = (await availablePostgres()).at(-1)!;
  const outside = await startOutsidePostgres(oldest);
  const key = (await readFile(join(source.config.dataDir, 'secret.key'), 'utf8')).trim();
  const config = configFor(join(folder, 'outside'), { DATABASE_URL: outside.url, SECRET_KEY: key });
  await restore.run(context(config), [file]);
  const server = await openUnmigrated(config, log);
  await server.pool.query('select 1');
  await expect(restore.run(context(config), [file, '--replace'])).rejects.toMatchObject({ key: 'boot.restore.inUse' });
  await server.close();
  const back = join(folder, 'back.tar.gz');
  await backup.run(context(config), [back]);
  await outside.stop();
  await expect(restore.run(context(target), [back])).rejects.toMatchObject({ key: 'boot.restore.keyNeeded' });
  await restore.run(context(configFor(target.dataDir, { SECRET_KEY: key })), [back]);
  expect(await inTarget(({ pool }) => everyRow(pool))).toEqual(await everyRow(source.database.pool));
});

/** The backup with something changed inside, packed again. */
async function repacked(change: (staging: string, manifest: Manifest) => Promise<void>): Promise<string> {
  const staging = await mkdtemp(join(folder, 'repack-'));
  await extract({ file, cwd: staging });
  const manifest = JSON.parse(await readFile(join(staging, MANIFEST_FILE), 'utf8')) as Manifest;
  await change(staging, manifest);
  await writeFile(join(staging, MANIFEST_FILE), JSON.stringify(manifest));
  const made = `${staging}.tar.gz`;
  await create({ gzip: true, cwd: staging, file: made }, await readdir(staging));
  return made;
}
