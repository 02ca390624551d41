import { normalMobile } from '@skyhelm/core/identity/mobile';
import type { WordKey } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { admitTakenProbe, settleTakenProbe } from '../session/index.ts';
import { faultAt, type ImportRow } from './import-row.ts';
import type { RowFault } from '../../tables/user-import.table.ts';
import { takenAmong, type UniqueColumn } from './taken.store.ts';

const BATCH = 1_000;
const SENTENCES: Record<UniqueColumn, WordKey> = {
  userName: 'errors.user.accountTaken',
  mobile: 'errors.user.mobileTaken',
  email: 'errors.user.emailTaken',
};
const COLUMNS = Object.keys(SENTENCES) as UniqueColumn[];

const keyOf: Record<UniqueColumn, (text: string) => string> = {
  userName: (text) => text.toLowerCase(),
  mobile: normalMobile,
  email: (text) => text.toLowerCase(),
};

/**
 * Accounts, numbers and addresses that somebody has already. A list would be a way to ask whom other tenants know, thousands at a
 * time: those the importer may not see are counted as the form for one person counts them, and told no more than that many.
 */
export async function findTaken(
  db: Queryable,
  actor: UserActor,
  now: Date,
  rows: readonly ImportRow[],
  progress: (done: number) => Promise<void>,
): Promise<RowFault[]> {
  const probe = { db, actor, now };
  await admitTakenProbe(probe);
  const seen: RowFault[] = [];
  const hidden: RowFault[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    for (const column of COLUMNS) {
      const given = batch.filter((row) => row[column] !== '');
      const taken = await takenAmong(
        db,
        actor,
        column,
        given.map((row) => keyOf[column](row[column])),
      );
      for (const row of given) {
        const found = taken.get(keyOf[column](row[column]));
        if (found) (found.isSeen ? seen : hidden).push(faultAt(row.row, column, SENTENCES[column], row[column]));
      }
    }
    await progress(from + batch.length);
  }
  if (hidden.length === 0) await settleTakenProbe(probe, undefined);
  return [...seen, ...(await toldOf(probe, hidden))];
}

async function toldOf(probe: Parameters<typeof admitTakenProbe>[0], hidden: RowFault[]): Promise<RowFault[]> {
  let told = Math.min(hidden.length, 1);
  while (told < hidden.length && (await isAdmitted(probe))) told++;
  // Without a number: how many more there are would tell of each in turn, file by file.
  const more: RowFault = { row: null, column: null, key: 'userimport.fault.moreTaken', value: '' };
  return [...hidden.slice(0, told), ...(told < hidden.length ? [more] : [])];
}

async function isAdmitted(probe: Parameters<typeof admitTakenProbe>[0]): Promise<boolean> {
  try {
    await admitTakenProbe(probe);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
