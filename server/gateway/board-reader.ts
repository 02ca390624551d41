import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import type { TransferEnd, TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { Fleet } from './fleet.ts';
import type { TransferListener } from './plan-hands.ts';
import type { Hands } from './protocol.ts';
import { noteFence, type Session } from './session.ts';

/** For so long a vehicle is let alone that has just come on a link, or that somebody wanted something of: whoever flies it comes first. */
const SETTLE_MS = 15_000;
/** After a restart of the server all of them come at once. */
const AT_ONCE = 4;
const AGAIN_MS = { first: 60_000, longest: 3_600_000 } as const;

/** Asks vehicles for the fence and the rally points that they have on board, where these are not known: what is not known is not reckoned with. */
export interface BoardReader {
  tick(): void;
  /** Somebody wants something of this vehicle: our own question is left off. */
  giveWay(deviceId: string): void;
  /** The mission that it has on board at this moment, also in flight; why nobody knows, where it is not told. */
  readMission(deviceId: string): Promise<{ items: MissionItem[] } | { fault: TransferFault }>;
}

interface Turn {
  at: number;
  pauseMs: number;
}

/** One thing that a vehicle has on board. */
interface Matter {
  turns: WeakMap<Session, Turn>;
  isKnown(session: Session): boolean;
  ask(hands: Hands, listener: TransferListener): TransferFault | undefined;
  leaveOff(hands: Hands): boolean;
  /** Whether it is known by this. */
  note(session: Session, end: Extract<TransferEnd, { outcome: 'done' }>): boolean;
}

const fenceAboard = (): Matter => ({
  turns: new WeakMap(),
  isKnown: ({ fence }) => fence !== undefined,
  ask: ({ fences }, listener) => fences.read(listener),
  leaveOff: ({ fences }) => fences.cancel(),
  note(session, { plan, rules }) {
    if (plan?.kind !== 'fence') return false;
    noteFence(session, plan.areas, rules);
    return true;
  },
});

const rallyAboard = (): Matter => ({
  turns: new WeakMap(),
  isKnown: ({ rally }) => rally !== undefined,
  ask: ({ plans }, listener) => plans.read('rally', listener),
  leaveOff: ({ plans }) => plans.cancel(),
  note(session, { plan }) {
    if (plan?.kind !== 'rally') return false;
    session.rally = plan.points;
    return true;
  },
});

export function boardReader(
  fleet: Pick<Fleet, 'sessions' | 'seat'>,
  isBusy: (deviceId: string) => boolean,
  steady: () => number,
): BoardReader {
  const matters = [fenceAboard(), rallyAboard()];
  /** How the question to each is left off: a vehicle is asked one thing at a time. */
  const reading = new Map<string, () => void>();

  function putOff(turn: Turn): void {
    turn.at = steady() + turn.pauseMs;
    turn.pauseMs = Math.min(turn.pauseMs * 2, AGAIN_MS.longest);
  }

  function begin(session: Session, matter: Matter, turn: Turn): void {
    const { id } = session.device;
    const hands = fleet.seat(id)?.primary?.hands;
    if (!hands) return;
    reading.set(id, () => matter.leaveOff(hands));
    const fault = matter.ask(hands, {
      progress() {},
      ended(end) {
        reading.delete(id);
        if (end.outcome === 'done' && matter.note(session, end)) return;
        if (end.outcome === 'cancelled') turn.at = steady() + SETTLE_MS;
        else putOff(turn);
      },
    });
    if (!fault) return;
    reading.delete(id);
    putOff(turn);
  }

  function look(session: Session, matter: Matter, now: number): void {
    const { id } = session.device;
    const { turns } = matter;
    if (matter.isKnown(session) || reading.has(id)) return;
    if (!session.isOnline) return void turns.delete(session);
    const turn = turns.get(session) ?? { at: now + SETTLE_MS, pauseMs: AGAIN_MS.first };
    turns.set(session, turn);
    if (isBusy(id)) turn.at = Math.max(turn.at, now + SETTLE_MS);
    if (now >= turn.at && reading.size < AT_ONCE) begin(session, matter, turn);
  }

  const readMission: BoardReader['readMission'] = (id) =>
    new Promise((resolve) => {
      const hands = fleet.seat(id)?.primary?.hands;
      if (!hands) return resolve({ fault: 'offline' });
      if (isBusy(id) || reading.has(id)) return resolve({ fault: 'busy' });
      reading.set(id, () => hands.plans.cancel());
      const fault = hands.plans.read('mission', {
        progress() {},
        ended(end) {
          reading.delete(id);
          if (end.outcome === 'done' && end.plan?.kind === 'mission') resolve({ items: end.plan.items });
          else resolve({ fault: end.outcome === 'failed' ? end.fault : 'busy' });
        },
      });
      if (!fault) return;
      reading.delete(id);
      resolve({ fault });
    });

  return {
    readMission,
    tick() {
      const now = steady();
      for (const session of fleet.sessions()) for (const matter of matters) look(session, matter, now);
    },
    giveWay: (deviceId) => reading.get(deviceId)?.(),
  };
}
