import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** As every ULog begins. */
const ULOG = Buffer.from([0x55, 0x4c, 0x6f, 0x67, 0x01, 0x12, 0x35]);

/** By what the log itself says: programs that read logs go by the ending, and the aircraft may be another one by now. Nothing of the stream is lost. */
export async function logEnding(log: Readable): Promise<'ulg' | 'bin'> {
  await once(log, 'readable');
  const begin = log.read(ULOG.length) as Buffer | null;
  if (begin === null) return 'bin';
  log.unshift(begin);
  return begin.equals(ULOG) ? 'ulg' : 'bin';
}
