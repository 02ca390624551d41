import type { TaskEvent } from '@skyhelm/contract/task-operations';
import { newId } from '../../platform/ids.ts';
import { tellHooksIn } from '../web-hook/index.ts';
import type { StepContext } from './by-itself.ts';
import type { TaskRow } from './task-access.store.ts';

/** In the transaction of the step: what web hooks are told has happened, and whatever has happened they are told, once. */
export function tellOfStep(
  context: Pick<StepContext, 'db' | 'afterCommit' | 'now' | 'bus' | 'by'>,
  row: TaskRow,
  event: TaskEvent,
  reason = '',
): Promise<void> {
  const { now, bus, by } = context;
  const task = {
    id: row.id,
    number: row.number,
    name: row.name,
    type: row.type,
    status: row.status,
    approval: row.approval,
    version: row.version,
    site: row.siteName,
    deadline: row.deadline.toISOString(),
    executor: row.executorName || null,
    by: by.name || null,
    reason: reason || null,
  };
  const { enterpriseId, deviceId } = row;
  const told = { id: newId(now.getTime()), enterpriseId, event, at: now, data: { task }, ...(deviceId !== null && { deviceId }) };
  return tellHooksIn(context, bus, [told]);
}
