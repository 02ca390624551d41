import type { HookFacts } from '@skyhelm/contract/web-hook-bodies';
import type { Language } from '@skyhelm/i18n/translate';
import type { Say } from '../../words/words.ts';

type Told = Partial<
  Pick<HookFacts['task.released'], 'task'> & Pick<HookFacts['device.online'], 'device'> & HookFacts['push.sent'] & HookFacts['message.sent']
>;

/** Nothing for readers who may not see what it tells of. */
function toldIn(body: string): Told {
  try {
    return JSON.parse(body) as Told;
  } catch {
    return {};
  }
}

/** Which task, aircraft, push or message a delivery is about; empty where that is not told. */
export function aboutText(t: Say, body: string, language: Language): string {
  const { task, device, push, message } = toldIn(body);
  if (task) return t('webhook.about.task', { number: String(task.number), name: task.name });
  if (device) return device.name ?? device.sn ?? '';
  return push?.title ?? message?.title[language] ?? '';
}
