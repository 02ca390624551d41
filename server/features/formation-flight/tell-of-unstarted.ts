import type { Bus } from '../../platform/bus/bus.ts';
import { notify } from '../message/index.ts';
import { unstarted, type FlightRow } from './formation-flight.store.ts';

/** Whoever has started it, of what does not start. */
export async function tellOfUnstarted(
  context: Parameters<typeof notify>[0],
  bus: Bus,
  kind: 'formationStopped' | 'formationInterrupted',
  flight: FlightRow,
): Promise<void> {
  const { enterpriseId, userId, name } = flight;
  const count = unstarted(flight).filter(({ state }) => state === 'notStarted').length;
  if (userId !== null) await notify(context, bus, { enterpriseId, userId }, kind, { formation: name, count });
}
