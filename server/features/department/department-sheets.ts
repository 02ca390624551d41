import type { Department, Member } from '@skyhelm/contract/department';
import { say } from '@skyhelm/i18n/all';
import { LOCALES, type Language } from '@skyhelm/i18n/translate';
import { spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';

const dated = (title: string, now: Date) => `${title} ${now.toISOString().slice(0, 10)}`;

export function departmentSheet(departments: readonly Department[], language: Language, now: Date) {
  const countries = new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  const columns: SheetColumn<Department>[] = [
    { header: say(language, 'department.name'), width: 30, value: ({ name }) => name },
    { header: say(language, 'department.parent'), width: 30, value: ({ parentId }) => (parentId && names.get(parentId)) || '' },
    { header: say(language, 'department.country'), width: 20, value: ({ country }) => countries.of(country) ?? country },
    { header: say(language, 'department.city'), width: 20, value: ({ city }) => city },
    { header: say(language, 'department.personInCharge'), width: 20, value: ({ personInCharge }) => personInCharge },
    { header: say(language, 'department.contact'), width: 20, value: ({ contact }) => contact },
    { header: say(language, 'department.headcount'), width: 12, value: ({ headcount }) => headcount },
    { header: say(language, 'department.headcountBelow'), width: 20, value: ({ headcountBelow }) => headcountBelow },
    { header: say(language, 'department.description'), width: 40, value: ({ description }) => description },
  ];
  return spreadsheet(dated(say(language, 'department.title'), now), columns, inOne(departments));
}

async function* inOne<T>(rows: readonly T[]) {
  yield rows;
}

export function memberSheet(department: string, batches: AsyncIterable<readonly Member[]>, language: Language, now: Date) {
  const columns: SheetColumn<Member>[] = [
    { header: say(language, 'department.member.name'), width: 24, value: ({ name }) => name },
    { header: say(language, 'department.member.userName'), width: 24, value: ({ userName }) => userName },
    { header: say(language, 'department.member.mobile'), width: 20, value: ({ mobile }) => mobile },
    { header: say(language, 'department.member.roles'), width: 30, value: ({ roles }) => roles.join(' / ') },
    {
      header: say(language, 'department.member.state'),
      width: 12,
      value: ({ frozen }) => say(language, frozen ? 'dictionary.userState.frozen' : 'dictionary.userState.normal'),
    },
  ];
  return spreadsheet(dated(department, now), columns, batches);
}
