import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { momentField, optionalText, requiredText, timestamp, versionField } from './fields.ts';
import { DepartmentId, NewsPushId, RoleId, UserId } from './ids.ts';
import { PUSH_INTERVAL_MINUTES, PUSH_MODES, PUSH_PRIORITIES, PUSH_STATES, PUSH_TEXT_MAX } from './news-push-facts.ts';
import { longPageOf, pageOf, pageQuery } from './page.ts';

const INTERVAL = `push.interval|min=${PUSH_INTERVAL_MINUTES.min}|max=${PUSH_INTERVAL_MINUTES.max}`;
const moment = momentField('date').nullable().default(null);

const fields = z.object({
  title: requiredText(PUSH_TEXT_MAX.title),
  content: requiredText(PUSH_TEXT_MAX.content),
  priority: z.enum(PUSH_PRIORITIES, { error: 'choice' }),
  mode: z.enum(PUSH_MODES, { error: 'choice' }),
  /** Of a timed push, and the beginning of a cycle; a cycle without one begins at once. */
  pushAt: moment,
  /** Of a cycle: whole minutes from one to the next. */
  intervalMinutes: z
    .int({ error: INTERVAL })
    .min(PUSH_INTERVAL_MINUTES.min, { error: INTERVAL })
    .max(PUSH_INTERVAL_MINUTES.max, { error: INTERVAL })
    .nullable()
    .default(null),
  /** Of a cycle: after it none follows; null for until it is stopped. */
  endsAt: moment,
  userIds: z.array(UserId).max(500).default([]),
  roleIds: z.array(RoleId).max(100).default([]),
  /** With all below them. */
  departmentIds: z.array(DepartmentId).max(200).default([]),
});
export type NewsPushForm = z.output<typeof fields>;

/** What only makes sense together. */
const sound = <T extends z.ZodType<NewsPushForm>>(form: T) =>
  form
    .refine(({ mode, pushAt }) => mode !== 'timed' || pushAt !== null, { error: 'push.time', path: ['pushAt'] })
    .refine(({ mode, intervalMinutes }) => mode !== 'cycle' || intervalMinutes !== null, {
      error: INTERVAL,
      path: ['intervalMinutes'],
    })
    .refine(({ mode, pushAt, endsAt }) => mode !== 'cycle' || !pushAt || !endsAt || Date.parse(pushAt) <= Date.parse(endsAt), {
      error: 'push.end',
      path: ['endsAt'],
    })
    .refine(({ userIds, roleIds, departmentIds }) => userIds.length + roleIds.length + departmentIds.length > 0, {
      error: 'push.receivers',
      path: ['userIds'],
    });

const named = <T extends z.ZodType>(id: T) => z.array(z.object({ id, name: z.string() }));

export const NewsPush = fields.omit({ userIds: true, roleIds: true, departmentIds: true }).extend({
  id: NewsPushId,
  version: versionField,
  state: z.enum(PUSH_STATES),
  /** Those that still exist. */
  people: named(UserId),
  roles: named(RoleId),
  departments: named(DepartmentId),
  founder: z.string(),
  /** Who saved it last, where that was another: it goes out in their name. */
  editor: z.string().nullable(),
  createdAt: timestamp,
  /** The last time. */
  sentAt: timestamp.nullable(),
  /** How often it was sent. */
  sendings: z.int(),
  nextAt: timestamp.nullable(),
  /** Of the last sending: how many got it, have read it, have confirmed it. */
  received: z.int(),
  read: z.int(),
  confirmed: z.int(),
});
export type NewsPush = z.output<typeof NewsPush>;

export const getNewsPushes = endpoint({
  method: 'POST',
  path: '/enterprise/newsPush/getNewsPushes',
  access: needs('newsPush:query'),
  kind: 'read',
  input: pageQuery(['createdAt', 'title']).extend({
    isAsc: z.boolean().default(false),
    /** Part of title or content. */
    keyword: optionalText(50),
    /** Part of the founder's name. */
    founder: optionalText(50),
    mode: z.enum(PUSH_MODES, { error: 'choice' }).optional(),
    priority: z.enum(PUSH_PRIORITIES, { error: 'choice' }).optional(),
    state: z.enum(PUSH_STATES, { error: 'choice' }).optional(),
  }),
  output: longPageOf(NewsPush),
});
/** Whom there is to choose from: the roles, and the departments and people within reach, of whom those are named that the keyword finds. */
export const getPushReceivers = endpoint({
  method: 'GET',
  path: '/enterprise/newsPush/getReceivers',
  access: needs('newsPush:query'),
  kind: 'read',
  input: z.object({ keyword: optionalText(50) }),
  output: z.object({
    people: z.array(z.object({ id: UserId, name: z.string(), userName: z.string() })),
    roles: named(RoleId),
    departments: z.array(z.object({ id: DepartmentId, name: z.string(), parentId: DepartmentId.nullable() })),
  }),
});
export const addNewsPush = endpoint({
  method: 'POST',
  path: '/enterprise/newsPush/addNewsPush',
  access: needs('newsPush:add'),
  kind: 'change',
  input: sound(fields),
  output: z.object({ id: NewsPushId }),
});
/** Only what still waits; of a cycle, the sendings to come. */
export const setNewsPush = endpoint({
  method: 'POST',
  path: '/enterprise/newsPush/setNewsPush',
  access: needs('newsPush:edit'),
  kind: 'change',
  input: sound(fields.extend({ id: NewsPushId, version: versionField })),
  output: z.object({ version: versionField }),
});
export const stopNewsPush = endpoint({
  method: 'POST',
  path: '/enterprise/newsPush/stopNewsPush',
  access: needs('newsPush:edit'),
  kind: 'change',
  input: z.object({ id: NewsPushId }),
  output: z.null(),
});
/** What was sent stays with whoever got it. */
export const deleteNewsPush = endpoint({
  method: 'POST',
  path: '/enterprise/newsPush/deleteNewsPush',
  access: needs('newsPush:delete'),
  kind: 'change',
  input: z.object({ id: NewsPushId }),
  output: z.null(),
});

export const Receipt = z.object({
  userId: UserId,
  name: z.string(),
  userName: z.string(),
  sentAt: timestamp,
  readAt: timestamp.nullable(),
  confirmedAt: timestamp.nullable(),
});
export type Receipt = z.output<typeof Receipt>;

/** Who got one sending of a push, and what they did with it. */
export const getPushReceipts = endpoint({
  method: 'POST',
  path: '/enterprise/newsPush/getReceipts',
  access: needs('newsPush:query'),
  kind: 'read',
  input: pageQuery(['name']).extend({
    id: NewsPushId,
    /** From 1; the last one unless told. */
    sending: z.int({ error: 'number' }).min(1).max(2_000_000_000).optional(),
    /** Only those who have not read it, or not confirmed it. */
    open: z.boolean().default(false),
  }),
  output: pageOf(Receipt).extend({ sending: z.int() }),
});
