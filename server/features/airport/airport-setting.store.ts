import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { airportSetting } from './airport-setting.table.ts';

interface Setting {
  isOn: boolean;
  version: number;
}

/** Off until somebody has switched it on. */
export async function settingOf(db: Queryable, enterpriseId: string): Promise<Setting> {
  const { isOn, version } = airportSetting;
  const [row] = await db.select({ isOn, version }).from(airportSetting).where(eq(airportSetting.enterpriseId, enterpriseId));
  return row ?? { isOn: false, version: 1 };
}

/** Whether it was still of the version that was looked at: of two at once one is refused. */
export async function storeSetting(tx: Queryable, enterpriseId: string, { isOn, version }: Setting): Promise<boolean> {
  const next = { isOn, version: version + 1 };
  const { rowCount } = await tx
    .insert(airportSetting)
    .values({ enterpriseId, ...next })
    .onConflictDoUpdate({ target: airportSetting.enterpriseId, set: next, setWhere: eq(airportSetting.version, version) });
  return rowCount === 1;
}
