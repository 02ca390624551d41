import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../clock/clock.ts';
import { smsHook } from './sms-sender.ts';

const SECRET = 'a secret of the operator';
const clock = manualClock(new Date('2026-01-02T03:04:05Z'));
const received: { headers: IncomingHttpHeaders; body: string; url: string }[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8'), url: request.url! });
    answer(response);
  });
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
  answer = (response) => response.end();
});

test('number and text arrive with a signature over time and body', async () => {
  await smsHook(url, SECRET, clock).send({ to: '+8613800000001', text: '验证码 123456' });
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(JSON.parse(body)).toEqual({ to: '+8613800000001', text: '验证码 123456' });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-skyhelm-timestamp': '1767323045' });
  expect(headers['x-skyhelm-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(`1767323045.${body}`).digest('hex')}`);
});

test('anything but success is a failure', async () => {
  answer = (response) => response.writeHead(503).end('busy');
  await expect(smsHook(url, SECRET, clock).send({ to: '+1', text: 'x' })).rejects.toThrow('HTTP 503');
});

test('a redirect is not followed', async () => {
  answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
  await expect(smsHook(url, SECRET, clock).send({ to: '+1', text: 'x' })).rejects.toThrow('HTTP 307');
  expect(received.map((request) => request.url)).toEqual(['/hook']);
});

test('a hook that does not answer is given up', async () => {
  answer = () => undefined;
  await expect(smsHook(url, SECRET, clock, 50).send({ to: '+1', text: 'x' })).rejects.toThrow(/timeout/i);
});
