import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { BASE_PATH, endpoint, open } from '@skyhelm/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../log/logger.ts';
import { httpServer, type HttpOptions } from './http-server.ts';
import { implement } from './implement.ts';
import { bodyPace } from './slow-bodies.ts';

const told = { access: open('a test'), kind: 'read', method: 'POST', output: z.number() } as const;
const call = endpoint({ ...told, path: '/test/call', input: z.object({ text: z.string() }) });
const upload = endpoint({ ...told, path: '/test/upload', wire: 'upload', input: z.object({}) });
const BOUNDARY = 'part';
const JSON_TYPE = 'application/json';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`;
let app: FastifyInstance;
let logged: string[];
afterEach(() => app.close());

async function serve(withinMs: number): Promise<void> {
  logged = [];
  const ports = {
    authenticate: async () => undefined,
    database: { db: undefined },
    meter: { take: () => undefined, takeCostly: () => undefined, note: () => undefined },
    checkOutput: false,
    clock: { now: () => new Date() },
    log: createLogger('warn', { write: (line) => void logged.push(line) }),
    publicOrigin: undefined,
    trustProxy: false,
    addressOf: () => '127.0.0.1',
    bodyPace: { bytes: 1_000, withinMs },
  } as unknown as HttpOptions;
  const implementations = [
    implement(call, async (_, { text }) => text.length),
    implement(upload, async ({ file }) => file?.bytes.length ?? 0),
  ];
  app = await httpServer({ ...ports, implementations });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** A client that writes its request as it likes, and all that it is answered. */
async function client(path: string, type: string, length: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (piece) => void (said += piece.toString()));
  socket.on('error', () => {});
  const answer = once(socket, 'close').then(() => said);
  await once(socket, 'connect');
  socket.write(`POST ${BASE_PATH}${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`);
  return { socket, answer };
}

describe('a body that hardly arrives', () => {
  it.each([
    ['a call of which nothing follows', call.path, JSON_TYPE, '', ''],
    ['a call byte by byte', call.path, JSON_TYPE, '{"text":"', 'a'],
    ['an upload of which nothing follows', upload.path, FORM_TYPE, '', ''],
    ['an upload byte by byte', upload.path, FORM_TYPE, PART, 'a'],
  ])('is answered with 408 and the connection closed: %s', async (_, path, type, begin, byte) => {
    await serve(300);
    const { socket, answer } = await client(path, type, 900_000);
    socket.write(begin);
    const drip = setInterval(() => socket.write(byte), 20);
    const said = await answer;
    clearInterval(drip);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toMatch(/\r\nconnection: close\r\n/i);
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4))).toMatchObject({ state: 0, code: 'request.slow' });
    expect(logged).toEqual([]);
  });

  it('is cut off where the answer has been given already', async () => {
    await serve(300);
    const { socket, answer } = await client('/test/nothing', 'text/plain', 900_000);
    const drip = setInterval(() => socket.write('a'), 20);
    expect(await answer).toMatch(/^HTTP\/1\.1 (4|2)\d\d /);
    clearInterval(drip);
  });
});

it('others are answered meanwhile, on the same connection one after the other', async () => {
  await serve(60_000);
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${BASE_PATH}`;
  for (const text of ['a', 'bb']) {
    const answer = await fetch(url + call.path, { method: 'POST', body: JSON.stringify({ text }), headers: { 'content-type': JSON_TYPE } });
    expect(await answer.json()).toMatchObject({ state: 1, data: text.length });
  }
});

describe('the pace', () => {
  const body = () => {
    const errors: unknown[] = [];
    const request = {
      complete: false,
      destroyed: false,
      readableLength: 0,
      readers: 1,
      socket: { bytesRead: 500 },
      listenerCount: () => request.readers,
      emit: (_: string, error: unknown) => errors.push(error) > 0,
      destroy: () => ((request.destroyed = true), request),
    };
    const response = { headersSent: false };
    const pace = bodyPace({ bytes: 1_000, withinMs: 10_000 });
    pace.watch(request as unknown as Parameters<typeof pace.watch>[0], response, 0);
    return { request, response, errors, pace };
  };

  it('lets an upload take hours that keeps arriving', () => {
    const { request, errors, pace } = body();
    for (let now = 9_000; now < 4 * 3_600_000; now += 9_000) {
      request.socket.bytesRead += 1_000;
      pace.check(now);
    }
    expect(errors).toEqual([]);
  });

  it('ends one that arrives more slowly, once, and then cuts it', () => {
    const { request, errors, pace } = body();
    request.socket.bytesRead += 999;
    pace.check(9_999);
    expect(errors).toEqual([]);
    pace.check(10_000);
    pace.check(11_000);
    expect(errors).toMatchObject([{ code: 'SLOW_BODY', statusCode: 408 }]);
    expect(request.destroyed).toBe(false);
    pace.check(20_000);
    expect(request.destroyed).toBe(true);
  });

  it('does not blame a client whose bytes wait for this server', () => {
    const { request, errors, pace } = body();
    request.readableLength = 16_384;
    pace.check(60_000);
    request.readableLength = 0;
    request.readers = 0;
    pace.check(120_000);
    request.readers = 1;
    pace.check(129_999);
    expect(errors).toEqual([]);
    pace.check(130_000);
    expect(errors).toHaveLength(1);
  });

  it('leaves a body alone that has arrived', () => {
    const { request, errors, pace } = body();
    request.complete = true;
    pace.check(60_000);
    expect([errors, request.destroyed]).toEqual([[], false]);
  });
});
