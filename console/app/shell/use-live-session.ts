import { useEffect } from 'react';
import { actsAsKey } from '../../api/access-key.ts';
import { send } from '../../api/client.ts';
import { marker, message, session } from '../../api/endpoints.generated.ts';
import { openGlobalSocket } from '../../api/global-socket.ts';
import { forgetAll, outdate } from '../../api/reads.ts';
import { endSession, followRights, onLeave } from '../../session/session-flow.ts';
import { useSession } from '../../session/session.ts';

const HEARTBEAT_MS = 5_000;
/** Calls of a key are counted: as often as keeps the session of a page alive. */
const KEY_HEARTBEAT_MS = 60_000;

onLeave(forgetAll);

/** While somebody is signed in: a heartbeat, so that the session does not go idle under an open console, and the global socket. */
export function useLiveSession(): void {
  const userId = useSession((state) => state.user?.id);
  useEffect(() => {
    if (userId === undefined) return;
    const closeSocket = openGlobalSocket({
      onNewMessage: (unread) => {
        useSession.setState({ unread });
        void outdate(message.getMessages, message.getUnconfirmed);
      },
      onRightsChanged: followRights,
      onMarkersChanged: () => void outdate(marker.getMarkers, marker.getMarkersInView, marker.getMarkerFolders, marker.getMarkerShares),
      onForcedLogout: (why) => endSession(why ?? 'unknown'),
    });
    const beat = () => void send(session.heartbeat, {}, { quiet: true }).catch(() => undefined);
    const timer = setInterval(beat, actsAsKey() ? KEY_HEARTBEAT_MS : HEARTBEAT_MS);
    return () => {
      clearInterval(timer);
      closeSocket();
    };
  }, [userId]);
}
