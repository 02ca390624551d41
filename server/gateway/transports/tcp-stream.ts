import type { Socket } from 'node:net';
import { KEEP_ALIVE_MS, WAITING_MAX, type Welcome } from './transport.ts';

/** Joins one connection to whoever listens. */
export function attendStream(socket: Socket, name: string, welcome: Welcome): void {
  // 'close' follows, and there is nobody to tell.
  socket.on('error', () => {});
  const send = (bytes: Uint8Array) => {
    if (socket.writable && socket.writableLength < WAITING_MAX) socket.write(bytes);
  };
  const end = welcome({ name, isDatagram: false, send });
  if (!end) return void socket.destroy();
  socket.setNoDelay(true);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.on('data', (bytes) => end.receive(bytes));
  socket.on('end', () => socket.end());
  socket.on('close', () => end.end());
}
