import type { SessionEnd } from '@skyhelm/contract/channels/global';
import type { UserId } from '@skyhelm/contract/ids';
import { deleteUser, frozenUser, recoverPassword, recoverUser, resetSecondFactor } from '@skyhelm/contract/user';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { removeFilesOf } from '../file/index.ts';
import { notify } from '../message/index.ts';
import { dropSecondFactor, endSessions, hashPassword, newPassword } from '../session/index.ts';
import { isSelf, lockManaged, requireAdministratorRemains, type Managed } from './user-rules.ts';
import * as store from './user.store.ts';

type Context = RequestContext & { actor: Actor };

/** Port: what it means for what somebody is in the middle of. */
export type WhenTurned = (context: Context, userId: UserId, became: 'frozen' | 'recovered' | 'deleted') => Promise<void>;

export const userStateRoutes = ({ bus, blobs }: Services, whenTurned: WhenTurned): Implementation[] => {
  /** Whoever is shown the door is out before the answer goes back. */
  async function shutOut(context: Context, userId: UserId, why: SessionEnd): Promise<void> {
    await endSessions(context, bus, { userId }, why);
    context.afterCommit(() => publish(bus, 'principal.changed', { userId }));
  }

  return [
    implement(frozenUser, async (context, { id }) => {
      const { target } = await lockRemovable(context, id);
      if (target.state === 'frozen') refuse('user.frozen');
      await store.setState(context.db, id, 'frozen');
      await shutOut(context, id, 'frozen');
      await whenTurned(context, id, 'frozen');
      context.record({ operation: 'user.frozen', target: { id, name: target.account } });
      return null;
    }),

    implement(recoverUser, async (context, { id }) => {
      const { db, actor, record, afterCommit } = context;
      const { target } = await lockManaged(db, actor, id);
      if (target.state !== 'frozen') refuse('user.notFrozen');
      await store.setState(db, id, 'normal');
      afterCommit(() => publish(bus, 'principal.changed', { userId: id }));
      await whenTurned(context, id, 'recovered');
      record({ operation: 'user.recovered', target: { id, name: target.account } });
      return null;
    }),

    implement(deleteUser, async (context, { id }) => {
      const { target } = await lockRemovable(context, id);
      await shutOut(context, id, 'deleted');
      await whenTurned(context, id, 'deleted');
      await removeFilesOf(context, blobs, id);
      await store.deleteUser(context.db, id);
      context.record({ operation: 'user.deleted', target: { id, name: target.account } });
      return null;
    }),

    implementPrepared(recoverPassword, oneTimePassword, async (context, { id }, { password, passwordHash }) => {
      const { db, actor, record } = context;
      if (isSelf(actor, id)) refuse('user.self');
      const { target } = await lockManaged(db, actor, id);
      await store.setOneTimePassword(db, id, passwordHash);
      await shutOut(context, id, 'passwordReset');
      await notify(context, bus, { enterpriseId: actor.enterpriseId, userId: id }, 'passwordReset', { by: actor.name });
      record({ operation: 'user.passwordReset', target: { id, name: target.account } });
      return { password };
    }),

    implement(resetSecondFactor, async (context, { id }) => {
      const { db, actor, record } = context;
      // One's own goes by the password, which whoever finds the browser open does not know.
      if (isSelf(actor, id)) refuse('user.self');
      const { target } = await lockManaged(db, actor, id);
      if (target.totpSecret === null) refuse('totp.notOn');
      await dropSecondFactor(db, id);
      await shutOut(context, id, 'secondFactorReset');
      await notify(context, bus, { enterpriseId: actor.enterpriseId, userId: id }, 'totpReset', { by: actor.name });
      record({ operation: 'user.secondFactorReset', target: { id, name: target.account } });
      return null;
    }),
  ];
};

async function oneTimePassword() {
  const password = newPassword();
  return { password, passwordHash: await hashPassword(password) };
}

async function lockRemovable({ db, actor }: Context, id: UserId): Promise<Managed> {
  if (isSelf(actor, id)) refuse('user.self');
  const managed = await lockManaged(db, actor, id);
  await requireAdministratorRemains(db, managed);
  return managed;
}
