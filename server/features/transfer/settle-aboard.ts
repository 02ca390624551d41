import type { DeviceId } from '@skyhelm/contract/ids';
import { missionWay } from '@skyhelm/core/plan/mission/mission-way';
import type { TransferEnd } from '@skyhelm/core/vehicle/transfer';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { scheduleAboardCheck } from '../airspace-change/index.ts';
import { forgetSent, replaceAboard, settleRead, settleSent, type MissionAboard } from '../flown-route/index.ts';
import { firstItemOf, likelyMannerOf, vehicleOf } from './vehicle-of.ts';
import type { TransferRow } from './vehicle-transfer.store.ts';

/** In the transaction in which a transfer ends. Whether another mission is on board than before, or nobody knows which. */
type Settle = (tx: Queryable, ended: TransferRow, now: Date) => Promise<boolean>;

/**
 * What is on board after a transfer has ended: what was there before, as long as nothing has reached the aircraft; what was sent or read; or something that
 * nobody knows, and that is not started until it was read.
 */
export const aboardSettler =
  ({ bus, jobs }: Pick<Services, 'bus' | 'jobs'>) =>
  async (deviceId: DeviceId, end: TransferEnd): Promise<Settle> => {
    const read = await readFrom(deviceId, end);
    return async (tx, ended, now) => {
      if (ended.planKind !== 'mission' || !(await hasChanged(tx, ended, end, read, now))) return false;
      // The air may have been closed while it was on its way: whoever looked through what is on board then has not seen it.
      if (end.outcome === 'done') await scheduleAboardCheck(jobs, tx, { enterpriseId: ended.enterpriseId, deviceId }, now);
      return true;
    };

    async function readFrom(from: DeviceId, { outcome, ...how }: TransferEnd): Promise<MissionAboard | undefined> {
      const plan = outcome === 'done' && 'plan' in how ? how.plan : undefined;
      if (plan?.kind !== 'mission' || plan.items.length === 0) return undefined;
      const manner = likelyMannerOf(await vehicleOf(bus, from));
      return { items: plan.items, way: missionWay(plan.items, manner), firstItem: firstItemOf(manner), craft: manner };
    }
  };

async function hasChanged(
  tx: Queryable,
  ended: TransferRow,
  end: TransferEnd,
  read: MissionAboard | undefined,
  now: Date,
): Promise<boolean> {
  if (end.outcome === 'done') {
    if (ended.kind === 'readPlan' && read) return settleRead(tx, ended, read, now);
    if (ended.kind === 'sendPlan') {
      await settleSent(tx, ended, now);
      return true;
    }
  }
  await forgetSent(tx, ended.id);
  const isGone = end.outcome === 'done' || end.isPlanUnknown;
  if (isGone) await replaceAboard(tx, ended.enterpriseId, ended.deviceId as DeviceId, now);
  return isGone;
}
