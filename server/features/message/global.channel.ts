import { GLOBAL_CHANNEL, GLOBAL_CODE, type GlobalMessage } from '@skyhelm/contract/channels/global';
import type { Actor } from '../../platform/auth/actor.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import type { Services } from '../../platform/services.ts';
import type { Channel, ChannelSocket } from '../../platform/ws/channel.ts';
import { unreadCount, unreadCounts } from './message.store.ts';

interface Listener {
  socket: ChannelSocket;
  /** As it was told last. */
  unread: number;
  /** Number of the question that this was the answer to. */
  asked: number;
}

/** Keepalive, "you have a message", "what you may do has changed", "the map's markers have changed" and "you are logged out". */
export function globalChannel({ bus, database }: Pick<Services, 'bus' | 'database'>): Channel {
  const listeners = new Map<string, Set<Listener>>();
  const of = (id: string): Listener[] => [...(listeners.get(id) ?? [])];
  const all = (): Listener[] => [...listeners.values()].flatMap((own) => [...own]);
  /** Counts that were asked for. One of ten thousand people takes longer than one of a few, and may be answered after a later one. */
  let asked = 0;
  const tell = (listener: Listener, message: GlobalMessage) => listener.socket.send(message);

  async function tellOfRights(listener: Listener): Promise<void> {
    if (await listener.socket.isStillHere()) tell(listener, { code: GLOBAL_CODE.rightsChanged });
  }

  /** The session may have ended between the redeeming of the ticket and now, when nobody listened yet. */
  async function greet(listener: Listener): Promise<void> {
    const { socket } = listener;
    if (!(await socket.isStillHere()) || socket.actor.kind === 'key') return;
    const mine = ++asked;
    const unread = await unreadCount(database.db, socket.actor.userId);
    const isNew = unread !== listener.unread;
    if (note(listener, mine, unread) && isNew) tellOfMessages(listener);
  }

  /** Whether it is the latest that is known: a later question has seen all that an earlier one was asked for. */
  function note(listener: Listener, question: number, unread: number): boolean {
    if (question < listener.asked) return false;
    [listener.asked, listener.unread] = [question, unread];
    return true;
  }

  const tellOfMessages = (listener: Listener) => tell(listener, { code: GLOBAL_CODE.newMessage, unread: listener.unread });

  subscribe(bus, 'message.created', async ({ userIds }) => {
    const here = userIds.filter((userId) => listeners.has(userId));
    if (here.length === 0) return;
    const mine = ++asked;
    const counts = await unreadCounts(database.db, here);
    for (const userId of here) {
      for (const listener of of(userId)) if (note(listener, mine, counts.get(userId) ?? 0)) tellOfMessages(listener);
    }
  });
  subscribe(bus, 'session.ended', ({ userId, sessionIds, why }) => {
    for (const listener of of(userId)) {
      const { actor } = listener.socket;
      if (actor.kind === 'user' && sessionIds.includes(actor.sessionId)) listener.socket.sendAway(why);
    }
  });
  subscribe(bus, 'principal.changed', async (change) => {
    const concerned =
      'enterpriseId' in change
        ? all().filter(({ socket }) => socket.actor.enterpriseId === change.enterpriseId)
        : of('userId' in change ? change.userId : change.accessKeyId);
    await Promise.all(concerned.map(tellOfRights));
  });

  subscribe(bus, 'marker.changed', ({ enterpriseId, userIds }) => {
    const concerned = new Set(userIds);
    for (const listener of all()) {
      const { actor } = listener.socket;
      if (actor.enterpriseId !== enterpriseId) continue;
      if (concerned.has(idOf(actor)) || reachesOthers(actor)) tell(listener, { code: GLOBAL_CODE.markersChanged });
    }
  });

  // Whatever other servers have said meanwhile was not heard.
  subscribe(bus, 'bus.resumed', async () => {
    for (const listener of all()) tell(listener, { code: GLOBAL_CODE.markersChanged });
    await Promise.all(all().map(tellOfRights));
    await Promise.all(all().map(greet));
  });

  return {
    path: GLOBAL_CHANNEL.path,
    open(socket) {
      const listener: Listener = { socket, unread: 0, asked: 0 };
      const id = idOf(socket.actor);
      listeners.set(id, (listeners.get(id) ?? new Set()).add(listener));
      return {
        ready: () => greet(listener),
        onClose() {
          const own = listeners.get(id);
          own?.delete(listener);
          if (own?.size === 0) listeners.delete(id);
        },
      };
    },
  };
}

/** What is somebody else's may be theirs to see as well. */
const reachesOthers = ({ scope }: Actor): boolean => scope.all || scope.trees.length > 0 || scope.departmentIds.length > 0;

const idOf = (actor: Actor): string => (actor.kind === 'user' ? actor.userId : actor.keyId);
