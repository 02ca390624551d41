import type { DepartmentId, UserId, UserImportId } from '@skyhelm/contract/ids';
import type { ImportPhase } from '@skyhelm/contract/user-import-facts';
import { holds } from '@skyhelm/core/identity/permission';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Secrets } from '../../platform/auth/secrets.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { Stopped, type Progress } from '../../platform/jobs/progress.ts';
import type { LogEntry, LogOrigin, WriteLog } from '../../platform/operation-record.ts';
import { actorNow, madeUpPassword } from '../session/index.ts';
import { insertUsers } from '../user/index.ts';
import type { ImportRow } from './import-row.ts';
import { placePeople, type Place } from './place-people.ts';
import { endImport, lockSaving } from './user-import.store.ts';

export interface ImportWork {
  id: UserImportId;
  actor: UserActor;
  fileName: string;
  language: Language;
  rows: readonly ImportRow[];
  origin: Omit<LogOrigin, 'now'>;
}

export type ImportProgress = Progress<ImportPhase>;

interface SavePorts {
  now(): Date;
  writeLog: WriteLog;
  secrets: Pick<Secrets, 'seal'>;
  progress: ImportProgress;
}

export const SEALED_FOR = 'imported passwords';
export type MadePassword = [name: string, account: string, password: string];

const BATCH = 250;

/** The rights the importer has by now: who has lost them, or is frozen, imports nobody. */
export async function requireStillAllowed(db: Queryable, actor: UserActor): Promise<UserActor> {
  const now = await actorNow(db, actor);
  return now && holds(now.permissions, 'user:import') ? now : refuse('request.forbidden');
}

/** All of them with their log entries, in the caller's transaction. `hashes`: of the passwords that the file gives, by row. */
export async function savePeople(tx: Tx, ports: SavePorts, work: ImportWork, hashes: ReadonlyMap<number, string>): Promise<void> {
  const { id, rows, fileName, origin } = work;
  await lockSaving(tx);
  const actor = await requireStillAllowed(tx, work.actor);
  const { places, faults } = await placePeople(tx, actor, rows);
  if (faults.length > 0) refuse('record.notFound');
  const made: MadePassword[] = [];
  const entries: LogEntry[] = [{ operation: 'user.imported', target: { id, name: fileName }, details: { people: rows.length } }];
  for (let from = 0; from < rows.length; from += BATCH) {
    const people = rows
      .slice(from, from + BATCH)
      .map((row, index) => personOf(work, row, places[from + index]!, hashes, made, ports.now()));
    await insertUsers(tx, people);
    for (const { id: userId, account, roleIds, departmentId } of people) {
      entries.push({ operation: 'user.added', target: { id: userId, name: account }, details: { roleIds, deptId: departmentId } });
    }
    await ports.progress.say('saving', from + people.length);
  }
  await ports.writeLog(tx, { ...origin, now: ports.now() }, entries);
  await requireStillAllowed(tx, actor);
  const passwords = made.length === 0 ? null : ports.secrets.seal(SEALED_FOR, JSON.stringify(made));
  const isEnded = await endImport(tx, id, ports.now(), { phase: 'done', done: rows.length, passwords, passwordCount: made.length });
  if (!isEnded) throw new Stopped();
}

function personOf(
  { actor, language }: ImportWork,
  { row, userName, name, mobile, email, remark }: ImportRow,
  { departmentId, roleIds }: Place,
  hashes: ReadonlyMap<number, string>,
  made: MadePassword[],
  createdAt: Date,
) {
  const given = hashes.get(row);
  const passwordHash = given ?? makeUp(name, userName, made);
  return {
    id: newId<UserId>(createdAt.getTime()),
    enterpriseId: actor.enterpriseId,
    account: userName,
    ...{ name, mobile, email, remark, language, passwordHash, roleIds, createdAt },
    departmentId: departmentId as DepartmentId | null,
    mayChangePassword: true,
  };
}

function makeUp(name: string, account: string, made: MadePassword[]): string {
  const { plain, hash } = madeUpPassword();
  made.push([name, account, plain]);
  return hash;
}
