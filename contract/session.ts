import { UNIT_SYSTEMS } from '@skyhelm/core/units/unit-system';
import { HANDEDNESS } from '@skyhelm/core/vehicle/sticks';
import { WaypointDefaultsField } from '@skyhelm/core/plan/route-field';
import { z } from 'zod';
import { endpoint, open, signedIn, signedInOrKey } from './endpoint.ts';
import {
  accountField,
  emailField,
  givenPasswordField,
  languageField,
  mobileField,
  nameField,
  timeZoneField,
  newPasswordField,
  requiredText,
  timestamp,
} from './fields.ts';
import { SessionId, UserId } from './ids.ts';
import { MenuEntry } from './menu-entry.ts';
import { MAIL_TOPICS, MESSAGE_TOPICS } from './message-facts.ts';
import { PUSH_PRIORITIES } from './news-push-facts.ts';
import { latitudeField, longitudeField } from './position.ts';

export const USER_TYPES = ['general', 'enterprise'] as const;
export const USER_TYPE = z.enum(USER_TYPES, { error: 'choice' });

/** Account, mobile or e-mail address: whatever the person remembers. */
const loginName = requiredText(254);
/** From the app, or one of the recovery codes that were shown once. */
const secondFactor = z
  .string({ error: 'code' })
  .trim()
  .regex(/^([0-9]{6}|[A-Za-z2-9]{5}-?[A-Za-z2-9]{5})$/, { error: 'code' });
const totpCode = z
  .string({ error: 'code' })
  .trim()
  .regex(/^[0-9]{6}$/, { error: 'code' });
const verificationCode = z
  .string({ error: 'code' })
  .trim()
  .regex(/^[0-9]{6}$/, { error: 'code' });

const Credentials = z
  .object({
    username: loginName,
    password: givenPasswordField.optional(),
    /** Instead of the password: the code that was sent. */
    verificationCode: verificationCode.optional(),
    totp: secondFactor.optional(),
  })
  .refine((given) => given.password !== undefined || given.verificationCode !== undefined, {
    error: 'password.required',
    path: ['password'],
  });

const LoggedIn = z.object({ token: z.string() });
const credentialsAreTheProof = open('signing in is how one becomes known');

export const loginGeneral = endpoint({
  method: 'POST',
  path: '/user/login',
  access: credentialsAreTheProof,
  kind: 'change',
  input: Credentials,
  output: LoggedIn,
});
export const loginEnterprise = endpoint({
  method: 'POST',
  path: '/enterprise/user/login',
  access: credentialsAreTheProof,
  kind: 'change',
  input: Credentials,
  output: LoggedIn,
});
export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: credentialsAreTheProof,
  kind: 'change',
  input: Credentials,
  output: LoggedIn,
});

export const CODE_PURPOSES = ['login', 'register', 'forgotPassword'] as const;
/** A code goes out by SMS to a mobile number and by mail to an address. */
const codeTarget = z.union([mobileField, emailField], { error: 'mobileOrEmail' });

export const sendCode = endpoint({
  method: 'POST',
  path: '/user/sendVerificationCode',
  kind: 'change',
  access: open('a code is asked for before signing in; answers alike whether the account exists'),
  input: z.object({ target: codeTarget, purpose: z.enum(CODE_PURPOSES, { error: 'choice' }) }),
  output: z.object({ expiresInSeconds: z.int(), retryInSeconds: z.int() }),
});
export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  kind: 'change',
  access: open('a new person has no account yet; only where the online flag is set'),
  input: z
    .object({
      userName: accountField,
      name: nameField,
      mobile: mobileField,
      verificationCode,
      password: newPasswordField,
      confirmPassword: givenPasswordField,
    })
    .refine((form) => form.password === form.confirmPassword, { error: 'password.mismatch', path: ['confirmPassword'] }),
  output: z.object({ id: UserId }),
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/forgotPassword',
  kind: 'change',
  access: open('the code that was sent is the proof; a second factor stays required at the next sign-in'),
  input: z
    .object({ target: codeTarget, verificationCode, newPassword: newPasswordField, confirmPassword: givenPasswordField })
    .refine((form) => form.newPassword === form.confirmPassword, { error: 'password.mismatch', path: ['confirmPassword'] }),
  output: z.null(),
});
const isPair = (form: unknown): boolean =>
  typeof form === 'object' && form !== null && 'newPassword' in form && 'confirmPassword' in form && Boolean(form.confirmPassword);
export const changePassword = endpoint({
  method: 'POST',
  path: '/enterprise/user/changePassword',
  access: signedIn,
  kind: 'change',
  beforePasswordChange: true,
  input: z
    .object({
      oldPassword: givenPasswordField,
      newPassword: newPasswordField,
      confirmPassword: z.string({ error: 'password.confirm' }).min(1, { error: 'password.confirm' }),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      error: 'password.mismatch',
      path: ['confirmPassword'],
      // Also while the old password is still missing: a form speaks of each field as it is left.
      when: ({ value }) => isPair(value),
    }),
  output: z.null(),
});
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  kind: 'change',
  access: open('ending a session that has ended already must succeed too'),
  input: z.object({ token: z.string().optional() }),
  output: z.null(),
});

export const TRAJECTORIES = [0, 1, 2, 3] as const;

const timeOfDay = z.string({ error: 'time' }).regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: 'time' });
const quietHoursField = z
  .object({
    from: timeOfDay,
    to: timeOfDay,
    timeZone: timeZoneField,
  })
  .refine(({ from, to }) => from !== to, { error: 'quietHours.same', path: ['to'] });

export const UserSettings = z.object({
  /** Null until one was chosen: then whichever the browser asks for. */
  language: languageField.nullable(),
  /** 1 metric, 2 imperial. */
  unitSystem: z.literal(UNIT_SYSTEMS, { error: 'choice' }),
  /** Which hand holds which stick. */
  handedness: z.enum(HANDEDNESS, { error: 'choice' }),
  /** Messages about these arrive as read: they are in the list and light no dot. */
  mutedTopics: z.array(z.enum(MESSAGE_TOPICS, { error: 'choice' })).max(MESSAGE_TOPICS.length),
  /** Pushes that are not urgent, and messages that could be muted, wait for their end; null for none. */
  quietHours: quietHoursField.nullable(),
  /** Pushes with these come by e-mail as well. */
  mailPriorities: z.array(z.enum(PUSH_PRIORITIES, { error: 'choice' })).max(PUSH_PRIORITIES.length),
  /** Messages of the platform about these come by e-mail as well. */
  mailTopics: z.array(z.enum(MAIL_TOPICS, { error: 'choice' })).max(MAIL_TOPICS.length),
  /** How many trajectories of an aircraft the map shows, the newest first; none hides them. */
  trajectories: z.literal(TRAJECTORIES, { error: 'choice' }),
  /** Where maps begin; null for wherever one's aircraft are. */
  mapCentre: z.object({ longitude: longitudeField, latitude: latitudeField }).nullable(),
  /** What new waypoints begin with; null as the product has them. */
  waypointDefaults: WaypointDefaultsField.nullable(),
});
export type UserSettings = z.output<typeof UserSettings>;

export const UserInfo = z.object({
  id: z.string(),
  name: z.string(),
  userName: z.string(),
  userType: USER_TYPE,
  deptName: z.string(),
  mobile: z.string(),
  email: z.string(),
  imagePath: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  ptzPermissions: z.array(z.string()),
  /** The data scope has no end: it can be granted to others too. */
  reachesAll: z.boolean(),
  enterpriseInfo: z.object({ name: z.string(), imagePath: z.string(), isDemo: z.boolean() }),
  /** False: this account may not change its password. */
  changePassword: z.boolean(),
  /** True until a password that somebody else made up has been replaced. */
  mustChangePassword: z.boolean(),
  totpEnabled: z.boolean(),
  unreadMessages: z.int(),
  settings: UserSettings,
});
export type UserInfo = z.output<typeof UserInfo>;

export const userInfo = endpoint({
  method: 'GET',
  path: '/user/getUserInfo',
  access: signedInOrKey,
  kind: 'read',
  beforePasswordChange: true,
  input: z.object({}),
  output: UserInfo,
});
export const menu = endpoint({
  method: 'GET',
  path: '/menu/getRouters',
  access: signedInOrKey,
  kind: 'read',
  beforePasswordChange: true,
  input: z.object({}),
  output: z.array(MenuEntry),
});
export const heartbeat = endpoint({
  method: 'GET',
  path: '/heartbeat',
  access: signedInOrKey,
  kind: 'read',
  beforePasswordChange: true,
  input: z.object({}),
  output: z.null(),
});
export const setLanguage = endpoint({
  method: 'POST',
  path: '/user/setLanguage',
  access: signedIn,
  kind: 'change',
  beforePasswordChange: true,
  input: z.object({ language: languageField }),
  output: z.null(),
});
/** What is left out stays as it is. The language has a call of its own. */
export const setSettings = endpoint({
  method: 'POST',
  path: '/user/setSettings',
  access: signedIn,
  kind: 'change',
  input: UserSettings.omit({ language: true }).partial(),
  output: z.null(),
});

export const Session = z.object({
  id: SessionId,
  current: z.boolean(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  ip: z.string(),
  device: z.string(),
});
export const sessions = endpoint({
  method: 'GET',
  path: '/user/getSessions',
  access: signedIn,
  kind: 'read',
  input: z.object({}),
  output: z.array(Session),
});
export const endSessions = endpoint({
  method: 'POST',
  path: '/user/endSessions',
  access: signedIn,
  kind: 'change',
  input: z.object({ ids: z.array(SessionId).max(100).optional() }),
  output: z.object({ ended: z.int() }),
});

export const startTotp = endpoint({
  method: 'POST',
  path: '/user/startTotp',
  access: signedIn,
  kind: 'change',
  secret: true,
  input: z.object({ password: givenPasswordField }),
  output: z.object({ secret: z.string(), uri: z.string() }),
});
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/user/confirmTotp',
  access: signedIn,
  kind: 'change',
  secret: true,
  input: z.object({ totp: totpCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
});
export const stopTotp = endpoint({
  method: 'POST',
  path: '/user/stopTotp',
  access: signedIn,
  kind: 'change',
  input: z.object({ password: givenPasswordField }),
  output: z.null(),
});

export const socketTicket = endpoint({
  method: 'POST',
  path: '/websocket/getTicket',
  access: signedInOrKey,
  kind: 'read',
  beforePasswordChange: true,
  input: z.object({}),
  output: z.object({ ticket: z.string(), expiresInSeconds: z.int() }),
});
