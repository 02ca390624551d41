import { MOUNTS } from '@skyhelm/core/task/task';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { ParameterBoundsField, ParametersField } from './task-parameters.ts';

export const APPROVAL_HOURS = { min: 1, max: 720, usual: 24 } as const;

const TypeConfig = z.object({
  /** Whether tasks of the type can be added. */
  isOn: z.boolean({ error: 'choice' }),
  mounts: z
    .array(z.enum(MOUNTS, { error: 'choice' }))
    .min(1, { error: 'task.mount' })
    .max(MOUNTS.length)
    .refine((mounts) => new Set(mounts).size === mounts.length, { error: 'choice' }),
  /** What new ones begin with, and how far each may go. */
  parameters: ParametersField,
  bounds: ParameterBoundsField,
});
export type TypeConfig = z.output<typeof TypeConfig>;

export const TaskConfig = z.object({
  /** How long somebody has to decide, never beyond the last moment at which the task can be started. */
  approvalHours: z.int({ error: 'number' }).min(APPROVAL_HOURS.min, { error: 'amount' }).max(APPROVAL_HOURS.max, { error: 'amount' }),
  types: z.object({ spot: TypeConfig, area: TypeConfig, orthophoto: TypeConfig, oblique: TypeConfig, logistics: TypeConfig }),
});
export type TaskConfig = z.output<typeof TaskConfig>;

/** Nought until somebody has changed it. */
const configVersion = z.int({ error: 'number' }).min(0);

export const getTaskConfig = endpoint({
  method: 'GET',
  path: '/enterprise/task/getTaskConfig',
  access: needs('task:query'),
  kind: 'read',
  input: z.object({}),
  output: TaskConfig.extend({ version: configVersion }),
});
export const setTaskConfig = endpoint({
  method: 'POST',
  path: '/enterprise/task/setTaskConfig',
  access: needs('task:config'),
  kind: 'change',
  input: TaskConfig.extend({ version: configVersion }),
  output: z.object({ version: configVersion }),
});
