import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { accountRoutes } from './account.routes.ts';
import { loginRoutes } from './login.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { totpRoutes } from './totp.routes.ts';

export { actorNow, actorOf } from './actor.store.ts';
export { authenticate, type Authenticate } from './authenticate.ts';
export { hashPassword, madeUpPassword, newPassword, verifyPassword } from '../../platform/auth/password.ts';
export { endSessions, onlineCount, peopleOnline, scheduleCleaning } from './sessions.ts';
export { dropSecondFactor } from './account.store.ts';
export { resetByOperator, resetSecondFactorByOperator } from './operator-reset.store.ts';
export { requirePassword } from './step-up.ts';
export { admitHardwareProbe, admitTakenProbe, settleHardwareProbe, settleTakenProbe } from './taken-probes.ts';
export { actorsStill, actorStill, redeemTicket } from './tickets.ts';

export const sessionRoutes = (services: Services): Implementation[] =>
  [loginRoutes, accountRoutes, passwordRoutes, totpRoutes].flatMap((routes) => routes(services));
