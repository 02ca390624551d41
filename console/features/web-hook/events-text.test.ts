import { WEB_HOOK_EVENTS } from '@skyhelm/contract/web-hook-rules';
import { expect, test } from 'vitest';
import { eventsText } from './events-text.ts';

const t = ((key: string, params?: object) => (params ? JSON.stringify(params) : key)) as Parameters<typeof eventsText>[0];
const inList = (names: readonly string[]) => names.join(', ');

test('of many events three are named and the rest counted; a few are named in full', () => {
  const said = eventsText(t, inList, WEB_HOOK_EVENTS);
  expect(said).toContain(`"count":${WEB_HOOK_EVENTS.length - 3}`);
  expect(said).toContain(`webhook.event.${WEB_HOOK_EVENTS[2]}`);
  expect(said).not.toContain(`webhook.event.${WEB_HOOK_EVENTS[3]}`);
  expect(eventsText(t, inList, WEB_HOOK_EVENTS.slice(0, 4))).toContain(`webhook.event.${WEB_HOOK_EVENTS[3]}`);
});
