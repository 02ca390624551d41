import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './outside-postgres.ts';

/** `npm test` finds or installs one and names it. */
const DEBIAN = '/usr/sbin/nats-server';

export interface NatsServer {
  url: string;
  /** As a power cut would, and from nothing again at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real one, with a folder and a port of its own. Where none can be had the tests fail and say why: a bus that was not tried is not one that works. */
export async function startNats(args: readonly string[] = []): Promise<NatsServer> {
  const path = process.env['NATS_SERVER'] ?? DEBIAN;
  if (!existsSync(path)) throw new Error(`There is no NATS server at ${path}: \`npm test\` installs one, or NATS_SERVER names it.`);
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-nats-'));
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(path, ['-a', '127.0.0.1', '-p', String(port), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    let said = '';
    for await (const chunk of started.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += chunk as string;
      if (said.includes('Server is ready')) return void started.stderr.resume();
    }
    throw new Error(`nats-server did not start: ${said}`);
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
