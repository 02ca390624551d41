import { getTaskConfig, setTaskConfig } from '@skyhelm/contract/task-config';
import type { TaskConfig } from '@skyhelm/contract/task-config';
import type { Issue } from '@skyhelm/core/issue';
import { boundIssues, parameterIssues } from '@skyhelm/core/task/parameters';
import { TASK_TYPES } from '@skyhelm/core/task/task';
import { refuse } from '../../platform/app-error.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { refuseErrors } from './refuse-issues.ts';
import { configOf, setConfig } from './task-setting.store.ts';

/** Bounds are within what can be flown, and what new tasks begin with is within the bounds. */
const configIssues = ({ types }: TaskConfig): Issue[] =>
  TASK_TYPES.flatMap((type) => {
    const { parameters, bounds } = types[type];
    const issues = [...boundIssues(bounds), ...parameterIssues({ type }, parameters, bounds)];
    return issues.map((issue) => ({ ...issue, at: ['types', type, ...issue.at!] }));
  });

export const taskConfigRoutes = (): Implementation[] => [
  implement(getTaskConfig, ({ db, actor }) => configOf(db, actor.enterpriseId)),

  implement(setTaskConfig, async ({ db, actor, language, record }, { version, ...config }) => {
    const now = await configOf(db, actor.enterpriseId, true);
    if (now.version !== version) refuse('record.stale', {}, { data: now });
    refuseErrors(configIssues(config), language);
    await setConfig(db, actor.enterpriseId, config, version + 1);
    const taskTypes = TASK_TYPES.filter((type) => config.types[type].isOn);
    record({ operation: 'task.configured', details: { taskTypes, approvalHours: config.approvalHours } });
    return { version: version + 1 };
  }),
];
