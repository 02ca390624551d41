import { FLIGHT_PIECE_BYTES, piecesOf } from '@skyhelm/contract/flight-import-facts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';

const PREFIX = 'flight-import/';

export const pieceKey = (importId: string, piece: number): string => `${PREFIX}${importId}/${piece}`;

/** Nothing for a key of something else. */
export const importOf = (key: string): string | undefined => (key.startsWith(PREFIX) ? key.slice(PREFIX.length).split('/')[0] : undefined);

/** How long the piece of that number is in a file of so many bytes. */
export const lengthOf = (piece: number, bytes: number): number => Math.min(FLIGHT_PIECE_BYTES, bytes - piece * FLIGHT_PIECE_BYTES);

export async function dropPieces(blobs: BlobStore, importId: string, bytes: number): Promise<void> {
  for (let piece = 0; piece < piecesOf(bytes); piece++) await blobs.delete(pieceKey(importId, piece));
}
