import type { FormationFlightId, FormationId } from '@skyhelm/contract/ids';
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { formationFlight } from '../../tables/formation-flight.table.ts';

export type FlightRow = typeof formationFlight.$inferSelect;

/** Of two who start at once, the second sees what the first has begun. */
export const oneAfterAnother = (tx: Queryable, { enterpriseId }: Actor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`formation starts of ${enterpriseId}`}, 0))`);

/** Those that still start, and those that were started since. */
export const flightsSince = (tx: Queryable, { enterpriseId }: Actor, since: Date): Promise<FlightRow[]> =>
  tx
    .select()
    .from(formationFlight)
    .where(
      and(eq(formationFlight.enterpriseId, enterpriseId), or(eq(formationFlight.state, 'starting'), gt(formationFlight.createdAt, since))),
    );

export const insertFlight = (tx: Queryable, row: typeof formationFlight.$inferInsert) => tx.insert(formationFlight).values(row);

export async function lockFlight(tx: Queryable, id: string, actor?: Actor): Promise<FlightRow | undefined> {
  const own = actor && eq(formationFlight.enterpriseId, actor.enterpriseId);
  const [row] = await tx
    .select()
    .from(formationFlight)
    .where(and(eq(formationFlight.id, id), own))
    .for('update');
  return row;
}

export const setFlight = (tx: Queryable, id: string, change: Partial<Pick<FlightRow, 'state' | 'reason' | 'members'>>) =>
  tx.update(formationFlight).set(change).where(eq(formationFlight.id, id));

export async function latestFlight(db: Queryable, { enterpriseId }: Actor, formationId: FormationId): Promise<FlightRow | undefined> {
  const [row] = await db
    .select()
    .from(formationFlight)
    .where(and(eq(formationFlight.enterpriseId, enterpriseId), eq(formationFlight.formationId, formationId)))
    .orderBy(desc(formationFlight.createdAt), desc(formationFlight.id))
    .limit(1);
  return row;
}

/** What still starts, to be looked at by a server that has just begun. */
export const startingFlights = (tx: Queryable): Promise<FlightRow[]> =>
  tx
    .select()
    .from(formationFlight)
    .where(inArray(formationFlight.state, ['starting']))
    .for('update');

/** Whoever waits does not start any more. */
export const unstarted = ({ members }: FlightRow) =>
  members.map((member) => (member.state === 'waiting' ? { ...member, state: 'notStarted' as const } : member));

export const idOf = ({ id }: FlightRow) => id as FormationFlightId;
