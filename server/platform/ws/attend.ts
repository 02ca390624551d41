import type { Logger } from 'pino';
import { WebSocket, type RawData } from 'ws';
import type { Actor } from '../auth/actor.ts';
import { CLOSE, type Channel, type ChannelSocket, type SocketLimits } from './channel.ts';
import { refuseSocket } from './refuse-socket.ts';

export interface Attended {
  /** Closes the socket if nothing was heard for too long. */
  closeIfSilent(now: number): void;
}

/** Stands between one socket and its channel: whatever breaks a limit or makes no sense ends here. */
export function attend(socket: WebSocket, channel: Channel, actor: Actor, limits: SocketLimits, log: Pick<Logger, 'error'>): Attended {
  let heardAt = performance.now();
  let [second, inSecond] = [0, 0];

  const guarded = async (work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, channel: channel.path }, 'a channel failed');
      socket.close(CLOSE.failed);
    }
  };

  const end = channel.open(channelSocket(socket, actor, limits));
  socket.on('close', () => end.onClose());
  // Broken frames and lost connections: 'close' follows, and there is nobody to tell.
  socket.on('error', () => {});
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    heardAt = performance.now();
    const thisSecond = Math.floor(heardAt / 1000);
    [second, inSecond] = thisSecond === second ? [second, inSecond + 1] : [thisSecond, 1];
    if (inSecond > limits.messagesPerSecond) return refuseSocket(socket, CLOSE.tooFast);
    if (isBinary) return refuseSocket(socket, CLOSE.binary);
    const message = parse(data);
    if (message === undefined) return refuseSocket(socket, CLOSE.garbage);
    void guarded(() => end.onMessage(message));
  });
  void guarded(async () => end.ready?.());

  return {
    closeIfSilent(now) {
      if (now - heardAt > limits.silentMs) refuseSocket(socket, CLOSE.silent);
    },
  };
}

function channelSocket(socket: WebSocket, actor: Actor, limits: SocketLimits): ChannelSocket {
  const sendRaw = (message: string | Uint8Array) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > limits.waitingBytes) return socket.terminate();
    socket.send(message);
  };
  return {
    actor,
    protocol: socket.protocol || undefined,
    get waitingBytes() {
      return socket.bufferedAmount;
    },
    send: (message) => sendRaw(JSON.stringify(message)),
    sendRaw,
    close: (code) => socket.close(code),
  };
}

function parse(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString()) as unknown;
  } catch {
    return undefined;
  }
}
