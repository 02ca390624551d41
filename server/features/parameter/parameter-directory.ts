import type { Services } from '../../platform/services.ts';
import { findParameters, keepParameters, type KeptParameters } from './device-parameters.store.ts';

/** Where the gateway keeps what aircraft told of their parameters. */
export const parameterDirectory = ({ database }: Pick<Services, 'database'>) => ({
  parametersOf: (deviceId: string): Promise<KeptParameters | undefined> => findParameters(database.db, deviceId),
  keepParameters: (deviceId: string, kept: KeptParameters): Promise<void> =>
    database.db.transaction((tx) => keepParameters(tx, deviceId, kept)),
});
