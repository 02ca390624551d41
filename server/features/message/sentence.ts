import { MESSAGE_MOMENTS, type MessageKind } from '@skyhelm/contract/message';
import { say } from '@skyhelm/i18n/all';
import { dayParts, LOCALES, type Language, type Params } from '@skyhelm/i18n/translate';

/** Before moments were kept as such, they were kept in words. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** By the reader's clock, or by UTC where that is not known, and then it says so. */
const momentIn = (language: Language, moment: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...dayParts(LOCALES[language]),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
    ...(timeZone === undefined && { timeZoneName: 'short' }),
  }).format(new Date(moment));

/** What a message says to whoever reads it now: in their language, by their clock. */
export function sentence(language: Language, kind: MessageKind, facts: Params, timeZone?: string): string {
  const said = Object.entries(facts).map(([name, value]) => {
    const isMoment = MESSAGE_MOMENTS[kind]?.includes(name) && MOMENT.test(String(value));
    return [name, isMoment ? momentIn(language, String(value), timeZone) : value];
  });
  return say(language, `messages.${kind}`, Object.fromEntries(said) as Params);
}
