import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { deleteOutgoing, insertAllOutgoing, insertOutgoing } from './outbox.store.ts';

export interface Outgoing {
  enterpriseId: EnterpriseId;
  way: 'sms' | 'mail';
  target: string;
  subject: string;
  text: string;
  /** The text is a secret that expires then. */
  secretUntil?: Date;
}

/** Written in the transaction that causes it, sent after it: what was rolled back is never sent, what was committed is never lost. */
export async function send(context: Pick<RequestContext, 'db' | 'afterCommit' | 'now'>, bus: Bus, outgoing: Outgoing): Promise<string> {
  const id = newId(context.now.getTime());
  await insertOutgoing(context.db, { id, createdAt: context.now, ...outgoing });
  context.afterCommit(() => publish(bus, 'outbox.added', { count: 1 }));
  return id;
}

/** The same for many at once. */
export async function sendAll(
  { db, now, afterCommit }: Pick<RequestContext, 'db' | 'afterCommit' | 'now'>,
  bus: Bus,
  outgoings: readonly Outgoing[],
): Promise<void> {
  if (outgoings.length === 0) return;
  await insertAllOutgoing(
    db,
    outgoings.map((outgoing) => ({ id: newId(now.getTime()), createdAt: now, ...outgoing })),
  );
  afterCommit(() => publish(bus, 'outbox.added', { count: outgoings.length }));
}

/** Takes back what the same transaction wrote. */
export const takeBack = deleteOutgoing;
