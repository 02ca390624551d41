import { PERMISSIONS, type Permission } from './permissions.ts';

/**
 * Software neither makes keys and web hooks nor changes them: a stolen key must leave nothing behind. It does not review or approve either,
 * nor set by which rules that is done: a key is nobody, so that its maker could pass their own papers and tasks with it.
 */
const FOR_PEOPLE: readonly Permission[] = [
  'accessKey:add',
  'accessKey:edit',
  'accessKey:delete',
  'webHook:add',
  'webHook:edit',
  'webHook:delete',
  'user:legalize',
  'approval:pass',
  'approval:fail',
  'approval:automaticApprovalSet',
];
export const KEY_SCOPES = PERMISSIONS.filter((permission) => !FOR_PEOPLE.includes(permission));

/**
 * People fly what is theirs or shared with them, a key whatever it reaches: only administrators, who may fly everything themselves, hand
 * that out.
 */
export const ADMINISTRATORS_GIVE: readonly Permission[] = ['device:control', 'device:simulate'];

/** How many calls a key may make in a minute of the clock. The default lets a program ask ten times a second. */
export const CALLS_PER_MINUTE = { least: 10, most: 60_000, default: 600 } as const;
/** How long it is kept what a key was used for. */
/** What a server has counted is written so often: what came since is not told yet. */
export const USAGE_LAG_SECONDS = 5;
export const USAGE_DAYS = 90;
/** What became of a call: carried out, or why not. */
export const KEY_OUTCOMES = [
  'done',
  'limited',
  'address',
  'revoked',
  'expired',
  'replaced',
  'forbidden',
  'invalid',
  'refused',
  'failed',
] as const;
export type KeyOutcome = (typeof KEY_OUTCOMES)[number];

/** A key that ends within this time is said to be expiring. */
export const EXPIRING_DAYS = 14;
/** How long the old secret may live beside a new one. */
export const OLD_SECRET_HOURS = { default: 168, max: 2_160 } as const;
