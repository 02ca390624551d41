import { GLOBAL_CHANNEL, GLOBAL_CODE, type GlobalMessage, type SessionEnd } from '@skyhelm/contract/channels/global';
import { onSleep, onWake, sleeps } from '../browser/sleep.ts';
import { send } from './client.ts';
import { session } from './endpoints.generated.ts';
import { openSocket, type Socket, type SocketOptions } from './socket.ts';

interface ChannelOptions extends Pick<SocketOptions, 'protocol' | 'onOpen' | 'onClose' | 'onMessage'> {
  path: string;
  /** The session is over; no attempt follows. */
  onForcedLogout?(why: SessionEnd | undefined): void;
  ticket?(): Promise<string>;
}

/** A cable that was pulled tells nobody: a server that answers nothing for so long is not there. */
const SILENT_MS = 10_000;

/** A channel of the server: opened with a ticket, kept alive, opened again when it is lost. */
export function openChannel({ path, onOpen, onClose, onMessage, onForcedLogout, ticket = newTicket, ...more }: ChannelOptions): Socket {
  let keepalive: ReturnType<typeof setInterval> | undefined;
  /** Since when nothing came back. */
  let unansweredAt: number | undefined;
  /** What was on its way when the page slept is older than it looks. */
  let slept = sleeps();
  let isOpen = false;
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
      [unansweredAt, slept, isOpen] = [undefined, sleeps(), true];
      beat();
      keepalive = setInterval(beat, GLOBAL_CHANNEL.keepaliveMs);
      onOpen?.();
    },
    onClose(code) {
      clearInterval(keepalive);
      isOpen = false;
      onClose?.(code);
    },
    onMessage(message) {
      if (sleeps() !== slept) return;
      unansweredAt = undefined;
      // A proxy that has something to say of its own says it in plain text.
      if (typeof message !== 'object') return;
      onMessage?.(message);
      const { code, why } = message as Partial<GlobalMessage>;
      if (code !== GLOBAL_CODE.forcedLogout) return;
      close();
      onForcedLogout?.(why);
    },
  });
  const online = () => isOpen || socket.revive();
  addEventListener('online', online);
  const ends = [onSleep(socket.rest), onWake(socket.revive), () => removeEventListener('online', online)];
  const close = () => {
    clearInterval(keepalive);
    for (const end of ends) end();
    socket.close();
  };
  return { ...socket, close };
}

/** On a link that was lost an answer may never come, nor the news of it. */
const newTicket = async (): Promise<string> =>
  (await send(session.socketTicket, {}, { quiet: true, signal: AbortSignal.timeout(SILENT_MS) })).ticket;

/** On the host the page came from, encrypted when the page was. */
const socketAddress = (path: string, ticket: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}?${new URLSearchParams({ ticket })}`;
