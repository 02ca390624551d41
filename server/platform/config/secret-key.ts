import { createHash, randomBytes } from 'node:crypto';
import { link, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { StartupFault } from './startup-fault.ts';

export const SECRET_KEY_FILE = 'secret.key';

type KeyConfig = Pick<Config, 'secretKey' | 'dataDir'>;

/** As SECRET_KEY demands it; our own files have 43 characters. */
const SHORTEST = 32;

const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, SECRET_KEY_FILE);

/** Where the key comes from, as an operator would name it. */
export const secretKeySource = (config: KeyConfig): string => (config.secretKey === undefined ? fileOf(config) : 'SECRET_KEY');

/** 32 bytes that seal what the database must not hold in the clear; nothing where the data folder has none yet. */
export async function readSecretKey(config: KeyConfig): Promise<Buffer | undefined> {
  if (config.secretKey !== undefined) return keyFrom(config.secretKey);
  const file = fileOf(config);
  const saved = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartupFault('boot.key.unreadable', { file, reason: error.message });
  });
  if (saved === undefined) return undefined;
  const text = saved.trim();
  // A power cut can leave a file of zeros: long enough, and known to everybody.
  if (text.length < SHORTEST || text.includes('\0')) throw new StartupFault('boot.key.short', { file, length: String(SHORTEST) });
  return keyFrom(text);
}

/** Made once for each data folder unless SECRET_KEY names it. */
export async function loadSecretKey(config: KeyConfig): Promise<Buffer> {
  const saved = await readSecretKey(config);
  if (saved) return saved;
  const file = fileOf(config);
  const draft = `${file}.${process.pid}`;
  const text = randomBytes(32).toString('base64url');
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(`${text}\n`);
  await handle.sync();
  await handle.close();
  // A power cut must not leave a half-written key that later starts would take for whole.
  try {
    await link(draft, file);
  } finally {
    await rm(draft);
  }
  return keyFrom(text);
}

/** The key file, where other users of the machine can read it. */
export async function looseKeyFile(config: KeyConfig): Promise<string | undefined> {
  if (config.secretKey !== undefined) return undefined;
  const found = await stat(fileOf(config)).catch(() => undefined);
  return found && (found.mode & 0o077) !== 0 ? fileOf(config) : undefined;
}

export const keyFrom = (text: string): Buffer => createHash('sha256').update(`skyhelm secret key\n${text}`).digest();
