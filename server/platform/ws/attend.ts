import { GLOBAL_CODE, type SessionEnd } from '@skyhelm/contract/channels/global';
import type { Logger } from 'pino';
import { WebSocket, type RawData } from 'ws';
import type { Actor } from '../auth/actor.ts';
import { CLOSE, type Channel, type ChannelSocket, type SocketLimits } from './channel.ts';
import { refuseSocket } from './refuse-socket.ts';

export interface Attended {
  sendAway(): void;
  /** Closes the socket if nothing was heard for too long. */
  closeIfSilent(now: number): void;
}

export interface Listener {
  actor: Actor;
  /** Whether their session or key stands. */
  isHere(): Promise<boolean>;
}

/** Stands between one socket and its channel: whatever breaks a limit or makes no sense ends here. */
export function attend(
  socket: WebSocket,
  channel: Channel,
  listener: Listener,
  limits: SocketLimits,
  log: Pick<Logger, 'error'>,
): Attended {
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

  const own = channelSocket(socket, listener, limits);
  const end = channel.open(own);
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
    if (isKeepalive(message)) return own.send({ code: GLOBAL_CODE.keepalive });
    void guarded(() => end.onMessage?.(message));
  });
  void guarded(async () => end.ready?.());

  return {
    sendAway: () => own.sendAway(),
    closeIfSilent(now) {
      if (now - heardAt > limits.silentMs) refuseSocket(socket, CLOSE.silent);
    },
  };
}

function channelSocket(socket: WebSocket, { actor, isHere }: Listener, limits: SocketLimits): ChannelSocket {
  const sendRaw = (message: string | Uint8Array) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > limits.waitingBytes) return socket.terminate();
    socket.send(message);
  };
  const send = (message: object) => sendRaw(JSON.stringify(message));
  const sendAway = (why?: SessionEnd) => {
    send({ code: GLOBAL_CODE.forcedLogout, ...(why && { why }) });
    socket.close(CLOSE.sessionOver);
  };
  return {
    actor,
    protocol: socket.protocol || undefined,
    get waitingBytes() {
      return socket.bufferedAmount;
    },
    send,
    sendRaw,
    async isStillHere() {
      const isStill = await isHere();
      if (!isStill) sendAway();
      return isStill;
    },
    sendAway,
  };
}

const isKeepalive = (message: unknown): boolean => (message as { code?: unknown } | null)?.code === GLOBAL_CODE.keepalive;

function parse(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString()) as unknown;
  } catch {
    return undefined;
  }
}
