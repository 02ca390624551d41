import type { Holder, SharedUser } from '@skyhelm/contract/sharing';
import type { UserId } from '@skyhelm/contract/ids';
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { peopleWithin } from '../department/index.ts';
import { user } from '../../tables/user.table.ts';

/** Things that people own; nobody's where other software has made them. */
type OwnedTable = PgTable & Record<'id' | 'enterpriseId' | 'ownerId' | 'name', PgColumn>;
/** Whom each of them is given to. */
type ShareTable = PgTable & Record<'enterpriseId' | 'itemId' | 'userId' | 'mayEdit' | 'createdAt', PgColumn>;

/** Of one thing. */
export interface OwnedRow {
  id: string;
  enterpriseId: string;
  ownerId: string | null;
  name: string;
}
export type Right = 'mayEdit' | 'mayShare';

export type Sharing<T extends OwnedTable = OwnedTable> = ReturnType<typeof sharing<T>>;

export const ownerOf = (actor: Actor): UserId | null => (actor.kind === 'user' ? actor.userId : null);

/** Who sees, changes and shares what somebody owns: its owner, whoever reaches the owner, and whom it was given to. */
export function sharing<T extends OwnedTable>(item: T, share: ShareTable) {
  const isMine = (actor: Actor): SQL => (actor.kind === 'user' ? eq(item.ownerId, actor.userId) : sql`false`);

  /** Its owner is somebody whom the actor reaches, oneself included; what is nobody's is for those who reach all. */
  const isReached = (actor: Actor): SQL =>
    actor.scope.all
      ? sql`true`
      : sql`exists (select 1 from ${user} where ${user.id} = ${item.ownerId} and ${user.enterpriseId} = ${item.enterpriseId} and ${peopleWithin(actor)})`;

  const isGiven = (actor: Actor, condition: SQL = sql`true`): SQL =>
    actor.kind === 'user'
      ? sql`exists (select 1 from ${share} where ${share.itemId} = ${item.id} and ${share.userId} = ${actor.userId} and ${condition})`
      : sql`false`;

  /** Condition on rows: the tenant's that the actor sees. */
  const within = (actor: Actor): SQL => and(eq(item.enterpriseId, actor.enterpriseId), or(isReached(actor), isGiven(actor)))!;

  const mayEdit = (actor: Actor): SQL => sql`(${isReached(actor)} or ${isGiven(actor, eq(share.mayEdit, true))})`;

  /** Columns beside rows: how the actor stands to each. */
  const standingColumns = (actor: Actor) => ({
    // What is nobody's would be neither: SQL answers with nothing there.
    isMine: sql<boolean>`coalesce(${isMine(actor)}, false)`.as('is_mine'),
    mayShare: sql<boolean>`${isReached(actor)}`.as('may_share'),
    mayEdit: sql<boolean>`${mayEdit(actor)}`.as('may_edit'),
  });

  const thisOne = ({ enterpriseId }: Actor, id: string) => and(eq(item.enterpriseId, enterpriseId), eq(item.id, id));

  async function standingOf(db: Queryable, actor: Actor, id: string) {
    const [standing] = await db
      .select({ ...standingColumns(actor), isSeen: sql<boolean>`${within(actor)}` })
      .from<PgTable>(item)
      .where(thisOne(actor, id));
    return standing;
  }

  const sharesOf = ({ enterpriseId, id }: Pick<OwnedRow, 'enterpriseId' | 'id'>) =>
    and(eq(share.enterpriseId, enterpriseId), eq(share.itemId, id));

  return {
    within,
    mayEdit,
    standingColumns,
    standingOf,
    /** Nothing for all. */
    heldAs: (actor: Actor, holder: Holder | undefined): SQL | undefined =>
      holder === undefined ? undefined : holder === 'mine' ? isMine(actor) : isGiven(actor),
    /** Column beside rows: with how many each is shared. */
    shareCount: sql<number>`(select count(*)::int from ${share} where ${share.itemId} = ${item.id})`.as('shares'),
    /** Joins the owner to a row. */
    isOwner: and(eq(user.id, item.ownerId), eq(user.enterpriseId, item.enterpriseId)),

    /**
     * The thing for changing, held until the change is safe. What one does not see is not there at all; what one only sees is left alone.
     * Both attempts are on record.
     */
    async lock(tx: Queryable, actor: Actor, id: string, right: Right): Promise<T['$inferSelect'] & OwnedRow> {
      const [row] = (await tx.select().from<PgTable>(item).where(thisOne(actor, id)).for('update')) as (T['$inferSelect'] & OwnedRow)[];
      if (!row) return refuse('record.notFound');
      const standing = await standingOf(tx, actor, id);
      if (standing?.[right]) return row;
      const record = { operation: 'request.denied', target: { id, name: row.name } } as const;
      return refuse(standing?.isSeen ? 'request.forbidden' : 'record.notFound', {}, { record });
    },

    async sharedWith(db: Queryable, of: Pick<OwnedRow, 'enterpriseId' | 'id'>): Promise<SharedUser[]> {
      const rows = await db
        .select({
          id: user.id,
          name: user.name,
          userName: user.account,
          mayEdit: sql<boolean>`${share.mayEdit}`,
          since: sql`${share.createdAt}`.mapWith(share.createdAt) as SQL<Date>,
        })
        .from<PgTable>(share)
        .innerJoin(user, eq(user.id, share.userId))
        .where(sharesOf(of))
        .orderBy(asc(share.createdAt), asc(user.name));
      return rows.map(({ id, since, ...rest }) => ({ ...rest, id: id as UserId, since: since.toISOString() }));
    },

    /** Everybody to whom any of these is given. */
    async holdersOf(db: Queryable, { enterpriseId }: Pick<Actor, 'enterpriseId'>, ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ userId: sql<string>`${share.userId}` })
        .from<PgTable>(share)
        .where(and(eq(share.enterpriseId, enterpriseId), isAny(share.itemId, ids)));
      return rows.map(({ userId }) => userId);
    },

    /** Said again, it changes what they may do. */
    give: (tx: Queryable, { enterpriseId, id }: OwnedRow, given: { userId: UserId; mayEdit: boolean; createdAt: Date }) =>
      tx
        .insert(share)
        .values({ enterpriseId, itemId: id, ...given } as never)
        .onConflictDoUpdate({ target: [share.itemId, share.userId], set: { mayEdit: given.mayEdit } }),

    /** Whether there was one. */
    async takeBack(tx: Queryable, of: OwnedRow, userId: UserId): Promise<boolean> {
      const gone = await tx
        .delete(share)
        .where(and(sharesOf(of), eq(share.userId, userId)))
        .returning({ userId: share.userId });
      return gone.length > 0;
    },
  };
}
