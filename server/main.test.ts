import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '@skyhelm/i18n/all';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { layout } from './platform/db/embedded/cluster.ts';
import { readPostmaster } from './platform/db/embedded/predecessor.ts';
import { processesIn } from './platform/db/embedded/processes.ts';
import { buildConsole, MAIN, READY, run } from './testing/program.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const KILLED_RESTORE = fileURLToPath(new URL('./manage/backup/kill-restore.ts', import.meta.url));
const MANAGE = fileURLToPath(new URL('./manage/main.ts', import.meta.url));

describe('the program', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    await buildConsole();
    folder = await mkdtemp(join(tmpdir(), 'skyhelm-main-'));
    dataDir = join(folder, 'data');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const start = (env: NodeJS.ProcessEnv = {}) => run(MAIN, [], { DATA_DIR: dataDir, ...env });

  test('prints its help and touches nothing', async () => {
    const help = run(MAIN, ['--help'], { DATA_DIR: dataDir });
    expect(await help.ended).toBe(0);
    expect(help.output()).toMatch(/DATA_DIR, --data-dir=.*ADMIN_PASSWORD.*METRICS_TOKEN/s);
    for (const name of ['PORT', 'HOST', 'EDITION', 'DATABASE_URL', '--no-demo']) expect(help.output()).toContain(name);
    expect(help.output()).not.toContain('http://127');
    expect(existsSync(dataDir)).toBe(false);
  });

  test('lists every wrong setting at once, in the language of the terminal', async () => {
    const settings = { PORT: 'harbour', EDITION: 'deluxe', ADMIN_PASSWORD: 'short', SMTP_URL: 'smtp://mail.example.com' };
    const wrong = run(MAIN, ['--prot=1'], { DATA_DIR: dataDir, LANG: 'ru_RU.UTF-8', ...settings });
    expect(await wrong.ended).toBe(1);
    const faults = [
      say('ru', 'boot.fault.unknownFlag', { flag: '--prot' }),
      say('ru', 'boot.fault.integer', { setting: 'PORT', min: '0', max: '65535' }),
      say('ru', 'boot.fault.oneOf', { setting: 'EDITION', allowed: 'enterprise, personal' }),
      say('ru', 'boot.fault.password', { setting: 'ADMIN_PASSWORD' }),
      say('ru', 'boot.fault.needs', { setting: 'SMTP_URL', other: 'SMTP_FROM' }),
    ];
    expect(wrong.output()).toContain(say('ru', 'boot.fault.title', { count: faults.length }));
    const listed = wrong.output().match(/^ {2}- .*$/gm) ?? [];
    expect(listed.map((line) => line.slice(4)).sort()).toEqual(faults.sort());
    expect(wrong.output()).toContain('Неизвестный ключ --prot');
    expect(existsSync(dataDir)).toBe(false);
  });

  test('starts, keeps its folder to itself, is backed up while it runs and ends cleanly', async () => {
    const first = start();
    const [, address] = await first.said(READY);
    expect((await fetch(`${address}/config.json`)).status).toBe(200);
    await first.said(/Administrator: admin +password: \S+/);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Another Skyhelm (process ${first.child.pid}) is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );

    const backup = run(MANAGE, ['backup', join(folder, 'backup.tar.gz')], { DATA_DIR: dataDir });
    expect(await backup.ended).toBe(0);
    const restore = run(MANAGE, ['restore', join(folder, 'backup.tar.gz'), '--replace'], { DATA_DIR: dataDir });
    expect(await restore.ended).toBe(1);
    expect(restore.output()).toContain(`process ${first.child.pid}`);

    first.child.kill('SIGINT');
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(first.output()).not.toMatch(/\n +at /);
    expect(await processesIn(layout(dataDir).cluster)).toEqual([]);
  });

  test('shows the password once only, and comes back after kill -9 of itself and of its database', async () => {
    const killed = start();
    await killed.said(READY);
    expect(killed.output()).not.toContain('password');
    killed.child.kill('SIGKILL');
    await killed.ended;

    const back = start();
    const [, address] = await back.said(READY);
    const database = async () => (await readPostmaster(layout(dataDir).cluster))?.pid;
    const before = (await database())!;
    process.kill(before, 'SIGKILL');
    await expect.poll(async () => ![before, undefined].includes(await database())).toBe(true);
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    back.child.kill('SIGTERM');
    expect(await back.ended).toBe(0);
  });

  test('a restored folder starts with the accounts it had', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const restore = run(MANAGE, ['restore', join(folder, 'backup.tar.gz')], { DATA_DIR: elsewhere });
    expect(await restore.ended).toBe(0);
    const server = start({ DATA_DIR: elsewhere });
    await server.said(READY);
    expect(server.output()).not.toContain('password');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  test('where a restore was killed it starts with the key its log was written with', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const killed = run(KILLED_RESTORE, [elsewhere, join(folder, 'backup.tar.gz'), 'secret.key']);
    await killed.ended;
    expect(existsSync(join(elsewhere, 'secret.key'))).toBe(false);
    const server = start({ DATA_DIR: elsewhere });
    const [, address] = await server.said(READY);
    await fetch(`${address}/fcms/login`, { method: 'POST', headers: { origin: 'https://evil.example' }, body: new URLSearchParams() });
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    const check = run(MANAGE, ['check-log'], { DATA_DIR: elsewhere });
    expect(await check.ended, check.output()).toBe(0);
  });

  test('does not start without its key or with another, says what to do and starts again with the right one', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const file = join(elsewhere, 'secret.key');
    const right = await readFile(file);
    await rm(file);
    const lost = start({ DATA_DIR: elsewhere });
    expect(await lost.ended).toBe(1);
    expect(lost.output().trim()).toBe(say('en', 'boot.key.missing', { file }));
    const backup = run(MANAGE, ['backup', join(folder, 'keyless.tar.gz')], { DATA_DIR: elsewhere });
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toContain(say('en', 'boot.key.missing', { file }));
    expect(existsSync(file)).toBe(false);

    await writeFile(file, 'x'.repeat(43));
    const other = start({ DATA_DIR: elsewhere });
    expect(await other.ended).toBe(1);
    expect(other.output().trim()).toBe(say('en', 'boot.key.different', { source: file }));

    await writeFile(file, right);
    await chmod(file, 0o644);
    const server = start({ DATA_DIR: elsewhere });
    await server.said(READY);
    expect(server.output()).toContain(`chmod 600 ${file}`);
    const accepting = run(MANAGE, ['accept-key', '--yes'], { DATA_DIR: elsewhere });
    expect(await accepting.ended).toBe(1);
    expect(accepting.output()).toContain(`process ${server.child.pid}`);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  test('an installation whose key is lost for good starts again once the operator has accepted another', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const file = join(elsewhere, 'secret.key');
    await rm(file);
    const unsure = run(MANAGE, ['accept-key'], { DATA_DIR: elsewhere });
    expect(await unsure.ended).toBe(1);
    expect(unsure.output().trim()).toBe(say('en', 'boot.acceptKey.kept'));
    const accepting = run(MANAGE, ['accept-key', '--yes'], { DATA_DIR: elsewhere });
    expect(await accepting.ended, accepting.output()).toBe(0);
    const server = start({ DATA_DIR: elsewhere });
    await server.said(READY);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  test('a port that is taken is told, the accounts are told all the same, and no process stays behind', async () => {
    const first = start();
    const [, address] = await first.said(READY);
    const other = join(folder, 'told');
    const second = start({ DATA_DIR: other, PORT: new URL(address!).port });
    expect(await second.ended).toBe(1);
    const [, password] = /Administrator: admin +password: (\S+)/.exec(second.output()) ?? [];
    expect(second.output().trim().split('\n').at(-1)).toMatch(
      /^Skyhelm cannot listen on 127\.0\.0\.1, port \d+ \(EADDRINUSE\)\. Choose another with PORT or HOST\.$/,
    );
    await expect.poll(() => processesIn(layout(other).cluster)).toEqual([]);
    first.child.kill('SIGINT');
    await first.ended;
    const third = start({ DATA_DIR: other });
    const [, free] = await third.said(READY);
    const body = new URLSearchParams({ username: 'admin', password: password! });
    expect(await (await fetch(`${free}/fcms/login`, { method: 'POST', body })).json()).toMatchObject({ state: 1 });
    third.child.kill('SIGINT');
    await third.ended;
  });
});

test('the management program tells what it can do, and what was wrong', async () => {
  const nowhere = join(tmpdir(), 'skyhelm-nowhere');
  for (const command of [
    ['backup', join(nowhere, 'x.tar.gz')],
    ['reset-password', 'admin'],
  ]) {
    const lost = run(MANAGE, command, { DATA_DIR: nowhere });
    expect(await lost.ended).toBe(1);
    expect(lost.output()).toContain(`There is no installation in ${nowhere}.`);
    expect(existsSync(nowhere)).toBe(false);
  }
  const help = run(MANAGE, ['--help']);
  expect(await help.ended).toBe(0);
  expect(help.output()).toMatch(/backup FILE .*restore FILE \[--replace\]/s);
  const unknown = run(MANAGE, ['constructor']);
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toContain('There is no command constructor.');
  const short = run(MANAGE, ['backup']);
  expect(await short.ended).toBe(1);
  expect(short.output()).toContain('npm run manage -- backup FILE');
});
