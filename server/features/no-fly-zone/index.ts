import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Services } from '../../platform/services.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { airportZonesOf } from '../airport/index.ts';
import { zonesOf } from './no-fly-zone.store.ts';

export { noFlyZoneRoutes } from './no-fly-zone.routes.ts';
export { handleZoneDates } from './zone-dates.ts';
export { zoneImportRoutes } from './zone-import.routes.ts';

/** All that an enterprise must not fly in: its own zones, and those around airports. */
export const airspaceOf = async (db: Queryable, enterpriseId: string, now: Date): Promise<Zone[]> => [
  ...(await zonesOf(db, enterpriseId, now)),
  ...(await airportZonesOf(db, enterpriseId)),
];

/** What the gateway watches flights by. */
export const airspaceBook = ({ database, clock }: Pick<Services, 'database' | 'clock'>) => ({
  zonesOf: (enterpriseId: string): Promise<Zone[]> => airspaceOf(database.db, enterpriseId, clock.now()),
});
