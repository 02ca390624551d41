import type { HookBody } from '@skyhelm/contract/web-hook-bodies';
import { isPassing, type WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { devicesNamed, insertDeliveries, listeners, type Listener } from './delivery.store.ts';

/** Something that happened, with what is told of it; the device that it happened to is named by us. */
export type HookEvent = {
  [E in WebHookEvent]: {
    /** The same however often it is told. */
    id: string;
    enterpriseId: string;
    event: E;
    at: Date;
    deviceId?: string;
    data?: Omit<HookBody<E>, 'id' | 'event' | 'at' | 'device'>;
  };
}[WebHookEvent];

/** Rows for everybody who wants to know, in the transaction in which it happened. Whether there are any. */
export async function tellHooks(db: Queryable, events: readonly HookEvent[]): Promise<boolean> {
  if (events.length === 0) return false;
  const hooks = await listeners(db, [...new Set(events.map(({ enterpriseId }) => enterpriseId))]);
  const wants = (hook: Listener, { enterpriseId, event }: HookEvent): boolean =>
    hook.enterpriseId === enterpriseId && hook.events.includes(event) && !(hook.isCrowded && isPassing(event));
  const told = events.flatMap((one) => hooks.filter((hook) => wants(hook, one)).map((hook) => ({ hook, one })));
  if (told.length === 0) return false;
  const names = await devicesNamed(db, [...new Set(told.flatMap(({ one }) => one.deviceId ?? []))]);
  const rows = told.map(({ hook, one: { id, enterpriseId, event, at, deviceId, data } }) => {
    const device = deviceId === undefined ? {} : { device: { id: deviceId, ...names.get(deviceId) } };
    const body = JSON.stringify({ id, event, at: at.toISOString(), ...device, ...data });
    return { id: newId(), enterpriseId, hookId: hook.id, event, eventId: id, body };
  });
  await insertDeliveries(db, rows);
  return true;
}

/** The same for a step that somebody takes: they are on their way as soon as it is safe. */
export async function tellHooksIn(
  { db, afterCommit }: Pick<RequestContext, 'db' | 'afterCommit'>,
  bus: Bus,
  events: readonly HookEvent[],
): Promise<void> {
  if (await tellHooks(db, events)) afterCommit(() => publish(bus, 'webHook.added', { count: events.length }));
}
