import { message, newsPush } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useSession } from '../../session/session.ts';

/** Marks messages as read; the bell follows at once. */
export const useReadMessages = () =>
  useChange(message.readMessages, {
    stale: [message.getMessages, newsPush.getNewsPushes, newsPush.getPushReceipts],
    onSuccess: ({ unread }) => useSession.setState({ unread }),
  });
