import type { WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import type { Say } from '../../words/words.ts';

/** Of one that is told of everything a row would be as high as the screen. */
const SHOWN_MAX = 3;

/** The first of them, in a list as the language has it, and how many there are beside. */
export function eventsText(t: Say, inList: (names: readonly string[]) => string, events: readonly WebHookEvent[]): string {
  const names = events.map((event) => t(`webhook.event.${event}`));
  // One that is left out takes no less room than its name.
  if (names.length <= SHOWN_MAX + 1) return inList(names);
  return t('webhook.events.more', { events: inList(names.slice(0, SHOWN_MAX)), count: names.length - SHOWN_MAX });
}
