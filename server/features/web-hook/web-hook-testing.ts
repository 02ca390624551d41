import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { addWebHook } from '@skyhelm/contract/web-hook';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { PASSWORD, type TestApp } from '../../testing/app.ts';
import { atEnd } from '../../testing/at-end.ts';

export interface Heard {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Receiver {
  address: string;
  port: number;
  heard: Heard[];
  /** How it answers from now on; 204 unless told. */
  answer(how: (response: ServerResponse, heard: Heard) => void): void;
}

const taken = (response: ServerResponse) => void response.writeHead(204).end();

/** Somebody else's software that is told what happens, on this machine. */
export async function receiver(): Promise<Receiver> {
  const heard: Heard[] = [];
  let how: Parameters<Receiver['answer']>[0] = taken;
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const told = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    heard.push(told);
    how(response, told);
  };
  const server = createServer((request, response) => void hear(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/in`, port, heard, answer: (other) => void (how = other) };
}

export const addHook = (app: TestApp, address: string, given: Partial<InputOf<typeof addWebHook>> = {}) =>
  app.done(
    addWebHook,
    { name: 'Control room', address, events: ['flight.landed'], password: PASSWORD, ...given },
    { token: app.main.token },
  );
