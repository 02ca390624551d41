import { bothFences, NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import { watchAirspace } from '@skyhelm/core/airspace/watch';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Position } from '@skyhelm/core/geo/position';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { turnRadiusAt, wingsOf } from '@skyhelm/core/plan/wings';
import type { Logger } from 'pino';
import type { GatewayClock } from './gateway-clock.ts';
import type { Session } from './session.ts';

/** Where the gateway gets to know what an enterprise must not fly in; main.ts hands it in. */
export interface AirspaceBook {
  zonesOf(enterpriseId: string): Promise<Zone[]>;
  /** What its devices are held to from here, by their id; those without a fence are missing. */
  fencesOf(enterpriseId: string): Promise<ReadonlyMap<string, Fence>>;
  /** The ground as it has loaded it; nothing where it has loaded none. */
  groundOf(enterpriseId: string): Promise<Ground | undefined>;
}

interface Ground {
  /** Metres above the sea; nothing where nobody knows. */
  at(place: Position): Promise<number | null>;
}

export interface AirspaceWatch {
  /** Brings what is around the vehicle up to date. */
  look(session: Session, isSilent: boolean): void;
  /** Its zones have changed. */
  forget(enterpriseId: string): void;
  forgetAll(): void;
}

const ASK_AGAIN_MS = 5_000;
const NOTHING = zoneIndex([]);
const NO_FENCES: ReadonlyMap<string, Fence> = new Map();
/** People change departments, and devices their users: nobody tells us of it. */
const LOOK_AGAIN_MS = 300_000;

/** Whatever its parameters say: nobody waits for them while it flies towards something. */
const usualTurnRadius = (kind: Session['make']['kind'], { velocityNorth = 0, velocityEast = 0 }: Session['state']): number =>
  turnRadiusAt(wingsOf({ airframe: kind, turnRadius: null, speedMin: null })?.turnRadius ?? 0, Math.hypot(velocityNorth, velocityEast));

interface Known {
  index: ZoneIndex;
  fences: ReadonlyMap<string, Fence>;
  /** Only where a zone counts from it. */
  ground: Ground | undefined;
  /** How often it was asked for: an answer to an earlier question counts no more. */
  asked: number;
  askAt: number;
}

interface Below {
  metres: number | undefined;
  isAsked: boolean;
}

export function airspaceWatch(book: AirspaceBook, clock: GatewayClock, log: Pick<Logger, 'warn'>): AirspaceWatch {
  const known = new Map<string, Known>();
  /** Below each vehicle, where it was looked up last. */
  const below = new WeakMap<Session, Below>();

  function ask(enterpriseId: string, own: Known): void {
    const asked = ++own.asked;
    own.askAt = Infinity;
    Promise.all([book.zonesOf(enterpriseId), book.fencesOf(enterpriseId), book.groundOf(enterpriseId)]).then(
      ([zones, fences, ground]) => {
        if (asked !== own.asked) return;
        own.index = zoneIndex(zones);
        own.fences = fences;
        own.ground = zones.some(({ datum }) => datum === 'ground') ? ground : undefined;
        own.askAt = clock.steady() + LOOK_AGAIN_MS;
      },
      (error: unknown) => {
        // What was known before is better than nothing.
        if (asked === own.asked) own.askAt = clock.steady() + ASK_AGAIN_MS;
        log.warn({ err: error, enterpriseId }, 'what must not be flown in could not be read');
      },
    );
  }

  /** What is being read may be from before the change. */
  function outdate(own: Known): void {
    own.asked++;
    own.askAt = -Infinity;
  }

  function airOf(enterpriseId: string): Known {
    const own = known.get(enterpriseId) ?? { index: NOTHING, fences: NO_FENCES, ground: undefined, asked: 0, askAt: -Infinity };
    known.set(enterpriseId, own);
    if (own.askAt <= clock.steady()) ask(enterpriseId, own);
    return own;
  }

  /** What was found out last, for the next look: a block may have to be read, and nobody waits for that. */
  function groundBelow(session: Session, ground: Ground | undefined): number | undefined {
    const { latitude, longitude } = session.state;
    if (!ground || latitude === undefined || longitude === undefined) return undefined;
    const own = below.get(session) ?? { metres: undefined, isAsked: false };
    below.set(session, own);
    if (own.isAsked) return own.metres;
    own.isAsked = true;
    ground.at({ latitude, longitude }).then(
      (metres) => {
        own.metres = metres ?? undefined;
        own.isAsked = false;
      },
      (error: unknown) => {
        own.isAsked = false;
        log.warn({ err: error, deviceId: session.device.id }, 'the ground below an aircraft could not be read');
      },
    );
    return own.metres;
  }

  return {
    look(session, isSilent) {
      const { state, around, device, make } = session;
      const { index, fences, ground } = airOf(device.enterpriseId);
      const fence = bothFences(session.fence ?? NO_FENCE, fences.get(device.id) ?? NO_FENCE);
      const beside = { ground: groundBelow(session, ground), turnRadius: usualTurnRadius(make.kind, state) };
      const watched = watchAirspace(state, index, fence, around, clock.wall(), beside);
      session.around = { ...watched, isSilent };
    },
    forget(enterpriseId) {
      const own = known.get(enterpriseId);
      if (own) outdate(own);
    },
    forgetAll() {
      for (const own of known.values()) outdate(own);
    },
  };
}
