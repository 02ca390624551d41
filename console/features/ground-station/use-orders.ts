import type { sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { LeaseAction } from '@skyhelm/core/vehicle/lease';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { control as calls } from '../../api/endpoints.generated.ts';
import { lettingGo, noteControl } from '../../live/controls.ts';
import { toast } from '../../ui/toast.ts';
import { t } from '../../words/words.ts';
import { orderAttempts } from './order-attempts.ts';

export type Order = InputOf<typeof sendCommand>;

/** One for the whole page: whatever else an aircraft is told, from wherever, comes between two of them. */
const attempts = orderAttempts();

/** What was refused, and to whom: each aircraft has its own answer. */
export type Refusals = ReadonlyMap<string, string>;

async function refusalsOf(ids: readonly string[], sending: (id: string) => Promise<unknown>): Promise<Refusals> {
  const outcomes = await Promise.allSettled(ids.map(sending));
  return new Map(
    outcomes.flatMap((outcome, at) =>
      outcome.status === 'rejected'
        ? [[ids[at]!, outcome.reason instanceof Error ? outcome.reason.message : t('common.hasError')] as const]
        : [],
    ),
  );
}

/** One command to each of several, none of which waits for another. */
export function useOrders() {
  const [isPending, setPending] = useState(false);
  const during = async (work: Promise<Refusals>): Promise<Refusals> => {
    setPending(true);
    return work.finally(() => setPending(false));
  };
  return {
    isPending,
    give: (orders: readonly Order[]) => {
      const byDevice = new Map<string, Order>(orders.map((order) => [order.deviceId, order]));
      return during(
        refusalsOf([...byDevice.keys()], async (id) => {
          const order = byDevice.get(id)!;
          await send(calls.sendCommand, order, { quiet: true, submitKey: attempts.keyOf(order) });
          attempts.settled(id);
        }),
      );
    },
    changeControls: (ids: readonly string[], action: Exclude<LeaseAction['kind'], 'renew'>) =>
      during(
        refusalsOf(ids, (id) =>
          lettingGo(id, action, async () => noteControl(id, await send(calls.changeControl, { deviceId: id, action }, { quiet: true }))),
        ),
      ),
  };
}

/** For what has no place of its own to say it. */
export function sayRefusals(refusals: Refusals, nameOf: (id: string) => string): void {
  for (const [id, reason] of refusals) toast.error(t('common.pair', { name: nameOf(id), value: reason }));
}
