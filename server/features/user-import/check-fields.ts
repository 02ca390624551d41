import { isMobile, normalMobile } from '@skyhelm/core/identity/mobile';
import { newPasswordField } from '@skyhelm/contract/fields';
import { UserForm } from '@skyhelm/contract/user';
import type { ImportColumn } from '@skyhelm/contract/user-import-facts';
import type { WordKey } from '@skyhelm/i18n/translate';
import type { z } from 'zod';
import { issueCode } from '../../platform/http/field-issues.ts';
import type { CellFault, TableCell, TableRow } from '../../platform/spreadsheet/reading/table.ts';
import { faultAt, type ImportRow } from './import-row.ts';
import type { RowFault } from '../../tables/user-import.table.ts';

const ROLES_MAX = 20;

const RULES = {
  name: UserForm.shape.name,
  userName: UserForm.shape.userName,
  mobile: UserForm.shape.mobile,
  email: UserForm.shape.email,
  remark: UserForm.shape.remark,
} satisfies Partial<Record<ImportColumn, z.ZodType<string>>>;

const CELL_FAULTS: Record<CellFault, WordKey> = {
  formula: 'userimport.fault.formula',
  error: 'userimport.fault.error',
  shownOtherwise: 'userimport.fault.shownOtherwise',
};

/** Holds each row to the rules of the form for one person, and all of them to each other. */
export function fieldChecker(columns: ReadonlyMap<number, ImportColumn>) {
  const places = new Map([...columns].map(([place, column]) => [column, place]));
  const faults: RowFault[] = [];
  const rows: ImportRow[] = [];
  const seen = { userName: new Map<string, number>(), mobile: new Map<string, number>(), email: new Map<string, number>() };

  function take({ number, cells }: TableRow): void {
    const cell = (column: ImportColumn): TableCell => cells.get(places.get(column) ?? -1) ?? { text: '' };
    const fail = (column: ImportColumn, key: WordKey, params?: RowFault['params']) =>
      void faults.push(faultAt(number, column, key, cell(column).text, params));
    const textOf = (column: ImportColumn): string | undefined => {
      const { text, fault } = cell(column);
      if (fault === undefined) return text;
      fail(column, CELL_FAULTS[fault]);
      return undefined;
    };
    const held = (column: ImportColumn, rule: z.ZodType<string>, text = textOf(column)): string => {
      if (text === undefined) return '';
      const result = rule.safeParse(text);
      if (result.success) return result.data;
      const { code, params } = issueCode(result.error.issues[0]!);
      fail(column, `issues.${code}` as WordKey, params);
      return '';
    };
    const once = (column: keyof typeof seen, text: string, key: string): string => {
      const earlier = seen[column].get(key);
      if (text !== '' && earlier !== undefined) fail(column, 'userimport.fault.doubled', { row: String(earlier) });
      if (earlier === undefined) seen[column].set(key, number);
      return earlier === undefined ? text : '';
    };
    const mobile = held('mobile', RULES.mobile, mobileText(cell('mobile'), textOf('mobile')));
    const account = held('userName', RULES.userName);
    const email = held('email', RULES.email);
    const roles = rolesIn(textOf('roles'));
    if (roles?.length === 0) fail('roles', 'issues.required');
    if (roles && roles.length > ROLES_MAX) fail('roles', 'issues.tooMany', { max: ROLES_MAX });
    const password = textOf('password') ?? '';
    rows.push({
      row: number,
      name: held('name', RULES.name),
      userName: once('userName', account, account.toLowerCase()),
      mobile: once('mobile', mobile, normalMobile(mobile)),
      email: once('email', email, email.toLowerCase()),
      department: (textOf('department') ?? '').trim(),
      roles: roles ?? [],
      remark: held('remark', RULES.remark),
      password: password.trim() === '' ? '' : held('password', newPasswordField, password),
    });
  }

  return { take, rows, faults };
}

/** A number keeps no plus: one that lacks only that is the number it was typed as. */
function mobileText({ isNumber }: TableCell, text: string | undefined): string | undefined {
  const lacksPlus = isNumber && text !== undefined && !isMobile(text) && /^(861[3-9]\d{9}|7\d{10})$/.test(text);
  return lacksPlus ? `+${text}` : text;
}

const rolesIn = (text: string | undefined): string[] | undefined =>
  text === undefined
    ? undefined
    : text
        .split(/[;；]/)
        .map((name) => name.normalize('NFC').trim())
        .filter((name) => name !== '');
