import { documentDay } from '@skyhelm/core/certification/calendar-day';
import type { approveUser } from '@skyhelm/contract/certification';
import type { CertificationId, UserId } from '@skyhelm/contract/ids';
import type { z } from 'zod';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, UserActor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { removeFile } from '../file/index.ts';
import { notify } from '../message/index.ts';
import { lockUser } from '../user/index.ts';
import {
  dropPhotos,
  findPending,
  findSubmission,
  refreshCertified,
  settle,
  type CertificationRow,
  type Kind,
} from './certification.store.ts';
import { kindIn } from './told-words.ts';

type Context = RequestContext & { actor: Actor };
type Verdict = z.output<(typeof approveUser)['input']>;

export async function review(context: Context, { bus }: Services, kind: Kind, verdict: Verdict): Promise<null> {
  const { db, actor, now, record } = context;
  const { id, pass, reason } = verdict;
  const { userId: reviewerId } = personOf(actor);
  if (reviewerId === id) refuse('user.self');
  const person = (await lockUser(db, actor, id)) ?? refuse('record.notFound');
  const submission = await requireSeen(context, kind, verdict, reviewerId);
  if (person.state === 'frozen') refuse('user.frozen');
  // It would take the place of an earlier one that still holds.
  if (pass && submission.expiresOn !== null && submission.expiresOn < documentDay(now)) refuse('certification.expired');
  const state = pass ? 'passed' : 'failed';
  const decision = { state, decidedAt: now, decidedBy: reviewerId, decidedByName: actor.name, reason: pass ? '' : reason } as const;
  await settle(db, submission, decision);
  await refreshCertified(db, submission, now);
  const to = { enterpriseId: actor.enterpriseId, userId: id };
  const told = { kind: kindIn(person.language, kind) };
  await notify(context, bus, to, pass ? 'certificationPassed' : 'certificationFailed', pass ? told : { ...told, reason });
  record({
    operation: pass ? 'certification.passed' : 'certification.failed',
    target: { id, name: person.account },
    details: { kind, certificationId: submission.id },
  });
  return null;
}

/** A key is nobody: with one, its maker would pass their own papers. */
const personOf = (actor: Actor): UserActor =>
  actor.kind === 'user' ? actor : refuse('request.forbidden', {}, { record: { operation: 'request.denied' } });

/** The one that waits, if this reviewer has opened it. Where they say which one they looked at, no other is decided in its place. */
async function requireSeen(
  { db, actor }: Context,
  kind: Kind,
  { id, certificationId }: Verdict,
  reviewerId: UserId,
): Promise<CertificationRow> {
  const waiting = await findPending(db, id, kind);
  if (waiting && (certificationId === undefined || certificationId === waiting.id)) {
    return waiting.seenBy.includes(reviewerId) ? waiting : refuse('certification.unseen');
  }
  const seen = certificationId && (await findSubmission(db, actor.enterpriseId, certificationId));
  if (certificationId && (seen?.userId !== id || seen.kind !== kind)) return refuse('record.notFound');
  if (waiting) return refuse('certification.superseded');
  return refuse(seen && seen.state === 'withdrawn' ? 'certification.withdrawn' : 'certification.alreadyDecided');
}

/** Photos that nobody has looked at prove nothing about a decision: they go at once. */
export async function withdraw(context: RequestContext & { actor: UserActor }, { blobs }: Services, id: CertificationId): Promise<null> {
  const { db, actor, now, record } = context;
  const { enterpriseId, userId } = actor;
  if (!(await lockUser(db, actor, userId))) refuse('record.notFound');
  const submission = await findSubmission(db, enterpriseId, id);
  if (submission?.userId !== userId) return refuse('record.notFound');
  if (submission.state === 'withdrawn') return refuse('certification.withdrawn');
  if (submission.state !== 'pending') return refuse('certification.tooLate');
  const decision = { state: 'withdrawn', reason: '', decidedAt: now, decidedBy: userId, decidedByName: actor.name } as const;
  const { seenBy } = await settle(db, submission, decision);
  if (seenBy.length === 0) {
    for (const photoId of await dropPhotos(db, submission)) await removeFile(context, blobs, photoId);
  }
  await refreshCertified(db, submission, now);
  const { kind } = submission;
  record({ operation: 'certification.withdrawn', target: { id, name: actor.account }, details: { kind } });
  return null;
}
