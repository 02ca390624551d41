import type { Services } from '../../platform/services.ts';
import type { notifyEach } from '../message/index.ts';
import { switchOffIfHopeless } from './delivery.store.ts';
import { administratorsOf } from './web-hook.store.ts';

/** Handed in: messages are told to web hooks themselves, so that this feature stands below them. */
export type NotifyEach = typeof notifyEach;

/** Switches off what nobody has answered for days, and tells the administrators once. */
export async function tellOfOff(
  { database, bus }: Pick<Services, 'database' | 'bus'>,
  tellEach: NotifyEach,
  hookId: string,
  now: Date,
): Promise<void> {
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (db) => {
    const off = await switchOffIfHopeless(db, hookId, now);
    if (!off) return;
    const context = { db, now, afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
    const told = (await administratorsOf(db, off.enterpriseId)).map((userId) => ({ userId, params: { name: off.name } }));
    await tellEach(context, bus, off.enterpriseId, 'webHookOff', told);
  });
  for (const effect of effects) await effect();
}
