import { bothFences, NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import { watchAirspace } from '@skyhelm/core/airspace/watch';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Logger } from 'pino';
import type { GatewayClock } from './gateway-clock.ts';
import type { Session } from './session.ts';

/** Where the gateway gets to know what an enterprise must not fly in; main.ts hands it in. */
export interface AirspaceBook {
  zonesOf(enterpriseId: string): Promise<Zone[]>;
  /** What its devices are held to from here, by their id; those without a fence are missing. */
  fencesOf(enterpriseId: string): Promise<ReadonlyMap<string, Fence>>;
}

export interface AirspaceWatch {
  /** Brings what is around the vehicle up to date. */
  look(session: Session, isSilent: boolean): void;
  /** Its zones have changed. */
  forget(enterpriseId: string): void;
}

const ASK_AGAIN_MS = 5_000;
const NOTHING = zoneIndex([]);
const NO_FENCES: ReadonlyMap<string, Fence> = new Map();
/** People change departments, and devices their users: nobody tells us of it. */
const LOOK_AGAIN_MS = 300_000;

interface Known {
  index: ZoneIndex;
  fences: ReadonlyMap<string, Fence>;
  /** How often it was asked for: an answer to an earlier question counts no more. */
  asked: number;
  askAt: number;
}

export function airspaceWatch(book: AirspaceBook, clock: GatewayClock, log: Pick<Logger, 'warn'>): AirspaceWatch {
  const known = new Map<string, Known>();

  function ask(enterpriseId: string, own: Known): void {
    const asked = ++own.asked;
    own.askAt = Infinity;
    Promise.all([book.zonesOf(enterpriseId), book.fencesOf(enterpriseId)]).then(
      ([zones, fences]) => {
        if (asked !== own.asked) return;
        own.index = zoneIndex(zones);
        own.fences = fences;
        own.askAt = clock.steady() + LOOK_AGAIN_MS;
      },
      (error: unknown) => {
        // What was known before is better than nothing.
        if (asked === own.asked) own.askAt = clock.steady() + ASK_AGAIN_MS;
        log.warn({ err: error, enterpriseId }, 'what must not be flown in could not be read');
      },
    );
  }

  function airOf(enterpriseId: string): Known {
    const own = known.get(enterpriseId) ?? { index: NOTHING, fences: NO_FENCES, asked: 0, askAt: -Infinity };
    known.set(enterpriseId, own);
    if (own.askAt <= clock.steady()) ask(enterpriseId, own);
    return own;
  }

  return {
    look(session, isSilent) {
      const { state, around, device } = session;
      const { index, fences } = airOf(device.enterpriseId);
      const fence = bothFences(session.fence ?? NO_FENCE, fences.get(device.id) ?? NO_FENCE);
      const watched = watchAirspace(state, index, fence, around, clock.wall());
      session.around = { ...watched, isSilent };
    },
    forget(enterpriseId) {
      const own = known.get(enterpriseId);
      if (!own) return;
      // What is being read may be from before the change.
      own.asked++;
      own.askAt = -Infinity;
    },
  };
}
