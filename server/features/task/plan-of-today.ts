import type { Queryable } from '../../platform/db/database.ts';
import { flownBy, isAsSent, type FlownRow, type PlanFlown } from '../flown-route/index.ts';
import { findPlan } from '../route/index.ts';

/**
 * Whether what was sent is flown as the plan of its task is today. An edit of a mere remark makes another version of it: whoever counted versions would let a flight start
 * and hold it for nothing afterwards.
 */
export const isPlanOfToday = async (
  db: Queryable,
  enterpriseId: string,
  row: Pick<FlownRow, 'id' | 'routeId' | 'version'>,
): Promise<boolean> => isAsSent(db, row, await findPlan(db, enterpriseId, row.routeId));

/** The same of what was flown. Where another version was sent since, only that of today is known to be flown as today's is. */
export async function wasPlanOfToday(
  db: Queryable,
  { enterpriseId, deviceId, routeId, version }: Pick<PlanFlown, 'enterpriseId' | 'deviceId' | 'routeId' | 'version'>,
): Promise<boolean> {
  const row = await flownBy(db, enterpriseId, deviceId, routeId);
  if (row?.version === version) return isPlanOfToday(db, enterpriseId, row);
  return (await findPlan(db, enterpriseId, routeId)).version === version;
}
