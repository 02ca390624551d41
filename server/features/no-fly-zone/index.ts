import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Services } from '../../platform/services.ts';
import { zonesOf } from './no-fly-zone.store.ts';

export { zonesOf } from './no-fly-zone.store.ts';
export { noFlyZoneRoutes } from './no-fly-zone.routes.ts';

/** What the gateway watches flights by. */
export const airspaceBook = ({ database, clock }: Pick<Services, 'database' | 'clock'>) => ({
  zonesOf: (enterpriseId: string): Promise<Zone[]> => zonesOf(database.db, enterpriseId, clock.now()),
});
