import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Skyhelm } from './index.ts';

const ticket = { state: 1, mes: '', data: { ticket: 'once' } };
let http: ReturnType<typeof createServer>;
let sky: Skyhelm;
let opened: Promise<Channel>;
/** The reader's own ends. */
let ends: WebSocket[];

interface Channel {
  send(text: string): void;
  close(code: number): void;
}

/** The server's end of a socket, as far as RFC 6455 has to be kept for short messages. */
function welcome({ headers }: IncomingMessage, socket: Duplex): Channel {
  const accepted = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade', `Sec-WebSocket-Accept: ${accepted}`];
  socket.on('error', () => {});
  socket.resume().write(`${head.join('\r\n')}\r\n\r\n`);
  return {
    send: (text) => void socket.write(Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)])),
    close: (code) => void socket.end(Buffer.from([0x88, 2, code >> 8, code & 255])),
  };
}

beforeEach(async () => {
  http = createServer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ticket)));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  opened = once(http, 'upgrade').then(([request, socket]) => welcome(request as IncomingMessage, socket as Duplex));
  sky = connect({ address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, accessKey: 'sk_test' });
  ends = [];
  const Real = WebSocket;
  vi.stubGlobal('WebSocket', function opening(address: string) {
    ends.push(new Real(address));
    return ends.at(-1);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  http.closeAllConnections();
  http.close();
});

test('what came before a channel ended is told, however long its reader was at something else', async () => {
  const telling = sky.listen<{ event: string }>('/flightLog', {});
  const first = telling.next();
  const socket = await opened;
  socket.send('{"event":"takeOff"}');
  expect((await first).value).toEqual({ event: 'takeOff' });
  for (const event of ['alarm', 'landed']) socket.send(JSON.stringify({ event }));
  socket.close(1001);
  await once(ends[0]!, 'close');
  expect((await telling.next()).value).toEqual({ event: 'alarm' });
  expect((await telling.next()).value).toEqual({ event: 'landed' });
  await expect(telling.next()).rejects.toMatchObject({ name: 'ConnectionLost', status: 1001 });
});

test('whoever listens no longer is told nothing more', async () => {
  const ending = new AbortController();
  const telling = sky.listen('/flightLog', {}, { signal: ending.signal });
  const first = telling.next();
  const socket = await opened;
  socket.send('{"event":"takeOff"}');
  await first;
  socket.send('{"event":"alarm"}');
  ending.abort();
  expect(await telling.next()).toEqual({ done: true, value: undefined });
});
