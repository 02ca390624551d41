import type { ErrorCode } from '@skyhelm/contract/codes';
import type { Language } from '@skyhelm/i18n/translate';
import { AppError, refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { refuseAtSight } from '../../platform/spreadsheet/reading/read-table.ts';
import { TooMuchWork, workApart } from '../../platform/work-apart.ts';
import { refuseFile, type ReadRows } from './read-rows.ts';

const PROGRAM = new URL('./read-file.worker.ts', import.meta.url);
const MEMORY_MB = 256;
const PATIENCE_MS = 20_000;
/** Every file that waits is held in memory, and nobody waits for more than a few others of their own enterprise. */
const PLACES = { width: 1, room: 16, groupRoom: 2 };

type Answer = ReadRows | { code: ErrorCode; params: AppError['params'] };

type ReadFile = (reader: Pick<UserActor, 'userId' | 'enterpriseId'>, bytes: Buffer, language: Language) => Promise<ReadRows>;

/**
 * Reads in a thread of its own. One file of each person at a time; the same one sent again meanwhile is a repeated submit and read once.
 */
export function fileReader({ patienceMs = PATIENCE_MS } = {}): ReadFile {
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
  const reading = workApart({ program: PROGRAM, memoryMb: MEMORY_MB, patienceMs }, (ask) => ask({ bytes: copy, language }, [copy.buffer]));
  const answer = (await reading.catch(tooMuch)) as Answer;
  if ('code' in answer) throw new AppError(answer.code, answer.params);
  return answer;
}

function tooMuch(error: unknown): never {
  if (error instanceof TooMuchWork) return refuse('userImport.broken');
  throw error;
}
