import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASE_PATH, type Endpoint, type InputOf, type OutputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import { addRole } from '@skyhelm/contract/role';
import { login } from '@skyhelm/contract/session';
import { getUsers } from '@skyhelm/contract/user';
import { getUserImport, importUsers } from '@skyhelm/contract/user-import';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../testing/app.ts';
import { csv, manyRows } from './import-testing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
let folder: string;
let child: ChildProcess | undefined;

/** Nothing of the test's own surroundings: a console built under them would be one for tests. */
const env = { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8' };

beforeAll(async () => {
  // The server serves the console and does not start without it.
  const build = spawn(process.execPath, [at('../../../tools/checks/console-build.mjs')], { env, stdio: 'inherit' });
  const [code] = (await once(build, 'exit')) as [number];
  if (code !== 0) throw new Error('the console could not be built');
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-import-'));
});
afterAll(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const settings = { LOG_LEVEL: 'warn', PORT: '0', DEMO: 'false', ADMIN_PASSWORD: PASSWORD, DATA_DIR: folder };
  const server = spawn(process.execPath, [at('../../main.ts')], { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  child = server;
  let printed = '';
  return new Promise((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      const [, address] = /ready: (http:\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`ended before it was ready: ${printed}`)));
  });
}

async function ask<E extends Endpoint>(address: string, endpoint: E, input: InputOf<E>, token = ''): Promise<OutputOf<E>> {
  const isGet = endpoint.method === 'GET';
  const headers = { token, ...(!isGet && { 'content-type': 'application/json' }) };
  const url = `${address}${BASE_PATH}${endpoint.path}`;
  const response = await fetch(url, isGet ? { headers } : { method: 'POST', headers, body: JSON.stringify(input) });
  const answer = (await response.json()) as Envelope<OutputOf<E>>;
  if (answer.state !== 1) throw new Error(JSON.stringify(answer));
  return answer.data;
}

test('a server that is killed in the middle of saving has saved nobody, and says so when it is back', async () => {
  let address = await start();
  const { token } = await ask(address, login, { username: 'admin', password: PASSWORD });
  await ask(address, addRole, { name: 'Pilot', permissions: [] }, token);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(csv(...manyRows(10_000)))]), 'people.csv');
  const sent = await fetch(`${address}${BASE_PATH}${importUsers.path}`, { method: 'POST', headers: { token }, body: form });
  expect(await sent.json()).toMatchObject({ state: 1 });
  const state = () => ask(address, getUserImport, {}, token);
  await expect
    .poll(async () => ((await state())?.phase === 'saving' ? (await state())!.done : 0), { timeout: 90_000, interval: 20 })
    .toBeGreaterThan(0);
  child!.kill('SIGKILL');
  await once(child!, 'exit');

  address = await start();
  expect(await state()).toMatchObject({ phase: 'interrupted', total: 10_000, passwordCount: 0 });
  expect((await ask(address, getUsers, { keyword: 'person' }, token)).total).toBe(0);
});
