import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Queryable } from '../../platform/db/database.ts';
import { settingOf } from './airport-setting.store.ts';
import { knownAirports } from './airports.ts';

export { airportRoutes } from './airport.routes.ts';

/** The zones around airports, for whoever has switched them on. */
export const airportZonesOf = async (db: Queryable, enterpriseId: string): Promise<readonly Zone[]> =>
  (await settingOf(db, enterpriseId)).isOn ? knownAirports().zones : [];
