import { createHash, randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

export const SECRET_KEY_FILE = 'secret.key';

/** 32 bytes that seal what the database must not hold in the clear. Made once for each data folder unless SECRET_KEY names it. */
export async function loadSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Buffer> {
  if (config.secretKey !== undefined) return stretch(config.secretKey);
  const file = join(config.dataDir, SECRET_KEY_FILE);
  const saved = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : Promise.reject(error),
  );
  if (saved !== undefined) return stretch(saved.trim());
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`);
  await handle.sync();
  await handle.close();
  // A power cut must not leave a half-written key that later starts would take for whole.
  try {
    await link(draft, file);
  } finally {
    await rm(draft);
  }
  return stretch((await readFile(file, 'utf8')).trim());
}

const stretch = (key: string): Buffer => createHash('sha256').update(`skyhelm secret key\n${key}`).digest();
