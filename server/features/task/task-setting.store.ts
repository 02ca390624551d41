import { APPROVAL_HOURS, type TaskConfig } from '@skyhelm/contract/task-config';
import type { AutoApprovalForm } from '@skyhelm/contract/auto-approval';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { TASK_TYPES, USUAL_MOUNTS, type TaskType } from '@skyhelm/core/task/task';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { taskSetting } from '../../tables/task.table.ts';

const usualOf = (type: TaskType) => ({ isOn: true, mounts: [...USUAL_MOUNTS[type]], parameters: usualParameters(type), bounds: {} });

const USUAL: TaskConfig = {
  approvalHours: APPROVAL_HOURS.usual,
  types: Object.fromEntries(TASK_TYPES.map((type) => [type, usualOf(type)])) as TaskConfig['types'],
};

async function settingOf(db: Queryable, enterpriseId: string, isForChange: boolean) {
  if (isForChange) await db.insert(taskSetting).values({ enterpriseId }).onConflictDoNothing();
  const query = db.select().from(taskSetting).where(eq(taskSetting.enterpriseId, enterpriseId));
  const [row] = await (isForChange ? query.for('update') : query);
  return row;
}

export async function configOf(db: Queryable, enterpriseId: string, isForChange = false): Promise<TaskConfig & { version: number }> {
  const row = await settingOf(db, enterpriseId, isForChange);
  return { ...(row?.config ?? USUAL), version: row?.configVersion ?? 0 };
}

export const setConfig = (tx: Queryable, enterpriseId: string, config: TaskConfig, configVersion: number) =>
  tx.update(taskSetting).set({ config, configVersion }).where(eq(taskSetting.enterpriseId, enterpriseId));

/** Nothing until somebody has set it. */
export async function autoApprovalOf(
  db: Queryable,
  enterpriseId: string,
  isForChange = false,
): Promise<{ setting: AutoApprovalForm | null; version: number }> {
  const row = await settingOf(db, enterpriseId, isForChange);
  return { setting: row?.autoApproval ?? null, version: row?.autoApprovalVersion ?? 0 };
}

export const setAutoApproval = (tx: Queryable, enterpriseId: string, autoApproval: AutoApprovalForm, autoApprovalVersion: number) =>
  tx.update(taskSetting).set({ autoApproval, autoApprovalVersion }).where(eq(taskSetting.enterpriseId, enterpriseId));
