import type { WebSocket } from 'ws';

/** Says why and reads no further: what a flooder has already sent would cost time to no end. */
export function refuseSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  socket.pause();
  setTimeout(() => socket.terminate(), 1_000).unref();
}
