import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { addDevice } from '@skyhelm/contract/device';
import { PERMISSIONS, type Permission } from '@skyhelm/contract/permissions';
import { socketTicket } from '@skyhelm/contract/session';
import { frozenUser } from '@skyhelm/contract/user';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createAccessKey } from '../features/access-key/index.ts';
import { channels, controlsOf } from '../features/index.ts';
import { publish } from '../platform/bus/subjects.ts';
import { newsSubject, type VehicleNews } from '../platform/bus/vehicle-subjects.ts';
import type { Channel } from '../platform/ws/channel.ts';
import { revokeNow } from '../testing/access-key.ts';
import { testApp, type CallOptions, type TestApp } from '../testing/app.ts';
import { signInWith } from './world.ts';

let test: TestApp;
let address: string;
let every: Channel[];

/** Something that happens in the main tenant and that its administrator hears of, and what they hear. A channel without one fails. */
const rightsChanged = {
  happen: () => publish(test.services.bus, 'principal.changed', { enterpriseId: test.main.enterpriseId }),
  heard: '{"code":3}',
};
const NEWS: Record<string, { happen(): void; heard: string }> = {
  '/websocket/global': rightsChanged,
  '/uavdata': rightsChanged,
  '/websocket/info': rightsChanged,
  '/websocket/flightlog': rightsChanged,
  '/websocket/param': rightsChanged,
  '/websocket/control': rightsChanged,
};

beforeAll(async () => {
  test = await testApp();
  every = channels(test.services, controlsOf(test.services));
  address = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});

const ticketOf = async (who: CallOptions) => (await test.done(socketTicket, {}, who)).ticket;

async function dial(path: string, query: string): Promise<{ status: number; socket: WebSocket; said: string[] }> {
  const socket = new WebSocket(`${address}${path}${query}`);
  const said: string[] = [];
  socket.on('message', (data) => said.push((data as Buffer).toString()));
  socket.on('error', () => {});
  const refused = once(socket, 'unexpected-response').then(([, response]) => (response as IncomingMessage).statusCode!);
  const status = await Promise.race([once(socket, 'open').then(() => 101), refused]);
  return { status, socket, said };
}

async function statusOf(path: string, query: string): Promise<number> {
  const { status, socket } = await dial(path, query);
  socket.terminate();
  return status;
}

const key = (scopes: readonly Permission[]) =>
  createAccessKey(test.services.database.db, { enterpriseId: test.main.enterpriseId, project: 'x', scopes, whitelist: '127.0.0.1' });

let people = 0;
const person = (permissions: readonly Permission[]) => signInWith(test, test.main, `person${people++}`, [...permissions]);
const isReading = (permission: Permission) => permission.endsWith(':query');

/** How each identity asks, and what it is told where the channel needs this permission or none. */
const IDENTITIES: Record<string, { query(): Promise<string>; told(needed: Permission | undefined): number }> = {
  nobody: { query: async () => '', told: () => 401 },
  'an invented ticket': { query: async () => `?ticket=${'A'.repeat(43)}`, told: () => 401 },
  'a session token instead of a ticket': { query: async () => `?ticket=${test.main.token}`, told: () => 401 },
  'a ticket that was used': {
    async query() {
      const ticket = await ticketOf({ token: test.main.token });
      await statusOf(every[0]!.path, `?ticket=${ticket}`);
      return `?ticket=${ticket}`;
    },
    told: () => 401,
  },
  'somebody frozen since': {
    async query() {
      const { token, userId } = await person(PERMISSIONS);
      const ticket = await ticketOf({ token });
      await test.done(frozenUser, { id: userId }, { token: test.main.token });
      return `?ticket=${ticket}`;
    },
    told: () => 401,
  },
  'an access key revoked since': {
    async query() {
      const made = await key(PERMISSIONS);
      const ticket = await ticketOf({ accessKey: made.key });
      await revokeNow(test.services, test.main.enterpriseId, made.id);
      return `?ticket=${ticket}`;
    },
    told: () => 401,
  },
  'somebody without any permission': {
    query: async () => `?ticket=${await ticketOf(await person([]))}`,
    told: (needed) => (needed ? 403 : 101),
  },
  'an access key without any scope': {
    query: async () => `?ticket=${await ticketOf({ accessKey: (await key([])).key })}`,
    told: (needed) => (needed ? 403 : 101),
  },
  'a reader': {
    query: async () => `?ticket=${await ticketOf(await person(PERMISSIONS.filter(isReading)))}`,
    told: (needed) => (needed && !isReading(needed) ? 403 : 101),
  },
  'an administrator': { query: async () => `?ticket=${await ticketOf({ token: test.main.token })}`, told: () => 101 },
  'an access key': { query: async () => `?ticket=${await ticketOf({ accessKey: (await key(PERMISSIONS)).key })}`, told: () => 101 },
};

describe('every channel', () => {
  it.each(Object.entries(IDENTITIES))('admits or refuses %s', async (_, { query, told }) => {
    for (const { path, permission } of every) expect(await statusOf(path, await query()), path).toBe(told(permission));
  });

  it('tells another tenant nothing of ours', async () => {
    for (const { path } of every) {
      const news = NEWS[path]!;
      const ours = await dial(path, `?ticket=${await ticketOf({ token: test.main.token })}`);
      const theirs = await dial(path, `?ticket=${await ticketOf({ token: test.other.token })}`);
      expect(theirs.status).toBe(101);
      news.happen();
      await expect.poll(() => ours.said, { timeout: 60_000 }).toContain(news.heard);
      // What was sent to them before would arrive before this answer.
      theirs.socket.send('{"code":1}');
      await expect.poll(() => theirs.said, { timeout: 60_000 }).toEqual(['{"code":1}']);
      for (const { socket } of [ours, theirs]) socket.close();
    }
  });

  it('tells another tenant nothing of our aircraft, not even one that it asks for by its number', async () => {
    const { bus } = test.services;
    const { enterpriseId } = test.main;
    const uav = { name: 'Secret', sn: 'SECRET-1', type: 'uav' } as const;
    const { id: deviceId } = await test.done(addDevice, uav, { token: test.main.token });
    const happen = (event: VehicleEvent) => {
      const news: VehicleNews = { enterpriseId, deviceId, name: uav.name, at: Date.now(), event };
      bus.publish(newsSubject(deviceId), news);
    };
    const happened: Record<string, () => void> = {
      '/websocket/info': () => happen({ kind: 'statusText', severity: 'info', text: 'a word of ours' }),
      '/websocket/flightlog': () => happen({ kind: 'tookOff' }),
      '/uavdata': () => publish(bus, 'device.heard', { enterpriseId, deviceId, online: true, flying: true, at: Date.now() }),
    };
    for (const [path, begin] of Object.entries(happened)) {
      const [ours, theirs] = await Promise.all(
        [test.main, test.other].map(async ({ token }) => dial(path, `?ticket=${await ticketOf({ token })}`)),
      );
      for (const { socket } of [ours!, theirs!]) socket.send(JSON.stringify({ subscribe: [deviceId] }));
      const ofUs = ({ said }: { said: string[] }) => said.filter((text) => text.includes(deviceId) && !text.includes('"refused"'));
      await expect.poll(() => (begin(), ofUs(ours!).length), { timeout: 60_000 }).toBeGreaterThan(path === '/uavdata' ? 1 : 0);
      theirs!.socket.send('{"code":1}');
      await expect.poll(() => theirs!.said, { timeout: 60_000 }).toContain('{"code":1}');
      expect(ofUs(theirs!), path).toEqual([]);
      for (const { socket } of [ours!, theirs!]) socket.close();
    }
  });

  it('tells an access key of the aircraft of its enterprise alone, and ends with the key', async () => {
    const { bus, database } = test.services;
    const { enterpriseId } = test.main;
    const { id: deviceId } = await test.done(addDevice, { name: 'Shared', sn: 'SHARED-1', type: 'uav' }, { token: test.main.token });
    const ours = await key(['device:query']);
    const given = { project: 'x', scopes: ['device:query' as const], whitelist: '127.0.0.1' };
    const theirs = await createAccessKey(database.db, { enterpriseId: test.other.enterpriseId, ...given });
    const news: VehicleNews = { enterpriseId, deviceId, name: 'Shared', at: Date.now(), event: { kind: 'tookOff' } };
    const listen = async (accessKey: string) => dial('/websocket/flightlog', `?ticket=${await ticketOf({ accessKey })}`);
    const [hearing, other] = [await listen(ours.key), await listen(theirs.key)];
    const ofUs = ({ said }: { said: string[] }) => said.filter((text) => text.includes(deviceId));
    await expect.poll(() => (bus.publish(newsSubject(deviceId), news), ofUs(hearing).length), { timeout: 60_000 }).toBeGreaterThan(0);
    other.socket.send('{"code":1}');
    await expect.poll(() => other.said, { timeout: 60_000 }).toContain('{"code":1}');
    expect(ofUs(other)).toEqual([]);
    const closed = once(hearing.socket, 'close');
    await revokeNow(test.services, enterpriseId, ours.id);
    expect((await closed)[0]).toBe(4401);
    other.socket.close();
  });
});
