import type { ErrorCode } from '@skyhelm/contract/codes';
import { IMPORT_COLUMNS } from '@skyhelm/contract/user-import-facts';
import { DatabaseError } from 'pg';
import { AppError } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { keepProgress, Stopped } from '../../platform/jobs/progress.ts';
import type { Services } from '../../platform/services.ts';
import { operationLog } from '../operation-log/index.ts';
import { hashPassword } from '../session/index.ts';
import { findTaken } from './find-taken.ts';
import type { RowFault } from '../../tables/user-import.table.ts';
import { placePeople } from './place-people.ts';
import { requireStillAllowed, savePeople, type ImportProgress, type ImportWork } from './save-people.ts';
import { endImport, keepRunning } from './user-import.store.ts';

/** Somebody else was quicker, with an account, a role or a department: looking again tells with which. */
const OVERTAKEN: readonly ErrorCode[] = ['user.accountTaken', 'user.mobileTaken', 'user.emailTaken', 'record.notFound'];
const DEADLOCK = '40P01';
const ATTEMPTS = 3;
const PLACES = { width: 2, room: 200, groupRoom: 50 };

export type RunImport = (work: ImportWork & { faults: RowFault[] }) => Promise<void>;

/** Carries an import out behind the request that brought it; how it goes and ends stands in its row. */
export function importRunner(services: Services): RunImport {
  const { database, clock, log, secrets } = services;
  const { writeLog } = operationLog(secrets);
  const inTurn = fairTurnstile(PLACES);

  async function carryOut(work: Parameters<RunImport>[0], progress: ImportProgress): Promise<void> {
    let hashes: Map<number, string> | undefined;
    for (let attempt = 1; ; attempt++) {
      const faults = [...work.faults, ...(await check(work, progress))];
      if (faults.length > 0) return void (await endImport(database.db, work.id, clock.now(), { phase: 'faulty', faults: inOrder(faults) }));
      hashes ??= await hashGiven(work, progress);
      await progress.say('saving', 0);
      try {
        const known = hashes;
        const ports = { now: () => clock.now(), writeLog, secrets, progress };
        return await database.db.transaction((tx) => savePeople(tx, ports, work, known));
      } catch (error) {
        if (!isOvertaken(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async function check({ rows, actor }: ImportWork, progress: ImportProgress): Promise<RowFault[]> {
    await progress.say('checking', 0);
    const allowed = await requireStillAllowed(database.db, actor);
    const { faults } = await placePeople(database.db, allowed, rows);
    return [...faults, ...(await findTaken(database.db, allowed, clock.now(), rows, (done) => progress.say('checking', done)))];
  }

  async function fail({ id, origin }: ImportWork, error: unknown): Promise<void> {
    if (error instanceof Stopped || database.pool.ending) return;
    const isExpected = error instanceof AppError;
    if (!isExpected) log.error({ err: error, importId: id }, 'an import of users failed');
    const { code, params } = isExpected ? error : new AppError('request.failed', { id: origin.requestId });
    await endImport(database.db, id, clock.now(), { phase: 'failed', refusal: code, refusalParams: params });
  }

  return async (work) => {
    const progress: ImportProgress = keepProgress(services, 'checking', (state) => keepRunning(database.db, work.id, clock.now(), state));
    try {
      await inTurn(work.actor.enterpriseId, () => carryOut(work, progress)).catch((error: unknown) => fail(work, error));
    } catch (error) {
      log.error({ err: error, importId: work.id }, 'the end of an import could not be noted');
    } finally {
      progress.end();
    }
  };
}

/** One after another: whoever signs in meanwhile is not kept waiting by hundreds. */
async function hashGiven({ rows }: ImportWork, progress: ImportProgress): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const [index, { row, password }] of rows.entries()) {
    if (password === '') continue;
    await progress.say('hashing', index);
    hashes.set(row, await hashPassword(password));
  }
  return hashes;
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof AppError
    ? OVERTAKEN.includes(error.code)
    : error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === DEADLOCK;

/** As somebody goes through the file; what is about no single row comes last. */
const inOrder = (faults: readonly RowFault[]): RowFault[] => faults.toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ row, column }: RowFault): number =>
  row === null ? Number.MAX_SAFE_INTEGER : row * IMPORT_COLUMNS.length + (column === null ? 0 : IMPORT_COLUMNS.indexOf(column));
