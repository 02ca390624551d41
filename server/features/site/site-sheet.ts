import type { Site } from '@skyhelm/contract/site';
import { zoneClock } from '@skyhelm/core/zone-clock';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import type { FileAnswer } from '../../platform/http/context.ts';
import { spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';

interface Reader {
  language: Language;
  now: Date;
  timeZone: string;
}

/** Numbers as they are stored: metres, degrees with every digit. */
export function siteSheet(batches: AsyncIterable<readonly Site[]>, { language, now, timeZone }: Reader): FileAnswer {
  const word = (key: WordKey) => say(language, key);
  const { dayOf } = zoneClock(timeZone);
  const columns: SheetColumn<Site>[] = [
    { header: word('site.name'), width: 30, value: ({ name }) => name },
    { header: word('site.longitude'), width: 20, value: ({ longitude }) => longitude },
    { header: word('site.latitude'), width: 20, value: ({ latitude }) => latitude },
    { header: word('site.altitude.metres'), width: 16, value: ({ altitude }) => altitude ?? '' },
    { header: word('site.address'), width: 40, value: ({ address }) => address },
    { header: word('site.remark'), width: 40, value: ({ remark }) => remark },
    { header: word('site.createdAt'), width: 14, value: ({ createdAt }) => dayOf(new Date(createdAt)) },
  ];
  return spreadsheet(`${word('site.title')} ${dayOf(now)}`, columns, batches);
}
