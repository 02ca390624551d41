import { createHash, type Hash } from 'node:crypto';
import { piecesOf, type FlightImportPhase } from '@skyhelm/contract/flight-import-facts';
import { AppError } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { keepProgress, Stopped, type Progress } from '../../platform/jobs/progress.ts';
import type { Services } from '../../platform/services.ts';
import { operationLog } from '../operation-log/index.ts';
import { boundElsewhere } from './bound-elsewhere.ts';
import { flightsOfDevice } from './chosen-vehicle.ts';
import { endImport, findDevice, keepRunning } from './flight-import.store.ts';
import { dropPieces, pieceKey } from './pieces.ts';
import { readFlights } from './read-flights.ts';
import { saveFlights, type FlightImportWork } from './save-flights.ts';

/** One at a time: reading takes a whole core, and enterprises take turns at it. */
const PLACES = { width: 1, room: 200, groupRoom: 50 };

export type RunFlightImport = (work: FlightImportWork) => Promise<void>;

/** Carries an import out behind the request that brought the last piece; how it goes and ends stands in its row. */
export function flightImportRunner(services: Services): RunFlightImport {
  const { database, blobs, clock, log, secrets, disk, config } = services;
  const { writeLog } = operationLog(secrets);
  const inTurn = fairTurnstile(PLACES);

  /** One piece of the file in memory at a time. */
  async function* piecesIn({ id, bytes }: FlightImportWork, hash: Hash, progress: Progress<FlightImportPhase>) {
    let read = 0;
    for (let piece = 0; piece < piecesOf(bytes); piece++) {
      await progress.say('reading', read);
      const found = await blobs.get(pieceKey(id, piece));
      if (!found) throw new Stopped();
      hash.update(found);
      read += found.length;
      yield found;
    }
  }

  async function carryOut(work: FlightImportWork, progress: Progress<FlightImportPhase>): Promise<void> {
    const hash = createHash('sha256');
    const { format, beganAt, deviceId, bytes, actor } = work;
    const { flights, report } = await readFlights({ format, beganAt, pieces: piecesIn(work, hash, progress) });
    const chosen = flightsOfDevice(flights, report, (await findDevice(database.db, deviceId))?.hardwareId ?? null);
    chosen.issues.push(...(await boundElsewhere(database.db, actor, deviceId, chosen.vehicle)));
    await progress.say('saving', bytes);
    await disk.requireRoom();
    await database.db.transaction((tx) => saveFlights(tx, { now: () => clock.now(), writeLog, config }, work, chosen, hash.digest('hex')));
  }

  async function fail({ id, origin }: FlightImportWork, error: unknown): Promise<void> {
    if (error instanceof Stopped || database.pool.ending) return;
    const isExpected = error instanceof AppError;
    if (!isExpected) log.error({ err: error, importId: id }, 'an import of flights failed');
    const { code, params } = isExpected ? error : new AppError('request.failed', { id: origin.requestId });
    await endImport(database.db, id, clock.now(), { phase: 'failed', refusal: code, refusalParams: params });
  }

  return async (work) => {
    const progress = keepProgress<FlightImportPhase>(services, 'reading', (state) => keepRunning(database.db, work.id, clock.now(), state));
    try {
      await inTurn(work.actor.enterpriseId, () => carryOut(work, progress)).catch((error: unknown) => fail(work, error));
      await dropPieces(blobs, work.id, work.bytes);
    } catch (error) {
      log.error({ err: error, importId: work.id }, 'the end of an import could not be noted');
    } finally {
      progress.end();
    }
  };
}
