import type { BlockKey } from '@skyhelm/core/plan/terrain/height-blocks';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Services } from '../../platform/services.ts';
import { knownFiles } from './height-file.store.ts';

const PREFIX = 'terrain/';
const folderOf = (enterpriseId: string, fileId: string): string => `${PREFIX}${enterpriseId}/${fileId}/`;

export const blockAt = (enterpriseId: string, fileId: string, key: BlockKey): string => `${folderOf(enterpriseId, fileId)}${key}`;

export async function putBlocks(
  blobs: BlobStore,
  enterpriseId: string,
  fileId: string,
  blocks: ReadonlyMap<BlockKey, Uint8Array>,
): Promise<void> {
  for (const [key, block] of blocks)
    await blobs.put(blockAt(enterpriseId, fileId, key), Buffer.from(block.buffer, block.byteOffset, block.length));
}

export async function dropBlocks(blobs: BlobStore, enterpriseId: string, fileId: string): Promise<void> {
  const folder = folderOf(enterpriseId, fileId);
  for await (const key of blobs.list()) if (key.startsWith(folder)) await blobs.delete(key);
}

const SWEEP = 'terrain.sweep';
const HOUR_SECONDS = 3_600;

/** Removes blocks whose file was never committed, or went with its enterprise. */
export async function scheduleTerrainSweep(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(SWEEP, () => sweepTerrain(services), 'long');
  await jobs.schedule(database.db, { key: SWEEP, kind: SWEEP, payload: {}, runAt: clock.now(), everySeconds: 6 * HOUR_SECONDS });
}

export async function sweepTerrain({ database, blobs, clock }: Pick<Services, 'database' | 'blobs' | 'clock'>): Promise<void> {
  const hourAgo = clock.now().getTime() - HOUR_SECONDS * 1_000;
  const keysOf = new Map<string, string[]>();
  for await (const key of blobs.list()) {
    const fileId = key.startsWith(PREFIX) ? key.split('/')[2] : undefined;
    if (fileId !== undefined && bornAt(fileId) < hourAgo) keysOf.set(fileId, [...(keysOf.get(fileId) ?? []), key]);
  }
  const known = keysOf.size === 0 ? new Set<string>() : await knownFiles(database.db, [...keysOf.keys()]);
  for (const [fileId, keys] of keysOf) if (!known.has(fileId)) for (const key of keys) await blobs.delete(key);
}

/** An id begins with its time of birth: a file that is being committed right now is never taken for an orphan. */
const bornAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
