import { holds } from '@skyhelm/core/identity/permission';
import type { FlightFileFormat } from '@skyhelm/core/flight-file/flight-file';
import { isSameFlight } from '@skyhelm/core/record/same-flight';
import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { Stopped } from '../../platform/jobs/progress.ts';
import { newId } from '../../platform/ids.ts';
import type { LogOrigin, WriteLog } from '../../platform/operation-record.ts';
import type { Services } from '../../platform/services.ts';
import { deviceStanding } from '../device/index.ts';
import { flightsAround, insertFlights, storeStretches, writeEvents } from '../flight-record/index.ts';
import { requireQuota } from '../storage/index.ts';
import { actorNow } from '../session/index.ts';
import type { ChosenFlights } from './chosen-vehicle.ts';
import { endImport, importedBefore } from './flight-import.store.ts';
import type { SavedFlight } from '../../tables/flight-import.table.ts';
import type { FoundFlight } from './found-flights.ts';

const STRETCHES = 200;
const EVENTS = 5_000;

export interface FlightImportWork {
  id: string;
  actor: UserActor;
  deviceId: string;
  fileName: string;
  format: FlightFileFormat;
  bytes: number;
  beganAt: number;
  /** Also flights that are on record already. */
  addKnown: boolean;
  origin: Omit<LogOrigin, 'now'>;
}

/** Whoever looks after a device or flies it may add to its records; who has lost that, or the permission, adds nothing. */
export async function requireImporter(db: Queryable, actor: UserActor, deviceId: string): Promise<string> {
  const now = await actorNow(db, actor);
  if (!now || !holds(now.permissions, 'flightRecord:import')) return refuse('request.forbidden');
  const standing = await deviceStanding(db, now, deviceId);
  if (!standing?.see) return refuse('record.notFound');
  return standing.manage || standing.fly ? standing.name : refuse('request.forbidden');
}

/** All of them with their log entry, in the caller's transaction. */
export async function saveFlights(
  tx: Tx,
  { now, writeLog, config }: { now(): Date; writeLog: WriteLog; config: Services['config'] },
  work: FlightImportWork,
  { flights, vehicle, issues }: ChosenFlights,
  sha256: string,
): Promise<void> {
  const { id, actor, deviceId, fileName, format, bytes, addKnown, origin } = work;
  const name = await requireImporter(tx, actor, deviceId);
  const before = await importedBefore(tx, actor.enterpriseId, sha256);
  if (before && !(addKnown && before.deviceId === deviceId)) {
    const seen = (await deviceStanding(tx, actor, before.deviceId))?.see;
    refuse(
      seen ? 'flightImport.duplicate' : 'flightImport.duplicateUnseen',
      seen ? { file: before.fileName, device: before.deviceName } : {},
    );
  }
  const given = flights.map((flight) => ({ ...flight, id: newId(flight.takeOffAt) }));
  const recorded = await flightsAround(tx, deviceId, given, now());
  const sameAs = (flight: FoundFlight) => recorded.find((one) => isSameFlight(one, flight));
  const { airframe, autopilot } = vehicle;
  const of = { enterpriseId: actor.enterpriseId, deviceId, source: format, airframe, autopilot };
  const ids = await insertFlights(tx, of, addKnown ? given : given.filter((flight) => !sameAs(flight)));
  const added = given.filter((flight) => ids.get(flight.takeOffAt) === flight.id);
  const stretches = added.flatMap((flight) => flight.stretches.map((stretch) => ({ ...stretch, flightId: flight.id })));
  for (let from = 0; from < stretches.length; from += STRETCHES) await storeStretches(tx, stretches.slice(from, from + STRETCHES));
  const events = added.flatMap((flight) => flight.events.map((event) => ({ ...event, flightId: flight.id })));
  for (let from = 0; from < events.length; from += EVENTS) await writeEvents(tx, events.slice(from, from + EVENTS));
  const saved = given.map((flight): SavedFlight => {
    const { id: own, takeOffAt, landedAt, metres } = flight;
    const same = sameAs(flight);
    const kept = ids.get(takeOffAt) ?? same?.id ?? own;
    const isKnown = kept !== own;
    return { id: kept, takeOffAt, landedAt, metres, isKnown, isLive: isKnown && same?.source === 'live' };
  });
  const details = { fileName, flights: added.length };
  await writeLog(tx, { ...origin, now: now() }, [{ operation: 'flightRecord.imported', target: { id: deviceId, name }, details }]);
  await requireImporter(tx, actor, deviceId);
  if (!(await endImport(tx, id, now(), { phase: 'done', done: bytes, sha256, flights: saved, issues }))) throw new Stopped();
  // The file itself is counted no more, its flights are.
  await requireQuota({ config }, tx, actor.enterpriseId, 'flightImports');
}
