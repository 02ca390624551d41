import { GLOBAL_CODE } from '@skyhelm/contract/channels/global';
import type { Actor } from '../../platform/auth/actor.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import type { ChannelSocket } from '../../platform/ws/channel.ts';
import type { LiveRights, LiveServices } from './live-rights.ts';

/** Whoever acts is asked about each time, unless the answer is as young as this: sticks move twenty times a second. */
const ANSWER_COUNTS_MS = 1_000;

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
  /** Whether they may still act, before anything is done for them; whoever may not is sent away. */
  confirm(attendant: A): Promise<boolean>;
}

export function attendance<A extends Attendant>(
  { bus, clock }: Pick<LiveServices, 'bus' | 'clock'>,
  { stillHere }: Pick<LiveRights, 'stillHere'>,
): Attendance<A> {
  const all = new Set<A>();
  const verified = new WeakMap<A, { at: number; isHere: Promise<boolean> }>();

  async function ask(attendant: A): Promise<boolean> {
    const actor = await stillHere(attendant.actor);
    if (actor) attendant.actor = actor;
    else attendant.socket.sendAway();
    return actor !== undefined;
  }

  function verify(attendant: A): Promise<boolean> {
    const isHere = ask(attendant);
    verified.set(attendant, { at: clock.now().getTime(), isHere });
    return isHere;
  }

  /** What they were found to be just now; a clock that was set back makes nothing younger. */
  function known(attendant: A): Promise<boolean> | undefined {
    const last = verified.get(attendant);
    return last && Math.abs(clock.now().getTime() - last.at) < ANSWER_COUNTS_MS ? last.isHere : undefined;
  }

  async function renew(attendant: A): Promise<void> {
    if (!(await verify(attendant))) return;
    await attendant.recheck();
    attendant.socket.send({ code: GLOBAL_CODE.rightsChanged });
  }

  subscribe(bus, 'session.ended', ({ sessionIds }) => {
    for (const one of all) if (one.actor.kind === 'user' && sessionIds.includes(one.actor.sessionId)) one.socket.sendAway();
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
  subscribe(bus, 'bus.resumed', async () => {
    await Promise.all([...all].map(renew));
  });

  return {
    all,
    async enter(attendant) {
      all.add(attendant);
      return verify(attendant);
    },
    leave: (attendant) => void all.delete(attendant),
    // Whoever has left while that was asked does nothing more either.
    confirm: async (attendant) => (await (known(attendant) ?? verify(attendant))) && all.has(attendant),
  };
}
