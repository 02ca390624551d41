import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findBinaries, type Binaries } from '../platform/db/embedded/binaries.ts';
import { chooseRunAs, POSTGRES_ENV } from '../platform/db/embedded/run-as.ts';

export interface OutsidePostgres {
  url: string;
  stop(): Promise<void>;
}

const PASSWORD = 'outside password/with:odd@characters';
const SYSTEM_FOLDER = '/usr/lib/postgresql';

/** Every PostgreSQL that this machine has: the one from npm, and those that the system brought. */
export async function availablePostgres(): Promise<Binaries[]> {
  const majors = existsSync(SYSTEM_FOLDER) ? await readdir(SYSTEM_FOLDER) : [];
  const fromSystem = majors
    .map((major) => ({ major, initdb: join(SYSTEM_FOLDER, major, 'bin/initdb'), postgres: join(SYSTEM_FOLDER, major, 'bin/postgres') }))
    .filter(({ initdb }) => existsSync(initdb));
  return [await findBinaries(), ...fromSystem];
}

/** An ordinary server on TCP with a password and none of our settings, as an operator would have it. */
export async function startOutsidePostgres(binaries: Binaries): Promise<OutsidePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-outside-'));
  const runAs = await chooseRunAs(folder, binaries);
  const [secret, cluster] = [join(folder, 'password'), join(folder, 'cluster')];
  await writeFile(secret, PASSWORD);
  const [initdb, ...initdbArgs] = [...runAs.prefix, binaries.initdb, '-D', cluster, '-U', 'operator', '-A', 'scram-sha-256'];
  await promisify(execFile)(initdb, [...initdbArgs, `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C', '-N'], {
    ...runAs.owner,
    env: POSTGRES_ENV,
  });
  const port = await freePort();
  const [postgres, ...args] = [...runAs.prefix, binaries.postgres, '-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(postgres, [...args, '-c', `unix_socket_directories=${folder}`], {
    ...runAs.owner,
    env: POSTGRES_ENV,
    stdio: 'ignore',
  });
  while (!(await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).includes('ready')) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ${binaries.major} did not start`);
    await wait(10);
  }
  return {
    url: `postgres://operator:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
