import { IMPORT_COLUMNS, type ImportColumn } from '@skyhelm/contract/user-import-facts';
import { say } from '@skyhelm/i18n/all';
import { LANGUAGES, type Language, type WordKey } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { TableRow } from '../../platform/spreadsheet/reading/table.ts';

export const HEADERS: Record<ImportColumn, WordKey> = {
  name: 'user.name',
  userName: 'user.userName',
  mobile: 'user.mobile',
  email: 'user.email',
  department: 'user.department',
  roles: 'user.roles',
  remark: 'user.remark',
  password: 'userimport.password',
};

export const REQUIRED: readonly ImportColumn[] = ['name', 'userName', 'roles'];

const NAMED = 5;

/** However it is spelled: the mark of a required column, width and case of letters make no difference. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('*', '').trim().replace(/\s+/g, ' ').toLowerCase();

const KNOWN = new Map(
  LANGUAGES.flatMap((language) => IMPORT_COLUMNS.map((column) => [plain(say(language, HEADERS[column])), column] as const)),
);

export const knownHeaders = (texts: readonly string[]): number => texts.filter((text) => KNOWN.has(plain(text))).length;

/** Which column stands where. Of all that may be wrong with the headers the likeliest cause is told, and that alone. */
export function columnsOf({ cells }: TableRow, language: Language): Map<number, ImportColumn> {
  const given = [...cells].map(([place, { text }]) => ({ place, text: text.trim(), column: KNOWN.get(plain(text)) }));
  const unknown = given.filter(({ column }) => column === undefined);
  if (unknown.length > 0) refuse('userImport.headerUnknown', { names: quoted(unknown.map(({ text }) => text)) });
  const doubled = given.filter(({ column }, index) => given.findIndex((other) => other.column === column) < index);
  if (doubled.length > 0) refuse('userImport.headerDoubled', { names: quoted(doubled.map(({ text }) => text)) });
  const columns = new Map(given.map(({ place, column }) => [place, column!]));
  const missing = REQUIRED.filter((column) => ![...columns.values()].includes(column));
  if (missing.length > 0) refuse('userImport.headerMissing', { names: quoted(missing.map((column) => say(language, HEADERS[column]))) });
  return columns;
}

const quoted = (texts: readonly string[]): string =>
  texts
    .slice(0, NAMED)
    .map((text) => text.slice(0, 40))
    .join(' | ');
