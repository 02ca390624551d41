import { getFlightOperations } from '@skyhelm/contract/flight-operation';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { listOperations } from './flight-operation.store.ts';

/** What aircraft were told, as a list over all of them. */
export function flightOperationRoutes({ database }: Services): Implementation[] {
  const page = pager(database.db);
  return [implement(getFlightOperations, ({ db, actor }, query) => listOperations(db, page, actor, query))];
}
