import { IMPORT_COLUMNS, type ImportColumn } from '@skyhelm/contract/user-import-facts';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import type { FileAnswer } from '../../platform/http/context.ts';
import { spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';
import { HEADERS, REQUIRED } from './import-header.ts';
import type { RowFault } from '../../tables/user-import.table.ts';
import type { MadePassword } from './save-people.ts';

const WIDTHS: Record<ImportColumn, number> = {
  name: 20,
  userName: 20,
  mobile: 20,
  email: 28,
  department: 36,
  roles: 28,
  remark: 36,
  password: 24,
};

/** The same in every language; the others have words. */
const EXAMPLES: Partial<Record<ImportColumn, string>> = {
  userName: 'pilot1',
  mobile: '+86 138 0013 8000',
  email: 'pilot1@example.com',
  password: '',
};

const headerOf = (column: ImportColumn, language: Language): string =>
  `${say(language, HEADERS[column])}${REQUIRED.includes(column) ? '*' : ''}`;

async function* inOne<T>(rows: readonly T[]) {
  yield rows;
}

/** Empty cells that keep what is typed as text, and what is expected of each on a sheet of its own, where no example gets imported. */
export function templateSheet(language: Language): FileAnswer {
  const columns = IMPORT_COLUMNS.map((column): SheetColumn<never> => ({
    header: headerOf(column, language),
    width: WIDTHS[column],
    isText: true,
    value: () => '',
  }));
  const word = (key: WordKey) => say(language, key);
  const notes: SheetColumn<ImportColumn>[] = [
    { header: word('userimport.notes.column'), width: 24, value: (column) => headerOf(column, language) },
    { header: word('userimport.notes.rule'), width: 80, value: (column) => word(`userimport.notes.${column}`) },
    {
      header: word('userimport.notes.example'),
      width: 36,
      value: (column) => EXAMPLES[column] ?? word(`userimport.example.${column as 'name'}`),
    },
  ];
  return spreadsheet(word('userimport.template.name'), columns, inOne([]), {
    names: [word('user.title'), word('userimport.notes.title')],
    notes: { columns: notes, rows: IMPORT_COLUMNS },
  });
}

export function faultSheet(faults: readonly RowFault[], language: Language): FileAnswer {
  const columns: SheetColumn<RowFault>[] = [
    { header: say(language, 'userimport.row'), width: 10, value: ({ row }) => row ?? '' },
    {
      header: say(language, 'userimport.column'),
      width: 20,
      value: ({ column }) => (column === null ? '' : say(language, HEADERS[column])),
    },
    { header: say(language, 'userimport.wrong'), width: 70, value: (fault) => sentenceOf(fault, language) },
    { header: say(language, 'userimport.value'), width: 40, value: ({ value }) => value },
  ];
  return spreadsheet(say(language, 'userimport.report.name'), columns, inOne(faults));
}

export const sentenceOf = ({ key, params }: RowFault, language: Language): string => say(language, key, params);

export function passwordSheet(made: readonly MadePassword[], language: Language): FileAnswer {
  const columns: SheetColumn<MadePassword>[] = [
    { header: say(language, 'user.name'), width: 24, value: ([name]) => name },
    { header: say(language, 'user.userName'), width: 24, value: ([, account]) => account },
    { header: say(language, 'userimport.password'), width: 28, value: ([, , password]) => password },
  ];
  return spreadsheet(say(language, 'userimport.passwords.name'), columns, inOne(made));
}
