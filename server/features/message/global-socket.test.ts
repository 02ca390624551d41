import type { SessionEnd } from '@skyhelm/contract/channels/global';
import { once } from 'node:events';
import type { UserId } from '@skyhelm/contract/ids';
import { changePassword, endSessions, logout, socketTicket } from '@skyhelm/contract/session';
import { deleteUser, frozenUser } from '@skyhelm/contract/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PASSWORD, PASSWORD_HASH, testApp, type TestApp } from '../../testing/app.ts';
import { createAccounts } from '../enterprise/index.ts';

/** The global socket of the whole product: whatever ends a session ends its sockets at once. */
let test: TestApp;
let address: string;
let account: string;
let userId: UserId;
let token: string;

beforeAll(async () => {
  test = await testApp();
  address = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});
let number = 0;
beforeEach(async () => {
  account = `person${number++}`;
  const roleIds = [test.main.administratorRoleId];
  const person = { enterpriseId: test.main.enterpriseId, account, name: account, passwordHash: PASSWORD_HASH, roleIds };
  [userId] = (await createAccounts(test.services.database.db, [person])) as [UserId];
  token = await test.signIn(account);
});

async function open(own = token): Promise<{ socket: WebSocket; said: string[]; ended: Promise<{ said: string[]; code: number }> }> {
  const { ticket } = await test.done(socketTicket, {}, { token: own });
  const socket = new WebSocket(`${address}/websocket/global?ticket=${ticket}`);
  const said: string[] = [];
  socket.on('message', (data) => said.push((data as Buffer).toString()));
  const ended = once(socket, 'close').then(([code]) => ({ said: said.filter((text) => !text.includes('"code":2')), code: code as number }));
  await once(socket, 'open');
  return { socket, said, ended };
}
const loggedOut = (why: SessionEnd) => ({ said: [`{"code":1000,"why":"${why}"}`], code: 4401 });
const byAdmin = () => ({ token: test.main.token });

describe('a socket is told to log out and why, and closed, when', () => {
  it.each<[string, SessionEnd, () => Promise<unknown>]>([
    ['the user is frozen', 'frozen', () => test.done(frozenUser, { id: userId }, byAdmin())],
    ['the user is deleted', 'deleted', () => test.done(deleteUser, { id: userId }, byAdmin())],
    ['the user logs out', 'loggedOut', () => test.done(logout, {}, { token })],
    [
      'the user ends the session from elsewhere',
      'endedByOwner',
      async () => test.done(endSessions, {}, { token: await test.signIn(account) }),
    ],
    [
      'the password is changed elsewhere',
      'passwordChanged',
      async () => {
        const passwords = { oldPassword: PASSWORD, newPassword: 'Another9horse', confirmPassword: 'Another9horse' };
        return test.done(changePassword, passwords, { token: await test.signIn(account) });
      },
    ],
  ])('%s', async (_, why, end) => {
    const { ended } = await open();
    await end();
    expect(await ended).toEqual(loggedOut(why));
    expect(await test.call(socketTicket, {}, { token })).toMatchObject({ state: 1000 });
  });

  it('but not when that happens to somebody else', async () => {
    const { socket, said } = await open(test.main.token);
    const { ended } = await open();
    await test.done(frozenUser, { id: userId }, byAdmin());
    await ended;
    socket.send('{"code":1}');
    await expect.poll(() => said.at(-1), { timeout: 60_000 }).toBe('{"code":1}');
    socket.close();
  });
});

it('a ticket from before the freeze opens nothing after it', async () => {
  const { ticket } = await test.done(socketTicket, {}, { token });
  await test.done(frozenUser, { id: userId }, byAdmin());
  const socket = new WebSocket(`${address}/websocket/global?ticket=${ticket}`);
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  expect(response.statusCode).toBe(401);
});

it('the metrics count open sockets and waiting mail, for this host only', async () => {
  const { socket } = await open();
  const metrics = await (await fetch(`${address.replace('ws', 'http')}/metrics`)).text();
  expect(metrics).toMatch(/^skyhelm_sockets_open [1-9]/m);
  expect(metrics).toMatch(/^skyhelm_outbox_waiting \d/m);
  expect(metrics).toContain('route="/fcms/websocket/getTicket"');
  socket.close();
  const stranger = await test.app.inject({ url: '/metrics', remoteAddress: '10.0.0.5' });
  expect(stranger.body).not.toContain('skyhelm');
  for (const path of ['/healthz', '/readyz']) expect((await test.app.inject(path)).body).toBe('ok');
});
