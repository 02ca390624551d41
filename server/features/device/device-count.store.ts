import { and, count, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { devicesWithin } from './device-access.store.ts';
import { device } from '../../tables/device.table.ts';
import { linksForReading } from './gateway-asked.ts';

/** Of those that the actor sees. */
export async function countDevices(db: Queryable, bus: Bus, actor: Actor) {
  const [figures] = await db
    .select({ total: count(), underRepair: sql<number>`count(*) filter (where ${device.state} = 'inMaintenance')` })
    .from(device)
    .where(devicesWithin(actor));
  const bound = await db
    .select({ id: device.id })
    .from(device)
    .where(and(devicesWithin(actor), isNotNull(device.hardwareId)));
  const ids = bound.map(({ id }) => id);
  const links = [...(await linksForReading(bus, ids)).values()];
  return { ...figures!, online: links.filter((link) => link.online).length, flying: links.filter((link) => link.flying).length };
}
