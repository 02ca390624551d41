import type { WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { devicesNamed, insertDeliveries, listeners } from './delivery.store.ts';

/** Something that happened to a device. */
export interface HookEvent {
  /** The same however often it is told. */
  id: string;
  enterpriseId: string;
  event: WebHookEvent;
  at: Date;
  deviceId: string;
  data?: Record<string, unknown>;
}

/** Rows for everybody who wants to know, in the transaction in which it happened. Whether there are any. */
export async function tellHooks(db: Queryable, events: readonly HookEvent[]): Promise<boolean> {
  if (events.length === 0) return false;
  const hooks = await listeners(db, [...new Set(events.map(({ enterpriseId }) => enterpriseId))]);
  const told = events.flatMap((one) =>
    hooks.filter((hook) => hook.enterpriseId === one.enterpriseId && hook.events.includes(one.event)).map((hook) => ({ hook, one })),
  );
  if (told.length === 0) return false;
  const names = await devicesNamed(db, [...new Set(told.map(({ one }) => one.deviceId))]);
  const rows = told.map(({ hook, one: { id, enterpriseId, event, at, deviceId, data } }) => ({
    id: newId(),
    enterpriseId,
    hookId: hook.id,
    event,
    eventId: id,
    body: JSON.stringify({ id, event, at: at.toISOString(), device: { id: deviceId, ...names.get(deviceId) }, ...data }),
  }));
  await insertDeliveries(db, rows);
  return true;
}
