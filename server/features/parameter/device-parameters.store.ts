import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { ParameterModel } from '@skyhelm/core/vehicle/parameter-file';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device } from '../../tables/device.table.ts';
import { deviceParameters } from '../../tables/device-parameters.table.ts';

export interface KeptParameters {
  hardwareId: string;
  model: ParameterModel;
  hash: number | null;
  mark: number | null;
  missing: number;
  parameters: Parameter[];
  loadedAt: number;
}

/** Of the aircraft that the device is bound to now. Without a tenant: the gateway knows the device by its hardware, which says whose it is. */
export async function findParameters(db: Queryable, deviceId: string): Promise<KeptParameters | undefined> {
  const { hardwareId, model, hash, mark, missing, parameters, loadedAt } = deviceParameters;
  const [row] = await db
    .select({ hardwareId, model, hash, mark, missing, parameters, loadedAt })
    .from(deviceParameters)
    .innerJoin(device, and(eq(device.id, deviceParameters.deviceId), eq(device.hardwareId, deviceParameters.hardwareId)))
    .where(eq(deviceParameters.deviceId, deviceId));
  return row && { ...row, loadedAt: row.loadedAt.getTime() };
}

/** Nothing where the device is bound to another aircraft by now, or deleted. */
export async function keepParameters(db: Queryable, deviceId: string, { loadedAt, ...kept }: KeptParameters): Promise<void> {
  const [bound] = await db
    .select({ enterpriseId: device.enterpriseId })
    .from(device)
    .where(and(eq(device.id, deviceId), eq(device.hardwareId, kept.hardwareId)))
    .for('share');
  if (!bound) return;
  const row = { ...kept, loadedAt: new Date(loadedAt) };
  await db
    .insert(deviceParameters)
    .values({ deviceId, enterpriseId: bound.enterpriseId, ...row })
    .onConflictDoUpdate({ target: deviceParameters.deviceId, set: row });
}
