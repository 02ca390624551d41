import type { DeviceId } from '@skyhelm/contract/ids';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import { eq } from 'drizzle-orm';
import { device } from '../tables/device.table.ts';
import { deviceParameters } from '../tables/device-parameters.table.ts';
import type { TestApp } from './app.ts';

/** Parameters as they were last read of the aircraft that a device is bound to, in place of those that were read before. */
export async function keepParametersOf(
  { services, main }: Pick<TestApp, 'services' | 'main'>,
  deviceId: DeviceId,
  craft: Craft,
  values: Readonly<Record<string, number>>,
): Promise<void> {
  const { db } = services.database;
  const hardwareId = `of ${deviceId}`;
  const parameters = Object.entries(values).map(([name, value]) => ({ name, type: 'f32' as const, value }));
  await db.update(device).set({ hardwareId }).where(eq(device.id, deviceId));
  const read = { hardwareId, model: { ...craft, firmware: '4.6.0' }, hash: null, mark: null, missing: 0, parameters };
  await db
    .insert(deviceParameters)
    .values({ ...read, deviceId, enterpriseId: main.enterpriseId, loadedAt: new Date() })
    .onConflictDoUpdate({ target: deviceParameters.deviceId, set: read });
}
