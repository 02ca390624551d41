import type { Secrets } from '../../platform/auth/secrets.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { endFlight, endFlightsLostBefore, saveOpenFlights, type EndedFlight, type Flight } from './device-open-flight.store.ts';
import { deviceByHardwareId, noteSeen } from './directory.store.ts';
import { tellOfEnded } from './tell-of-ended.ts';

const SIGNING_KEY = 'device signing key';

export const sealSigningKey = (secrets: Secrets, hex: string): string => secrets.seal(SIGNING_KEY, hex);
const unsealSigningKey = (secrets: Secrets, sealed: string): Uint8Array => Buffer.from(secrets.unseal(SIGNING_KEY, sealed), 'hex');

interface KnownDevice {
  id: string;
  enterpriseId: string;
  name: string;
  sn: string;
  signingKey: Uint8Array | undefined;
  openFlight: { id: string; takeOffAt: number; heardAt: number; metres: number } | undefined;
}

/** What the gateway is told of devices, and what it tells. The gateway asks before it knows a tenant: the hardware id says whose it is. */
export const deviceDirectory = ({ database, bus, secrets, log }: Pick<Services, 'database' | 'bus' | 'secrets' | 'log'>) => {
  /** What ends and who is told of it are one: a server that falls in between leaves neither, or both. */
  const ending = async (end: (tx: Queryable) => Promise<EndedFlight[]>): Promise<void> => {
    const isTold = await database.db.transaction(async (tx) => tellOfEnded(tx, await end(tx)));
    if (isTold) publish(bus, 'webHook.added', { count: 1 });
  };
  return {
    async byHardwareId(hardwareId: string): Promise<KnownDevice | undefined> {
      const row = await deviceByHardwareId(database.db, hardwareId);
      if (!row) return undefined;
      const { signingKeySealed, openFlight, ...known } = row;
      return {
        ...known,
        signingKey: signingKeySealed === null ? undefined : unsealSigningKey(secrets, signingKeySealed),
        openFlight: openFlight
          ? {
              id: openFlight.id,
              takeOffAt: openFlight.takeOffAt.getTime(),
              heardAt: openFlight.heardAt.getTime(),
              metres: openFlight.metres,
            }
          : undefined,
      };
    },

    async noteFlight(flight: Flight): Promise<void> {
      if (!isPlausible(flight)) return log.warn({ flight }, 'a flight that cannot have been was not noted');
      await ending((tx) => endFlight(tx, flight));
    },

    noteFlying: (flights: Flight[]): Promise<void> => saveOpenFlights(database.db, flights.filter(isPlausible)),

    endFlightsLostBefore: (at: number): Promise<void> => ending((tx) => endFlightsLostBefore(tx, at)),

    noteSeen: (deviceIds: string[], at: number): Promise<void> => noteSeen(database.db, deviceIds, new Date(at)),
  };
};

/** A clock that jumped, or a vehicle that lies, must not spoil the totals of a lifetime. */
const LONGEST_MS = 7 * 86_400_000;

const isPlausible = ({ takeOffAt, landedAt, metres }: Flight): boolean =>
  [takeOffAt, landedAt, metres].every((value) => Number.isFinite(value) && value >= 0) &&
  landedAt >= takeOffAt &&
  landedAt - takeOffAt <= LONGEST_MS;
