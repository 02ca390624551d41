import { connect, type Socket } from 'node:net';
import { attendStream } from './tcp-stream.ts';
import type { Address, Transport, Welcome } from './transport.ts';

export interface Patience {
  firstMs: number;
  longestMs: number;
}

const PATIENCE: Patience = { firstMs: 1_000, longestMs: 30_000 };

/** We dial a vehicle that listens, and again whenever the line is cut; the longer nobody answers, the more seldom. */
export function tcpClientTransport({ host, port }: Address, welcome: Welcome, patience: Patience = PATIENCE): Transport {
  let socket: Socket | undefined;
  let again: NodeJS.Timeout | undefined;
  let waitMs = patience.firstMs;
  let isClosed = false;

  function dial(): void {
    const line = connect(port, host);
    socket = line;
    line.once('connect', () => {
      waitMs = patience.firstMs;
      attendStream(line, `tcp ${host}:${port}`, welcome);
    });
    // A refusal: 'close' follows.
    line.on('error', () => {});
    line.once('close', () => {
      if (isClosed) return;
      again = setTimeout(dial, waitMs);
      again.unref();
      waitMs = Math.min(waitMs * 2, patience.longestMs);
    });
  }

  dial();
  return {
    address: { host, port },
    async close() {
      isClosed = true;
      clearTimeout(again);
      socket?.destroy();
    },
  };
}
