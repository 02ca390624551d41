import type { Database, Db } from '../platform/db/database.ts';

export interface FailingDatabase extends Database {
  /** From now on nothing that is written stays. */
  isFailing: boolean;
  /** How often it has failed. */
  failures: number;
}

/** A database that can be told to fail at the last moment, as one does whose disk is full. */
export function failingDatabase(database: Database): FailingDatabase {
  const refuse = () => {
    if (!own.isFailing) return;
    own.failures++;
    throw new Error('no space left on device');
  };
  const transaction: Db['transaction'] = (work, config) =>
    database.db.transaction(async (tx) => {
      const done = await work(tx);
      refuse();
      return done;
    }, config);
  const update: Db['update'] = (table) => {
    refuse();
    return database.db.update(table);
  };
  const db = Object.create(database.db, { transaction: { value: transaction }, update: { value: update } }) as Db;
  const own: FailingDatabase = { ...database, db, isFailing: false, failures: 0 };
  return own;
}
