import type { UserId } from '@skyhelm/contract/ids';
import type { register } from '@skyhelm/contract/session';
import { say } from '@skyhelm/i18n/all';
import type { z } from 'zod';
import { refuse } from '../../platform/app-error.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { createAccounts, createEnterprise } from '../enterprise/index.ts';
import { findAccounts, updateAccount } from './account.store.ts';
import type { ProvenTarget } from './prove-target.ts';
import { useUpCode } from './verification-code.store.ts';

type Form = z.output<(typeof register)['input']>;

/** A person of their own: a personal tenant in which they hold everything. */
export async function registerAccount(
  context: RequestContext,
  form: Form,
  proven: ProvenTarget,
  passwordHash: string,
): Promise<{ id: UserId }> {
  const { db, now, language } = context;
  if (!(await useUpCode(db, proven, proven.hash, now))) refuse('code.incorrect');
  const taken = await findAccounts(db, { account: form.userName.toLowerCase(), mobile: proven.target });
  if (taken.length > 0) refuse('registration.taken');
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
