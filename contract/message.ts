import { APPROVAL_STATES } from './approval-states.ts';
import { z } from 'zod';
import { endpoint, signedIn } from './endpoint.ts';
import { momentField, optionalText, timestamp } from './fields.ts';
import { MessageId } from './ids.ts';
import { MESSAGE_GROUPS, type MessageGroup, type MessageTopic } from './message-facts.ts';
import { PUSH_PRIORITIES } from './news-push-facts.ts';
import { pageOf, pageQuery } from './page.ts';

/** What people are told; each has its sentence in `i18n/<lang>/messages.ts`. */
export const MESSAGE_KINDS = [
  'newSignIn',
  'passwordReset',
  'passwordChanged',
  'passwordForgotten',
  'totpOn',
  'totpOff',
  'totpReset',
  'contactChanged',
  'rolesChanged',
  'departmentJoined',
  'departmentLeft',
  'certificationPassed',
  'certificationFailed',
  'certificationSubmitted',
  'certificationExpiring',
  'certificationExpiresToday',
  'certificationExpired',
  'certificationsExpiring',
  'deviceShared',
  'deviceExclusive',
  'deviceEnded',
  'deviceSimulationOver',
  'routeShared',
  'routeUnshared',
  'markerShared',
  'markerUnshared',
  'routeBroken',
  'routesBroken',
  'routeClosedAboard',
  'routeClosedInFlight',
  'formationStopped',
  'formationInterrupted',
  'taskSubmitted',
  'taskPassed',
  'taskFailed',
  'taskExpired',
  'taskFallen',
  'taskDispatched',
  'taskRevoked',
  'taskRevokedFor',
  'taskNotReleased',
  'taskGivenBack',
  'taskCompleted',
  'taskPilotGone',
  'newsPush',
  'webHookOff',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Facts of messages that are moments: they are kept as such, and said by the reader's clock. */
export const MESSAGE_MOMENTS: Partial<Record<MessageKind, readonly string[]>> = { taskDispatched: ['deadline'] };

const OF_THE_ORGANISATION: readonly MessageKind[] = [
  'rolesChanged',
  'departmentJoined',
  'departmentLeft',
  'routeShared',
  'routeUnshared',
  'markerShared',
  'markerUnshared',
];

/** Who is about to fly has to know at any hour that they may not, and an aircraft may be in the air without anybody. */
const NOT_TO_BE_MISSED: readonly MessageKind[] = ['taskFallen', 'taskRevoked', 'taskRevokedFor', 'taskPilotGone'];

/** Nothing where it cannot be switched off, nor waits for the morning. */
export function topicOf(kind: MessageKind): MessageTopic | undefined {
  if (NOT_TO_BE_MISSED.includes(kind)) return undefined;
  if (kind.startsWith('certification')) return 'certification';
  if (kind.startsWith('device')) return 'device';
  if (kind.startsWith('task')) return 'task';
  return OF_THE_ORGANISATION.includes(kind) ? 'organisation' : undefined;
}

const OF_THE_ACCOUNT = /^(newSignIn|password|totp|contact)/;

export function groupOf(kind: MessageKind): MessageGroup {
  if (kind === 'newsPush') return 'push';
  if (kind === 'webHookOff') return 'organisation';
  if (kind.startsWith('task')) return 'task';
  return topicOf(kind) ?? (OF_THE_ACCOUNT.test(kind) ? 'security' : 'flight');
}

export const Message = z.object({
  id: MessageId,
  kind: z.enum(MESSAGE_KINDS),
  group: z.enum(MESSAGE_GROUPS),
  text: z.string(),
  /** The record it is about: of `taskSubmitted` the request for approval, of other word of one task that task. */
  about: z.string().nullable(),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
  /** Of a push; word of the platform itself has none. */
  priority: z.enum(PUSH_PRIORITIES).nullable(),
  /** Of an urgent one: when its reader said so. */
  confirmedAt: timestamp.nullable(),
  /**
   * Of `taskSubmitted`: what has become of the question, and who has answered it, which is empty where nobody has. Null of all else, and once the reader may not
   * see such questions any more.
   */
  answer: z.object({ state: z.enum(APPROVAL_STATES), by: z.string() }).nullable(),
});
export type Message = z.output<typeof Message>;

export const getMessages = endpoint({
  method: 'POST',
  path: '/message/getMessages',
  access: signedIn,
  kind: 'read',
  beforePasswordChange: true,
  input: pageQuery(['createdAt']).extend({
    isAsc: z.boolean().default(false),
    /** Each word of it is part of the message, as it is told in the language of the call. */
    keyword: optionalText(50),
    isRead: z.boolean({ error: 'choice' }).optional(),
    priority: z.enum(PUSH_PRIORITIES, { error: 'choice' }).optional(),
    group: z.enum(MESSAGE_GROUPS, { error: 'choice' }).optional(),
    from: momentField('date').optional(),
    to: momentField('date').optional(),
    /** The reader's, for the times in messages. Without one, or with one that is too new to be known here, they are said in UTC. */
    timeZone: optionalText(64),
  }),
  /** `unread`: of all there are. */
  output: pageOf(Message).extend({ unread: z.int() }),
});
export const readMessages = endpoint({
  method: 'POST',
  path: '/message/readMessages',
  access: signedIn,
  kind: 'change',
  beforePasswordChange: true,
  input: z.object({ ids: z.array(MessageId).max(200).optional() }),
  output: z.object({ unread: z.int() }),
});

/** An urgent message that waits for its reader's word, in the words of whoever wrote it. */
export const UrgentMessage = z.object({ id: MessageId, title: z.string(), content: z.string(), by: z.string(), createdAt: timestamp });
export type UrgentMessage = z.output<typeof UrgentMessage>;

/** Oldest first. Of a push that repeats itself only the last one asks. */
export const getUnconfirmed = endpoint({
  method: 'GET',
  path: '/message/getUnconfirmed',
  access: signedIn,
  kind: 'read',
  beforePasswordChange: true,
  input: z.object({}),
  output: z.array(UrgentMessage),
});
/** Whoever confirms has read it, and what the same push said before. */
export const confirmMessage = endpoint({
  method: 'POST',
  path: '/message/confirmMessage',
  access: signedIn,
  kind: 'change',
  beforePasswordChange: true,
  input: z.object({ id: MessageId }),
  output: z.object({ unread: z.int() }),
});
