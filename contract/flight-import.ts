import { flightFileFormat } from '@skyhelm/core/flight-file/flight-file';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { requiredText, timestamp, utcMomentField } from './fields.ts';
import { FLIGHT_FILE_MAX_BYTES, FLIGHT_IMPORT_PHASES, piecesOf } from './flight-import-facts.ts';
import { DeviceId, FlightImportId, FlightRecordId } from './ids.ts';

export const ImportedFlight = z.object({
  id: FlightRecordId,
  takeOffAt: timestamp,
  landedAt: timestamp,
  metres: z.number(),
  /** It was here before and is left as it was. */
  isKnown: z.boolean(),
  /** Known because it was heard as it was flown. */
  isLive: z.boolean(),
});
export type ImportedFlight = z.output<typeof ImportedFlight>;

/** A file on its way to become flights of a device. */
export const FlightImport = z.object({
  id: FlightImportId,
  fileName: z.string(),
  deviceName: z.string(),
  phase: z.enum(FLIGHT_IMPORT_PHASES),
  /** Bytes of the file, and how many of them have come, or have been read. */
  bytes: z.int(),
  done: z.int(),
  startedAt: timestamp,
  /** Why it failed. */
  mes: z.string(),
  flights: z.array(ImportedFlight),
  /** What is to be known of the file, such as how much of it was damaged. */
  notes: z.array(z.string()),
});
export type FlightImport = z.output<typeof FlightImport>;

/** Says what is to come; the file itself follows piece by piece. */
export const beginFlightImport = endpoint({
  method: 'POST',
  path: '/enterprise/flightRecord/beginFlightImport',
  access: needs('flightRecord:import'),
  kind: 'change',
  grows: true,
  input: z.object({
    deviceId: DeviceId,
    fileName: requiredText(200).refine((name) => flightFileFormat(name) !== undefined, { error: 'flightFile' }),
    bytes: z.int({ error: 'number' }).min(1, { error: 'flightFile.size' }).max(FLIGHT_FILE_MAX_BYTES, { error: 'flightFile.size' }),
    /** When the file was written, for a recording that does not know its own time. */
    modifiedAt: utcMomentField,
    /** Flights that are on record already, heard live or from another file, become second records instead of being left out. */
    addKnown: z.boolean().default(false),
  }),
  output: z.object({ id: FlightImportId }),
});

/** The next piece, or one that came before and whose answer was lost. With the last one the reading begins. */
export const sendFlightPiece = endpoint({
  method: 'POST',
  path: '/enterprise/flightRecord/sendFlightPiece',
  access: needs('flightRecord:import'),
  kind: 'change',
  grows: true,
  wire: 'upload',
  tooLarge: 'flightImport.piece',
  input: z.object({
    id: FlightImportId,
    /** Counted from nought. */
    piece: z.int({ error: 'number' }).min(0).max(piecesOf(FLIGHT_FILE_MAX_BYTES)),
  }),
  output: z.null(),
});

/** My own running or last one; nothing where there is none. */
export const getFlightImport = endpoint({
  method: 'GET',
  path: '/enterprise/flightRecord/getFlightImport',
  access: needs('flightRecord:import'),
  kind: 'read',
  input: z.object({}),
  output: FlightImport.nullable(),
});

export const cancelFlightImport = endpoint({
  method: 'POST',
  path: '/enterprise/flightRecord/cancelFlightImport',
  access: needs('flightRecord:import'),
  kind: 'change',
  input: z.object({ id: FlightImportId }),
  output: z.null(),
});
