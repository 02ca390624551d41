import { z } from 'zod';
import { endpoint, signedIn } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { MessageId } from './ids.ts';
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
  'webHookOff',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a message is about. Word of one's own account comes to everybody: somebody who got in would switch it off first. */
export const MESSAGE_TOPICS = ['organisation', 'certification', 'device'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

const OF_THE_ORGANISATION: readonly MessageKind[] = [
  'rolesChanged',
  'departmentJoined',
  'departmentLeft',
  'routeShared',
  'routeUnshared',
  'markerShared',
  'markerUnshared',
];

/** Nothing where it cannot be switched off. */
export function topicOf(kind: MessageKind): MessageTopic | undefined {
  if (kind.startsWith('certification')) return 'certification';
  if (kind.startsWith('device')) return 'device';
  return OF_THE_ORGANISATION.includes(kind) ? 'organisation' : undefined;
}

export const Message = z.object({
  id: MessageId,
  kind: z.enum(MESSAGE_KINDS),
  text: z.string(),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
});
export type Message = z.output<typeof Message>;

export const getMessages = endpoint({
  method: 'POST',
  path: '/message/getMessages',
  access: signedIn,
  kind: 'read',
  beforePasswordChange: true,
  input: pageQuery(['createdAt']).extend({ isAsc: z.boolean().default(false) }),
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
