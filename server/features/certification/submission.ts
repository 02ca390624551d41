import { documentDay } from '@skyhelm/core/certification/calendar-day';
import { birthDate } from '@skyhelm/core/identity/id-number';
import type { CertificationId, FileId } from '@skyhelm/contract/ids';
import { say } from '@skyhelm/i18n/all';
import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { requireOwnFile } from '../file/index.ts';
import { notifyEach } from '../message/index.ts';
import { holdersReaching } from '../role/index.ts';
import { lockUser } from '../user/index.ts';
import { countSubmittedSince, findPending, insertSubmission, refreshCertified, type Kind } from './certification.store.ts';
import { numberKeyOf, sealPersonal, type Personal } from './personal.ts';
import { kindIn } from './told-words.ts';

type Context = RequestContext & { actor: UserActor };

export interface NewSubmission {
  kind: Kind;
  facts: Record<string, string>;
  personal?: Personal;
  photoIds: FileId[];
  expiresOn?: string;
}

/** One of a kind waits at a time, so that deciding on a person is never ambiguous; earlier ones stay as history. */
export async function submit(context: Context, { bus, secrets }: Services, submission: NewSubmission): Promise<CertificationId> {
  const { db, actor, now, record } = context;
  const { kind, facts, personal, photoIds, expiresOn } = submission;
  if (!(await lockUser(db, actor, actor.userId))) refuse('record.notFound');
  if (await findPending(db, actor.userId, kind)) refuse('certification.pending');
  await refuseTooMany(context, kind);
  for (const photoId of photoIds) await requireOwnFile(db, actor, photoId, kind === 'realName' ? 'idPhoto' : 'certificate');
  const id = newId<CertificationId>();
  const { enterpriseId, userId } = actor;
  await insertSubmission(db, {
    id,
    kind,
    facts,
    photoIds,
    enterpriseId,
    userId,
    sealed: sealPersonal(secrets, personal),
    numberKey: personal ? numberKeyOf(secrets, enterpriseId, facts['authenticationType'] ?? '', personal) : null,
    expiresOn: expiresOn ?? null,
    submittedAt: now,
  });
  await refreshCertified(db, { enterpriseId, userId, kind }, now);
  record({ operation: 'certification.submitted', target: { id, name: actor.account }, details: { kind } });
  const told = (await holdersReaching(db, enterpriseId, 'user:legalize', [userId])).map((reviewer) => ({
    userId: reviewer.id,
    params: { by: actor.name, kind: kindIn(reviewer.language, kind) },
  }));
  await notifyEach(context, bus, enterpriseId, 'certificationSubmitted', told);
  return id;
}

const DAY_MS = 86_400_000;
const SUBMISSIONS_A_DAY = 10;

/** Each is told to every reviewer: nobody rings them all day by submitting and withdrawing. */
async function refuseTooMany({ db, actor, now }: Context, kind: Kind): Promise<void> {
  const submitted = await countSubmittedSince(db, actor.userId, kind, new Date(now.getTime() - DAY_MS));
  if (submitted >= SUBMISSIONS_A_DAY) refuse('certification.tooMany', { max: SUBMISSIONS_A_DAY });
}

export function requireBorn({ now, language }: Context, idNumber: string): void {
  if ((birthDate(idNumber) ?? '') > documentDay(now)) refuseField('idNumber', 'idNumber.birthAhead', language);
}

export function requireNotExpired({ now, language }: Context, expiresOn: string): void {
  if (expiresOn < documentDay(now)) refuseField('expiresOn', 'date.past', language);
}

const refuseField = (path: string, code: 'idNumber.birthAhead' | 'date.past', language: Context['language']): never =>
  refuse('input.invalid', {}, { issues: [{ path, code, mes: say(language, `issues.${code}`) }] });
