import type { TaskConflict } from '@skyhelm/contract/task';
import type { TaskId } from '@skyhelm/contract/ids';
import { keptMoment } from '@skyhelm/core/kept-moment';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { wayBox } from '@skyhelm/core/plan/path/way-box';
import type { Route } from '@skyhelm/core/plan/route';
import { APART_M, comeClose, type Flown, type Window } from '@skyhelm/core/task/conflicts';
import { FLIGHT_MAX_MS } from '@skyhelm/core/airspace/engine/clip';
import { routeIn } from '@skyhelm/core/plan/document';
import { EARLY_MS } from '@skyhelm/core/task/start-window';
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { route } from '../../tables/route.table.ts';
import { tasksWithin } from './task-access.store.ts';
import { task } from '../../tables/task.table.ts';

interface Meeting {
  actor: Actor;
  id: string | undefined;
  executorId: string | null;
  deviceId: string | null;
  route: Route;
  /** Where it takes off. */
  site: Flown['site'];
  window: Window;
  now: Date;
}

/** As many as anybody reads, of each kind; and as many plans as are measured against each other. */
const [SHOWN, MEASURED] = [20, 50];

const [flightMax, early] = [sql`${FLIGHT_MAX_MS}::float8`, sql`${EARLY_MS}::float8 * interval '1 millisecond'`];
const seconds = sql`(${route.summary}->>'seconds')::float8`;
const takes = sql`case when (${route.summary}->>'cycles')::int = 0 then ${flightMax} else least(${seconds} * 1000, ${flightMax}) end`;

/** Between which moments another may be in the air: the rule of `timeAloft`, for the database. */
const begins = sql`coalesce(${task.startTime} - ${early}, ${task.createdAt})`;
const ends = sql`least(${task.endTime}, ${task.deadline}) + (${takes}) * interval '1 millisecond'`;
const instant = (ms: number): SQL => sql`${keptMoment(ms).toISOString()}::timestamptz`;
/** Half an hour before ever and a flight after for ever are read by nobody. */
const asTold = (moment: SQL) => sql<Date>`least(greatest(${moment}, ${instant(-Infinity)}), ${instant(Infinity)})`.mapWith(task.createdAt);
const isItsPlan = and(eq(route.enterpriseId, task.enterpriseId), eq(route.id, task.routeId));

/** Those that are approved or asked for, and whose time is this one's too. */
const inTheWay = ({ actor: { enterpriseId }, id, window, now }: Meeting): SQL =>
  and(
    eq(task.enterpriseId, enterpriseId),
    inArray(task.status, ['unpublished', 'published', 'executing']),
    inArray(task.approval, ['pending', 'approved']),
    id === undefined ? undefined : ne(task.id, id),
    or(
      // Whatever its times say: it is being flown.
      window.from <= now.getTime() ? eq(task.status, 'executing') : undefined,
      and(
        sql`${begins} < ${instant(window.until)}`,
        sql`${ends} > ${instant(window.from)}`,
        // For the index: however long its plan takes.
        gte(task.deadline, keptMoment(window.from - FLIGHT_MAX_MS)),
      ),
    ),
  )!;

/** Those that begin nearest to it first: they are the ones to meet. */
const nearest = ({ window }: Meeting): SQL => sql`abs(extract(epoch from ${begins} - ${instant(window.from)}))`;

const columnsFor = ({ actor }: Meeting) => ({
  id: task.id,
  number: task.number,
  name: task.name,
  begins: asTold(begins),
  ends: asTold(ends),
  isSeen: sql<boolean>`${tasksWithin(actor)}`,
});

const listed = (db: Queryable, meeting: Meeting, which: SQL) =>
  db
    .select(columnsFor(meeting))
    .from(task)
    // One without a plan is in the way all the same, for as long as the longest flight.
    .leftJoin(route, isItsPlan)
    .where(and(inTheWay(meeting), which))
    .orderBy(nearest(meeting), asc(task.number))
    .limit(SHOWN + 1);

type Listed = Awaited<ReturnType<typeof listed>>[number];
const toldAs = (kind: TaskConflict['kind'], { id, number, name, begins: from, ends: until, isSeen }: Listed): TaskConflict => ({
  kind,
  ...(isSeen ? { id: id as TaskId, number, name } : { id: null, number: null, name: '' }),
  from: from.toISOString(),
  until: until.toISOString(),
});

async function nearPlans(db: Queryable, meeting: Meeting): Promise<{ near: Listed[]; areAllMeasured: boolean }> {
  const box = wayBox(meeting.route, homeAt(meeting.site), APART_M);
  const meets = box && and(lte(route.west, box.east), gte(route.east, box.west), lte(route.south, box.north), gte(route.north, box.south));
  const rows = await db
    .select({
      ...columnsFor(meeting),
      version: route.documentVersion,
      document: route.document,
      site: { longitude: task.siteLongitude, latitude: task.siteLatitude, altitude: task.siteAltitude },
    })
    .from(task)
    .innerJoin(route, isItsPlan)
    .where(and(inTheWay(meeting), meets && or(isNull(route.west), meets)))
    .orderBy(nearest(meeting), asc(task.number))
    .limit(MEASURED + 1);
  const measured = rows.slice(0, MEASURED).map((row) => ({ ...row, other: routeIn({ version: row.version, route: row.document }) }));
  const near = measured.filter(({ other, site }) => other && comeClose(meeting, { route: other, site }));
  // Of a plan that another version of the product has kept nobody here knows where it leads.
  return { near, areAllMeasured: rows.length <= MEASURED && measured.every(({ other }) => other) };
}

/** With whom a task meets, in time and in the air; and whether there are, or may be, more than are told. */
export async function conflictsOf(db: Queryable, meeting: Meeting): Promise<{ conflicts: TaskConflict[]; hasMoreConflicts: boolean }> {
  const { deviceId, executorId } = meeting;
  const ofDevice = deviceId === null ? [] : await listed(db, meeting, eq(task.deviceId, deviceId));
  const ofPilot = executorId === null ? [] : await listed(db, meeting, eq(task.executorId, executorId));
  const { near, areAllMeasured } = await nearPlans(db, meeting);
  const told = (kind: TaskConflict['kind'], met: readonly Listed[]) => met.slice(0, SHOWN).map((one) => toldAs(kind, one));
  return {
    conflicts: [...told('device', ofDevice), ...told('executor', ofPilot), ...told('air', near)],
    hasMoreConflicts: !areAllMeasured || [ofDevice, ofPilot, near].some(({ length }) => length > SHOWN),
  };
}
