import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { openGlobalSocket } from './global-socket.ts';
import { openSocket, RETRY_MS, type SocketOptions } from './socket.ts';

/** The language is read from a cookie when the words are loaded. */
vi.hoisted(() => {
  const page = new EventTarget();
  Object.assign(globalThis, {
    document: { cookie: '' },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  });
});
const sleep = vi.hoisted(() => ({ count: 0, asleep: new Set<() => void>(), awake: new Set<() => void>() }));
const join = vi.hoisted(() => (listeners: Set<() => void>, told: () => void) => {
  listeners.add(told);
  return () => listeners.delete(told);
});
vi.mock('../browser/sleep.ts', () => ({
  sleeps: () => sleep.count,
  onSleep: (told: () => void) => join(sleep.asleep, told),
  onWake: (told: () => void) => join(sleep.awake, told),
}));

let server: WebSocketServer;
let host: string;
/** Who has come and was not yet taken: the address asked for, the socket, what it sends. */
let visitors: ReturnType<typeof queue<{ path: string; visitor: ServerSocket; heard: ReturnType<typeof queue<string>> }>>;
let opened: (() => void)[];

/** What happened, to be taken one by one, waiting for it if need be. */
function queue<T>() {
  const items: T[] = [];
  const waiting: ((item: T) => void)[] = [];
  return {
    items,
    add: (item: T) => (waiting.length > 0 ? waiting.shift()!(item) : void items.push(item)),
    take: (): Promise<T> => (items.length > 0 ? Promise.resolve(items.shift()!) : new Promise((resolve) => waiting.push(resolve))),
  };
}

async function listen(port = 0): Promise<void> {
  server = new WebSocketServer({ port, host: '127.0.0.1' });
  server.on('connection', (visitor, request) => {
    const heard = queue<string>();
    visitor.on('message', (data) => heard.add((data as Buffer).toString()));
    visitors.add({ path: request.url!, visitor, heard });
  });
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
async function hangUp(): Promise<void> {
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
}
beforeEach(async () => {
  [visitors, opened] = [queue(), []];
  await listen();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const close of opened) close();
  await hangUp();
});

/** Whatever was going to come in the next minute would have come before the last visitor. */
async function expectNobody(): Promise<void> {
  vi.advanceTimersByTime(60_000);
  const last = new WebSocket(`ws://${host}/last`);
  opened.push(() => last.close());
  expect((await visitors.take()).path).toBe('/last');
}
async function nextVisitor() {
  while (visitors.items.length === 0) {
    vi.advanceTimersByTime(RETRY_MS / 10);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return visitors.take();
}

describe('a socket', () => {
  /** One whose every event is noted. */
  function noted(options: Partial<SocketOptions> = {}) {
    const events = queue<unknown>();
    const socket = openSocket({
      url: `ws://${host}/here`,
      attempts: 2,
      onOpen: () => events.add('open'),
      onMessage: (message) => events.add({ message }),
      onError: () => events.add('error'),
      onClose: (code) => events.add(code),
      onMissingUrl: () => events.add('no url'),
      ...options,
    });
    opened.push(() => socket.close());
    return { socket, ...events };
  }

  it.each([undefined, ''])('without an address (%j) says so and opens nothing', async (missing) => {
    expect(noted({ url: missing }).items).toEqual(['no url']);
    await expectNobody();
  });

  it('without an address alerts, unless told otherwise', () => {
    const alert = vi.fn<() => void>();
    vi.stubGlobal('window', { alert });
    openSocket({ url: undefined, attempts: 1 });
    expect(alert).toHaveBeenCalledOnce();
  });

  it('reads text that starts with a brace as JSON and leaves other text alone', async () => {
    const { take } = noted();
    const { visitor } = await visitors.take();
    expect(await take()).toBe('open');
    for (const [text, message] of [
      ['{"code":2}', { code: 2 }],
      [' {"code":2}', ' {"code":2}'],
      ['[1]', '[1]'],
      ['hello', 'hello'],
      ['1', '1'],
      ['{broken', '{broken'],
      ['', ''],
    ] as const) {
      visitor.send(text);
      expect(await take()).toEqual({ message });
    }
  });

  it('sends objects as JSON and text as it is', async () => {
    const { socket, take } = noted();
    const { heard } = await visitors.take();
    await take();
    socket.send({ code: 1 });
    socket.send('plain');
    expect([await heard.take(), await heard.take()]).toEqual(['{"code":1}', 'plain']);
  });

  it('tries again 5 s after a close, as often as it was told to, then no more', async () => {
    const { take, items } = noted({ attempts: 2 });
    for (let visit = 0; visit < 3; visit++) {
      const { visitor } = await visitors.take();
      expect(await take()).toBe('open');
      visitor.close(4000 + visit);
      expect(await take()).toBe(4000 + visit);
      vi.advanceTimersByTime(RETRY_MS - 1);
      expect(visitors.items).toEqual([]);
      vi.advanceTimersByTime(1);
    }
    await expectNobody();
    expect(items).toEqual([]);
  });

  it('counts anew from each message', async () => {
    const { take } = noted({ attempts: 1 });
    for (let visit = 0; visit < 5; visit++) {
      const { visitor } = await visitors.take();
      expect(await take()).toBe('open');
      visitor.send('still here');
      await take();
      visitor.close(4000);
      expect(await take()).toBe(4000);
      vi.advanceTimersByTime(RETRY_MS);
    }
  });

  it('does not try again with no attempts', async () => {
    const { take } = noted({ attempts: 0 });
    (await visitors.take()).visitor.close(4000);
    expect([await take(), await take()]).toEqual(['open', 4000]);
    await expectNobody();
  });

  it('goes through a server that is away for a while', async () => {
    const { take } = noted({ attempts: 5 });
    await visitors.take();
    await take();
    const { port } = server.address() as AddressInfo;
    await hangUp();
    expect([await take(), await take()]).toEqual(['error', 1006]);
    vi.advanceTimersByTime(RETRY_MS);
    expect([await take(), await take()]).toEqual(['error', 1006]);
    await listen(port);
    vi.advanceTimersByTime(RETRY_MS);
    expect(await take()).toBe('open');
  });

  it('asks for a new address before each attempt; not getting one counts as one', async () => {
    let asked = 0;
    const url = async () => {
      if (++asked === 2) throw new Error('no ticket');
      return `ws://${host}/${asked}`;
    };
    const { take } = noted({ url });
    const first = await visitors.take();
    expect(first.path).toBe('/1');
    first.visitor.close(4000);
    expect([await take(), await take()]).toEqual(['open', 4000]);
    vi.advanceTimersByTime(RETRY_MS);
    expect([await take(), await take()]).toEqual(['error', 1006]);
    vi.advanceTimersByTime(RETRY_MS);
    expect((await visitors.take()).path).toBe('/3');
  });

  it('closed by its owner it stays closed and is silent', async () => {
    const { socket, take, items } = noted();
    const { visitor } = await visitors.take();
    await take();
    const gone = once(visitor, 'close');
    visitor.send('too late');
    socket.close();
    await gone;
    await expectNobody();
    expect(items).toEqual([]);
  });

  it('closed by its owner before it is open, it closes as soon as it is and is silent', async () => {
    const { socket, items } = noted();
    socket.close();
    await once((await visitors.take()).visitor, 'close');
    await expectNobody();
    expect(items).toEqual([]);
  });

  it('closed by its owner while it waits to try again, it does not', async () => {
    const { socket, take } = noted();
    (await visitors.take()).visitor.close(4000);
    expect([await take(), await take()]).toEqual(['open', 4000]);
    socket.close();
    await expectNobody();
  });
});

describe('the global socket', () => {
  function openGlobal() {
    vi.stubGlobal('location', { protocol: 'http:', host });
    const said = queue<unknown>();
    const markers = queue<number>();
    let tickets = 0;
    const close = openGlobalSocket(
      {
        onNewMessage: (unread) => said.add({ unread }),
        onRightsChanged: () => said.add('rights'),
        onMarkersChanged: () => markers.add(tickets),
        onForcedLogout: () => said.add('logged out'),
      },
      async () => `t&${++tickets}`,
    );
    opened.push(close);
    return { close, markers, ...said };
  }

  it('opens with a ticket and keeps alive every 2 s', async () => {
    openGlobal();
    const { path, heard } = await visitors.take();
    expect(path).toBe('/websocket/global?ticket=t%261');
    expect(await heard.take()).toBe('{"code":1}');
    vi.advanceTimersByTime(1_999);
    expect(heard.items).toEqual([]);
    for (let beat = 0; beat < 3; beat++) {
      vi.advanceTimersByTime(beat === 0 ? 1 : 2_000);
      expect(await heard.take()).toBe('{"code":1}');
    }
  });

  it('takes a server that answers nothing for ten seconds for gone, and comes back', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    openGlobal();
    const { heard } = await visitors.take();
    expect(await heard.take()).toBe('{"code":1}');
    clock.mockReturnValue(9_000);
    vi.advanceTimersByTime(2_000);
    expect(await heard.take()).toBe('{"code":1}');
    clock.mockReturnValue(11_000);
    vi.advanceTimersByTime(2_000);
    const { path } = await nextVisitor();
    expect(path).toBe('/websocket/global?ticket=t%262');
    clock.mockRestore();
  });

  it('stopped with the page it is closed, comes back with it at once, and takes nothing that was on its way before', async () => {
    const { items, take } = openGlobal();
    const first = await visitors.take();
    const gone = once(first.visitor, 'close');
    for (const told of sleep.asleep) told();
    await gone;
    await expectNobody();
    sleep.count++;
    for (const told of sleep.awake) told();
    const second = await visitors.take();
    expect(second.path).toBe('/websocket/global?ticket=t%262');
    await second.heard.take();
    // The machine slept without a word: the first message after it finds that out.
    sleep.count++;
    second.visitor.send('{"code":2,"unread":3}');
    second.visitor.send('{"code":3}');
    const arrived = once(second.visitor, 'pong');
    second.visitor.ping();
    await arrived;
    expect(items).toEqual([]);
    for (const told of sleep.awake) told();
    const third = await visitors.take();
    third.visitor.send('{"code":2,"unread":4}');
    expect(await take()).toEqual({ unread: 4 });
    expect(items).toEqual([]);
  });

  it('back online it does not wait for its turn', async () => {
    openGlobal();
    const { visitor } = await visitors.take();
    dispatchEvent(new Event('online'));
    const gone = once(visitor, 'close');
    visitor.close(1001);
    await gone;
    await new Promise((resolve) => setImmediate(resolve));
    dispatchEvent(new Event('online'));
    expect((await visitors.take()).path).toBe('/websocket/global?ticket=t%262');
  });

  it('tells of changed markers, and once it was away, as nobody knows what it has missed', async () => {
    const { markers } = openGlobal();
    const { visitor } = await visitors.take();
    expect(markers.items).toEqual([]);
    visitor.send('{"code":4}');
    expect(await markers.take()).toBe(1);
    const gone = once(visitor, 'close');
    visitor.close(1001);
    await gone;
    await nextVisitor();
    expect(await markers.take()).toBe(2);
  });

  it('tells of new messages and changed rights, and of nothing else', async () => {
    const { take } = openGlobal();
    const { visitor } = await visitors.take();
    for (const text of ['{"code":1}', '{}', 'null', 'text', '{"code":2,"unread":3}', '{"code":3}']) visitor.send(text);
    expect(await take()).toEqual({ unread: 3 });
    expect(await take()).toBe('rights');
  });

  it('comes back with a new ticket, and beats no faster than before', async () => {
    const { close } = openGlobal();
    const first = await visitors.take();
    await first.heard.take();
    first.visitor.close(1001);
    const second = await nextVisitor();
    expect(second.path).toBe('/websocket/global?ticket=t%262');
    await second.heard.take();
    vi.advanceTimersByTime(6_000);
    const gone = once(second.visitor, 'close');
    close();
    await gone;
    expect(second.heard.items).toHaveLength(3);
  });

  it('logged out by the server, it says so once and does not come back', async () => {
    const { take, items } = openGlobal();
    const { visitor } = await visitors.take();
    const gone = once(visitor, 'close');
    visitor.send('{"code":1000}');
    visitor.close(4401);
    expect(await take()).toBe('logged out');
    await gone;
    await expectNobody();
    expect(items).toEqual([]);
  });

  it('closed with the session, it stops', async () => {
    const { close } = openGlobal();
    const { visitor, heard } = await visitors.take();
    await heard.take();
    const gone = once(visitor, 'close');
    close();
    await gone;
    await expectNobody();
  });

  it('speaks encrypted where the page does', async () => {
    const addresses: string[] = [];
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(address: string) {
          addresses.push(address);
        }
        close() {}
      },
    );
    vi.stubGlobal('location', { protocol: 'https:', host: 'fly.example' });
    opened.push(openGlobalSocket({ onNewMessage() {}, onRightsChanged() {}, onMarkersChanged() {}, onForcedLogout() {} }, async () => 't'));
    await Promise.resolve().then(() => Promise.resolve());
    expect(addresses).toEqual(['wss://fly.example/websocket/global?ticket=t']);
  });
});
