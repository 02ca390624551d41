import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { addDept } from '@skyhelm/contract/department';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { uploadImage } from '@skyhelm/contract/file';
import { socketTicket } from '@skyhelm/contract/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testApp, type TestApp } from '../testing/app.ts';

const PUBLIC = 'https://fly.example.com';
const BOUNDARY = 'part';
let app: TestApp;
let address: URL;
beforeAll(async () => {
  app = await testApp({ config: { publicOrigin: PUBLIC } });
  address = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }));
});

/** As a browser would send it from a page of this origin: the session comes as a cookie, and the host is the one the page was loaded from. */
const byPage = (path: string, origin: string, body: { type: string; payload: string }) =>
  app.app.inject({
    method: 'POST',
    url: `${BASE_PATH}${path}`,
    headers: { origin, host: new URL(origin).host, cookie: `Admin-Token=${app.main.token}`, 'content-type': body.type },
    payload: body.payload,
  });
const JSON_BODY = { type: 'application/json', payload: '{}' };
const UPLOAD = {
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  payload: `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--${BOUNDARY}--\r\n`,
};

describe.each([
  ['a call', addDept.path, JSON_BODY],
  ['an upload', uploadImage.path, UPLOAD],
])('%s', (_, path, body) => {
  it('is accepted from the configured origin', async () => {
    expect((await byPage(path, PUBLIC, body)).json()).not.toMatchObject({ code: 'request.publicOrigin' });
  });

  it.each(['http://fly.example.com', 'https://fly.example.com:8443', 'http://127.0.0.1:8080', 'https://evil.example'])(
    'is refused from %s, though the host matches',
    async (origin) => {
      const refused = (await byPage(path, origin, body)).json<{ code: string; mes: string }>();
      expect(refused).toMatchObject({ state: 0, code: 'request.publicOrigin' });
      expect(refused.mes).toContain(PUBLIC);
    },
  );
});

describe('a socket', () => {
  async function open(origin: string): Promise<number> {
    const { ticket } = await app.done(socketTicket, {}, { token: app.main.token });
    const socket = new WebSocket(`ws://${address.host}/websocket/global?ticket=${ticket}`, { headers: { origin } });
    socket.on('error', () => {});
    const refused = once(socket, 'unexpected-response').then(([, response]) => (response as IncomingMessage).statusCode!);
    const status = await Promise.race([once(socket, 'open').then(() => 101), refused]);
    socket.terminate();
    return status;
  }

  it('opens for pages of the configured origin only', async () => {
    expect(await open(PUBLIC)).toBe(101);
    expect(await open(address.origin)).toBe(403);
    expect(await open('https://evil.example')).toBe(403);
  });
});

it('a program with a token is accepted as before', async () => {
  const answer = await app.raw(addDept, {}, { token: app.main.token, headers: { origin: 'http://127.0.0.1:8080' } });
  expect(answer.json()).toMatchObject({ code: 'input.invalid' });
});
