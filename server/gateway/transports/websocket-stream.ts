import { WebSocket, type ClientOptions } from 'ws';
import { refuseSocket } from '../../platform/ws/refuse-socket.ts';
import { KEEP_ALIVE_MS, WAITING_MAX, type Welcome } from './transport.ts';

/** Some hundred frames at once, more than any bridge gathers. What is longer ends the connection before it is read. */
const MESSAGE_MAX = 64 * 1024;
/** Only MAVLink, as bytes: the code for what we do not take. */
const UNSUPPORTED = 1003;
const TRY_AGAIN_LATER = 1013;

/** A ping is answered here and not by the library, which would keep answers for somebody who never reads them. */
export const SOCKET_OPTIONS = { maxPayload: MESSAGE_MAX, perMessageDeflate: false, autoPong: false } satisfies ClientOptions;

/** Joins one open socket to whoever listens. */
export function attendSocket(socket: WebSocket, name: string, welcome: Welcome): void {
  // 'close' follows, and there is nobody to tell.
  socket.on('error', () => {});
  const isRoom = (): boolean => socket.readyState === WebSocket.OPEN && socket.bufferedAmount < WAITING_MAX;
  const send = (bytes: Uint8Array) => {
    if (isRoom()) socket.send(bytes);
  };
  const end = welcome({ name, isDatagram: false, send });
  if (!end) return socket.close(TRY_AGAIN_LATER);
  let isHeard = true;
  // Proxies in between keep a line up whose other side is long gone.
  const asking = setInterval(() => {
    if (!isHeard) return socket.terminate();
    isHeard = false;
    if (isRoom()) socket.ping();
  }, KEEP_ALIVE_MS);
  asking.unref();
  socket.on('message', (bytes, isBinary) => {
    isHeard = true;
    if (!isBinary) return refuseSocket(socket, UNSUPPORTED);
    end.receive(bytes as Buffer);
  });
  socket.on('pong', () => (isHeard = true));
  socket.on('ping', (bytes) => {
    isHeard = true;
    if (isRoom()) socket.pong(bytes);
  });
  socket.on('close', () => {
    clearInterval(asking);
    end.end();
  });
}
