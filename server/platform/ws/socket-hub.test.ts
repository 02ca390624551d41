import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { UserActor } from '../auth/actor.ts';
import type { Channel, ChannelSocket, SocketLimits } from './channel.ts';
import { socketHub, type SocketHub } from './socket-hub.ts';

const PATIENTLY = { timeout: 60_000 };
let app: FastifyInstance;
let hub: SocketHub;
let address: string;
let open: ChannelSocket[];
let heard: unknown[];
let closed: number;
let recorded: unknown[];
/** Whose time is over, though nobody has said so; undefined while the database is away. */
let over: string[] | undefined;

/** Answers each message with itself. */
const echo: Channel = {
  path: '/websocket/echo',
  open(socket) {
    open.push(socket);
    return {
      onMessage(message) {
        heard.push(message);
        if ((message as { fail?: boolean }).fail) throw new Error('bug');
        socket.send({ echo: message });
      },
      onClose: () => void closed++,
    };
  },
};

async function start(limits: Partial<SocketLimits> = {}, publicOrigin?: string): Promise<void> {
  [open, heard, closed, recorded, over] = [[], [], 0, [], []];
  app = Fastify();
  hub = socketHub(app, {
    channels: [echo, { ...echo, path: '/websocket/guarded', permission: 'log:query' }],
    publicOrigin,
    limits,
    recordRefusal: async ({ path, actor, status }) => void recorded.push({ path, actor, status }),
    stillHere: async (actors) => {
      if (!over) throw new Error('no database');
      return new Set(actors.filter((actor) => !over!.includes((actor as UserActor).userId)));
    },
    redeemTicket: async (ticket) => {
      if (ticket === 'broken') throw new Error('no database');
      const permissions = ticket.endsWith('log') ? ['log:query'] : [];
      return ticket.startsWith('good')
        ? ({ kind: 'user', userId: ticket, permissions: permissions as readonly string[] } as UserActor)
        : undefined;
    },
  });
  address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
}
beforeEach(() => start());
afterEach(() => app.close());

const dial = (query = '?ticket=good', headers: Record<string, string> = {}, path = '/websocket/echo') =>
  new WebSocket(`${address}${path}${query}`, { headers });

async function opened(...given: Parameters<typeof dial>): Promise<WebSocket> {
  const socket = dial(...given);
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}
async function refusal(...given: Parameters<typeof dial>): Promise<{ status: number | undefined; body: string }> {
  const socket = dial(...given);
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, import('node:http').IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body };
}
const closeCode = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];

describe('opening', () => {
  it('with a ticket, from a program and from our own pages', async () => {
    await opened();
    await opened('?ticket=good', { origin: address.replace('ws', 'http') });
    expect(open.map(({ actor }) => actor)).toMatchObject([{ userId: 'good' }, { userId: 'good' }]);
    expect(hub.openSockets()).toBe(2);
  });

  it.each([
    ['no ticket', [''], 401],
    ['an empty ticket', ['?ticket='], 401],
    ['a wrong ticket', ['?ticket=bad'], 401],
    ['a token instead', ['?token=good'], 401],
    ['a page of another site', ['?ticket=good', { origin: 'https://evil.example' }], 403],
    ['a page of another port', ['?ticket=good', { origin: 'http://127.0.0.1:1' }], 403],
    ['a page that hides where it is from', ['?ticket=good', { origin: 'null' }], 403],
    ['a cross-site request', ['?ticket=good', { 'sec-fetch-site': 'cross-site' }], 403],
    ['no such channel', ['?ticket=good', {}, '/websocket/none'], 404],
    ['a call instead of a channel', ['?ticket=good', {}, '/fcms/login'], 404],
    ['a server that cannot say', ['?ticket=broken'], 500],
  ] as [string, Parameters<typeof dial>, number][])('refused for %s, without a hint', async (_, given, status) => {
    expect(await refusal(...given)).toEqual({ status, body: '' });
    expect(open).toEqual([]);
    expect(recorded).toEqual([401, 403].includes(status) ? [{ path: echo.path, actor: undefined, status }] : []);
  });

  it('a foreign page does not even use up the ticket', async () => {
    await refusal('?ticket=good', { origin: 'https://evil.example' });
    expect(await opened()).toHaveProperty('readyState', WebSocket.OPEN);
  });

  it('from the public address, where one is named', async () => {
    await app.close();
    await start({}, 'https://fly.example');
    await opened('?ticket=good', { origin: 'https://fly.example' });
    expect((await refusal('?ticket=good', { origin: 'http://fly.example' })).status).toBe(403);
  });

  it('so many for one actor, and others still get in', async () => {
    await app.close();
    await start({ perActor: 2 });
    await opened();
    await opened();
    expect((await refusal()).status).toBe(429);
    expect(recorded).toEqual([{ path: echo.path, actor: open[0]!.actor, status: 429 }]);
    await opened('?ticket=good2');
  });

  it('only for whoever holds the permission, where the channel names one', async () => {
    expect((await refusal('?ticket=good', {}, '/websocket/guarded')).status).toBe(403);
    expect(recorded).toMatchObject([{ path: '/websocket/guarded', actor: { userId: 'good' }, status: 403 }]);
    await opened('?ticket=good-log', {}, '/websocket/guarded');
  });

  it('a connection that breaks off during the handshake harms nobody', async () => {
    const { port } = new URL(address);
    for (let n = 0; n < 20; n++) {
      const raw = connect(Number(port), '127.0.0.1');
      raw.write('GET /websocket/echo?ticket=good HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', () =>
        raw.resetAndDestroy(),
      );
      await once(raw, 'close');
    }
    expect(await opened()).toHaveProperty('readyState', WebSocket.OPEN);
  });
});

describe('an open socket', () => {
  it('talks JSON', async () => {
    const socket = await opened();
    socket.send('{"n":1}');
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toEqual({ echo: { n: 1 } });
    socket.close();
    await expect.poll(() => [closed, hub.openSockets()], PATIENTLY).toEqual([1, 0]);
  });

  it.each([
    ['1 MB in one frame', 'x'.repeat(1_000_000), 1009],
    ['garbage', '{"code":', 1007],
    ['nothing', '', 1007],
    ['bytes', Buffer.from('{"code":1}'), 1003],
  ])('is closed for %s', async (_, message, code) => {
    const socket = await opened();
    socket.send(message);
    expect(await closeCode(socket)).toBe(code);
    expect(heard).toEqual([]);
    await expect.poll(() => closed, PATIENTLY).toBe(1);
  });

  it('is closed for a message in many pieces that is too long as a whole', async () => {
    const socket = await opened();
    for (let n = 0; n < 20; n++) socket.send('x'.repeat(10_000), { fin: n === 19 });
    expect(await closeCode(socket)).toBe(1009);
  });

  it('is closed for 10,000 messages at once, having passed on few of them', async () => {
    const socket = await opened();
    for (let n = 0; n < 10_000; n++) socket.send('{"n":1}');
    expect(await closeCode(socket)).toBe(1008);
    expect(heard.length).toBeLessThanOrEqual(100);
  });

  it('is closed when nothing is heard for too long', async () => {
    await app.close();
    await start({ silentMs: 2_500 });
    const [silent, lively] = [await opened(), await opened()];
    const talk = setInterval(() => lively.send('{}'), 200);
    expect(await closeCode(silent)).toBe(4408);
    clearInterval(talk);
    expect(lively.readyState).toBe(WebSocket.OPEN);
  });

  it('ends with the time of whoever listens, whatever they send or do not send, and the others go on', async () => {
    await app.close();
    await start({ verifyEveryMs: 20 });
    const [quiet, busy, lively] = [await opened('?ticket=good1'), await opened('?ticket=good2'), await opened('?ticket=good3')];
    const said: string[] = [];
    quiet.on('message', (data) => said.push((data as Buffer).toString()));
    const talk = setInterval(() => [busy, lively].forEach((socket) => socket.send('{}')), 5);
    over = undefined;
    await once(lively, 'message');
    over = ['good1', 'good2'];
    expect(await Promise.all([closeCode(quiet), closeCode(busy)])).toEqual([4401, 4401]);
    clearInterval(talk);
    expect(said).toEqual(['{"code":1000}']);
    expect(lively.readyState).toBe(WebSocket.OPEN);
  });

  it('gets its keepalives answered, whatever its channel is about', async () => {
    const socket = await opened();
    socket.send('{"code":1}');
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toEqual({ code: 1 });
    expect(heard).toEqual([]);
  });

  it('is cut when it does not take what it is sent', async () => {
    await app.close();
    await start({ waitingBytes: 100_000 });
    const socket = await opened();
    socket.pause();
    const filler = 'x'.repeat(50_000);
    await expect.poll(() => (open[0]!.send({ filler }), closed), { interval: 1, timeout: 60_000 }).toBe(1);
    expect(hub.openSockets()).toBe(0);
  });

  it('is closed when its channel fails, and the others go on', async () => {
    const [bad, good] = [await opened(), await opened()];
    bad.send('{"fail":true}');
    expect(await closeCode(bad)).toBe(1011);
    good.send('{"n":2}');
    expect(JSON.parse(String((await once(good, 'message'))[0]))).toEqual({ echo: { n: 2 } });
  });

  it('gets what others call a prototype as plain data', async () => {
    const socket = await opened();
    socket.send('{"__proto__":{"code":1},"constructor":{"prototype":{"code":1}}}');
    await once(socket, 'message');
    expect((heard[0] as { code?: number }).code).toBeUndefined();
    expect(({} as { code?: number }).code).toBeUndefined();
  });

  it('is told when the server goes away, and holds nothing up', async () => {
    const [socket, stuck] = [await opened(), await opened()];
    stuck.pause();
    const gone = closeCode(socket);
    await app.close();
    expect(await gone).toBe(1001);
  });
});
