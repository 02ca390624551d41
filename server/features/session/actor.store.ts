import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import type { EnterpriseId, SessionId, UserId } from '@skyhelm/contract/ids';
import { PTZ_CODES } from '@skyhelm/contract/permissions';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { DataScope, UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { department } from '../../tables/department.table.ts';
import { role, roleDepartment, userRole } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';
import { session } from '../../tables/session.table.ts';

export interface Principal {
  actor: UserActor;
  expiresAt: Date;
  lastSeenAt: Date;
}

const personFields = {
  userId: user.id,
  enterpriseId: user.enterpriseId,
  name: user.name,
  account: user.account,
  userType: user.userType,
  language: user.language,
  mustChangePassword: user.mustChangePassword,
  mayChangePassword: user.mayChangePassword,
  departmentId: user.departmentId,
  departmentPath: department.path,
};
const sessionFields = { ...personFields, sessionId: session.id, expiresAt: session.expiresAt, lastSeenAt: session.lastSeenAt };

export const principalByToken = (db: Queryable, tokenHash: string) => principal(db, eq(session.tokenHash, tokenHash));
export const principalBySession = (db: Queryable, sessionId: string) => principal(db, eq(session.id, sessionId));

/** Who a session belongs to and what they may do now. Whether it has expired is for whoever has the clock. */
async function principal(db: Queryable, which: SQL): Promise<Principal | undefined> {
  const [row] = await db
    .select(sessionFields)
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(department, eq(department.id, user.departmentId))
    .where(and(which, eq(user.state, 'normal')));
  if (!row) return undefined;
  const { expiresAt, lastSeenAt, sessionId, ...person } = row;
  return { actor: await actorIn(db, person, sessionId as SessionId), expiresAt, lastSeenAt };
}

/** Somebody who has not signed in, for work that is done in their name. */
export async function actorOf(db: Queryable, userId: UserId): Promise<UserActor | undefined> {
  const [row] = await db
    .select(personFields)
    .from(user)
    .leftJoin(department, eq(department.id, user.departmentId))
    .where(and(eq(user.id, userId), eq(user.state, 'normal')));
  return row && actorIn(db, row, newId<SessionId>());
}

type KnownOf<F extends keyof typeof user.$inferSelect> = Pick<typeof user.$inferSelect, F>;
type PersonRow = KnownOf<
  'enterpriseId' | 'name' | 'account' | 'userType' | 'language' | 'mustChangePassword' | 'mayChangePassword' | 'departmentId'
> & {
  userId: string;
  departmentPath: string | null;
};

async function actorIn(db: Queryable, row: PersonRow, sessionId: SessionId): Promise<UserActor> {
  const { mayChangePassword, departmentId, departmentPath, ...identity } = row;
  const roles = await rolesOf(db, row.userId);
  // Where the person may not choose a password, the administrator knows it by design: asking for another would shut them out.
  const mustChangePassword = row.mustChangePassword && mayChangePassword;
  // A password that somebody else knows opens nothing but the way to change it.
  const rights = mustChangePassword ? NOTHING : rightsOf(roles, { id: departmentId, path: departmentPath });
  return {
    kind: 'user',
    ...identity,
    mustChangePassword,
    userId: identity.userId as UserId,
    sessionId,
    enterpriseId: identity.enterpriseId as EnterpriseId,
    ...rights,
  };
}

/** The same person with the rights they have by now, whatever became of the session; nobody, once frozen or deleted. */
export async function actorNow(db: Queryable, actor: UserActor): Promise<UserActor | undefined> {
  const [row] = await db
    .select({ id: user.departmentId, path: department.path })
    .from(user)
    .leftJoin(department, eq(department.id, user.departmentId))
    .where(and(eq(user.id, actor.userId), eq(user.state, 'normal')));
  return row && { ...actor, ...rightsOf(await rolesOf(db, actor.userId), row) };
}

const NOTHING = { permissions: [] as string[], scope: { all: false, trees: [], departmentIds: [] } satisfies DataScope };

export interface HeldRole {
  id: string;
  name: string;
  builtIn: boolean;
  permissions: string[];
  ptzPermissions: string[];
  dataScope: (typeof role.$inferSelect)['dataScope'];
  /** With scope `custom`: paths of its departments. */
  trees: string[];
}

export async function rolesOf(db: Queryable, userId: string): Promise<HeldRole[]> {
  const { id, name, builtIn, permissions, ptzPermissions, dataScope } = role;
  const rows = await db
    .select({ id, name, builtIn, permissions, ptzPermissions, dataScope, tree: department.path })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .leftJoin(roleDepartment, and(eq(roleDepartment.roleId, role.id), eq(role.dataScope, 'custom')))
    .leftJoin(department, eq(department.id, roleDepartment.departmentId))
    .where(eq(userRole.userId, userId))
    .orderBy(asc(role.name));
  return [...Map.groupBy(rows, (row) => row.id).values()].map((same) => {
    const { tree: _, ...held } = same[0]!;
    return { ...held, trees: same.flatMap(({ tree }) => tree ?? []) };
  });
}

/** The union over all roles: a second role never takes anything away. */
export function rightsOf(roles: HeldRole[], own: { id: string | null; path: string | null }): { permissions: string[]; scope: DataScope } {
  const has = (scope: HeldRole['dataScope']) => roles.some(({ dataScope }) => dataScope === scope);
  const isAdministrator = roles.some(({ builtIn }) => builtIn);
  const trees = [...roles.filter(({ dataScope }) => dataScope === 'custom').flatMap((held) => held.trees)];
  if (own.path !== null && has('departmentTree')) trees.push(own.path);
  return {
    permissions: isAdministrator ? [ALL_PERMISSIONS] : [...new Set(roles.flatMap(({ permissions }) => permissions))],
    scope: {
      all: isAdministrator || has('all'),
      trees: [...new Set(trees)],
      departmentIds: own.id !== null && has('department') ? [own.id] : [],
    },
  };
}

export const ptzOf = (roles: HeldRole[]): string[] =>
  roles.some(({ builtIn }) => builtIn) ? [...PTZ_CODES] : [...new Set(roles.flatMap(({ ptzPermissions }) => ptzPermissions))];
