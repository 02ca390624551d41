import type { Actor, UserActor } from '../../platform/auth/actor.ts';
import { hashToken, newToken } from '../../platform/auth/secrets.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import type { Services } from '../../platform/services.ts';
import { isLive } from '../../platform/auth/session-life.ts';
import { keyActorsStill, keyActorStill } from '../access-key/index.ts';
import { principalBySession } from './actor.store.ts';
import { insertTicket, sessionTimes, takeTicket } from './session.store.ts';

const TICKET_SECONDS = 30;

export async function issueTicket(db: Queryable, actor: Actor, now: Date): Promise<{ ticket: string; expiresInSeconds: number }> {
  const ticket = newToken();
  const holder = actor.kind === 'user' ? { sessionId: actor.sessionId } : { keyUse: actor.use };
  const row = { hash: hashToken(ticket), ...holder, expiresAt: new Date(now.getTime() + TICKET_SECONDS * 1000) };
  // Somebody may log out on one tab while another asks for its sockets.
  await refuseViolation(insertTicket(db, row), 'socket_ticket_session_id_session_id_fk', 'session.expired');
  return { ticket, expiresInSeconds: TICKET_SECONDS };
}

/** The same one with the rights of this moment; nobody, once the session or the key is over. */
export async function actorStill(
  db: Queryable,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  actor: Actor,
): Promise<Actor | undefined> {
  const now = clock.now();
  if (actor.kind === 'key') return keyActorStill(db, actor.use, now);
  const principal = await principalBySession(db, actor.sessionId);
  return principal && isLive(principal, now, config) ? principal.actor : undefined;
}

/** Which of these are still here: their session has not ended or run out, and their key stands. */
export async function actorsStill(
  db: Queryable,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  actors: readonly Actor[],
): Promise<ReadonlySet<Actor>> {
  const now = clock.now();
  const [people, keys] = [actors.filter((actor) => actor.kind === 'user'), actors.filter((actor) => actor.kind === 'key')];
  const times = await sessionTimes(
    db,
    people.map(({ sessionId }) => sessionId),
  );
  const uses = await keyActorsStill(
    db,
    keys.map(({ use }) => use),
    now,
  );
  const isHere = ({ sessionId }: UserActor): boolean => {
    const own = times.get(sessionId);
    return own !== undefined && isLive(own, now, config);
  };
  return new Set<Actor>([...people.filter(isHere), ...keys.filter(({ use }) => uses.has(use))]);
}

/**
 * Whoever the ticket was made for, once, and only while their session or key still stands. A key is held to its addresses anew: a ticket may be
 * handed on to where the key is not admitted from.
 */
export async function redeemTicket(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  ticket: string,
  ip: string,
): Promise<Actor | undefined> {
  const { db } = database;
  const now = clock.now();
  const taken = await takeTicket(db, hashToken(ticket));
  if (!taken || taken.expiresAt <= now) return undefined;
  if (taken.keyUse !== null) return keyActorStill(db, { ...taken.keyUse, ip }, now);
  const principal = taken.sessionId === null ? undefined : await principalBySession(db, taken.sessionId);
  return principal && isLive(principal, now, config) ? principal.actor : undefined;
}
