import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { pageOf, pageQuery } from './page.ts';

/** Past tense, noun first. Each has its words in `i18n/<lang>/log.ts`. */
export const OPERATIONS = [
  'session.opened',
  'session.refused',
  'session.closed',
  'session.ended',
  'request.denied',
  'account.registered',
  'account.registrationRefused',
  'account.passwordChanged',
  'account.passwordForgotten',
  'account.passwordRefused',
  'account.totpStarted',
  'account.totpOn',
  'account.totpOff',
  'account.infoChanged',
  'account.languageChanged',
  'account.codeSent',
  'user.added',
  'user.edited',
  'user.deleted',
  'user.frozen',
  'user.recovered',
  'user.passwordReset',
  'user.secondFactorReset',
  'certification.submitted',
  'certification.passed',
  'certification.failed',
  'role.added',
  'role.edited',
  'role.deleted',
  'department.added',
  'department.edited',
  'department.moved',
  'department.deleted',
  'department.membersAdded',
  'department.membersRemoved',
  'department.exported',
  'file.uploaded',
  'file.seen',
  'message.read',
  'accessKey.created',
  'accessKey.revoked',
  'enterprise.created',
  'enterprise.removed',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export const LogEntry = z.object({
  id: z.string(),
  at: timestamp,
  operation: z.enum(OPERATIONS),
  text: z.string(),
  actor: z.string(),
  ip: z.string(),
});
export type LogEntry = z.output<typeof LogEntry>;

export const getOperations = endpoint({
  method: 'POST',
  path: '/log/getOperations',
  access: needs('log:query'),
  kind: 'read',
  input: pageQuery(['at']).extend({ isAsc: z.boolean().default(false) }),
  output: pageOf(LogEntry),
});
