import { GLOBAL_CHANNEL, GLOBAL_CODE, type GlobalMessage } from '@skyhelm/contract/channels/global';
import { send } from './client.ts';
import { session } from './endpoints.generated.ts';
import { openSocket, type Socket, type SocketOptions } from './socket.ts';

interface ChannelOptions extends Pick<SocketOptions, 'protocol' | 'onOpen' | 'onClose' | 'onMessage'> {
  path: string;
  /** The session is over; no attempt follows. */
  onForcedLogout?(): void;
  ticket?(): Promise<string>;
}

/** A cable that was pulled tells nobody: a server that answers nothing for so long is not there. */
const SILENT_MS = 10_000;

/** A channel of the server: opened with a ticket, kept alive, opened again when it is lost. */
export function openChannel({ path, onOpen, onClose, onMessage, onForcedLogout, ticket = newTicket, ...more }: ChannelOptions): Socket {
  let keepalive: ReturnType<typeof setInterval> | undefined;
  /** Since when nothing came back. */
  let unansweredAt: number | undefined;
  const beat = () => {
    const now = performance.now();
    if (unansweredAt !== undefined && now - unansweredAt > SILENT_MS) return socket.renew();
    unansweredAt ??= now;
    socket.send({ code: GLOBAL_CODE.keepalive } satisfies GlobalMessage);
  };
  const socket = openSocket({
    ...more,
    url: async () => socketAddress(path, await ticket()),
    attempts: GLOBAL_CHANNEL.retries,
    onOpen() {
      unansweredAt = undefined;
      beat();
      keepalive = setInterval(beat, GLOBAL_CHANNEL.keepaliveMs);
      onOpen?.();
    },
    onClose(code) {
      clearInterval(keepalive);
      onClose?.(code);
    },
    onMessage(message) {
      unansweredAt = undefined;
      // A proxy that has something to say of its own says it in plain text.
      if (typeof message !== 'object') return;
      onMessage?.(message);
      if ((message as Partial<GlobalMessage>).code !== GLOBAL_CODE.forcedLogout) return;
      close();
      onForcedLogout?.();
    },
  });
  const close = () => {
    clearInterval(keepalive);
    socket.close();
  };
  return { send: socket.send, renew: socket.renew, close };
}

const newTicket = async (): Promise<string> => (await send(session.socketTicket, {}, { quiet: true })).ticket;

/** On the host the page came from, encrypted when the page was. */
const socketAddress = (path: string, ticket: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}?${new URLSearchParams({ ticket })}`;
