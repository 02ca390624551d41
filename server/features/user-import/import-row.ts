import type { ImportColumn } from '@skyhelm/contract/user-import-facts';
import type { Params, WordKey } from '@skyhelm/i18n/translate';
import type { RowFault } from '../../tables/user-import.table.ts';

/** Somebody as the file has them: each field held to its rule, or empty where it was not kept. */
export interface ImportRow {
  row: number;
  name: string;
  userName: string;
  mobile: string;
  email: string;
  department: string;
  roles: string[];
  remark: string;
  /** Empty: one is to be made up. */
  password: string;
}

const VALUE_MAX = 60;
const UNREADABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/g;

export function faultAt(row: number, column: ImportColumn, key: WordKey, text: string, params?: Params): RowFault {
  const value = column === 'password' ? '' : text.slice(0, VALUE_MAX).toWellFormed().replace(UNREADABLE, '\ufffd');
  return { row, column, key, value, ...(params && { params }) };
}
