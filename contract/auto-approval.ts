import { PARAMETERS } from '@skyhelm/core/task/parameters';
import { TASK_TYPES } from '@skyhelm/core/task/task';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { momentField, timeZoneField } from './fields.ts';
import { UserId } from './ids.ts';

export const APPROVED_USERS_MAX = 1_000;
const minuteOfDay = z.int({ error: 'number' }).min(0).max(1_439);
/** Nought until somebody has set it. */
const settingVersion = z.int({ error: 'number' }).min(0);

const setting = z.object({
  isOn: z.boolean({ error: 'choice' }),
  /** Whose tasks are approved by themselves. */
  userIds: z.array(UserId).max(APPROVED_USERS_MAX),
  /** The approval period. */
  from: momentField('autoApproval.period'),
  until: momentField('autoApproval.period'),
  types: z.array(z.enum(TASK_TYPES, { error: 'choice' })).max(TASK_TYPES.length),
  /** Metres above take-off that nothing of the plan is above; null for any that the task allows. */
  heightMax: z
    .number({ error: 'amount' })
    .min(1, { error: 'amount' })
    .max(PARAMETERS.maxHeight.max, { error: 'amount' })
    .nullable()
    .default(null),
  /** Minutes of the day within which the whole flight lies, by the clock in a place, summer and winter; null for any time. */
  dayTime: z.object({ from: minuteOfDay, until: minuteOfDay, timeZone: timeZoneField }).nullable().default(null),
  /** Not even where only a way back may touch a zone. What a zone forbids, or anything else is warned of, is never approved by itself. */
  needsClearAir: z.boolean({ error: 'choice' }).default(true),
  /** Only where whoever is to fly it is known and holds the licence for it. */
  needsLicence: z.boolean({ error: 'choice' }).default(true),
});
export type AutoApprovalForm = z.output<typeof setting>;

export const ApprovedUser = z.object({
  id: UserId,
  name: z.string(),
  userName: z.string(),
  deptName: z.string(),
  mobile: z.string(),
  roles: z.array(z.string()),
});

export const getAutoApproval = endpoint({
  method: 'GET',
  path: '/enterprise/approval/getAutoApproval',
  access: needs('approval:automaticApprovalSet'),
  kind: 'read',
  input: z.object({}),
  /** The period is null until somebody has set it; people who have been deleted are left out. */
  output: setting.omit({ from: true, until: true, userIds: true }).extend({
    version: settingVersion,
    /** They hold for the whole enterprise: only people who reach all of it set them. */
    maySet: z.boolean(),
    from: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
    users: z.array(ApprovedUser),
  }),
});
export const setAutoApproval = endpoint({
  method: 'POST',
  path: '/enterprise/approval/setAutoApproval',
  access: needs('approval:automaticApprovalSet'),
  kind: 'change',
  input: setting
    .extend({ version: settingVersion })
    // What is no date has been said to be none.
    .refine(({ from, until }) => !(Date.parse(from) >= Date.parse(until)), { error: 'autoApproval.order', path: ['until'] })
    .refine(({ isOn, types }) => !isOn || types.length > 0, { error: 'autoApproval.types', path: ['types'] }),
  output: z.object({ version: settingVersion }),
});
