import type { ErrorCode } from '@skyhelm/contract/codes';
import * as contract from '@skyhelm/contract/flight-import';
import { FLIGHT_PIECE_BYTES, piecesOf, RUNNING_FLIGHT_IMPORT } from '@skyhelm/contract/flight-import-facts';
import type { FlightImportId, FlightRecordId } from '@skyhelm/contract/ids';
import { hasLink } from '@skyhelm/core/device/type';
import { flightFileFormat, type FlightFileNote } from '@skyhelm/core/flight-file/flight-file';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, UserActor } from '../../platform/auth/actor.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { requireQuota } from '../storage/index.ts';
import * as store from './flight-import.store.ts';
import { dropPieces, lengthOf, pieceKey } from './pieces.ts';
import { flightImportRunner } from './run-flight-import.ts';
import { requireImporter } from './save-flights.ts';

/** What the files of one enterprise may take up on the disk at once, on their way. */
const ON_THE_WAY_MAX = 8 * 1024 ** 3;

export const flightImportRoutes = (services: Services): Implementation[] => {
  const { blobs, disk } = services;
  const run = flightImportRunner(services);

  return [
    implement(
      contract.beginFlightImport,
      async ({ db, actor: caller, now, record }, { deviceId, fileName, bytes, modifiedAt, addKnown }) => {
        const actor = person(caller);
        const name = await requireImporter(db, actor, deviceId);
        if (!hasLink((await store.findDevice(db, deviceId))!.type)) refuse('flightImport.otherType');
        await disk.requireRoom(bytes);
        await store.lockImporter(db, actor);
        if (await store.hasRunning(db, actor, now)) refuse('flightImport.running');
        if ((await store.bytesOnTheWay(db, actor, now)) + bytes > ON_THE_WAY_MAX) refuse('flightImport.noRoom');
        const id = newId<FlightImportId>();
        const format = flightFileFormat(fileName)!;
        await store.insertImport(db, actor, { id, deviceId, fileName, format, bytes, modifiedAt: new Date(modifiedAt), addKnown }, now);
        await requireQuota(services, db, actor.enterpriseId, 'flightImports');
        record({ operation: 'flightRecord.importStarted', target: { id: deviceId, name }, details: { fileName } });
        return { id };
      },
    ),

    implementPrepared(
      contract.sendFlightPiece,
      async ({ db, actor: caller, file }, { id, piece }) => {
        const actor = person(caller);
        const row = (await store.ownImport(db, actor, id)) ?? refuse('record.notFound');
        if (!file) return refuse('file.missing');
        if (row.phase !== 'uploading') return refuse('flightImport.over');
        const isNext = piece < piecesOf(row.bytes) && piece * FLIGHT_PIECE_BYTES <= row.done;
        if (!isNext || file.bytes.length !== lengthOf(piece, row.bytes)) refuse('flightImport.piece');
        // Before its row says so: bytes that nobody knows of are swept away, a row that knows of bytes that never came is not.
        await blobs.put(pieceKey(id, piece), file.bytes);
        return file.bytes.length;
      },
      async ({ db, actor: caller, now, ip, requestId, nothingChanged, afterCommit }, { id, piece }, length) => {
        const actor = person(caller);
        const row = (await store.lockUploading(db, actor, id, now)) ?? refuse('flightImport.over');
        const received = Math.max(row.done, piece * FLIGHT_PIECE_BYTES + length);
        await store.noteReceived(db, row, received, now);
        // How it ends is on record; how it comes here is not worth a line for each piece.
        nothingChanged();
        if (received < row.bytes) return null;
        const { deviceId, fileName, format, bytes, modifiedAt, addKnown } = row;
        const origin = { actor, ip, requestId };
        afterCommit(() => void run({ id, actor, deviceId, fileName, format, bytes, beganAt: modifiedAt.getTime(), addKnown, origin }));
        return null;
      },
    ),

    implement(contract.getFlightImport, async ({ db, actor, language, now }) => {
      if (actor.kind !== 'user') return null;
      const found = await store.newestImport(db, actor);
      return found ? shownTo(found, language, now) : null;
    }),

    implement(contract.cancelFlightImport, async ({ db, actor: caller, now, record, afterCommit }, { id }) => {
      const actor = person(caller);
      const row = (await store.ownImport(db, actor, id)) ?? refuse('record.notFound');
      if (!(await store.endImport(db, id, now, { phase: 'cancelled' }))) refuse('flightImport.over');
      record({ operation: 'flightRecord.importCancelled', target: { id: row.deviceId, name: row.fileName } });
      afterCommit(() => dropPieces(blobs, id, row.bytes));
      return null;
    }),
  ];
};

/** Somebody answers for a recording: other software has no files of its own. */
const person = (actor: Actor): UserActor => (actor.kind === 'user' ? actor : refuse('request.forbidden'));

type Found = NonNullable<Awaited<ReturnType<typeof store.newestImport>>>;

function shownTo({ row, deviceName }: Found, language: Language, now: Date): contract.FlightImport {
  const isLost = RUNNING_FLIGHT_IMPORT.some((phase) => phase === row.phase) && row.aliveUntil < now;
  return {
    id: row.id as FlightImportId,
    fileName: row.fileName,
    deviceName,
    phase: isLost ? 'interrupted' : row.phase,
    bytes: row.bytes,
    done: row.done,
    startedAt: row.createdAt.toISOString(),
    mes: row.refusal === '' ? '' : say(language, `errors.${row.refusal as ErrorCode}`, row.refusalParams),
    flights: row.flights.map(({ id, takeOffAt, landedAt, metres, isKnown, isLive = false }) => ({
      id: id as FlightRecordId,
      takeOffAt: new Date(takeOffAt).toISOString(),
      landedAt: new Date(landedAt).toISOString(),
      metres,
      isKnown,
      isLive,
    })),
    notes: row.issues.map(({ code, params }) => say(language, `flightimport.${code as FlightFileNote}`, params)),
  };
}
