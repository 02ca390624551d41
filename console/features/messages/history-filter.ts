import { MESSAGE_GROUPS } from '@skyhelm/contract/message-facts';
import { PUSH_PRIORITIES } from '@skyhelm/contract/news-push-facts';
import { momentsOfDays } from '../../words/day.ts';

export const MESSAGE_STATES = ['unread', 'read'] as const;
export const HISTORY_FILTERS = ['q', 'state', 'priority', 'group', 'from', 'to'] as const;

/** What an address may hold: whoever types one may have written anything. */
export function filterOf({ q = '', state, priority, group, from, to }: Partial<Record<(typeof HISTORY_FILTERS)[number], string>>) {
  const known = MESSAGE_STATES.find((each) => each === state);
  return {
    keyword: q,
    ...(known && { isRead: known === 'read' }),
    priority: PUSH_PRIORITIES.find((each) => each === priority),
    group: MESSAGE_GROUPS.find((each) => each === group),
    ...momentsOfDays(from, to),
  };
}
