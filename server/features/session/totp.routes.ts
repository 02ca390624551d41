import { confirmTotp, startTotp, stopTotp } from '@skyhelm/contract/session';
import { refuse } from '../../platform/app-error.ts';
import { implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { lockAccount, updateAccount } from './account.store.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, sealTotp, totpStep, totpUri } from './second-factor.ts';
import { admitStepUp, forgetTries, requirePassword } from './step-up.ts';

export const totpRoutes = ({ secrets, database }: Services): Implementation[] => [
  implementPrepared(
    startTotp,
    (context, { password }) => requirePassword(context, password, startTotp.path),
    async ({ db, actor, record }) => {
      const account = (await lockAccount(db, actor.userId)) ?? refuse('session.expired');
      if (account.totpSecret !== null) refuse('totp.alreadyOn');
      const secret = newTotpSecret();
      await updateAccount(db, account.id, { totpPending: sealTotp(secrets, secret) });
      record({ operation: 'account.totpStarted' });
      return { secret, uri: totpUri(secret, account.account) };
    },
  ),

  implementPrepared(
    confirmTotp,
    (context) => admitStepUp(context),
    async ({ db, actor, now, record, afterCommit }, { totp }) => {
      const account = (await lockAccount(db, actor.userId)) ?? refuse('session.expired');
      if (account.totpSecret !== null) refuse('totp.alreadyOn');
      const pending = account.totpPending ?? refuse('totp.notOn');
      const step = totpStep(secrets.unseal('totp', pending), totp, now) ?? refuse('totp.incorrect');
      const recoveryCodes = newRecoveryCodes();
      await updateAccount(db, account.id, {
        totpSecret: pending,
        totpPending: null,
        totpLastStep: step,
        recoveryCodeHashes: recoveryCodes.map((code) => recoveryHash(secrets, account.id, code)),
      });
      record({ operation: 'account.totpOn' });
      afterCommit(() => forgetTries(database.db, actor));
      return { recoveryCodes };
    },
  ),

  implementPrepared(
    stopTotp,
    (context, { password }) => requirePassword(context, password, stopTotp.path),
    async ({ db, actor, record }) => {
      const account = (await lockAccount(db, actor.userId)) ?? refuse('session.expired');
      if (account.totpSecret === null) refuse('totp.notOn');
      await updateAccount(db, account.id, { totpSecret: null, totpPending: null, totpLastStep: 0, recoveryCodeHashes: [] });
      record({ operation: 'account.totpOff' });
      return null;
    },
  ),
];
