import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { airportSetting, formerAirports } from '../../tables/airport-setting.table.ts';

interface Setting {
  isOn: boolean;
  version: number;
  changedAt: Date | null;
}

/** Off until somebody has switched it on. */
export async function settingOf(db: Queryable, enterpriseId: string): Promise<Setting> {
  const { isOn, version, changedAt } = airportSetting;
  const [row] = await db.select({ isOn, version, changedAt }).from(airportSetting).where(eq(airportSetting.enterpriseId, enterpriseId));
  return row ?? { isOn: false, version: 1, changedAt: null };
}

/** Whether it was still as it was looked at: of two at once one is refused. What was on is kept with its time. */
export async function storeSetting(tx: Queryable, enterpriseId: string, before: Setting, isOn: boolean, now: Date): Promise<boolean> {
  const changedAt = isOn === before.isOn ? before.changedAt : now;
  const next = { isOn, version: before.version + 1, changedAt };
  const { rowCount } = await tx
    .insert(airportSetting)
    .values({ enterpriseId, ...next })
    .onConflictDoUpdate({ target: airportSetting.enterpriseId, set: next, setWhere: eq(airportSetting.version, before.version) });
  if (rowCount !== 1) return false;
  if (before.isOn && !isOn)
    await tx.insert(formerAirports).values({ id: newId(now.getTime()), enterpriseId, heldFrom: before.changedAt, heldUntil: now });
  return true;
}

export interface Span {
  from: Date | null;
  until: Date | null;
}

/** When they were switched on, as far as that meets a time that is past; the earliest first. */
export async function spansThen(db: Queryable, enterpriseId: string, from: Date, until: Date): Promise<Span[]> {
  const { heldFrom, heldUntil } = formerAirports;
  const former = await db
    .select({ from: heldFrom, until: heldUntil })
    .from(formerAirports)
    .where(and(eq(formerAirports.enterpriseId, enterpriseId), gt(heldUntil, from), or(isNull(heldFrom), lte(heldFrom, until))))
    .orderBy(asc(heldUntil));
  const { isOn, changedAt } = await settingOf(db, enterpriseId);
  return [...former, ...(isOn && (changedAt === null || changedAt <= until) ? [{ from: changedAt, until: null }] : [])];
}
