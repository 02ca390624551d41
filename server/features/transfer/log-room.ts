import { failed, type TransferEnd } from '@skyhelm/core/vehicle/transfer';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { limitFor, usageOf } from '../storage/index.ts';

const MEGABYTE = 2 ** 20;
/** The longest flights leave a few hundred megabytes. */
export const LOG_BYTES_MAX = 512 * MEGABYTE;
/** A picture is in memory while it comes in. */
export const PICTURE_BYTES_MAX = 32 * MEGABYTE;

interface Claimed {
  enterpriseId: string;
  bytes: number;
  /** For want of room less than any such file may have. */
  isShort: boolean;
}

/** How many bytes of fetched logs and pictures an enterprise may keep. What is on its way is spoken for: two at once cannot both have the last of it. */
export interface LogRoom {
  bytesMax(db: Queryable, enterpriseId: string): Promise<number>;
  /** How large a file may be, `fileMax` at most; refused where nothing fits any more. */
  claim(db: Queryable, actor: Actor, transferId: string, fileMax: number): Promise<number>;
  /** The vehicle has said how large it is. */
  narrow(transferId: string, bytes: number): void;
  /** How it ended, to whoever wanted it: a file may be too large for anybody, or only for what is left. */
  explained(transferId: string, end: TransferEnd): TransferEnd;
  release(transferId: string): void;
}

const sum = (all: readonly Claimed[]): number => all.reduce((total, { bytes }) => total + bytes, 0);

export function logRoom({ blobs, config }: Pick<Services, 'blobs' | 'config'>): LogRoom {
  const claimed = new Map<string, Claimed>();

  return {
    bytesMax: async (db, enterpriseId) => (await limitFor({ config }, db, enterpriseId, 'vehicleFiles')).bytes,
    async claim(db, { enterpriseId }, transferId, fileMax) {
      const begun = new Map(claimed);
      const limit = await limitFor({ config }, db, enterpriseId, 'vehicleFiles');
      const [kept, free] = [await usageOf(db, enterpriseId, 'vehicleFiles'), await blobs.freeBytes()];
      // What ended while that was asked may be in neither count.
      const others = [...new Map([...begun, ...claimed]).values()];
      const ofDisk = free - config.diskReserveMb * MEGABYTE - sum(others);
      const own = others.filter((one) => one.enterpriseId === enterpriseId);
      const ofEnterprise = limit.bytes - kept.bytes - sum(own);
      if (ofEnterprise <= 0) refuse('vehicleLog.noRoom', { max: limit.bytes / MEGABYTE });
      const files = kept.items + own.length + 1;
      if (files > limit.items) refuse('storage.quotaCount', { needed: files, max: limit.items }, { data: { kind: 'vehicleFiles' } });
      if (ofDisk <= 0) refuse('storage.full');
      const bytes = Math.min(fileMax, ofEnterprise, ofDisk);
      claimed.set(transferId, { enterpriseId, bytes, isShort: bytes < fileMax });
      return bytes;
    },
    narrow(transferId, bytes) {
      const own = claimed.get(transferId);
      if (own) own.bytes = bytes;
    },
    explained(transferId, end) {
      return claimed.get(transferId)?.isShort && end.outcome === 'failed' && end.fault === 'tooLarge' ? failed('noRoom') : end;
    },
    release: (transferId) => void claimed.delete(transferId),
  };
}
