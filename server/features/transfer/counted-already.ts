import type { VehicleTransferId } from '@skyhelm/contract/ids';
import { isCountedJump } from '@skyhelm/core/vehicle/counted-jump';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { hasBeenStarted, type Known } from '../control/index.ts';
import { isForeign, missionOf, type FlownRow } from '../flown-route/index.ts';
import { findTransfer } from './vehicle-transfer.store.ts';

/**
 * PX4 keeps with its mission how many rounds it has flown, until it has flown its last item or is sent another one: begun anew from an item it would leave out those. Only
 * what was sent from here and not begun since it came is whole for sure; a start that nobody has seen it obey may have counted some, and what was read has been flown by whoever knows.
 */
export async function countedAlready(
  db: Queryable,
  actor: Actor,
  row: FlownRow,
  { craft }: Known,
  item: number,
): Promise<'mission.begun' | 'mission.countedUnknown' | undefined> {
  if (craft?.autopilot !== 'px4') return undefined;
  if (!(await missionOf(db, row))?.slice(item).some(isCountedJump)) return undefined;
  if (!(await wasSent(db, actor, row))) return 'mission.countedUnknown';
  const isBegun = row.course !== 'aboard' || (await hasBeenStarted(db, row.enterpriseId, row.deviceId, row.createdAt));
  return isBegun ? 'mission.begun' : undefined;
}

/** A route always was; a mission may have been found on board, and nobody can tell where its transfer is forgotten. */
const wasSent = async (db: Queryable, actor: Actor, row: FlownRow): Promise<boolean> =>
  !isForeign(row) || (await findTransfer(db, actor, row.id as VehicleTransferId))?.kind === 'sendPlan';
