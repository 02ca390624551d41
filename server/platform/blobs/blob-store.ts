import type { Readable } from 'node:stream';

/** Bytes by key. Keys are made by the server; nothing a user typed is ever part of one. */
export interface BlobStore {
  /** When it returns, the bytes are safe on disk; until then nothing stands under the key, or what stood there before. */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** For what is too large to be held in memory. */
  stream(key: string): Promise<Readable | undefined>;
  /** Written piece by piece, in any order; under no key until it is kept. */
  draft(): Promise<BlobDraft>;
  delete(key: string): Promise<void>;
  list(): AsyncIterable<string>;
  /** How much more it can take; infinitely much where nobody counts. */
  freeBytes(): Promise<number>;
}

export interface BlobDraft {
  write(at: number, bytes: Uint8Array): Promise<void>;
  /** As `put`. Nothing can be written after it. */
  keep(key: string): Promise<void>;
  discard(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/;
const KEY_MAX = 200;

/** A key of any other form comes from a bug or an attack: it never reaches a path. */
export function requireKey(key: string): string {
  if (key.length > KEY_MAX || !KEY.test(key)) throw new Error(`not a blob key: ${JSON.stringify(key.slice(0, KEY_MAX))}`);
  return key;
}
