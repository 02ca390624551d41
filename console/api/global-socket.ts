import { GLOBAL_CHANNEL, GLOBAL_CODE, type GlobalMessage } from '@skyhelm/contract/channels/global';
import { send } from './client.ts';
import { session } from './endpoints.generated.ts';
import { openSocket } from './socket.ts';

export interface GlobalSocketListeners {
  onNewMessage(unread: number): void;
  onRightsChanged(): void;
  onForcedLogout(): void;
}

/** Open while somebody is signed in. Returns what closes it. */
export function openGlobalSocket({ onNewMessage, onRightsChanged, onForcedLogout }: GlobalSocketListeners, ticket = newTicket): () => void {
  let keepalive: ReturnType<typeof setInterval> | undefined;
  const beat = () => socket.send({ code: GLOBAL_CODE.keepalive } satisfies GlobalMessage);

  const socket = openSocket({
    url: async () => socketAddress(GLOBAL_CHANNEL.path, await ticket()),
    attempts: GLOBAL_CHANNEL.retries,
    onOpen() {
      beat();
      keepalive = setInterval(beat, GLOBAL_CHANNEL.keepaliveMs);
    },
    onClose: () => clearInterval(keepalive),
    onMessage(message) {
      const { code, unread = 0 } = message as GlobalMessage;
      if (code === GLOBAL_CODE.newMessage) onNewMessage(unread);
      if (code === GLOBAL_CODE.rightsChanged) onRightsChanged();
      if (code !== GLOBAL_CODE.forcedLogout) return;
      close();
      onForcedLogout();
    },
  });
  const close = () => {
    clearInterval(keepalive);
    socket.close();
  };
  return close;
}

const newTicket = async (): Promise<string> => (await send(session.socketTicket, {}, { quiet: true })).ticket;

/** On the host the page came from, encrypted when the page was. */
const socketAddress = (path: string, ticket: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}?${new URLSearchParams({ ticket })}`;
