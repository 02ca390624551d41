import { refuse } from '../../platform/app-error.ts';
import { hashToken, newToken } from '../../platform/auth/secrets.ts';
import type { Actor, UserActor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { idleSince } from '../../platform/auth/session-life.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../message/index.ts';
import { lockAccount, updateAccount, useRecoveryCode, useTotpStep, type Account } from './account.store.ts';
import { spendCode } from './codes.ts';
import { factorKey, type Proven } from './credentials.ts';
import { deviceOf } from './device.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { insertSession, sessionsOf } from './session.store.ts';
import { endSessions } from './sessions.ts';
import { countsOf, forget, keepUntil } from './throttle.store.ts';

type Context = RequestContext & { actor: Actor | undefined };

const HOUR_MS = 3_600_000;
const REMEMBER_DEVICE_MS = 90 * 24 * HOUR_MS;
/** As many as can be ended at once; beyond them the one unused for longest makes room. */
const SESSIONS_MAX = 100;

/** The transaction part of signing in: what was proven is used up, and a token that has never been seen before is handed out. */
export async function openSession(
  services: Services,
  throttle: LoginThrottle,
  context: Context,
  proven: Proven,
): Promise<{ token: string }> {
  const { config, bus, database } = services;
  const { db, now, ip, userAgent } = context;
  const account = await lockBoth(db, proven.account.id, context.actor);
  if (!account || hasChanged(account, proven.account)) return refuse('login.failed');
  await useUp(context, proven);
  if (context.actor?.kind === 'user') await endPresented(bus, context, context.actor);
  await makeRoom(services, context, account);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + config.sessionMaxHours * HOUR_MS);
  const { enterpriseId, id: userId } = account;
  const sessionId = await insertSession(db, { enterpriseId, userId, tokenHash: hashToken(token), ip, userAgent, now, expiresAt });
  await tellOfNewPlace(services, context, account, proven.counted.known);
  // Until they choose one, they are written to in the language that they read.
  await updateAccount(db, userId, { lastSignInAt: now, ...(!account.isLanguageChosen && { language: context.language }) });
  context.record({
    operation: 'session.opened',
    enterpriseId,
    actor: { kind: 'user', id: userId, name: account.name },
    target: { id: sessionId, name: account.account },
    details: { by: proven.code ? 'code' : 'password', secondFactor: proven.factor !== undefined },
  });
  context.afterCommit(async () => {
    context.setSessionToken(token);
    const names = [account.accountKey, account.mobileKey, account.emailKey].filter((name) => name !== null);
    await throttle.succeed(database.db, proven.counted, names, { ip, now });
    if (proven.factor) await forget(database.db, factorKey(userId));
  });
  return { token };
}

/** In one order, whoever signs in with whose browser: two who cross must not wait for each other. */
async function lockBoth(db: Queryable, id: string, actor: Actor | undefined): Promise<Account | undefined> {
  if (actor?.kind === 'user' && actor.userId < id) await lockAccount(db, actor.userId);
  return lockAccount(db, id);
}

async function endPresented(bus: Bus, context: Context, { enterpriseId, userId, sessionId, name, account }: UserActor): Promise<void> {
  const { ended } = await endSessions(context, bus, { userId, sessionIds: [sessionId] }, 'loggedOut');
  if (ended === 0) return;
  const actor = { kind: 'user', id: userId, name } as const;
  context.record({ operation: 'session.closed', enterpriseId, actor, target: { id: sessionId, name: account } });
}

/** Between the check and the lock somebody may have frozen the account, changed its password or its second factor. */
const hasChanged = (present: Account, proven: Account): boolean =>
  present.state === 'frozen' || present.passwordHash !== proven.passwordHash || present.totpSecret !== proven.totpSecret;

async function useUp({ db, now }: Context, { account, code, factor }: Proven): Promise<void> {
  if (code) await spendCode(db, code, now);
  if (!factor) return;
  const used =
    'step' in factor ? await useTotpStep(db, account.id, factor.step) : await useRecoveryCode(db, account.id, factor.recoveryHash);
  if (!used) refuse('totp.incorrect');
}

async function makeRoom({ bus, config }: Services, context: Context, { id, enterpriseId, name, account }: Account): Promise<void> {
  const open = await sessionsOf(context.db, id, context.now, idleSince(config, context.now));
  const beyond = open.slice(SESSIONS_MAX - 1).map((session) => session.id);
  if (beyond.length === 0) return;
  await endSessions(context, bus, { userId: id, sessionIds: beyond }, 'tooMany');
  const actor = { kind: 'user', id, name } as const;
  context.record({ operation: 'session.ended', enterpriseId, actor, target: { id, name: account }, details: { ended: beyond.length } });
}

/** The first sign-in of all is no news; after it, every address and every device that has not been seen is. */
async function tellOfNewPlace({ bus, secrets }: Services, context: Context, account: Account, knownAddress: boolean): Promise<void> {
  const { db, now, ip, userAgent } = context;
  const device = deviceOf(userAgent);
  const key = `login.device:${secrets.sign('throttle', JSON.stringify([account.id, device]))}`;
  const knownDevice = (await countsOf(db, [key], now)).has(key);
  await keepUntil(db, [key], new Date(now.getTime() + REMEMBER_DEVICE_MS));
  if (account.lastSignInAt === null || (knownAddress && knownDevice)) return;
  await notify(context, bus, { enterpriseId: account.enterpriseId, userId: account.id }, 'newSignIn', { device, ip });
}
