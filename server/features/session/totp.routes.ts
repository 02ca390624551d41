import { confirmTotp, startTotp, stopTotp } from '@skyhelm/contract/session';
import { refuse, type AppError } from '../../platform/app-error.ts';
import { implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../message/index.ts';
import { dropSecondFactor, lockAccount, updateAccount } from './account.store.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, sealTotp, totpStep, totpUri } from './second-factor.ts';
import { admitStepUp, forgetTries, requirePassword } from './step-up.ts';

const WRONG_CODE: AppError['extra'] = { record: { operation: 'request.denied', details: { refusal: 'totp.incorrect' } } };

export const totpRoutes = ({ secrets, database, bus }: Services): Implementation[] => [
  implementPrepared(
    startTotp,
    (context, { password }) => requirePassword(context, password),
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
    async (context, { totp }) => {
      const { db, actor, now, record, afterCommit } = context;
      const account = (await lockAccount(db, actor.userId)) ?? refuse('session.expired');
      if (account.totpSecret !== null) refuse('totp.alreadyOn');
      const pending = account.totpPending ?? refuse('totp.notOn');
      const step = totpStep(secrets.unseal('totp', pending), totp, now) ?? refuse('totp.incorrect', {}, WRONG_CODE);
      const recoveryCodes = newRecoveryCodes();
      await updateAccount(db, account.id, {
        totpSecret: pending,
        totpPending: null,
        totpLastStep: step,
        recoveryCodeHashes: recoveryCodes.map((code) => recoveryHash(secrets, account.id, code)),
      });
      await notify(context, bus, { enterpriseId: actor.enterpriseId, userId: actor.userId }, 'totpOn', {});
      record({ operation: 'account.totpOn' });
      afterCommit(() => forgetTries(database.db, actor));
      return { recoveryCodes };
    },
  ),

  implementPrepared(
    stopTotp,
    (context, { password }) => requirePassword(context, password),
    async (context) => {
      const { db, actor, record } = context;
      const account = (await lockAccount(db, actor.userId)) ?? refuse('session.expired');
      if (account.totpSecret === null) refuse('totp.notOn');
      await dropSecondFactor(db, account.id);
      await notify(context, bus, { enterpriseId: actor.enterpriseId, userId: actor.userId }, 'totpOff', {});
      record({ operation: 'account.totpOff' });
      return null;
    },
  ),
];
