import { hashToken } from '../../platform/auth/secrets.ts';
import { login, loginEnterprise, loginGeneral, logout } from '@skyhelm/contract/session';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from './account.store.ts';
import { checkCredentials } from './credentials.ts';
import { loginThrottle } from './login-throttle.ts';
import { openSession } from './open-session.ts';
import { findSessionByToken } from './session.store.ts';
import { endSessions } from './sessions.ts';

export function loginRoutes(services: Services): Implementation[] {
  const throttle = loginThrottle(services.secrets);
  const signIn = (endpoint: typeof login, userType?: 'general' | 'enterprise'): Implementation =>
    implementPrepared(
      endpoint,
      (context, given) => checkCredentials(services, throttle, context, given, userType),
      (context, _, proven) => openSession(services, throttle, context, proven),
    );
  return [
    signIn(loginGeneral, 'general'),
    signIn(loginEnterprise, 'enterprise'),
    signIn(login),

    implement(logout, async (context, given) => {
      const token = given.token ?? context.presentedToken;
      context.setSessionToken(null);
      const open = token === undefined ? undefined : await findSessionByToken(context.db, hashToken(token));
      const account = open && (await findAccount(context.db, open.userId));
      if (!account) {
        context.nothingChanged();
        return null;
      }
      await endSessions(context, services.bus, { userId: account.id, sessionIds: [open.id] }, 'loggedOut');
      const { enterpriseId, id, name } = account;
      context.record({ operation: 'session.closed', enterpriseId, actor: { kind: 'user', id, name }, target: { id: open.id } });
      return null;
    }),
  ];
}
