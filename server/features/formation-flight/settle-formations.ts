import type { Services } from '../../platform/services.ts';
import { setFlight, startingFlights, unstarted } from './formation-flight.store.ts';
import { tellOfUnstarted } from './tell-of-unstarted.ts';

/** Before anything else is sent: what had not started when the server ended is not started, and whoever started it is told. */
export async function settleFormations({ database, bus, clock }: Pick<Services, 'database' | 'bus' | 'clock'>): Promise<void> {
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (tx) => {
    const context = { db: tx, now: clock.now(), afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
    for (const flight of await startingFlights(tx)) {
      await setFlight(tx, flight.id, { state: 'interrupted', members: unstarted(flight) });
      await tellOfUnstarted(context, bus, 'formationInterrupted', flight);
    }
  });
  for (const effect of effects) await effect();
}
