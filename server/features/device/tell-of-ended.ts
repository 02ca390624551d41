import type { Queryable } from '../../platform/db/database.ts';
import { tellHooks, type HookEvent } from '../web-hook/index.ts';
import type { EndedFlight } from './device-open-flight.store.ts';

/** In the transaction that has put these flights on record. Whether there is anybody to tell. */
export const tellOfEnded = (tx: Queryable, flights: readonly EndedFlight[]): Promise<boolean> => tellHooks(tx, flights.map(recorded));

/** A flight is told of once, by its own id. */
const recorded = ({ id, enterpriseId, deviceId, takeOffAt, landedAt, metres, isLandingUnseen }: EndedFlight): HookEvent => ({
  id,
  enterpriseId,
  deviceId,
  event: 'flight.recorded',
  at: new Date(landedAt),
  data: {
    flight: { id, takeOffAt: new Date(takeOffAt).toISOString(), landedAt: new Date(landedAt).toISOString(), metres, isLandingUnseen },
  },
});
