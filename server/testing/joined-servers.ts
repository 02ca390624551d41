import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_PATH, type Endpoint, type InputOf, type OutputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import { GLOBAL_CHANNEL, GLOBAL_CODE } from '@skyhelm/contract/channels/global';
import { getMessages } from '@skyhelm/contract/message';
import { socketTicket } from '@skyhelm/contract/session';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { findBinaries } from '../platform/db/embedded/binaries.ts';
import { listening, type Listening } from './listening.ts';
import { startNats, type NatsServer } from './nats-server.ts';
import { startOutsidePostgres } from './outside-postgres.ts';
import { MAIN, READY, run, type Run } from './program.ts';

const PATIENTLY = { timeout: 60_000, interval: 20 };

/** Somebody who is signed in; their calls go to whichever server they are made at. */
export interface SignedIn {
  cookie: string;
}

export interface JoinedServer {
  /** The answer, or the code of the refusal. */
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, who: SignedIn): Promise<{ data: OutputOf<E> } | { code: string }>;
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, who: SignedIn): Promise<OutputOf<E>>;
  signIn(account: string): Promise<SignedIn>;
  /** Their socket on the global channel, with the numbers of unread messages that it told, in order. */
  listen(who: SignedIn): Promise<Listening & { unread(): unknown[] }>;
  readiness(): Promise<string>;
  output(): string;
  kill(): Promise<void>;
}

export interface JoinedServers {
  nats: NatsServer;
  start(name: string, env?: NodeJS.ProcessEnv): Promise<JoinedServer>;
  /** The same without waiting for it to be ready. */
  begin(name: string, env?: NodeJS.ProcessEnv): Run;
  end(): Promise<void>;
}

/** Whole servers, each a process with a data folder of its own, on one PostgreSQL, one NATS and one folder of uploads. */
export async function joinedServers(): Promise<JoinedServers> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-joined-'));
  const [postgres, nats] = [await startOutsidePostgres(await findBinaries()), await startNats()];
  const running: Run[] = [];
  let password = '';

  function begin(name: string, env: NodeJS.ProcessEnv = {}): Run {
    const common = { DATABASE_URL: postgres.url, BUS_URL: nats.url, SECRET_KEY: 'k'.repeat(40), BLOBS_DIR: join(folder, 'blobs') };
    const server = run(MAIN, [], { ...common, DATA_DIR: join(folder, name), DEMO: 'true', DEMO_FLEET: 'false', ...env });
    running.push(server);
    return server;
  }

  async function start(name: string, env?: NodeJS.ProcessEnv): Promise<JoinedServer> {
    const server = begin(name, env);
    const [, address] = await server.said(READY);
    password ||= /Demo enterprise: demo +password: (\S+)/.exec(server.output())![1]!;
    return joined(server, address!, password);
  }

  return {
    nats,
    begin,
    start,
    async end() {
      for (const { child } of running) child.kill('SIGINT');
      await Promise.all(running.map(({ ended }) => ended));
      await nats.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function joined(server: Run, address: string, password: string): JoinedServer {
  const ask: JoinedServer['ask'] = async (endpoint, input, { cookie }) => {
    const isRead = endpoint.method === 'GET';
    const query = isRead ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
    const body = isRead ? {} : { method: 'POST', body: JSON.stringify(input) };
    const headers = { cookie, ...(!isRead && { 'content-type': 'application/json' }) };
    const answer = (await (await fetch(`${address}${BASE_PATH}${endpoint.path}${query}`, { ...body, headers })).json()) as Envelope & {
      code: string;
    };
    return answer.state === 1 ? { data: answer.data as OutputOf<typeof endpoint> } : { code: answer.code };
  };
  const call: JoinedServer['call'] = async (endpoint, input, who) => {
    const answer = await ask(endpoint, input, who);
    if ('code' in answer) throw new Error(`${endpoint.path}: ${answer.code}`);
    return answer.data;
  };
  return {
    ask,
    call,
    async signIn(username) {
      const body = new URLSearchParams({ username, password });
      const login = await fetch(`${address}${BASE_PATH}/login`, { method: 'POST', body });
      return {
        cookie: login.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
      };
    },
    async listen(who) {
      const { ticket } = await call(socketTicket, {}, who);
      const heard = listening(new WebSocket(`${address.replace('http', 'ws')}${GLOBAL_CHANNEL.path}?ticket=${ticket}`));
      await once(heard.socket, 'open');
      const unread = () => heard.said.filter(({ code }) => code === GLOBAL_CODE.newMessage).map((told) => told['unread']);
      // Whoever has unread messages is told so to begin with.
      const isGreeted = (await call(getMessages, {}, who)).unread > 0;
      await expect.poll(() => unread().length > 0 || !isGreeted, PATIENTLY).toBe(true);
      await heard.settled();
      return { ...heard, unread };
    },
    readiness: async () => (await fetch(`${address}/readyz`)).text(),
    output: server.output,
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}
