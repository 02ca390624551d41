import { WebSocket } from 'ws';
import { keptOpen } from './kept-open.ts';
import type { Transport, TransportLog, Welcome } from './transport.ts';
import { attendSocket, SOCKET_OPTIONS } from './websocket-stream.ts';

const HANDSHAKE_MS = 10_000;

/** We dial a vehicle or a bridge that listens, and again whenever the line is cut. */
export function websocketClientTransport(url: string, welcome: Welcome, log: TransportLog): Transport {
  // What follows the path may be a secret, and names are shown.
  const { protocol, host, pathname } = new URL(url);
  const name = `${protocol.slice(0, -1)} ${host}${pathname}`;
  return keptOpen(name, log, ({ opened, ended }) => {
    const socket = new WebSocket(url, { ...SOCKET_OPTIONS, handshakeTimeout: HANDSHAKE_MS });
    let reason = 'closed';
    socket.once('open', () => {
      opened();
      attendSocket(socket, name, welcome);
    });
    // 'close' follows.
    socket.on('error', (error) => (reason = error.message));
    socket.once('close', () => ended(reason));
    return () => socket.terminate();
  });
}
