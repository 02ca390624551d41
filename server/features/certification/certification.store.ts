import type { CertificationId, UserId } from '@skyhelm/contract/ids';
import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import { and, arrayOverlaps, eq, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { role, userRole } from '../role/role.table.ts';
import { user } from '../user/user.table.ts';
import { certification } from './certification.table.ts';

export type Kind = (typeof certification.$inferSelect)['kind'];
type CertifiedUser = typeof user.$inferSelect;

export const insertSubmission = (tx: Queryable, row: Omit<typeof certification.$inferInsert, 'state'>) =>
  tx.insert(certification).values({ ...row, state: 'pending' });

export interface Decision {
  state: 'passed' | 'failed';
  reason: string;
  decidedAt: Date;
  decidedBy: string;
  decidedByName: string;
}

/** The submission that waited, now decided; undefined when none waits any more. */
export async function decide(tx: Queryable, userId: UserId, kind: Kind, decision: Decision): Promise<CertificationId | undefined> {
  const [row] = await tx
    .update(certification)
    .set(decision)
    .where(and(eq(certification.userId, userId), eq(certification.kind, kind), eq(certification.state, 'pending')))
    .returning({ id: certification.id });
  return row?.id as CertificationId | undefined;
}

export const setCertified = (tx: Queryable, userId: UserId, kind: Kind, state: CertifiedUser[Kind]) =>
  tx
    .update(user)
    .set({ [kind]: state, version: sql`${user.version} + 1` })
    .where(eq(user.id, userId));

const TOLD_AT_MOST = 50;

/** Active reviewers of the tenant besides the one who submits. */
export function reviewersFor(tx: Queryable, { enterpriseId, userId }: UserActor): Promise<Pick<CertifiedUser, 'id' | 'language'>[]> {
  return tx
    .selectDistinct({ id: user.id, language: user.language })
    .from(user)
    .innerJoin(userRole, eq(userRole.userId, user.id))
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(
      and(
        eq(user.enterpriseId, enterpriseId),
        eq(user.state, 'normal'),
        ne(user.id, userId),
        arrayOverlaps(role.permissions, ['user:legalize', ALL_PERMISSIONS]),
      ),
    )
    .limit(TOLD_AT_MOST);
}
