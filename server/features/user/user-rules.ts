import type { UserId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { requireNotAbove } from '../role/index.ts';
import { lockOtherAdministrators, lockUser, type UserRow } from './user.store.ts';

export interface Managed {
  target: UserRow;
  /** Holds the role that is built in and is not frozen: one such must remain. */
  isActiveAdministrator: boolean;
  roleIds: string[];
}

export const isSelf = (actor: Actor, id: UserId): boolean => actor.kind === 'user' && actor.userId === id;

/** The person for changing. Out of scope or of another tenant is not there at all; whoever holds more than the actor is left alone. */
export async function lockManaged(db: Queryable, actor: Actor, id: UserId): Promise<Managed> {
  const target = (await lockUser(db, actor, id)) ?? refuse('record.notFound');
  const roles = await requireNotAbove(db, actor, [target.id], target.departmentId);
  return {
    target,
    isActiveAdministrator: target.state === 'normal' && roles.some(({ builtIn }) => builtIn),
    roleIds: roles.map((role) => role.id),
  };
}

/** Nobody locks everybody out. Asked before an administrator is frozen, deleted or loses the role. */
export async function requireAdministratorRemains(db: Queryable, { target, isActiveAdministrator }: Managed): Promise<void> {
  if (!isActiveAdministrator) return;
  if ((await lockOtherAdministrators(db, target.enterpriseId, target.id as UserId)) === 0) refuse('user.lastAdministrator');
}

/** Whether somebody may change their password is not theirs to say. */
export function requireFlagChangeable(actor: Actor, { id, mayChangePassword, mustChangePassword }: UserRow, wanted: boolean): void {
  if (wanted === mayChangePassword) return;
  if (isSelf(actor, id as UserId)) refuse('user.self');
  // A password that is to be replaced opens nothing. With the flag off it opens everything, also to whoever made it up.
  if (!wanted && mustChangePassword) refuse('user.passwordPending');
}
