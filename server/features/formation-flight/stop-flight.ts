import type { STOP_REASONS } from '@skyhelm/contract/formation-flight';
import type { Services } from '../../platform/services.ts';
import * as store from './formation-flight.store.ts';
import { tellOfUnstarted } from './tell-of-unstarted.ts';

export type Reason = (typeof STOP_REASONS)[number];
type Context = Parameters<typeof tellOfUnstarted>[0];

/** What has not started does not start any more, and whoever started it is told. */
export async function stopFlight(context: Context, bus: Services['bus'], flight: store.FlightRow, reason: Reason): Promise<void> {
  await store.setFlight(context.db, flight.id, { state: 'stopped', reason, members: store.unstarted(flight) });
  await tellOfUnstarted(context, bus, 'formationStopped', flight);
}

/** For whoever could not start the next one: left as it is, it would be starting for ever, and its aircraft taken. */
export async function stopAtFault(
  { database, bus, clock }: Pick<Services, 'database' | 'bus' | 'clock'>,
  flightId: string,
  isStuck: (flight: store.FlightRow, now: Date) => boolean = () => true,
): Promise<void> {
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (tx) => {
    const flight = await store.lockFlight(tx, flightId);
    const now = clock.now();
    if (flight?.state !== 'starting' || !isStuck(flight, now)) return;
    const context = { db: tx, now, afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
    await stopFlight(context, bus, flight, 'fault');
  });
  for (const effect of effects) await effect();
}
