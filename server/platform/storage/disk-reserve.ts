import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { refuse } from '../app-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Config } from '../config/config.ts';

const MEGABYTE = 2 ** 20;

export interface DiskState {
  /** On the fuller of the disks that have the data folder and the uploads. */
  freeBytes: number;
  reserveBytes: number;
  isLow: boolean;
}

/** Keeps room on the disk for what must go on: the database, sign-ins, telemetry and records of flights. */
export interface DiskReserve {
  read(): Promise<DiskState>;
  /** Refuses growth where less than the reserve would be left after so many bytes. */
  requireRoom(bytes?: number): Promise<void>;
}

interface Ports {
  config: Pick<Config, 'dataDir' | 'diskReserveMb'>;
  blobs: Pick<BlobStore, 'freeBytes'>;
  log: Pick<Logger, 'warn' | 'info'>;
}

export const freeBytesOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Reads the disk for each question, so that growth is possible again as soon as there is space. */
export function diskReserve({ config, blobs, log }: Ports, freeBytes: (folder: string) => Promise<number> = freeBytesOn): DiskReserve {
  const reserveBytes = config.diskReserveMb * MEGABYTE;
  let wasLow = false;

  /** A disk that cannot be read is no reason to refuse: a write on it fails with a message of its own. */
  const known = (asked: Promise<number>): Promise<number> =>
    asked.catch((error: unknown) => {
      log.warn({ err: error }, 'free disk space could not be read');
      return Infinity;
    });

  function note({ freeBytes: free, isLow }: DiskState): void {
    if (isLow === wasLow) return;
    wasLow = isLow;
    if (isLow) log.warn({ freeBytes: free, reserveBytes }, 'disk space is below the reserve, uploads and imports are refused');
    else log.info({ freeBytes: free, reserveBytes }, 'disk space is above the reserve again');
  }

  async function read(): Promise<DiskState> {
    const free = Math.min(await known(freeBytes(config.dataDir)), await known(blobs.freeBytes()));
    const state = { freeBytes: free, reserveBytes, isLow: free < reserveBytes };
    note(state);
    return state;
  }

  return {
    read,
    async requireRoom(bytes = 0) {
      const state = await read();
      if (state.isLow || state.freeBytes - bytes < reserveBytes) refuse('storage.full');
    },
  };
}
