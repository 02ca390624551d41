import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device } from '../device/device.table.ts';
import { enterprise } from '../enterprise/enterprise.table.ts';

/** Those of the demo enterprise that fly: neither under repair nor on the shelf. Simulators are started by people. */
export const demoAircraft = (db: Queryable) =>
  db
    .select({ hardwareId: device.hardwareId, model: device.model })
    .from(device)
    .innerJoin(enterprise, eq(enterprise.id, device.enterpriseId))
    .where(and(enterprise.isDemo, eq(device.type, 'uav'), inArray(device.state, ['using', 'test']), isNotNull(device.hardwareId)))
    .orderBy(asc(device.snKey));
