import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const StoredFile = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
export type StoredFile = z.output<typeof StoredFile>;

/** The first file of a backup: what is in it and how to tell that it is whole. */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  /** What had run in the database, by name and hash: its rows fit exactly that schema. */
  migrations: z.array(z.object({ tag: z.string(), hash: z.string() })),
  tables: z.array(StoredFile.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  blobs: z.array(StoredFile),
  /** Absent where SECRET_KEY named the key: what the operator keeps outside stays outside. */
  secretKey: StoredFile.optional(),
  keyFingerprint: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';

export const filesOf = (manifest: Manifest): StoredFile[] => [
  ...manifest.tables,
  ...manifest.blobs,
  ...(manifest.secretKey ? [manifest.secretKey] : []),
];

export async function describeFile(folder: string, path: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(`${folder}/${path}`), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { path, bytes, sha256: hash.digest('hex') };
}

export const fingerprintOf = (key: Buffer): string =>
  createHash('sha256').update('skyhelm key fingerprint\n').update(key).digest('hex').slice(0, 32);
