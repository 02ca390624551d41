import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASE_PATH, type Endpoint, type InputOf, type OutputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import { login } from '@skyhelm/contract/session';
import type { PoolConfig } from 'pg';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const PASSWORD = 'Correct7horse';

/** The program as people run it, in a process and a data folder of its own, with its administrator signed in. */
export interface Product {
  address: string;
  token: string;
  /** The way into its embedded database, for filling it and for baselines. */
  database: PoolConfig;
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** The same in somebody else's name. */
  as(account: string, password: string): Promise<Product['call']>;
  stop(): Promise<void>;
}

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-bench-'));
  const given = {
    DATA_DIR: folder,
    PORT: '0',
    MAVLINK_UDP: '0',
    DEMO: 'false',
    ADMIN_PASSWORD: PASSWORD,
    LANG: 'en_GB.UTF-8',
    LC_ALL: '',
    ...settings,
  };
  const child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
    env: { ...process.env, ...given },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const address = await addressOf(child.stdout, ended);
    child.stdout.resume();
    const tokenOf = async (username: string, password: string) => (await ask(address, login, { username, password })).token;
    const callWith =
      (token: string): Product['call'] =>
      (endpoint, input) =>
        ask(address, endpoint, input, token);
    const token = await tokenOf('admin', PASSWORD);
    return {
      address,
      token,
      database: {
        host: join(folder, 'postgres/run'),
        user: 'skyhelm',
        database: 'skyhelm',
        password: (await readFile(join(folder, 'postgres/password'), 'utf8')).trim(),
      },
      call: callWith(token),
      as: async (account, password) => callWith(await tokenOf(account, password)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that a program says it is ready at. */
export async function addressOf(output: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<string> {
  let printed = '';
  const said = new Promise<string>((resolve) => {
    // Heard no longer than needed: to search through the log of a busy program would slow whoever measures it.
    output.on('data', function hear(chunk: Buffer) {
      printed += chunk.toString();
      const [address] = /http:\/\/[\w.:[\]-]+/.exec(printed) ?? [];
      if (!address) return;
      output.off('data', hear);
      resolve(address);
    });
  });
  const early = ended.then(() => Promise.reject(new Error(`it ended before it was ready:\n${printed}`)));
  return Promise.race([said, early]);
}

async function ask<E extends Endpoint>(address: string, { method, path }: E, input: InputOf<E>, token = ''): Promise<OutputOf<E>> {
  const fields = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${address}${BASE_PATH}${path}${fields}`, {
    method,
    headers: { token, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const answer = (await response.json()) as Envelope<OutputOf<E>>;
  if (answer.state !== 1) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
