import { groupOf, type MessageKind } from '@skyhelm/contract/message';
import { say } from '@skyhelm/i18n/all';
import { LANGUAGES, type Language, type Params } from '@skyhelm/i18n/translate';
import { newId } from '../../platform/ids.ts';
import type { HookEvent } from '../web-hook/index.ts';
import { sentence } from './sentence.ts';

const inEvery = (words: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));

/** What web hooks are told of messages: each once, with how many people got it. Word of somebody's own account is for nobody else. */
export function eventsOf(enterpriseId: string, kind: MessageKind, told: readonly { params: Params }[], now: Date): HookEvent[] {
  const group = groupOf(kind);
  if (group === 'security') return [];
  const alike = Map.groupBy(told, ({ params }) => JSON.stringify(params));
  return [...alike.values()].map((same) => {
    const title = inEvery((language) => say(language, `messagehistory.group.${group}`));
    const text = inEvery((language) => sentence(language, kind, same[0]!.params));
    const message = { kind, group, priority: null, title, text, receivers: same.length };
    return { id: newId(now.getTime()), enterpriseId, event: 'message.sent', at: now, data: { message } };
  });
}
