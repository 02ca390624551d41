import { UAV_DATA_CHANNEL } from '@skyhelm/contract/channels/uav-data';
import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { hasLink, DEVICE_TYPES } from '@skyhelm/core/device/type';
import { and, asc, count, inArray } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { devicesWithin, mayFly, standingColumns } from './device-access.store.ts';
import { device } from '../../tables/device.table.ts';

const LINKED = DEVICE_TYPES.filter(hasLink);

export async function fleetOf(db: Queryable, actor: Actor): Promise<Page<FleetMember>> {
  const where = and(devicesWithin(actor), inArray(device.type, LINKED));
  const rows = await db
    .select({ id: device.id, name: device.name, sn: device.sn, model: device.model, type: device.type, standing: standingColumns(actor) })
    .from(device)
    .where(where)
    .orderBy(asc(device.name), asc(device.id))
    .limit(UAV_DATA_CHANNEL.devicesMax);
  const total =
    rows.length < UAV_DATA_CHANNEL.devicesMax ? rows.length : (await db.select({ all: count() }).from(device).where(where))[0]!.all;
  return {
    total,
    rows: rows.map(({ id, type, standing, ...rest }) => ({
      ...rest,
      id: id as DeviceId,
      isSimulated: type === 'simulator',
      mayFly: mayFly(actor, standing),
    })),
  };
}
