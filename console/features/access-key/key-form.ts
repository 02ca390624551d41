import type { AccessKey, AccessKeyForm } from '@skyhelm/contract/access-key';
import { KEY_SCOPES } from '@skyhelm/contract/access-key-rules';
import { wholeIn } from '../../ui/form/number-in.ts';
import { dayOf, endOfDay } from '../../words/day.ts';

/** `expiresAt` is a day of the reader's calendar, as its field gives it: the key is good to the end of that day. */
export type KeyValues = Omit<AccessKeyForm, 'expiresAt' | 'callsPerMinute'> & {
  expiresAt: string;
  callsPerMinute: string;
  password: string;
};
export type KeyEdit = KeyValues & Pick<AccessKey, 'id' | 'version'>;

/** What is sent of the form. A day that was left alone stays the very moment it was. */
export const inputOf = <V extends KeyValues>({ expiresAt, callsPerMinute, ...rest }: V, present: string | null = null) => ({
  ...rest,
  // What is no number stays what was typed, which the schema then names.
  callsPerMinute: (wholeIn(callsPerMinute) ?? '') as number,
  expiresAt: !expiresAt ? null : expiresAt === dayOf(present) ? present : endOfDay(expiresAt),
});

export const valuesOf = ({
  id,
  version,
  project,
  contact,
  scopes,
  whitelist,
  expiresAt,
  callsPerMinute,
}: AccessKey): Omit<KeyEdit, 'password'> => ({
  id,
  version,
  project,
  contact,
  scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
  whitelist,
  expiresAt: dayOf(expiresAt),
  callsPerMinute: String(callsPerMinute),
});
