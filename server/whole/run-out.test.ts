import { once } from 'node:events';
import { openKeySession, rotateKey } from '@skyhelm/contract/access-key';
import { PERMISSIONS } from '@skyhelm/contract/permissions';
import { socketTicket } from '@skyhelm/contract/session';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createAccessKey } from '../features/access-key/index.ts';
import { channels, controlsOf } from '../features/index.ts';
import { manualClock } from '../platform/clock/clock.ts';
import { PASSWORD, testApp, type CallOptions, type TestApp } from '../testing/app.ts';

/** What ends by time alone, with nobody to tell of it: every channel ends with it, also of whoever never says the keepalive. */
const HOUR = 3_600_000;
const clock = manualClock(new Date('2030-01-01T00:00:00Z'));
let app: TestApp;
let address: string;
let paths: string[];

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 60, sessionMaxHours: 24 } });
  paths = channels(app.services, controlsOf(app.services)).map(({ path }) => path);
  address = (await app.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});

const key = (expiresAt?: Date) => {
  const given = { enterpriseId: app.main.enterpriseId, project: 'x', scopes: [...PERMISSIONS], whitelist: '127.0.0.1' };
  return createAccessKey(app.services.database.db, { ...given, ...(expiresAt && { expiresAt }) });
};

async function open(path: string, who: CallOptions) {
  const { ticket } = await app.done(socketTicket, {}, who);
  const socket = new WebSocket(`${address}${path}?ticket=${ticket}`);
  const said: string[] = [];
  socket.on('message', (data) => said.push((data as Buffer).toString()));
  const code = once(socket, 'close').then(([given]) => given as number);
  await once(socket, 'open');
  return { socket, said, code };
}

const BY_TIME: Record<string, () => Promise<CallOptions>> = {
  'a key that expires': async () => ({ accessKey: (await key(new Date(clock.now().getTime() + HOUR))).key }),
  'a secret that goes on beside a new one for an hour': async () => {
    const made = await key();
    await app.done(rotateKey, { id: made.id, keepOldHours: 1, password: PASSWORD }, { token: await app.signIn('admin') });
    return { accessKey: made.key };
  },
  'a page with a key that is idle': async () => ({
    accessKey: (await app.done(openKeySession, {}, { accessKey: (await key()).key })).token,
  }),
  'a person who is idle': async () => ({ token: await app.signIn('admin') }),
};

test.each(Object.entries(BY_TIME))('%s ends every channel, whether or not anything is sent on it', async (_, begin) => {
  const who = await begin();
  const lasting = await open(paths[0]!, { accessKey: (await key()).key });
  const [silent, talking] = [
    await Promise.all(paths.map((path) => open(path, who))),
    await Promise.all(paths.map((path) => open(path, who))),
  ];
  const talk = setInterval(() => talking.forEach(({ socket }) => socket.send('{}')), 100);
  clock.advance(HOUR);
  for (const { code, said } of [...silent, ...talking]) {
    expect(await code).toBe(4401);
    expect(said.at(-1)).toBe('{"code":1000}');
  }
  clearInterval(talk);
  expect(lasting.socket.readyState).toBe(WebSocket.OPEN);
  lasting.socket.close();
});
