export const FLIGHT_FILE_MAX_BYTES = 2 * 1024 ** 3;
/** A file is sent in pieces of this size, the last one shorter: one that is lost on the way is sent again, not the whole file. */
export const FLIGHT_PIECE_BYTES = 4 * 1024 ** 2;
/** More than that in one file is no recording. */
export const FLIGHTS_OF_A_FILE_MAX = 500;

export const RUNNING_FLIGHT_IMPORT = ['uploading', 'reading', 'saving'] as const;
/** In all but `done` nothing was saved. */
export const FLIGHT_IMPORT_PHASES = [...RUNNING_FLIGHT_IMPORT, 'done', 'failed', 'cancelled', 'interrupted'] as const;
export type FlightImportPhase = (typeof FLIGHT_IMPORT_PHASES)[number];

export const piecesOf = (bytes: number): number => Math.ceil(bytes / FLIGHT_PIECE_BYTES);
