import { changePassword, forgotPassword, register, sendCode } from '@skyhelm/contract/session';
import { refuse } from '../../platform/app-error.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../message/index.ts';
import { findAccounts, lockAccount, updateAccount } from './account.store.ts';
import { spendCode } from './codes.ts';
import { loginThrottle } from './login-throttle.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { proveTarget } from './prove-target.ts';
import { registerAccount, requireFree } from './registration.ts';
import { admitCode, issueCode } from './send-code.ts';
import { endSessions } from './sessions.ts';
import { requirePassword } from './step-up.ts';

export function passwordRoutes(services: Services): Implementation[] {
  const { bus, config } = services;
  const throttle = loginThrottle(services.secrets);
  return [
    implementPrepared(
      sendCode,
      (context, wanted) => admitCode(services, throttle, context, wanted),
      (context, wanted, destination) => issueCode(services, context, wanted, destination),
    ),

    implementPrepared(
      register,
      async (context, form) => {
        if (!config.online) refuse('registration.closed');
        const given = { target: form.mobile, code: form.verificationCode, purpose: 'register' as const };
        const proven = await proveTarget(services, throttle, context, given);
        await requireFree(context, form, proven);
        return { proven, passwordHash: await hashPassword(form.password) };
      },
      (context, form, { proven, passwordHash }) => registerAccount(context, form, proven, passwordHash),
    ),

    implementPrepared(
      forgotPassword,
      async (context, form) => {
        const given = { target: form.target, code: form.verificationCode, purpose: 'forgotPassword' as const };
        const proven = await proveTarget(services, throttle, context, given);
        return { proven, passwordHash: await hashPassword(form.newPassword) };
      },
      async (context, _, { proven, passwordHash }) => {
        const { db, now } = context;
        await spendCode(db, proven, now);
        const [found] = await findAccounts(db, { mobile: proven.target, email: proven.target });
        const account = (found && (await lockAccount(db, found.id))) ?? refuse('code.incorrect');
        if (account.state === 'frozen') refuse('user.frozen');
        if (!account.mayChangePassword) refuse('password.mayNotChange');
        const { id: userId, enterpriseId, name } = account;
        await updateAccount(db, userId, { passwordHash, mustChangePassword: false });
        await endSessions(context, bus, { userId }, 'passwordChanged');
        await notify(context, bus, { enterpriseId, userId }, 'passwordForgotten', {});
        context.record({ operation: 'account.passwordForgotten', enterpriseId, actor: { kind: 'user', id: userId, name } });
        context.afterCommit(() => publish(bus, 'principal.changed', { userId }));
        return null;
      },
    ),

    implementPrepared(
      changePassword,
      async (context, { oldPassword, newPassword }) => {
        const account = await requirePassword(context, oldPassword);
        if (!account.mayChangePassword) refuse('password.mayNotChange');
        if (newPassword === oldPassword) refuse('password.same');
        return { oldHash: account.passwordHash, newHash: await hashPassword(newPassword) };
      },
      async (context, _, { oldHash, newHash }) => {
        const { enterpriseId, userId, sessionId } = context.actor;
        const account = await lockAccount(context.db, userId);
        if (account?.passwordHash !== oldHash) refuse('password.wrong');
        await updateAccount(context.db, userId, { passwordHash: newHash, mustChangePassword: false });
        await endSessions(context, bus, { userId, exceptSessionId: sessionId }, 'passwordChanged');
        await notify(context, bus, { enterpriseId, userId }, 'passwordChanged', {});
        context.record({ operation: 'account.passwordChanged' });
        context.afterCommit(() => publish(bus, 'principal.changed', { userId }));
        return null;
      },
    ),
  ];
}
