import type { DeviceId } from '@skyhelm/contract/ids';
import type { LoadPulses } from '@skyhelm/core/payload/load-pulses';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { device } from '../../tables/device.table.ts';

/** How its loads are told by pulses; nothing where nobody has set any up. */
export async function pulsesOf(db: Queryable, { enterpriseId }: Actor, id: DeviceId): Promise<LoadPulses | undefined> {
  const [row] = await db
    .select({ pulses: device.pulses })
    .from(device)
    .where(and(eq(device.enterpriseId, enterpriseId), eq(device.id, id)));
  return row?.pulses ?? undefined;
}
