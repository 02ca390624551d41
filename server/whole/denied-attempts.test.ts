import { once } from 'node:events';
import { addDept } from '@skyhelm/contract/department';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { confirmTotp, startTotp } from '@skyhelm/contract/session';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { operationLog } from '../tables/operation-log.table.ts';
import { manualClock } from '../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../testing/app.ts';
import { signInWith } from './world.ts';

const clock = manualClock();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock });
});

/** Newest first. */
const denials = () =>
  app.services.database.db
    .select()
    .from(operationLog)
    .where(eq(operationLog.operation, 'request.denied'))
    .orderBy(desc(operationLog.at), desc(operationLog.seq));

test('a call without the right: one row a minute, however often it is tried', async () => {
  const { token, userId } = await signInWith(app, app.other, 'powerless', []);
  const place = { name: 'Mine', country: 'CN', city: 'Beijing', personInCharge: 'Me' };
  const attempt = () => app.call(addDept, place, { token });
  for (let times = 0; times < 30; times++) expect(await attempt()).toMatchObject({ state: 0, code: 'request.forbidden' });
  expect(await denials()).toMatchObject([{ enterpriseId: app.other.enterpriseId, actorId: userId, details: { path: addDept.path } }]);
  clock.advance(60_000);
  await attempt();
  expect(await denials()).toMatchObject([{ details: { path: addDept.path, unrecorded: 29 } }, {}]);
});

test('a page of another site, in the log of whose browser it used, else in the platform’s', async () => {
  const post = (cookie: string, remoteAddress: string) =>
    app.app.inject({
      method: 'POST',
      url: `${BASE_PATH}${addDept.path}`,
      headers: { origin: 'https://evil.example', cookie, 'content-type': 'application/json' },
      payload: '{}',
      remoteAddress,
    });
  for (let times = 0; times < 5; times++) {
    expect((await post(`Admin-Token=${app.other.token}`, '203.0.113.1')).json()).toMatchObject({ state: 0, code: 'request.origin' });
    expect((await post('', '203.0.113.2')).json()).toMatchObject({ state: 0, code: 'request.origin' });
  }
  const details = { path: addDept.path, refusal: 'request.origin' };
  const rows = (await denials()).filter((row) => row.details['refusal'] === 'request.origin');
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ enterpriseId: app.other.enterpriseId, actorId: app.other.adminId, ip: '203.0.113.1', details }),
      expect.objectContaining({ enterpriseId: app.main.enterpriseId, actorKind: 'nobody', ip: '203.0.113.2', details }),
    ]),
  );
});

test('a wrong code while the second factor is set up, and the end of the tries', async () => {
  const { token, userId } = await signInWith(app, app.other, 'guesser', []);
  await app.done(startTotp, { password: PASSWORD }, { token });
  const guess = () => app.call(confirmTotp, { totp: '000000' }, { token });
  expect(await guess()).toMatchObject({ state: 0, code: 'totp.incorrect' });
  const own = async () => (await denials()).filter((row) => row.actorId === userId).map((row) => row.details);
  expect(await own()).toEqual([{ path: confirmTotp.path, refusal: 'totp.incorrect' }]);
  for (let times = 0; times < 9; times++) await guess();
  clock.advance(60_000);
  expect(await guess()).toMatchObject({ state: 0, code: 'request.tooMany' });
  expect(await own()).toEqual([
    { path: confirmTotp.path, refusal: 'request.tooMany', unrecorded: 9 },
    { path: confirmTotp.path, refusal: 'totp.incorrect' },
  ]);
});

test('a socket without a ticket', async () => {
  const address = (await app.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  for (let times = 0; times < 5; times++) {
    const socket = new WebSocket(`${address}/websocket/global?ticket=invented`);
    socket.on('error', () => {});
    await once(socket, 'unexpected-response');
  }
  const rows = (await denials()).filter((row) => row.details['path'] === '/websocket/global');
  expect(rows).toMatchObject([
    { enterpriseId: app.main.enterpriseId, actorKind: 'nobody', ip: '127.0.0.1', details: { path: '/websocket/global', status: 401 } },
  ]);
});
