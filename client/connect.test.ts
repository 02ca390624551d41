import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, ConnectionLost, Refusal, type Skyhelm } from './index.ts';

type Answer = { status?: number; headers?: Record<string, string>; body: object };

let asked: IncomingMessage[];
let answers: Answer[];
let bodies: { kind?: string }[];
let sky: Skyhelm;
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(request);
  bodies.push((await json(request).catch(() => ({}))) as (typeof bodies)[number]);
  const { status = 200, headers = {}, body } = answers.shift() ?? { status: 500, body: {} };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
const server = createServer((request, response) => void answer(request, response));

beforeEach(async () => {
  [asked, answers, bodies] = [[], [], []];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  sky = connect({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, accessKey: 'sk_test', attempts: 2 });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const ok = (data: unknown): Answer => ({ body: { state: 1, mes: '', data } });
const broken: Answer = { status: 500, body: { state: 0, mes: 'broken', code: 'request.failed' } };
const ID = '00000000-0000-7000-8000-000000000000';

test('a change that was not answered is sent again under the same key, and each call has its own', async () => {
  answers = [broken, ok(null), ok(null)];
  await sky.call('site.deleteSite', { id: ID });
  await sky.call('site.deleteSite', { id: ID });
  const keys = asked.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  expect(asked[0]!.headers).toMatchObject({ ak: 'sk_test', 'accept-language': 'en' });
});

test('a read is sent again without any, and given up after so many attempts', async () => {
  answers = [broken, ok({ total: 0, rows: [] })];
  expect(await sky.call('deviceFleet.getFleet', {})).toEqual({ total: 0, rows: [] });
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  await expect(sky.call('deviceFleet.getFleet', {})).rejects.toMatchObject({ name: 'ConnectionLost', status: 500 });
  expect(asked).toHaveLength(4);
});

test('what the server would not answer a second time is sent once', async () => {
  await expect(sky.call('flightRecord.exportFlightRecord', { id: ID, format: 'csv' })).rejects.toBeInstanceOf(ConnectionLost);
  expect(asked.map(({ url }) => url)).toEqual([`/fcms/enterprise/flightRecord/exportFlightRecord?id=${ID}&format=csv`]);
});

test('a refusal is thrown with all it says and not tried again, unless it asks to wait', async () => {
  const issues = [{ path: 'name', code: 'required', mes: 'Required' }];
  answers = [{ body: { state: 0, mes: 'Wrong input', code: 'input.invalid', issues } }];
  const refused = await sky.call('site.deleteSite', { id: '' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: 'input.invalid', message: 'Wrong input', issues });
  expect(asked).toHaveLength(1);
  answers = [{ headers: { 'retry-after': '1' }, body: { state: 0, mes: 'Too many', code: 'request.tooMany' } }, ok(null)];
  const before = performance.now();
  await sky.call('site.deleteSite', { id: ID });
  expect(performance.now() - before).toBeGreaterThan(900);
});

const DEVICE = '00000000-0000-7000-8000-000000000001';
const goTo = { deviceId: DEVICE, kind: 'goTo', longitude: 1, latitude: 2 } as const;

test('an order that got lost does not come after the one that was given later', async () => {
  answers = [broken, ok({ id: ID })];
  const lost = sky.call('control.sendCommand', goTo).catch((error: unknown) => error);
  await expect.poll(() => bodies.length).toBe(1);
  await sky.call('control.sendCommand', { deviceId: DEVICE, kind: 'pause' });
  expect(await lost).toMatchObject({ name: 'ConnectionLost', status: 500 });
  expect(bodies.map(({ kind }) => kind)).toEqual(['goTo', 'pause']);
});

test('nor one that there was no room for: whoever gave it is told at once', async () => {
  answers = [{ headers: { 'retry-after': '1' }, body: { state: 0, mes: 'Too many', code: 'request.tooMany' } }, ok({ id: ID })];
  await expect(sky.call('control.sendCommand', goTo)).rejects.toMatchObject({ code: 'request.tooMany', retryAfterSeconds: 1 });
  expect(asked).toHaveLength(1);
});

test('whoever asks no longer is not kept waiting', async () => {
  answers = [{ headers: { 'retry-after': '50' }, body: { state: 0, mes: 'Too many', code: 'request.tooMany' } }];
  const ending = new AbortController();
  const calling = sky.call('deviceFleet.getFleet', {}, { signal: ending.signal });
  await expect.poll(() => asked.length).toBe(1);
  ending.abort();
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file that is JSON itself comes as a file', async () => {
  answers = [{ headers: { 'content-disposition': 'attachment; filename="route.json"' }, body: { version: 3 } }];
  const file = await sky.call('routeFile.exportRoutes', { ids: [ID], format: 'json' });
  expect(await file.text()).toBe('{"version":3}');
});
