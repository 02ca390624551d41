import { GLOBAL_CHANNEL, GLOBAL_CODE, type GlobalMessage, type SessionEnd } from '@skyhelm/contract/channels/global';
import { openChannel } from './channel-socket.ts';

export interface GlobalSocketListeners {
  onNewMessage(unread: number): void;
  onRightsChanged(): void;
  /** Also after the line was lost: nobody knows what has changed meanwhile. */
  onMarkersChanged(): void;
  onForcedLogout(why: SessionEnd | undefined): void;
}

/** Open while somebody is signed in. Returns what closes it. */
export function openGlobalSocket(
  { onNewMessage, onRightsChanged, onMarkersChanged, onForcedLogout }: GlobalSocketListeners,
  ticket?: () => Promise<string>,
): () => void {
  let hasBeenOpen = false;
  return openChannel({
    path: GLOBAL_CHANNEL.path,
    ...(ticket && { ticket }),
    onForcedLogout,
    onOpen() {
      if (hasBeenOpen) onMarkersChanged();
      hasBeenOpen = true;
    },
    onMessage(message) {
      const { code, unread = 0 } = message as GlobalMessage;
      if (code === GLOBAL_CODE.newMessage) onNewMessage(unread);
      if (code === GLOBAL_CODE.rightsChanged) onRightsChanged();
      if (code === GLOBAL_CODE.markersChanged) onMarkersChanged();
    },
  }).close;
}
