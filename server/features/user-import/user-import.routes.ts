import type { ErrorCode } from '@skyhelm/contract/codes';
import type { UserImportId } from '@skyhelm/contract/ids';
import * as contract from '@skyhelm/contract/user-import';
import { IMPORT_MAX_BYTES, RUNNING_PHASES } from '@skyhelm/contract/user-import-facts';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, UserActor } from '../../platform/auth/actor.ts';
import { implement, implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { faultSheet, passwordSheet, sentenceOf, templateSheet } from './import-sheets.ts';
import { fileReader } from './read-file.ts';
import { importRunner } from './run-import.ts';
import { SEALED_FOR, type MadePassword } from './save-people.ts';
import * as store from './user-import.store.ts';

const NAME_MAX = 200;
export const PASSWORDS_KEPT_MS = 24 * 3_600_000;

export const userImportRoutes = (services: Services): Implementation[] => {
  const { secrets } = services;
  const readFile = fileReader();
  const run = importRunner(services);

  return [
    implementFile(contract.getImportTemplate, async ({ language }) => templateSheet(language)),

    implementPrepared(
      contract.importUsers,
      async ({ db, actor: caller, file, language, now }) => {
        const actor = person(caller);
        if (!file) return refuse('file.missing');
        if (file.bytes.length === 0) refuse('userImport.blank');
        if (file.bytes.length > IMPORT_MAX_BYTES) refuse('userImport.tooLarge', { max: IMPORT_MAX_BYTES / 2 ** 20 });
        if (await store.hasRunning(db, actor, now)) refuse('userImport.running');
        return { ...(await readFile(actor, file.bytes, language)), fileName: readable(file.name) };
      },
      async ({ db, actor: caller, language, ip, requestId, now, record, afterCommit }, _, { rows, faults, fileName }) => {
        const actor = person(caller);
        await store.lockImporter(db, actor);
        if (await store.hasRunning(db, actor, now)) refuse('userImport.running');
        const id = newId<UserImportId>();
        await store.insertImport(db, actor, { id, fileName, total: rows.length, now });
        record({ operation: 'user.importStarted', target: { id, name: fileName }, details: { people: rows.length } });
        afterCommit(() => void run({ id, actor, fileName, language, rows, faults, origin: { actor, ip, requestId } }));
        return { id };
      },
    ),

    implement(contract.getUserImport, async ({ db, actor, language, now }) => {
      if (actor.kind !== 'user') return null;
      const found = await store.newestImport(db, actor);
      return found ? shownTo(found, language, now) : null;
    }),

    implement(contract.cancelImport, async ({ db, actor: caller, now, record }, { id }) => {
      const actor = person(caller);
      if (!(await store.isOwn(db, actor, id))) refuse('record.notFound');
      if (!(await store.endImport(db, id, now, { phase: 'cancelled' }))) refuse('userImport.over');
      record({ operation: 'user.importCancelled', target: { id } });
      return null;
    }),

    implementFile(contract.exportImportFaults, async ({ db, actor, language }, { id }) =>
      faultSheet((await store.faultsOf(db, person(actor), id)) ?? refuse('record.notFound'), language),
    ),

    implementFile(contract.takeImportPasswords, async ({ db, actor: caller, language, now, record }, { id }) => {
      const actor = person(caller);
      if (!(await store.isOwn(db, actor, id))) refuse('record.notFound');
      const sealed = await store.takePasswords(db, actor, id, new Date(now.getTime() - PASSWORDS_KEPT_MS));
      const made = JSON.parse(secrets.unseal(SEALED_FOR, sealed ?? refuse('userImport.passwordsGone'))) as MadePassword[];
      record({ operation: 'user.passwordsTaken', target: { id }, details: { people: made.length } });
      return passwordSheet(made, language);
    }),
  ];
};

/** Somebody answers for a list of people: other software adds them one by one. */
const person = (actor: Actor): UserActor => (actor.kind === 'user' ? actor : refuse('request.forbidden'));

const readable = (name: string): string =>
  name
    .replace(/[\p{C}]/gu, '')
    .toWellFormed()
    .slice(0, NAME_MAX);

function shownTo(found: store.ShownImport, language: Language, now: Date): contract.UserImport {
  const { createdAt, endedAt, aliveUntil, refusal, refusalParams, passwordCount, faults, ...rest } = found;
  const isLost = RUNNING_PHASES.some((phase) => phase === found.phase) && aliveUntil < now;
  const passwordsUntil = endedAt && passwordCount > 0 ? new Date(endedAt.getTime() + PASSWORDS_KEPT_MS) : null;
  const areKept = passwordsUntil !== null && passwordsUntil > now;
  return {
    ...rest,
    phase: isLost ? 'interrupted' : found.phase,
    startedAt: createdAt.toISOString(),
    mes: refusal === '' ? '' : say(language, `errors.${refusal as ErrorCode}`, refusalParams),
    faults: faults.map((fault) => ({ row: fault.row, column: fault.column, mes: sentenceOf(fault, language), value: fault.value })),
    passwordCount: areKept ? passwordCount : 0,
    passwordsUntil: areKept ? passwordsUntil.toISOString() : null,
  };
}
