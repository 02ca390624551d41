import { once } from 'node:events';
import { decodeBatch, type BatchRecord } from '@skyhelm/core/vehicle/batch-wire';
import { expect } from 'vitest';
import type { WebSocket } from 'ws';

const PATIENTLY = { timeout: 60_000, interval: 5 };

/** Somebody's socket and all that was heard on it. */
export interface Listening {
  socket: WebSocket;
  said: Record<string, unknown>[];
  records: BatchRecord[];
  closed: Promise<number>;
  ask(message: object): void;
  /** Everything sent before it has then arrived. */
  settled(): Promise<void>;
}

export function listening(socket: WebSocket): Listening {
  const [said, records]: [Listening['said'], BatchRecord[]] = [[], []];
  socket.on('error', () => {});
  socket.on('message', (data, isBinary) => {
    if (isBinary) records.push(...decodeBatch(data as Buffer)!);
    else said.push(JSON.parse((data as Buffer).toString()) as Record<string, unknown>);
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  const ask = (message: object) => socket.send(JSON.stringify(message));
  return {
    socket,
    said,
    records,
    closed,
    ask,
    async settled() {
      const before = said.filter(({ code }) => code === 1).length;
      ask({ code: 1 });
      await expect.poll(() => said.filter(({ code }) => code === 1).length, PATIENTLY).toBe(before + 1);
    },
  };
}
