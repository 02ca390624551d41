import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import type { FlightRow } from './formation-flight.store.ts';
import type { Member } from '../../tables/formation-flight.table.ts';
import { stopAtFault } from './stop-flight.ts';

const OVERDUE = 'formation.overdue';
/** Milliseconds behind its moment after which nobody comes for the next one any more. */
const GRACE_MS = 30_000;

/** Nothing once nobody waits for their turn. */
const dueAt = (members: readonly Member[]): number | undefined => {
  const moments = members.filter(({ state }) => state === 'waiting').map(({ startsAt }) => Date.parse(startsAt));
  return moments.length === 0 ? undefined : Math.min(...moments) + GRACE_MS;
};

const isOverdue = ({ members }: FlightRow, now: Date): boolean => (dueAt(members) ?? Infinity) <= now.getTime();

/** The server that counts may end while another one goes on: this timer is left to whichever is there. */
export async function scheduleOverdue(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  flightId: string,
  members: readonly Member[],
): Promise<void> {
  const due = dueAt(members);
  const key = `${OVERDUE} ${flightId}`;
  if (due === undefined) await jobs.cancel(tx, key);
  else await jobs.schedule(tx, { key, kind: OVERDUE, payload: { flightId }, runAt: new Date(due) });
}

export const handleOverdueFormations = (services: Services): void =>
  services.jobs.handle(OVERDUE, (payload) => stopAtFault(services, (payload as { flightId: string }).flightId, isOverdue));
