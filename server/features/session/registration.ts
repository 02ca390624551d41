import type { UserId } from '@skyhelm/contract/ids';
import type { register } from '@skyhelm/contract/session';
import { say } from '@skyhelm/i18n/all';
import type { z } from 'zod';
import { refuse } from '../../platform/app-error.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import type { PreparingContext, RequestContext } from '../../platform/http/context.ts';
import { createAccounts, createEnterprise } from '../enterprise/index.ts';
import { findAccounts, updateAccount } from './account.store.ts';
import { spendCode, type KnownCode } from './codes.ts';
import { refusalRecord } from './refusal-record.ts';
import { countMiss } from './verification-code.store.ts';

type Form = z.output<(typeof register)['input']>;

/** Ahead of the transaction, so that it stays counted: one code tells of five names and no more. */
export async function requireFree({ db }: PreparingContext, form: Form, proven: KnownCode): Promise<void> {
  const taken = await findAccounts(db, { account: form.userName.toLowerCase(), mobile: proven.target });
  if (taken.length === 0) return;
  const reason = (await countMiss(db, proven)) ? 'registration.taken' : 'code.incorrect';
  const refused = { operation: 'account.registrationRefused', typed: proven.target, account: undefined, reason } as const;
  refuse(reason, {}, { record: await refusalRecord(db, refused) });
}

/** A person of their own: a personal tenant in which they hold everything. */
export async function registerAccount(
  context: RequestContext,
  form: Form,
  proven: KnownCode,
  passwordHash: string,
): Promise<{ id: UserId }> {
  const { db, now, language } = context;
  await spendCode(db, proven, now);
  const administrators = say(language, 'demo.role.administrator');
  const { enterpriseId, administratorRoleId } = await createEnterprise(db, { name: form.name, administrators, kind: 'personal' });
  const person = { enterpriseId, account: form.userName, name: form.name, passwordHash, roleIds: [administratorRoleId] };
  // Two people who ask for one name at the same moment both found it free: the database has the last word.
  const [id] = await refuseViolation(createAccounts(db, [{ ...person, userType: 'general' }]), 'user_account_key', 'registration.taken');
  const contact = { mobile: form.mobile, mobileKey: proven.target, language };
  await refuseViolation(updateAccount(db, id!, contact), 'user_mobile_key', 'registration.taken');
  context.record({
    operation: 'account.registered',
    enterpriseId,
    actor: { kind: 'user', id: id!, name: form.name },
    target: { id: id!, name: form.userName },
  });
  return { id: id! };
}
