import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Bus } from '../../platform/bus/bus.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { LogEntry } from '../../platform/operation-record.ts';
import type { Services } from '../../platform/services.ts';
import { SYSTEM, systemOrigin } from '../enterprise/index.ts';
import { operationLog } from '../operation-log/index.ts';
import type { TaskRow } from './task-access.store.ts';

/** What a step of a task needs, whether somebody asks for it or it is due by itself. */
export type StepContext = Pick<RequestContext, 'db' | 'now' | 'record' | 'afterCommit'> & {
  bus: Bus;
  enterpriseId: EnterpriseId;
  /** Nobody where it happens by itself. */
  by: { id: string | null; name: string };
};

/** Whose entry of the log it is that something happened to a task by itself: nobody's doing, yet read by those who reach its founder, as the task is. */
export const byNobody = ({ enterpriseId, founderId }: Pick<TaskRow, 'enterpriseId' | 'founderId'>) => ({
  enterpriseId: enterpriseId as EnterpriseId,
  actor: { ...SYSTEM, ...(founderId !== null && { id: founderId }) },
});

type Ports = Pick<Services, 'database' | 'clock' | 'secrets' | 'bus'>;

/** In one transaction with its entries of the log, as a change that somebody asks for: a server that dies in between has done nothing. */
export async function byItself(services: Ports, enterpriseId: string, work: (context: StepContext) => Promise<void>): Promise<void> {
  const { writeLog } = operationLog(services.secrets);
  const effects: (() => void | Promise<void>)[] = [];
  await services.database.db.transaction(async (db) => {
    const now = services.clock.now();
    const entries: LogEntry[] = [];
    await work({
      db,
      now,
      bus: services.bus,
      enterpriseId: enterpriseId as EnterpriseId,
      by: { id: null, name: '' },
      record: (entry) => void entries.push({ enterpriseId: enterpriseId as EnterpriseId, actor: SYSTEM, ...entry }),
      afterCommit: (effect) => void effects.push(effect),
    });
    if (entries.length > 0) await writeLog(db, systemOrigin(now), entries);
  });
  for (const effect of effects) await effect();
}
