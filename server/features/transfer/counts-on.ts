import { isCountedJump } from '@skyhelm/core/vehicle/counted-jump';
import type { Queryable } from '../../platform/db/database.ts';
import { hasBeenStarted, type Known } from '../control/index.ts';
import { missionOf, type FlownRow } from '../flown-route/index.ts';

/**
 * PX4 keeps with its mission how many rounds it has flown, until it has flown its last item or is sent another one: begun anew from an item it would leave out those. Only
 * what was not begun since it came is whole for sure; a start that nobody has seen it obey may have counted some.
 */
export async function countsOn(db: Queryable, row: FlownRow, { craft }: Known, item: number): Promise<boolean> {
  if (craft?.autopilot !== 'px4') return false;
  const jumps = (await missionOf(db, row))?.slice(item).some(isCountedJump) ?? false;
  return jumps && (row.course !== 'aboard' || (await hasBeenStarted(db, row.enterpriseId, row.deviceId, row.createdAt)));
}
