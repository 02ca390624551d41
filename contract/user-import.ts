import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { UserImportId } from './ids.ts';
import { IMPORT_COLUMNS, IMPORT_PHASES } from './user-import-facts.ts';

export const ImportFault = z.object({
  /** As the spreadsheet shows it; nothing where several rows are meant. */
  row: z.int().nullable(),
  column: z.enum(IMPORT_COLUMNS).nullable(),
  mes: z.string(),
  /** What the cell holds; never a password. */
  value: z.string(),
});
export type ImportFault = z.output<typeof ImportFault>;

export const UserImport = z.object({
  id: UserImportId,
  fileName: z.string(),
  phase: z.enum(IMPORT_PHASES),
  done: z.int(),
  /** People in the file. */
  total: z.int(),
  startedAt: timestamp,
  /** Why it failed. */
  mes: z.string(),
  faultCount: z.int(),
  /** The first of them; the spreadsheet has more. */
  faults: z.array(ImportFault),
  /** Made-up passwords that have not been fetched yet. */
  passwordCount: z.int(),
  passwordsUntil: timestamp.nullable(),
});
export type UserImport = z.output<typeof UserImport>;

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/enterprise/user/getImportTemplate',
  access: needs('user:import'),
  kind: 'read',
  wire: 'file',
  input: z.object({}),
  output: z.null(),
});
/** Answers once the file has been read; what is wrong with the file as a whole is refused here. */
export const importUsers = endpoint({
  method: 'POST',
  path: '/enterprise/user/importUsers',
  access: needs('user:import'),
  kind: 'change',
  grows: true,
  wire: 'upload',
  tooLarge: 'userImport.tooLarge',
  input: z.object({}),
  output: z.object({ id: UserImportId }),
});
/** My own running or last import; nothing where there is none. */
export const getUserImport = endpoint({
  method: 'GET',
  path: '/enterprise/user/getUserImport',
  access: needs('user:import'),
  kind: 'read',
  input: z.object({}),
  output: UserImport.nullable(),
});
const onImport = z.object({ id: UserImportId });
export const cancelImport = endpoint({
  method: 'POST',
  path: '/enterprise/user/cancelImport',
  access: needs('user:import'),
  kind: 'change',
  input: onImport,
  output: z.null(),
});
export const exportImportFaults = endpoint({
  method: 'GET',
  path: '/enterprise/user/exportImportFaults',
  access: needs('user:import'),
  kind: 'read',
  wire: 'file',
  input: onImport,
  output: z.null(),
});
/** Accounts with the passwords that were made up for them: once, and only for whoever imported them. */
export const takeImportPasswords = endpoint({
  method: 'POST',
  path: '/enterprise/user/takeImportPasswords',
  access: needs('user:import'),
  kind: 'change',
  wire: 'file',
  secret: true,
  input: onImport,
  output: z.null(),
});
