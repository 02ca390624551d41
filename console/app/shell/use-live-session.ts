import { useEffect } from 'react';
import { currentAccessKey } from '../../api/access-key.ts';
import { send } from '../../api/client.ts';
import { session } from '../../api/endpoints.generated.ts';
import { queryClient } from '../../api/queries.ts';
import { useSession } from '../../session/session.ts';
import { onLeave } from '../../session/session-flow.ts';

const HEARTBEAT_MS = 5_000;

onLeave(() => queryClient.clear());

/** While somebody is signed in: a heartbeat, so that the session does not go idle under an open console. */
export function useLiveSession(): void {
  const userId = useSession((state) => state.user?.id);
  useEffect(() => {
    if (userId === undefined || currentAccessKey() !== undefined) return;
    const beat = () => void send(session.heartbeat, {}, { quiet: true }).catch(() => undefined);
    const timer = setInterval(beat, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [userId]);
}
