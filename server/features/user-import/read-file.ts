import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { refuseAtSight } from '../../platform/spreadsheet/reading/read-table.ts';
import { apart, READING_FILES } from '../../platform/threads/apart.ts';
import { refuseFile, type ReadRows } from './read-rows.ts';

const PROGRAM = new URL('./read-file.worker.ts', import.meta.url);
const MEMORY_MB = 256;
/** Every file that waits is held in memory, and nobody waits for more than a few others of their own enterprise. */
const PLACES = { width: 1, room: 16, groupRoom: 2 };

type ReadFile = (reader: Pick<UserActor, 'userId' | 'enterpriseId'>, bytes: Buffer, language: Language) => Promise<ReadRows>;

/** Reads in a thread of its own, one file of each person at a time; the same one sent again meanwhile is a repeated submit and read once. */
export function fileReader({ patienceMs = READING_FILES.patienceMs } = {}): ReadFile {
  const inTurn = fairTurnstile(PLACES);
  const reading = new Map<string, { bytes: Buffer; rows: Promise<ReadRows> }>();
  return async ({ userId, enterpriseId }, bytes, language) => {
    const current = reading.get(userId);
    if (current) return current.bytes.equals(bytes) ? current.rows : refuse('userImport.running');
    try {
      refuseAtSight(bytes);
    } catch (error) {
      refuseFile(error);
    }
    const rows = inTurn(enterpriseId, () => readApart(bytes, language, patienceMs)).finally(() => reading.delete(userId));
    reading.set(userId, { bytes, rows });
    return rows;
  };
}

async function readApart(bytes: Buffer, language: Language, patienceMs: number): Promise<ReadRows> {
  const copy = new Uint8Array(bytes);
  return apart<ReadRows>(PROGRAM, { bytes: copy, language }, [copy.buffer], { ...READING_FILES, memoryMb: MEMORY_MB, patienceMs });
}
