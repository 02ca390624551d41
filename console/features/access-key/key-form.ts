import type { AccessKey, AccessKeyForm } from '@skyhelm/contract/access-key';
import { KEY_SCOPES } from '@skyhelm/contract/access-key-rules';

/** `expiresAt` is a day of the reader's calendar, as its field gives it: the key is good to the end of that day. */
export type KeyValues = Omit<AccessKeyForm, 'expiresAt'> & { expiresAt: string; password: string };
export type KeyEdit = KeyValues & Pick<AccessKey, 'id' | 'version'>;

const two = (number: number) => String(number).padStart(2, '0');

export function dayOf(moment: string | Date | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function endOf(day: string): string {
  const moment = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}

/** What is sent of the form. A day that was left alone stays the very moment it was. */
export const inputOf = <V extends KeyValues>({ expiresAt, ...rest }: V, present: string | null = null) => ({
  ...rest,
  expiresAt: !expiresAt ? null : expiresAt === dayOf(present) ? present : endOf(expiresAt),
});

export const valuesOf = ({ id, version, project, contact, scopes, whitelist, expiresAt }: AccessKey): Omit<KeyEdit, 'password'> => ({
  id,
  version,
  project,
  contact,
  scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
  whitelist,
  expiresAt: dayOf(expiresAt),
});
