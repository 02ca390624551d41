import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { watchAirspace } from '@skyhelm/core/airspace/watch';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Logger } from 'pino';
import type { GatewayClock } from './gateway-clock.ts';
import type { Session } from './session.ts';

/** Where the gateway gets to know what an enterprise must not fly in; main.ts hands it in. */
export interface AirspaceBook {
  zonesOf(enterpriseId: string): Promise<Zone[]>;
}

export interface AirspaceWatch {
  /** Brings what is around the vehicle up to date. */
  look(session: Session, isSilent: boolean): void;
  /** Its zones have changed. */
  forget(enterpriseId: string): void;
}

const ASK_AGAIN_MS = 5_000;
const NOTHING = zoneIndex([]);

interface Known {
  index: ZoneIndex;
  /** How often it was asked for: an answer to an earlier question counts no more. */
  asked: number;
  askAt: number;
}

export function airspaceWatch(book: AirspaceBook, clock: GatewayClock, log: Pick<Logger, 'warn'>): AirspaceWatch {
  const known = new Map<string, Known>();

  function ask(enterpriseId: string, own: Known): void {
    const asked = ++own.asked;
    own.askAt = Infinity;
    book.zonesOf(enterpriseId).then(
      (zones) => {
        if (asked === own.asked) own.index = zoneIndex(zones);
      },
      (error: unknown) => {
        // What was known before is better than nothing.
        if (asked === own.asked) own.askAt = clock.steady() + ASK_AGAIN_MS;
        log.warn({ err: error, enterpriseId }, 'the zones that must not be flown in could not be read');
      },
    );
  }

  function zonesOf(enterpriseId: string): ZoneIndex {
    const own = known.get(enterpriseId) ?? { index: NOTHING, asked: 0, askAt: -Infinity };
    known.set(enterpriseId, own);
    if (own.askAt <= clock.steady()) ask(enterpriseId, own);
    return own.index;
  }

  return {
    look(session, isSilent) {
      const { state, around, device } = session;
      const watched = watchAirspace(state, zonesOf(device.enterpriseId), session.fence ?? NO_FENCE, around, clock.wall());
      session.around = { ...watched, isSilent };
    },
    forget(enterpriseId) {
      const own = known.get(enterpriseId);
      if (own) own.askAt = -Infinity;
    },
  };
}
