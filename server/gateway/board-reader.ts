import type { TransferEnd } from '@skyhelm/core/vehicle/transfer';
import type { Fleet } from './fleet.ts';
import type { Hands } from './protocol.ts';
import { noteFence, type Session } from './session.ts';

/** For so long a vehicle is let alone that has just come on a link, or that somebody wanted something of: whoever flies it comes first. */
const SETTLE_MS = 15_000;
/** After a restart of the server all of them come at once. */
const AT_ONCE = 4;
const AGAIN_MS = { first: 60_000, longest: 3_600_000 } as const;

/** Asks vehicles for the fence that they keep, where it is not known: one that is not known is not watched. */
export interface FenceReader {
  tick(): void;
  /** Somebody wants something of this vehicle: our own question is left off. */
  giveWay(deviceId: string): void;
}

interface Turn {
  at: number;
  pauseMs: number;
}

export function fenceReader(
  fleet: Pick<Fleet, 'sessions' | 'seat'>,
  isBusy: (deviceId: string) => boolean,
  steady: () => number,
): FenceReader {
  const turns = new WeakMap<Session, Turn>();
  const reading = new Map<string, Hands>();

  function putOff(turn: Turn): void {
    turn.at = steady() + turn.pauseMs;
    turn.pauseMs = Math.min(turn.pauseMs * 2, AGAIN_MS.longest);
  }

  function ended(session: Session, turn: Turn, end: TransferEnd): void {
    reading.delete(session.device.id);
    if (end.outcome === 'done' && end.plan?.kind === 'fence') noteFence(session, end.plan.areas, end.rules);
    else if (end.outcome === 'cancelled') turn.at = steady() + SETTLE_MS;
    else putOff(turn);
  }

  function begin(session: Session, turn: Turn): void {
    const { id } = session.device;
    const hands = fleet.seat(id)?.primary?.hands;
    if (!hands) return;
    reading.set(id, hands);
    const fault = hands.fences.read({ progress() {}, ended: (end) => ended(session, turn, end) });
    if (!fault) return;
    reading.delete(id);
    putOff(turn);
  }

  function look(session: Session, now: number): void {
    const { id } = session.device;
    if (session.fence || reading.has(id)) return;
    if (!session.isOnline) return void turns.delete(session);
    const turn = turns.get(session) ?? { at: now + SETTLE_MS, pauseMs: AGAIN_MS.first };
    turns.set(session, turn);
    if (isBusy(id)) turn.at = Math.max(turn.at, now + SETTLE_MS);
    if (now >= turn.at && reading.size < AT_ONCE) begin(session, turn);
  }

  return {
    tick() {
      const now = steady();
      for (const session of fleet.sessions()) look(session, now);
    },
    giveWay: (deviceId) => void reading.get(deviceId)?.fences.cancel(),
  };
}
