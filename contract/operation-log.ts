import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, readerZoneField, timestamp, utcMomentField } from './fields.ts';
import { pageOf, pageQuery } from './page.ts';
import { TASK_EVENTS } from './task-operations.ts';

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
  'account.settingsChanged',
  'account.codeSent',
  'user.added',
  'user.edited',
  'user.deleted',
  'user.frozen',
  'user.recovered',
  'user.passwordReset',
  'user.secondFactorReset',
  'user.exported',
  'user.importStarted',
  'user.importCancelled',
  'user.imported',
  'user.passwordsTaken',
  'certification.submitted',
  'certification.passed',
  'certification.failed',
  'certification.withdrawn',
  'certification.seen',
  'certification.expired',
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
  'message.confirmed',
  'accessKey.created',
  'accessKey.edited',
  'accessKey.rotated',
  'accessKey.oldSecretEnded',
  'accessKey.revoked',
  'accessKey.pageOpened',
  'accessKey.pageLeft',
  'webHook.added',
  'webHook.edited',
  'webHook.secretRenewed',
  'webHook.deleted',
  'webHook.pinged',
  'webHook.replayed',
  'webHook.switchedOff',
  'enterprise.created',
  'enterprise.edited',
  'enterprise.removed',
  'newsPush.added',
  'newsPush.edited',
  'newsPush.sent',
  'newsPush.stopped',
  'newsPush.deleted',
  'site.added',
  'site.edited',
  'site.deleted',
  'site.exported',
  'noFlyZone.added',
  'noFlyZone.edited',
  'noFlyZone.deleted',
  'noFlyZone.imported',
  'noFlyZone.airportsOn',
  'noFlyZone.airportsOff',
  'fence.added',
  'fence.edited',
  'fence.deleted',
  'route.added',
  'route.edited',
  'route.copied',
  'route.moved',
  'route.formationAdded',
  'route.formationDeleted',
  'route.formationStarted',
  'route.formationCancelled',
  'route.deleted',
  'route.shared',
  'route.unshared',
  'route.exported',
  'marker.added',
  'marker.edited',
  'marker.moved',
  'marker.folderRenamed',
  'marker.deleted',
  'marker.imported',
  'marker.exported',
  'marker.shared',
  'marker.unshared',
  'route.heightsAdded',
  'route.heightsDeleted',
  ...TASK_EVENTS,
  'task.notReleased',
  'task.executorFrozen',
  'task.executorRecovered',
  'task.executorDeleted',
  'task.exported',
  'task.reported',
  'task.configured',
  'task.autoApprovalSet',
  'device.added',
  'device.edited',
  'device.stateChanged',
  'device.bound',
  'device.unbound',
  'device.keySet',
  'device.keyRemoved',
  'device.shared',
  'device.unshared',
  'device.exclusiveSet',
  'device.exclusiveEnded',
  'device.takenBack',
  'device.deleted',
  'device.exported',
  'simulator.edited',
  'simulator.started',
  'simulator.stopped',
  'simulator.ended',
  'deviceGroup.added',
  'deviceGroup.edited',
  'deviceGroup.deleted',
  'control.taken',
  'control.takenBack',
  'control.released',
  'control.asked',
  'control.handedOver',
  'control.refused',
  'control.lost',
  'command.given',
  'command.cancelled',
  'parameter.ordered',
  'parameter.exported',
  'parameterMetadata.added',
  'parameterMetadata.deleted',
  'plan.sent',
  'plan.read',
  'plan.cleared',
  'transfer.cancelled',
  'vehicleLog.fetched',
  'vehicleLog.downloaded',
  'vehicleLog.deleted',
  'vehiclePicture.fetched',
  'vehiclePicture.downloaded',
  'vehiclePicture.deleted',
  'flightRecord.exported',
  'flightRecord.deleted',
  'flightRecord.outdated',
  'flightRecord.importStarted',
  'flightRecord.imported',
  'flightRecord.importCancelled',
  'log.exported',
  'log.checked',
  'secretKey.accepted',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export const LogEntry = z.object({
  id: z.string(),
  at: timestamp,
  operation: z.enum(OPERATIONS),
  text: z.string(),
  actor: z.string(),
  target: z.string(),
  ip: z.string(),
});
export type LogEntry = z.output<typeof LogEntry>;

/** What is looked for; an empty one is the whole log. */
export const LogFilter = z.object({
  from: utcMomentField.optional(),
  /** Up to this moment, itself included. */
  to: utcMomentField.optional(),
  /** Part of the name of who did it or of whom or what it was done to. */
  keyword: optionalText(50),
  /** Of any of these kinds. */
  operations: z
    .array(z.enum(OPERATIONS, { error: 'choice' }))
    .max(OPERATIONS.length)
    .default([]),
});
export type LogFilter = z.output<typeof LogFilter>;

/** How many entries a search counts and pages through; older ones are found by naming a time. */
export const LOG_FOUND_MAX = 10_000;

export const getOperations = endpoint({
  method: 'POST',
  path: '/log/getOperations',
  access: needs('log:query'),
  kind: 'read',
  input: pageQuery(['at']).extend({ isAsc: z.boolean().default(false), ...LogFilter.shape }),
  /** `more`: there are more than `total`, which is then as far as a search counts. */
  output: pageOf(LogEntry).extend({ more: z.boolean() }),
});

export const LogDetails = LogEntry.extend({
  requestId: z.string(),
  /** What else was noted, without secrets: `before` and `after` of an edit, for instance. */
  details: z.record(z.string(), z.unknown()),
});
export type LogDetails = z.output<typeof LogDetails>;

export const getOperation = endpoint({
  method: 'GET',
  path: '/log/getOperation',
  access: needs('log:query'),
  kind: 'read',
  input: z.object({ id: z.string({ error: 'required' }).regex(/^[1-9]\d{0,14}$/, { error: 'id' }) }),
  output: LogDetails,
});

/** Everything that was found, however much it is, newest first. */
export const exportOperations = endpoint({
  method: 'GET',
  path: '/log/exportOperations',
  access: needs('log:export'),
  kind: 'change',
  wire: 'file',
  input: LogFilter.extend({ timeZone: readerZoneField }),
  output: z.null(),
});

export const CHAIN_FAULTS = ['edited', 'removed', 'added', 'wrongEnd', 'noChain'] as const;

export const ChainCheck = z.object({
  /** Entries that were read: all of the enterprise's. */
  checked: z.int(),
  faults: z.int(),
  first: z.object({ kind: z.enum(CHAIN_FAULTS), seq: z.int(), upTo: z.int().optional() }).nullable(),
});
export type ChainCheck = z.output<typeof ChainCheck>;

/** Whether the log is still the one that was written. Somebody asked: that is worth an entry of its own. */
export const checkOperations = endpoint({
  method: 'POST',
  path: '/log/checkOperations',
  access: needs('log:check'),
  kind: 'change',
  input: z.object({}),
  output: ChainCheck,
});
