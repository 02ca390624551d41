import type { User } from '@skyhelm/contract/user';
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

export function userSheet(batches: AsyncIterable<readonly User[]>, { language, now, timeZone }: Reader): FileAnswer {
  const word = (key: WordKey) => say(language, key);
  const { dayOf } = zoneClock(timeZone);
  const columns: SheetColumn<User>[] = [
    { header: word('user.name'), width: 24, value: ({ name }) => name },
    { header: word('user.userName'), width: 24, value: ({ userName }) => userName },
    { header: word('user.department'), width: 30, value: ({ deptName }) => deptName },
    { header: word('user.roles'), width: 30, value: ({ roles }) => roles.map(({ name }) => name).join(' / ') },
    { header: word('user.mobile'), width: 20, value: ({ mobile }) => mobile },
    { header: word('user.email'), width: 30, value: ({ email }) => email },
    { header: word('user.state'), width: 14, value: ({ state }) => word(`dictionary.userState.${state}`) },
    {
      header: word('dictionary.certificationKind.realName'),
      width: 20,
      value: ({ realName }) => word(`dictionary.certificationState.${realName}`),
    },
    { header: word('dictionary.certificationKind.pilot'), width: 20, value: ({ pilot }) => word(`dictionary.certificationState.${pilot}`) },
    { header: word('user.remark'), width: 40, value: ({ remark }) => remark },
    { header: word('user.createdAt'), width: 14, value: ({ createdAt }) => dayOf(new Date(createdAt)) },
  ];
  return spreadsheet(`${word('user.title')} ${dayOf(now)}`, columns, batches);
}
