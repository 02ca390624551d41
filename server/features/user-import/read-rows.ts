import type { ErrorCode } from '@skyhelm/contract/codes';
import { IMPORT_MAX_PASSWORDS, IMPORT_MAX_ROWS } from '@skyhelm/contract/user-import-facts';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import { FileFault, type FileFaultKind } from '../../platform/file-fault.ts';
import { readTable } from '../../platform/spreadsheet/reading/read-table.ts';
import { fieldChecker } from './check-fields.ts';
import { columnsOf, knownHeaders } from './import-header.ts';
import type { ImportRow } from './import-row.ts';
import type { RowFault } from '../../tables/user-import.table.ts';

export interface ReadRows {
  rows: ImportRow[];
  faults: RowFault[];
}

const REFUSALS: Record<FileFaultKind, ErrorCode> = {
  format: 'userImport.format',
  oldFormat: 'userImport.oldFormat',
  locked: 'userImport.oldFormat',
  broken: 'userImport.broken',
  tooMuch: 'userImport.broken',
  encoding: 'userImport.encoding',
};

export function refuseFile(error: unknown): never {
  if (error instanceof FileFault) refuse(REFUSALS[error.kind]);
  throw error;
}

/** Everything that can be told of the file without asking the database. The first row that holds anything is the header. */
export async function readRows(bytes: Buffer, language: Language): Promise<ReadRows> {
  let checker: ReturnType<typeof fieldChecker> | undefined;
  try {
    await readTable(bytes, knownHeaders, (row) => {
      if (checker) checker.take(row);
      else checker = fieldChecker(columnsOf(row, language));
      return checker.rows.length <= IMPORT_MAX_ROWS;
    });
  } catch (error) {
    refuseFile(error);
  }
  const { rows, faults } = checker ?? refuse('userImport.empty');
  if (rows.length === 0) refuse('userImport.empty');
  if (rows.length > IMPORT_MAX_ROWS) refuse('userImport.tooManyRows', { max: IMPORT_MAX_ROWS });
  const given = rows.filter(({ password }) => password !== '').length;
  if (given > IMPORT_MAX_PASSWORDS) refuse('userImport.tooManyPasswords', { max: IMPORT_MAX_PASSWORDS });
  return { rows, faults };
}
