import type { SQL } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { AIRSPACE_CHANGE, untilKept, type AirspaceChange } from '../airspace-change/index.ts';
import { commonFence } from '../fence/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { groundOf } from '../terrain/index.ts';
import { BATCH, judgeApart } from './judge-apart.ts';
import * as store from './route-recheck.store.ts';
import type { Verdict } from './route-verdict.ts';
import { tellOfBroken } from './tell-of-broken.ts';

const ZONES_OVER = 'route.zonesOver';
const HOUR_SECONDS = 3_600;

/** The kind of job that is left behind where the air has been closed on plans of tasks, or something in it is only warned of. */
export const PLAN_CLOSED = 'task.planClosed';

export interface PlanClosed {
  enterpriseId: string;
  routeIds: string[];
}

type Ports = Pick<Services, 'database' | 'blobs' | 'bus' | 'clock' | 'jobs'>;

/** Routes that are kept are held to the air again when it changes, and at the dates of its zones. What is broken is looked at once an hour besides, and when a server starts: its rules may be newer. */
export async function scheduleRechecks(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(AIRSPACE_CHANGE, (payload) => recheckAfter(services, payload as AirspaceChange), 'long');
  jobs.handle(ZONES_OVER, () => recheckBroken(services), 'long');
  await jobs.schedule(database.db, { key: ZONES_OVER, kind: ZONES_OVER, payload: {}, runAt: clock.now(), everySeconds: HOUR_SECONDS });
}

export const recheckAfter = (services: Ports, { enterpriseId, boxes }: AirspaceChange): Promise<void> =>
  recheck(services, enterpriseId, boxes ? store.isNear(boxes) : undefined);

export async function recheckBroken(services: Ports): Promise<void> {
  for (const enterpriseId of await store.enterprisesWithBroken(services.database.db)) await recheck(services, enterpriseId, store.isBroken);
}

/** Begun anew by whoever comes after a server that died in the middle: what was looked at already is looked at once more, and nobody is told twice. */
async function recheck(services: Ports, enterpriseId: string, which: SQL | undefined): Promise<void> {
  const { db } = services.database;
  const mark = newId();
  await untilKept(db, enterpriseId);
  await store.markForRecheck(db, enterpriseId, mark, which);
  const next = () => store.markedRoutes(db, enterpriseId, mark, BATCH);
  let batch = await next();
  if (batch.length > 0) {
    const now = services.clock.now();
    const zones = await airspaceOf(db, enterpriseId, now);
    const { fence, names } = await commonFence(db, enterpriseId);
    const ground = await groundOf(db, services.blobs, enterpriseId);
    const air = { fence, fenceName: names.join(', '), now: now.getTime() };
    await judgeApart({ ...air, zones }, ground, async (judge) => {
      for (; batch.length > 0; batch = await next()) {
        const documents = batch.map(({ documentVersion, document, home }) => ({
          documentVersion,
          document,
          ...(home && { air: { ...air, home } }),
        }));
        await settle(services, enterpriseId, mark, batch, await judge(documents));
      }
    });
  }
  // Several changes in a row are told as one, by whoever is the last.
  if (!(await store.isUnderWay(db, enterpriseId))) await tellOfBroken(services, enterpriseId);
}

async function settle(
  { database, clock, jobs }: Ports,
  enterpriseId: string,
  mark: string,
  batch: readonly store.Marked[],
  verdicts: readonly Verdict[],
): Promise<void> {
  const isSame = ({ brokenBy }: store.Marked, verdict: Verdict) => !verdict || verdict.closedBy.join('\n') === brokenBy.join('\n');
  const same = batch.filter((one, index) => isSame(one, verdicts[index])).map(({ id }) => id);
  // Also where it is only warned of: what was approved because nothing was said against it is looked at again.
  const doubtful = new Set(batch.filter((_, index) => verdicts[index]?.isClear === false).map(({ id }) => id));
  // Thousands are broken by the same zone: they are written down together.
  const alike = new Map<string, { ids: string[]; brokenBy: string[]; isNews: boolean }>();
  batch.forEach((one, index) => {
    const verdict = verdicts[index];
    if (!verdict || isSame(one, verdict)) return;
    const brokenBy = verdict.closedBy;
    const isNews = brokenBy.some((zone) => !one.brokenBy.includes(zone));
    const key = JSON.stringify([isNews, brokenBy]);
    const others = alike.get(key);
    if (others) others.ids.push(one.id);
    else alike.set(key, { ids: [one.id], brokenBy, isNews });
  });
  await database.db.transaction(async (tx) => {
    const plans = await store.leaveAsIs(tx, enterpriseId, mark, same);
    for (const { ids, ...verdict } of alike.values())
      plans.push(...(await store.setVerdict(tx, enterpriseId, mark, ids, verdict, clock.now())));
    // Also where it is no news to the route: what was approved in between, on an old verdict, would stay so.
    const routeIds = plans.filter((id) => doubtful.has(id));
    if (routeIds.length === 0) return;
    const payload: PlanClosed = { enterpriseId, routeIds };
    await jobs.schedule(tx, { key: `${PLAN_CLOSED} ${newId()}`, kind: PLAN_CLOSED, payload, runAt: clock.now() });
  });
}
