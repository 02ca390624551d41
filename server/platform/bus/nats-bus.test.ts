import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNats, type NatsServer } from '../../testing/nats-server.ts';
import { freePort } from '../../testing/outside-postgres.ts';
import type { Bus } from './bus.ts';
import { busSuite } from './bus.suite.ts';
import type { NatsBus } from './nats-bus.ts';
import { openBus, openNatsBus } from './open-bus.ts';
import { subscribe } from './subjects.ts';

const KEY = Buffer.from('a key that both have');
const PASSWORD = 'odd:pass@word/';

let nats: NatsServer;
beforeAll(async () => {
  nats = await startNats(['--user', 'skyhelm', '--pass', PASSWORD]);
});
afterAll(() => nats.stop());

interface Line {
  err?: unknown;
  lost?: number;
  message: string;
}

const logInto = (take: (line: Line) => void) => {
  const add = (facts: object, message = '') => take({ ...facts, message });
  return { error: add, warn: add, info: add };
};

const withPassword = (url: string) => url.replace('//', `//skyhelm:${encodeURIComponent(PASSWORD)}@`);

const open = (take: (line: Line) => void = () => undefined, key = KEY): Promise<NatsBus> =>
  openNatsBus({ busUrl: [withPassword(nats.url)], busCredentials: undefined, busCa: undefined }, key, logInto(take));

/** What listeners threw, as the suite counts it. */
const takeFailures =
  (failures: unknown[]) =>
  ({ err, message }: Line): void =>
    void (message === 'a listener failed' && failures.push(err));

busSuite('one server on NATS', async (failures) => ({ bus: await open(takeFailures(failures)) }));

/** Told and asked at one server, heard and served at another. */
busSuite('from one server to another over NATS', async (failures) => {
  const [here, there] = [await open(), await open(takeFailures(failures))];
  const bus: Bus = {
    publish: here.publish,
    request: here.request,
    subscribe: there.subscribe,
    subscribeOwn: there.subscribeOwn,
    serve: there.serve,
    standing: here.standing,
    close: async () => void (await Promise.all([here.close(), there.close()])),
  };
  return { bus, known: there.settled };
});

describe('several servers', () => {
  const opened: Bus[] = [];
  const join = async (lines: Line[] = [], key = KEY): Promise<NatsBus> => {
    const bus = await open((line) => void lines.push(line), key);
    opened.push(bus);
    return bus;
  };
  const leaveAll = () => Promise.all(opened.splice(0).map((bus) => bus.close()));

  test('each hears an event once, its own too, and what is its own is told apart', async () => {
    const [a, b] = [await join(), await join()];
    const heard: string[] = [];
    a.subscribe('x.*', () => void heard.push('a'));
    a.subscribeOwn('x.*', () => void heard.push('own of a'));
    b.subscribe('x.y', () => void heard.push('b'));
    b.subscribeOwn('x.y', () => void heard.push('own of b'));
    b.subscribe('end', () => void heard.push('end'));
    await b.settled();
    a.publish('x.y', {});
    a.publish('end', {});
    await expect.poll(() => heard).toContain('end');
    expect(heard.sort()).toEqual(['a', 'b', 'end', 'own of a']);
    await leaveAll();
  });

  test('a request goes to one of them, to the own one where it serves', async () => {
    const [a, b, c] = [await join(), await join(), await join()];
    const served = { a: 0, b: 0 };
    a.serve('work', () => served.a++);
    b.serve('work', () => served.b++);
    await Promise.all([a.settled(), b.settled()]);
    for (let n = 0; n < 5; n++) await a.request('work', {}, 5_000);
    expect(served).toEqual({ a: 5, b: 0 });
    for (let n = 0; n < 20; n++) await c.request('work', {}, 5_000);
    expect(served.a + served.b).toBe(25);
    await leaveAll();
  });

  test('installations that share a NATS neither hear nor answer each other', async () => {
    const [mine, other] = [await join(), await join([], Buffer.from('another key'))];
    const heard: string[] = [];
    other.subscribe('>', (_, subject) => void heard.push(subject));
    other.serve('work', () => 1);
    await other.settled();
    mine.publish('secret', {});
    await expect(mine.request('work', {}, 5_000)).rejects.toMatchObject({ reason: 'nobody' });
    await other.settled();
    expect(heard).toEqual([]);
    await leaveAll();
  });

  test('what is too large for the wire is told here, counted and logged; an answer that is too large fails', async () => {
    const lines: Line[] = [];
    const [a, b] = [await join(lines), await join(lines)];
    const large = 'x'.repeat(1_100_000);
    const heard: string[] = [];
    a.subscribe('large', () => void heard.push('here'));
    b.subscribe('large', () => void heard.push('there'));
    b.serve('answer', () => large);
    await b.settled();
    a.publish('large', large);
    await expect(a.request('answer', {}, 5_000)).rejects.toMatchObject({ reason: 'failed' });
    await expect(a.request('answer', large, 5_000)).rejects.toMatchObject({ reason: 'failed' });
    expect(heard).toEqual(['here']);
    expect(a.standing()).toEqual({ isConnected: true, lost: 1 });
    expect(lines.filter(({ message }) => message.includes('max_payload'))).toHaveLength(3);
    await leaveAll();
  });

  test('while NATS is away it works within the process, says what is lost, and tells when it is back', async () => {
    const lines: Line[] = [];
    const [a, b] = [await join(lines), await join()];
    const heard: string[] = [];
    a.subscribe('near', () => void heard.push('near'));
    b.subscribe('far', () => void heard.push('far'));
    b.serve('answer', () => 1);
    for (const bus of [a, b]) subscribe(bus, 'bus.resumed', () => void heard.push('resumed'));
    await b.settled();
    await nats.kill();
    await expect.poll(() => [a, b].some((bus) => bus.standing().isConnected)).toBe(false);
    a.publish('near', {});
    a.publish('far', {});
    await expect(a.request('answer', {}, 5_000)).rejects.toMatchObject({ reason: 'nobody' });
    await expect.poll(() => heard).toEqual(['near']);
    expect(a.standing()).toEqual({ isConnected: false, lost: 2 });
    await nats.start();
    await expect.poll(() => heard).toEqual(['near', 'resumed', 'resumed']);
    a.publish('far', {});
    await expect.poll(() => heard).toEqual(['near', 'resumed', 'resumed', 'far']);
    expect(await a.request('answer', {}, 5_000)).toBe(1);
    expect(lines.map(({ message, lost }) => [message.split(':')[0], lost])).toEqual([
      ['the bus is away', undefined],
      ['the bus is back', 2],
    ]);
    await leaveAll();
  });
});

describe('at the start', () => {
  const of = (busUrl: string) =>
    openBus(
      { busUrl: [busUrl], busCredentials: undefined, busCa: undefined },
      KEY,
      logInto(() => undefined),
    );

  test('a NATS that does not answer is named, its password is not', async () => {
    const url = `nats://someone:hidden@127.0.0.1:${await freePort()}`;
    const fault = await of(url).catch((error: Error) => error);
    expect(fault).toMatchObject({ key: 'boot.bus.unreachable', params: { where: new URL(url).host } });
    expect((fault as Error).message).not.toContain('hidden');
  });

  test('so is one that does not let us in', async () => {
    await expect(of(nats.url)).rejects.toMatchObject({
      key: 'boot.bus.refused',
      params: { reason: expect.stringMatching(/authoriz/i) as string },
    });
  });
});
