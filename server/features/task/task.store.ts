import type { RouteId, TaskId } from '@skyhelm/contract/ids';
import type { TaskStep } from '@skyhelm/contract/task';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { insertPlan, type Plan } from '../route/index.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { site } from '../../tables/site.table.ts';
import { user } from '../../tables/user.table.ts';
import type { TaskRow } from './task-access.store.ts';
import { tallyMoved, tallyNew } from './task-tally.store.ts';
import { task, taskStep } from '../../tables/task.table.ts';

export type TaskChanges = Partial<Omit<typeof task.$inferInsert, 'id' | 'enterpriseId' | 'number' | 'version' | 'changedAt'>>;
export type NewTask = Omit<typeof task.$inferInsert, 'enterpriseId' | 'number' | 'routeId' | 'createdAt' | 'changedAt' | 'version'>;

/** With the route that its plan is flown by. */
export async function insertTask(
  tx: Queryable,
  actor: Actor,
  given: NewTask,
  plan: Pick<Plan, 'route' | 'home'>,
  now: Date,
): Promise<TaskRow> {
  const { enterpriseId } = actor;
  // Numbers are given one after the other: two at once would take the same.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`task numbers of ${enterpriseId}`}, 0))`);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${task.number}), 0)` })
    .from(task)
    .where(eq(task.enterpriseId, enterpriseId));
  const routeId: RouteId = await insertPlan(tx, actor, given.id as TaskId, { name: given.name, ...plan }, now);
  const made = { enterpriseId, number: last!.number + 1, routeId, createdAt: now, changedAt: now };
  const [row] = await tx
    .insert(task)
    .values({ ...given, ...made })
    .returning();
  await tallyNew(tx, row!);
  return row!;
}

/** The row has to be locked. */
export async function updateTask(tx: Queryable, before: TaskRow, changes: TaskChanges, now: Date): Promise<TaskRow> {
  const { enterpriseId, id, version } = before;
  const [row] = await tx
    .update(task)
    .set({ ...changes, version: version + 1, changedAt: now })
    .where(and(eq(task.enterpriseId, enterpriseId), eq(task.id, id)))
    .returning();
  await tallyMoved(tx, before, row!);
  return row!;
}

export const insertStep = (
  tx: Queryable,
  { enterpriseId, id }: TaskRow,
  step: { at: Date; action: TaskStep['action']; byName: string; reason?: string; executorName?: string },
) => tx.insert(taskStep).values({ enterpriseId, taskId: id, ...step });

/** The latest first, as many as anybody reads. */
export async function stepsOf(db: Queryable, { enterpriseId, id }: TaskRow): Promise<TaskStep[]> {
  const rows = await db
    .select()
    .from(taskStep)
    .where(and(eq(taskStep.enterpriseId, enterpriseId), eq(taskStep.taskId, id)))
    .orderBy(desc(taskStep.id))
    .limit(500);
  return rows.map(({ at, action, byName: by, reason, executorName: executor }) => ({ at: at.toISOString(), action, by, reason, executor }));
}

/** What was done to it since it was of that version, the first thing first: each step makes a version, but not each version is a step. */
export async function stepsSince(db: Queryable, { enterpriseId, id, version }: TaskRow, seen: number): Promise<TaskStep['action'][]> {
  const rows = await db
    .select({ action: taskStep.action })
    .from(taskStep)
    .where(and(eq(taskStep.enterpriseId, enterpriseId), eq(taskStep.taskId, id)))
    .orderBy(desc(taskStep.id))
    .limit(version - seen);
  return rows.map(({ action }) => action).toReversed();
}

export interface SiteFacts {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
  altitude: number | null;
}

export async function siteFacts(db: Queryable, enterpriseId: string, siteId: string): Promise<SiteFacts | undefined> {
  const { id, name, longitude, latitude, altitude } = site;
  const [row] = await db
    .select({ id, name, longitude, latitude, altitude })
    .from(site)
    .where(and(eq(site.enterpriseId, enterpriseId), eq(site.id, siteId)));
  return row;
}

/** Whoever asks; nobody who has been deleted. */
export async function personFacts(db: Queryable, enterpriseId: string, userId: string) {
  const { id, name, state, language } = user;
  const [row] = await db
    .select({ id, name, state, language })
    .from(user)
    .where(and(eq(user.enterpriseId, enterpriseId), eq(user.id, userId)));
  return row;
}

/**
 * Whoever is being given a task is neither frozen nor deleted until it is theirs: before that `heldBy` would not find it, and nobody would be told. False where they
 * are gone.
 */
export async function holdPerson(tx: Queryable, enterpriseId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.enterpriseId, enterpriseId), eq(user.id, userId)))
    .for('share');
  return rows.length > 0;
}

/**
 * What is somebody's to fly, or under way, and stays so until the transaction ends: a step of it that is taken at this moment is waited for. The person has to be
 * locked, which waits for what is being given to them.
 */
export const heldBy = (tx: Queryable, enterpriseId: string, executorId: string): Promise<TaskRow[]> =>
  tx
    .select()
    .from(task)
    .where(and(eq(task.enterpriseId, enterpriseId), eq(task.executorId, executorId), inArray(task.status, ['published', 'executing'])))
    .orderBy(task.id)
    .for('share');
