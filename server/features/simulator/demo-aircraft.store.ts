import { DEMO_HARDWARE } from '@skyhelm/core/device/simulated';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device } from '../../tables/device.table.ts';
import { enterprise } from '../../tables/enterprise.table.ts';

/**
 * Those of the demo enterprise that fly: neither under repair nor on the shelf. Simulators are started by people; whoever binds an aircraft of their
 * own there must not meet a double of it in the air.
 */
export const demoAircraft = (db: Queryable) =>
  db
    .select({ hardwareId: device.hardwareId, model: device.model })
    .from(device)
    .innerJoin(enterprise, eq(enterprise.id, device.enterpriseId))
    .where(
      and(
        enterprise.isDemo,
        eq(device.type, 'uav'),
        inArray(device.state, ['using', 'test']),
        like(device.hardwareId, `${DEMO_HARDWARE}%`),
      ),
    )
    .orderBy(asc(device.snKey));
