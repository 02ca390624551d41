import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { documentOf } from '@skyhelm/core/plan/document';
import type { RouteProgress } from '@skyhelm/core/plan/mission/progress';
import type { Route } from '@skyhelm/core/plan/route';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import { and, desc, eq, getTableColumns, ne, notExists, or, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { route } from '../../tables/route.table.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';

/** Ten thousand waypoints are read by whoever needs them. */
const { document: _document, mission: _mission, ...COLUMNS } = getTableColumns(flownRoute);
export const FLOWN_COLUMNS = COLUMNS;
export type FlownRow = Omit<typeof flownRoute.$inferSelect, 'document' | 'mission'>;
type Sent = Pick<
  FlownRow,
  'entryPoint' | 'manner' | 'cycles' | 'beginsAt' | 'endsAt' | 'items' | 'firstItem' | 'isPart' | 'version' | 'routeName'
>;

/** A transfer that brought something there. */
export type Arrived = Pick<FlownRow, 'id' | 'enterpriseId' | 'deviceId'>;

interface NewFlown extends Sent {
  id: string;
  deviceId: DeviceId;
  routeId: RouteId;
  route: Route;
  mission: MissionItem[];
  now: Date;
  /** The flight that it goes on with. */
  resumed?: Pick<FlownRow, 'earlyEnd' | 'changedAt'> | undefined;
}

/** How a flight was broken off is kept with what was sent to go on with it: until that is flown, it is all that anybody knows of how far it came. */
const isResumption = sql`(course = 'aboard' and early_end is not null)`;

/** What it had on board before counts until this one is there, or nobody knows whether it is. */
export async function insertFlown(tx: Queryable, actor: Actor, { now, route: sent, resumed, ...given }: NewFlown): Promise<void> {
  const { enterpriseId } = actor;
  const { version: documentVersion, route: document } = documentOf(sent);
  const sentBy = actor.kind === 'user' ? actor.userId : null;
  const brokenOffAs = resumed && { earlyEnd: resumed.earlyEnd ?? 'landing', changedAt: resumed.changedAt };
  const row = { ...given, documentVersion, document, enterpriseId, sentBy, createdAt: now };
  await tx.insert(flownRoute).values({ ...row, course: 'sending', changedAt: now, ...brokenOffAs });
}

/** Something else is there, or nobody knows what. What was known of routes that are gone is of no use to anybody once they are not on board any more. */
export async function replaceAboard(tx: Queryable, enterpriseId: string, deviceId: DeviceId, now: Date): Promise<void> {
  const isOfDevice = and(eq(flownRoute.enterpriseId, enterpriseId), eq(flownRoute.deviceId, deviceId));
  await tx
    .update(flownRoute)
    .set({
      isAboard: false,
      course: sql`case when course = 'flying' or ${isResumption} then 'brokenOff' else course end`,
      earlyEnd: sql`case when course = 'flying' then 'replaced' else early_end end`,
      changedAt: sql`case when ${isResumption} then changed_at else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(isOfDevice, eq(flownRoute.isAboard, true)));
  const kept = tx
    .select({ id: route.id })
    .from(route)
    .where(and(eq(route.enterpriseId, enterpriseId), eq(route.id, flownRoute.routeId)));
  await tx.delete(flownRoute).where(and(isOfDevice, ne(flownRoute.course, 'sending'), notExists(kept)));
}

/** Another mission was found in its place. Whether it still counted as being there: what was sent meanwhile stays. */
export async function replaceThis(tx: Queryable, { id, enterpriseId, deviceId }: Arrived, now: Date): Promise<boolean> {
  const [still] = await tx
    .select({ id: flownRoute.id })
    .from(flownRoute)
    .where(and(eq(flownRoute.id, id), eq(flownRoute.isAboard, true)))
    .for('update');
  if (still) await replaceAboard(tx, enterpriseId, deviceId as DeviceId, now);
  return still !== undefined;
}

const isOnItsWay = (id: string) => and(eq(flownRoute.id, id), eq(flownRoute.course, 'sending'));

/** It has not arrived. */
export const forgetSent = (tx: Queryable, id: string) => tx.delete(flownRoute).where(isOnItsWay(id));

/** It has arrived: it takes the place of what was there, and of what was known of the same route. */
export async function settleSent(tx: Queryable, { id, enterpriseId, deviceId }: Arrived, now: Date): Promise<void> {
  await replaceAboard(tx, enterpriseId, deviceId as DeviceId, now);
  const [row] = await tx
    .update(flownRoute)
    .set({
      course: 'aboard',
      isAboard: true,
      changedAt: sql`case when early_end is null then ${now.toISOString()}::timestamptz else changed_at end`,
    })
    .where(isOnItsWay(id))
    .returning(FLOWN_COLUMNS);
  if (!row) return;
  const isOfTheSame = and(
    eq(flownRoute.enterpriseId, row.enterpriseId),
    eq(flownRoute.deviceId, row.deviceId),
    eq(flownRoute.routeId, row.routeId),
  );
  await tx.delete(flownRoute).where(and(isOfTheSame, ne(flownRoute.id, id), ne(flownRoute.course, 'sending')));
}

/** What was on its way when the server ended: whether it arrived nobody knows. */
export const forgetUnsettled = (db: Queryable) => db.delete(flownRoute).where(eq(flownRoute.course, 'sending'));

export async function aboard(db: Queryable, deviceId?: string): Promise<FlownRow[]> {
  return db
    .select(FLOWN_COLUMNS)
    .from(flownRoute)
    .where(and(eq(flownRoute.isAboard, true), deviceId === undefined ? undefined : eq(flownRoute.deviceId, deviceId)));
}

/** How far an aircraft has come with a route, as it was sent last; nothing where it never was. */
export async function flownBy(db: Queryable, enterpriseId: string, deviceId: string, routeId: string): Promise<FlownRow | undefined> {
  const [row] = await db
    .select(FLOWN_COLUMNS)
    .from(flownRoute)
    .where(
      and(
        eq(flownRoute.enterpriseId, enterpriseId),
        eq(flownRoute.deviceId, deviceId),
        eq(flownRoute.routeId, routeId),
        ne(flownRoute.course, 'sending'),
      ),
    )
    .orderBy(desc(flownRoute.changedAt))
    .limit(1);
  return row;
}

/** In the whole enterprise. */
export const aboardIn = (db: Queryable, { enterpriseId }: Actor): Promise<FlownRow[]> =>
  db
    .select(FLOWN_COLUMNS)
    .from(flownRoute)
    .where(and(eq(flownRoute.enterpriseId, enterpriseId), eq(flownRoute.isAboard, true)));

type Change = RouteProgress & Pick<FlownRow, 'course' | 'earlyEnd' | 'flightId'>;

/** What has been replaced meanwhile stays as it was left. */
export const noteProgress = (db: Queryable, id: string, change: Change, now: Date) =>
  db
    .update(flownRoute)
    .set({ ...change, changedAt: now })
    .where(and(eq(flownRoute.id, id), eq(flownRoute.isAboard, true)));

/** Until it flies, when it was broken off stays as it was. */
export const noteSkipped = (db: Queryable, { id, hasSkipped }: Pick<FlownRow, 'id' | 'hasSkipped'>) =>
  db
    .update(flownRoute)
    .set({ hasSkipped })
    .where(and(eq(flownRoute.id, id), eq(flownRoute.isAboard, true)));

/** What can be gone on with, the newest first: a flight that was broken off, or what was sent to go on with one and has not been flown. */
export const brokenOff = (db: Queryable, { enterpriseId }: Actor, deviceId: DeviceId): Promise<FlownRow[]> =>
  db
    .select(FLOWN_COLUMNS)
    .from(flownRoute)
    .where(
      and(
        eq(flownRoute.enterpriseId, enterpriseId),
        eq(flownRoute.deviceId, deviceId),
        or(eq(flownRoute.course, 'brokenOff'), isResumption),
      ),
    )
    .orderBy(desc(flownRoute.changedAt))
    .limit(SHOWN);

/** As many as anybody looks through. */
const SHOWN = 20;
