import { GLOBAL_CODE } from '@skyhelm/contract/channels/global';
import type { Actor } from '../../platform/auth/actor.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import { CLOSE, type ChannelSocket } from '../../platform/ws/channel.ts';
import type { LiveRights, LiveServices } from './live-rights.ts';

/** A session that ends is told at once; one that runs out of time is noticed within this time. */
const VERIFY_EVERY_MS = 10_000;

/** Somebody on a live channel, with the rights of this moment. */
export interface Attendant {
  readonly socket: ChannelSocket;
  actor: Actor;
  /** They may see more or less than before. */
  recheck(): Promise<void>;
}

/** Everybody on one channel: whoever may not listen any more is sent away, whoever may see less is told so at once. */
export interface Attendance<A extends Attendant> {
  readonly all: ReadonlySet<A>;
  enter(attendant: A): Promise<boolean>;
  leave(attendant: A): void;
  /** Answers, unless the session has run out meanwhile. */
  keepalive(attendant: A): Promise<void>;
}

export function attendance<A extends Attendant>(
  { bus, clock }: Pick<LiveServices, 'bus' | 'clock'>,
  { stillHere }: Pick<LiveRights, 'stillHere'>,
): Attendance<A> {
  const all = new Set<A>();
  const verifiedAt = new WeakMap<A, number>();

  function sendAway({ socket }: A): void {
    socket.send({ code: GLOBAL_CODE.forcedLogout });
    socket.close(CLOSE.sessionOver);
  }

  async function verify(attendant: A): Promise<boolean> {
    verifiedAt.set(attendant, clock.now().getTime());
    const actor = await stillHere(attendant.actor);
    if (actor) attendant.actor = actor;
    else sendAway(attendant);
    return actor !== undefined;
  }

  async function renew(attendant: A): Promise<void> {
    if (!(await verify(attendant))) return;
    await attendant.recheck();
    attendant.socket.send({ code: GLOBAL_CODE.rightsChanged });
  }

  subscribe(bus, 'session.ended', ({ sessionIds }) => {
    for (const one of all) if (one.actor.kind === 'user' && sessionIds.includes(one.actor.sessionId)) sendAway(one);
  });
  subscribe(bus, 'principal.changed', async (change) => {
    const isConcerned = ({ actor }: A): boolean => {
      if ('enterpriseId' in change) return actor.enterpriseId === change.enterpriseId;
      return 'userId' in change
        ? actor.kind === 'user' && actor.userId === change.userId
        : actor.kind === 'key' && actor.keyId === change.accessKeyId;
    };
    await Promise.all([...all].filter(isConcerned).map(renew));
  });
  subscribe(bus, 'device.changed', async ({ enterpriseId }) => {
    await Promise.all([...all].filter(({ actor }) => actor.enterpriseId === enterpriseId).map((one) => one.recheck()));
  });

  return {
    all,
    async enter(attendant) {
      all.add(attendant);
      return verify(attendant);
    },
    leave: (attendant) => void all.delete(attendant),
    async keepalive(attendant) {
      const isDue = clock.now().getTime() - (verifiedAt.get(attendant) ?? 0) >= VERIFY_EVERY_MS;
      if (!isDue || (await verify(attendant))) attendant.socket.send({ code: GLOBAL_CODE.keepalive });
    },
  };
}

export const isKeepalive = (message: unknown): boolean => (message as { code?: unknown } | null)?.code === GLOBAL_CODE.keepalive;
