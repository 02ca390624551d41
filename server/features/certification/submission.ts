import { birthDate } from '@skyhelm/core/identity/id-number';
import type { CertificationId, FileId } from '@skyhelm/contract/ids';
import { say } from '@skyhelm/i18n/all';
import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { requireOwnFile } from '../file/index.ts';
import { notify } from '../message/index.ts';
import { lockUser } from '../user/index.ts';
import { insertSubmission, reviewersFor, setCertified, type Kind } from './certification.store.ts';

type Context = RequestContext & { actor: UserActor };

export interface Submission {
  kind: Kind;
  facts: Record<string, string>;
  /** Name and number as on the document; kept encrypted. */
  personal?: { realName: string; number: string };
  photoIds: FileId[];
  expiresOn?: string;
}

/** One waits at a time; earlier ones stay as history. */
export async function submit(context: Context, { bus, secrets }: Services, submission: Submission): Promise<CertificationId> {
  const { db, actor, now, record } = context;
  const { kind, facts, personal, photoIds, expiresOn } = submission;
  const person = (await lockUser(db, actor, actor.userId)) ?? refuse('record.notFound');
  if (person[kind] === 'pending') refuse('certification.pending');
  for (const photoId of photoIds) await requireOwnFile(db, actor, photoId, kind === 'realName' ? 'idPhoto' : 'certificate');
  const id = newId<CertificationId>();
  await insertSubmission(db, {
    id,
    kind,
    facts,
    photoIds,
    enterpriseId: actor.enterpriseId,
    userId: actor.userId,
    sealed: personal ? secrets.seal('certification', JSON.stringify(personal)) : '',
    expiresOn: expiresOn ?? null,
    submittedAt: now,
  });
  await setCertified(db, actor.userId, kind, 'pending');
  record({ operation: 'certification.submitted', target: { id, name: actor.account }, details: { kind } });
  for (const reviewer of await reviewersFor(db, actor)) {
    const params = { by: actor.name, kind: kindIn(reviewer.language, kind) };
    await notify(context, bus, { enterpriseId: actor.enterpriseId, userId: reviewer.id }, 'certificationSubmitted', params);
  }
  return id;
}

/** In the language of whoever is told: a message keeps its words as parameters. */
export const kindIn = (language: Context['language'], kind: Kind): string => say(language, `dictionary.certificationKind.${kind}`);

/** By the calendar of the place that issues these documents. */
const today = (now: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);

export function requireBorn({ now, language }: Context, idNumber: string): void {
  if ((birthDate(idNumber) ?? '') > today(now)) refuseField('idNumber', 'idNumber.format', language);
}

export function requireNotExpired({ now, language }: Context, expiresOn: string): void {
  if (expiresOn < today(now)) refuseField('expiresOn', 'date.past', language);
}

const refuseField = (path: string, code: 'idNumber.format' | 'date.past', language: Context['language']): never =>
  refuse('input.invalid', {}, { issues: [{ path, code, mes: say(language, `issues.${code}`) }] });
