import type { UrgentMessage } from '@skyhelm/contract/message';
import type { Screen } from '@skyhelm/contract/screens';
import { actsAsKey } from '../../api/access-key.ts';
import { message } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';

const NONE: readonly UrgentMessage[] = [];

/** What waits for one's word. Whoever has yet to replace a password is asked for that first. */
export function useUrgent(): readonly UrgentMessage[] {
  const isAsked = useSession(({ user }) => user !== undefined && !user.mustChangePassword) && !actsAsKey();
  const { data } = useRead(message.getUnconfirmed, {}, { when: isAsked });
  return (isAsked && data) || NONE;
}

/** A dialog there would stand between a pilot and an aircraft in the air. */
export const isFlownFrom = (screen: Screen | undefined): boolean =>
  screen?.fullWindow === true || screen?.buttons?.includes('device:control') === true;
