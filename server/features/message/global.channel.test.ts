import type { SessionEnd } from '@skyhelm/contract/channels/global';
import { once } from 'node:events';
import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Actor, KeyUse } from '../../platform/auth/actor.ts';
import { hashToken, newToken, secretsFrom } from '../../platform/auth/secrets.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { manualClock, type ManualClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/log/logger.ts';
import type { Services } from '../../platform/services.ts';
import { socketHub } from '../../platform/ws/socket-hub.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { createAccessKey, listAccessKeys } from '../access-key/index.ts';
import { accessKey, accessKeySecret } from '../../tables/access-key.table.ts';
import { revokeNow } from '../../testing/access-key.ts';
import { createAccounts, createEnterprise } from '../enterprise/index.ts';
import { actorsStill, endSessions, redeemTicket } from '../session/index.ts';
import { session, socketTicket } from '../../tables/session.table.ts';
import { globalChannel, notify, unreadCount } from './index.ts';
import { markRead } from './message.store.ts';

const PATIENTLY = { timeout: 60_000 };
const HOUR = 3_600_000;
let database: Database;
let services: Services;
let clock: ManualClock;
let app: FastifyInstance;
let address: string;
let enterpriseId: EnterpriseId;
let userId: UserId;
let otherId: UserId;

beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  clock = manualClock(new Date('2030-01-01T00:00:00Z'));
  const log = createLogger('silent');
  const config = readConfig({ DATA_DIR: '/unused' }, []);
  services = { database, clock, log, config, bus: memoryBus(log), secrets: secretsFrom(Buffer.alloc(32, 1)) } as unknown as Services;
  ({ enterpriseId } = await createEnterprise(database.db, { name: 'x', administrators: 'x' }));
  const person = () => ({ enterpriseId, account: newId().slice(-12), name: 'Ann', passwordHash: '', roleIds: [] });
  [userId, otherId] = (await createAccounts(database.db, [person(), person()])) as [UserId, UserId];
  app = Fastify();
  socketHub(app, {
    channels: [globalChannel(services)],
    publicOrigin: undefined,
    recordRefusal: async () => undefined,
    redeemTicket: (ticket) => redeemTicket(services, ticket, '127.0.0.1'),
    stillHere,
  });
  address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});
afterEach(() => app.close());

/** The next question for unread messages is put to the database, and its answer kept back. */
function holdNextCount(): { isAsked: Promise<void>; answer(): Promise<void> } {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const told: Promise<unknown>[] = [];
  const held = <Q extends object>(query: Q): Q =>
    new Proxy(query, {
      get(target, name) {
        const part: unknown = Reflect.get(target, name);
        if (typeof part !== 'function') return part;
        if (name !== 'then') return (...given: unknown[]) => held(part.apply(target, given) as object);
        const rows = Promise.resolve(target).finally(asked.resolve);
        return (...given: Parameters<Promise<unknown>['then']>) => {
          const last = answered.promise.then(() => rows).then(...given);
          told.push(last);
          return last;
        };
      },
    });
  const select = database.db.select.bind(database.db) as (fields: object) => object;
  const spied = vi.spyOn(database.db, 'select').mockImplementation(((fields: object) => {
    if (!('unread' in fields)) return select(fields);
    spied.mockRestore();
    return held(select(fields));
  }) as typeof database.db.select);
  const answer = async () => {
    answered.resolve();
    await Promise.all(told);
  };
  return { isAsked: asked.promise, answer };
}

const stillHere = (actors: readonly Actor[]) => actorsStill(database.db, services, actors);

async function signIn(who: UserId = userId): Promise<string> {
  const now = clock.now();
  const id = newId();
  const expiresAt = new Date(now.getTime() + 12 * HOUR);
  await database.db.insert(session).values({ id, enterpriseId, userId: who, tokenHash: newToken(), lastSeenAt: now, expiresAt });
  return id;
}
async function useOf(keyId: string): Promise<{ keyUse: KeyUse }> {
  const key = (await listAccessKeys(database.db, enterpriseId)).find(({ id }) => id === keyId)!;
  return { keyUse: { secretId: key.secrets[0]!.id, sessionId: null, ip: '127.0.0.1' } };
}
async function ticketFor(holder: { sessionId: string } | { keyUse: KeyUse }): Promise<string> {
  const ticket = newToken();
  await database.db
    .insert(socketTicket)
    .values({ hash: hashToken(ticket), ...holder, expiresAt: new Date(clock.now().getTime() + 30_000) });
  return ticket;
}

interface Talk {
  socket: WebSocket;
  heard: unknown[];
  code: Promise<number>;
  /** Sends a keepalive and waits for its answer: everything sent before it has then arrived. */
  keepalive(): Promise<void>;
}
function dial(ticket: string): Talk {
  const socket = new WebSocket(`${address}/websocket/global?ticket=${ticket}`);
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString())));
  socket.on('error', () => {});
  const code = once(socket, 'close').then(([given]) => given as number);
  const keepalive = async () => {
    socket.send('{"code":1}');
    await expect.poll(() => heard.at(-1), PATIENTLY).toEqual({ code: 1 });
    heard.pop();
  };
  return { socket, heard, code, keepalive };
}
async function open(holder: Parameters<typeof ticketFor>[0]): Promise<Talk> {
  const talk = dial(await ticketFor(holder));
  await once(talk.socket, 'open');
  return talk;
}
const statusOf = async (ticket: string): Promise<number | undefined> => {
  const [, response] = (await once(dial(ticket).socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return response.statusCode;
};
/** A change as the HTTP layer runs it. */
async function change(work: (context: Parameters<typeof notify>[0]) => Promise<unknown>, commit = true): Promise<void> {
  const effects: (() => void | Promise<void>)[] = [];
  const done = database.db.transaction(async (db) => {
    await work({ db, now: clock.now(), afterCommit: (effect) => void effects.push(effect) });
    if (!commit) throw new Error('undo');
  });
  if (commit) await done;
  else return expect(done).rejects.toThrow('undo');
  for (const effect of effects) await effect();
}
const tell = (to: UserId, commit = true) =>
  change(
    (context) => notify(context, services.bus, { enterpriseId, userId: to }, 'departmentLeft', { by: 'Bob', department: 'North' }),
    commit,
  );

describe('while the session stands', () => {
  it('answers every keepalive', async () => {
    const { keepalive, heard } = await open({ sessionId: await signIn() });
    await keepalive();
    await keepalive();
    expect(heard).toEqual([]);
  });

  it('tells of a new message at once on every socket of that user, and nobody else', async () => {
    const [one, two, other] = [
      await open({ sessionId: await signIn() }),
      await open({ sessionId: await signIn() }),
      await open({ sessionId: await signIn(otherId) }),
    ];
    await tell(userId);
    await expect.poll(() => one.heard.at(-1), PATIENTLY).toEqual({ code: 2, unread: 1 });
    await expect.poll(() => two.heard.at(-1), PATIENTLY).toEqual({ code: 2, unread: 1 });
    await tell(userId);
    await expect.poll(() => one.heard.at(-1), PATIENTLY).toEqual({ code: 2, unread: 2 });
    await other.keepalive();
    expect(other.heard).toEqual([]);
  });

  it('tells how many are unread right after opening, if any', async () => {
    await tell(userId);
    await tell(userId);
    const first = await open({ sessionId: await signIn() });
    await expect.poll(() => first.heard, PATIENTLY).toEqual([{ code: 2, unread: 2 }]);
    await markRead(database.db, { enterpriseId, userId }, undefined, clock.now());
    expect(await unreadCount(database.db, userId)).toBe(0);
    const second = await open({ sessionId: await signIn() });
    await second.keepalive();
    expect(second.heard).toEqual([]);
  });

  it('tells no count after a later one, however long an earlier question takes', async () => {
    await tell(userId);
    const { heard } = await open({ sessionId: await signIn() });
    await expect.poll(() => heard, PATIENTLY).toEqual([{ code: 2, unread: 1 }]);
    const earlier = holdNextCount();
    await tell(userId);
    await earlier.isAsked;
    await markRead(database.db, { enterpriseId, userId }, undefined, clock.now());
    publish(services.bus, 'message.created', { userIds: [userId] });
    await expect.poll(() => heard.at(-1), PATIENTLY).toEqual({ code: 2, unread: 0 });
    await earlier.answer();
    await tell(userId);
    await expect
      .poll(() => heard.slice(1), PATIENTLY)
      .toEqual([
        { code: 2, unread: 0 },
        { code: 2, unread: 1 },
      ]);
  });

  it('tells nothing of a message that was rolled back', async () => {
    const { keepalive, heard } = await open({ sessionId: await signIn() });
    await tell(userId, false);
    await keepalive();
    expect(heard).toEqual([]);
    expect(await unreadCount(database.db, userId)).toBe(0);
  });

  it('ignores what it does not know, hostile or not', async () => {
    const { socket, keepalive, heard } = await open({ sessionId: await signIn() });
    for (const text of [
      '{"code":3}',
      '{"code":"1"}',
      '{"__proto__":{"code":1}}',
      'null',
      '1',
      '"x"',
      '[]',
      '[{"code":1}]',
      '{"code":{"code":1}}',
    ])
      socket.send(text);
    await keepalive();
    expect(heard).toEqual([]);
  });

  it('a changed role logs nobody out: the console is told to ask what it may do now', async () => {
    const { keepalive, heard } = await open({ sessionId: await signIn() });
    publish(services.bus, 'principal.changed', { userId });
    publish(services.bus, 'principal.changed', { enterpriseId });
    await expect.poll(() => heard, PATIENTLY).toEqual([{ code: 3 }, { code: 3 }]);
    await keepalive();
  });
});

describe('when it is over', () => {
  const expectLoggedOut = async ({ heard, code }: Talk, why?: SessionEnd) => {
    expect(await code).toBe(4401);
    expect(heard.at(-1)).toEqual({ code: 1000, ...(why && { why }) });
  };

  it('says 1000 with the reason and closes as soon as the session is ended, and leaves the others', async () => {
    const [gone, kept] = [await signIn(), await signIn()];
    const [first, second] = [await open({ sessionId: gone }), await open({ sessionId: kept })];
    await change((context) => endSessions(context, services.bus, { userId, exceptSessionId: kept }, 'passwordChanged'));
    await expectLoggedOut(first, 'passwordChanged');
    await second.keepalive();
  });

  it('says 1000 when the user or the whole tenant is gone', async () => {
    const talk = await open({ sessionId: await signIn() });
    await database.db.delete(session).where(eq(session.userId, userId));
    publish(services.bus, 'principal.changed', { enterpriseId });
    await expectLoggedOut(talk);
  });

  it('says 1000 at a keepalive after the session went idle, or ran out', async () => {
    const idle = await open({ sessionId: await signIn() });
    await idle.keepalive();
    clock.advance(services.config.sessionIdleMinutes * 60_000);
    idle.socket.send('{"code":1}');
    await expectLoggedOut(idle);

    const sessionId = await signIn();
    const old = await open({ sessionId });
    await old.keepalive();
    clock.advance(12 * HOUR);
    await database.db.update(session).set({ lastSeenAt: clock.now() }).where(eq(session.id, sessionId));
    old.socket.send('{"code":1}');
    await expectLoggedOut(old);
  });

  it('says 1000 when the session ended between ticket and opening', async () => {
    const sessionId = await signIn();
    const ticket = await ticketFor({ sessionId });
    const slow = Fastify();
    const redeem = async (given: string) => {
      const actor = await redeemTicket(services, given, '127.0.0.1');
      await database.db.delete(session).where(eq(session.id, sessionId));
      return actor;
    };
    socketHub(slow, {
      channels: [globalChannel(services)],
      publicOrigin: undefined,
      recordRefusal: async () => undefined,
      redeemTicket: redeem,
      stillHere,
    });
    address = (await slow.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    await expectLoggedOut(dial(ticket));
    await slow.close();
  });

  it('does not open again: used, expired, session ended', async () => {
    const sessionId = await signIn();
    const used = await ticketFor({ sessionId });
    await once(dial(used).socket, 'open');
    expect(await statusOf(used)).toBe(401);
    const late = await ticketFor({ sessionId });
    clock.advance(30_000);
    expect(await statusOf(late)).toBe(401);
    const orphan = await ticketFor({ sessionId });
    await change((context) => endSessions(context, services.bus, { userId }, 'frozen'));
    expect(await statusOf(orphan)).toBe(401);
  });

  it('of two who come with one ticket only one gets in', async () => {
    const ticket = await ticketFor({ sessionId: await signIn() });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => {
        const { socket } = dial(ticket);
        return Promise.race([once(socket, 'open').then(() => 'open'), once(socket, 'unexpected-response').then(() => 'refused')]);
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(1);
  });

  it('a socket of a key ends with the secret it was opened with, and with the addresses the key is admitted from', async () => {
    const given = { enterpriseId, project: 'c', scopes: [], whitelist: '127.0.0.1' };
    const [rotated, moved] = [await createAccessKey(database.db, given), await createAccessKey(database.db, given)];
    const [ofSecret, ofAddress] = [await open(await useOf(rotated.id)), await open(await useOf(moved.id))];
    await database.db.update(accessKeySecret).set({ endsAt: clock.now() }).where(eq(accessKeySecret.keyId, rotated.id));
    await database.db.update(accessKey).set({ whitelist: '10.0.0.1' }).where(eq(accessKey.id, moved.id));
    for (const { id } of [rotated, moved]) publish(services.bus, 'principal.changed', { accessKeyId: id });
    for (const talk of [ofSecret, ofAddress]) await expectLoggedOut(talk);
  });

  it('an access key keeps its socket until it is revoked or expires', async () => {
    const expiresAt = new Date(clock.now().getTime() + HOUR);
    const [first, second] = await Promise.all(
      ['a', 'b'].map((project) => createAccessKey(database.db, { enterpriseId, project, scopes: [], whitelist: '127.0.0.1', expiresAt })),
    );
    const [revoked, expired] = [await open(await useOf(first!.id)), await open(await useOf(second!.id))];
    await revoked.keepalive();
    await revokeNow(services, enterpriseId, first!.id);
    await expectLoggedOut(revoked);
    await expired.keepalive();
    clock.advance(HOUR);
    expired.socket.send('{"code":1}');
    await expectLoggedOut(expired);
  });
});
