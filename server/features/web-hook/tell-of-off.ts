import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { SYSTEM, systemOrigin } from '../enterprise/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { switchOffIfHopeless } from './delivery.store.ts';
import { administratorsOf } from './web-hook.store.ts';

interface Told {
  userId: string;
  params: { name: string };
}

/** Handed in: messages are told to web hooks themselves, so that this feature stands below them. */
export type NotifyEach = (
  context: { db: Queryable; now: Date; afterCommit(effect: () => void | Promise<void>): void },
  bus: Bus,
  enterpriseId: string,
  kind: 'webHookOff',
  told: readonly Told[],
) => Promise<void>;

/** Switches off what nobody has answered for days, and tells the administrators once. */
export async function tellOfOff(
  { database, bus, secrets }: Pick<Services, 'database' | 'bus' | 'secrets'>,
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
    const whose = { enterpriseId: off.enterpriseId as EnterpriseId, actor: SYSTEM };
    const details = { since: off.failingSince!.toISOString() };
    const entry = { operation: 'webHook.switchedOff', target: { id: off.id, name: off.name }, details } as const;
    await operationLog(secrets).writeLog(db, systemOrigin(now), [{ ...entry, ...whose }]);
  });
  for (const effect of effects) await effect();
}
