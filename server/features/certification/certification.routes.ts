import { approveDroneOperator, approveUser, droneOperatorAuthentication, realNameAuthentication } from '@skyhelm/contract/certification';
import type { UserId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../message/index.ts';
import { lockUser } from '../user/index.ts';
import { decide, setCertified, type Kind } from './certification.store.ts';
import { kindIn, requireBorn, requireNotExpired, submit } from './submission.ts';

export const certificationRoutes = (services: Services): Implementation[] => [
  implement(realNameAuthentication, async (context, form) => {
    const { authenticationType, realName } = form;
    const common = { kind: 'realName', facts: { authenticationType } } as const;
    if (form.authenticationType === 'passport') {
      const personal = { realName, number: form.passportNumber };
      return { id: await submit(context, services, { ...common, personal, photoIds: [form.passportPhoto] }) };
    }
    requireBorn(context, form.idNumber);
    const personal = { realName, number: form.idNumber };
    return { id: await submit(context, services, { ...common, personal, photoIds: [form.idFrontPhoto, form.idBackPhoto] }) };
  }),

  implement(droneOperatorAuthentication, async (context, { certificatePhotos, expiresOn, ...facts }) => {
    requireNotExpired(context, expiresOn);
    return { id: await submit(context, services, { kind: 'pilot', facts, expiresOn, photoIds: certificatePhotos }) };
  }),

  implement(approveUser, (context, decision) => review(context, services, 'realName', decision)),
  implement(approveDroneOperator, (context, decision) => review(context, services, 'pilot', decision)),
];

async function review(
  context: RequestContext & { actor: Actor },
  { bus }: Services,
  kind: Kind,
  { id, pass, reason }: { id: UserId; pass: boolean; reason: string },
): Promise<null> {
  const { db, actor, now, record } = context;
  const reviewerId = actor.kind === 'user' ? actor.userId : actor.keyId;
  if (reviewerId === id) refuse('user.self');
  const person = (await lockUser(db, actor, id)) ?? refuse('record.notFound');
  const state = pass ? 'passed' : 'failed';
  const decision = { state, reason, decidedAt: now, decidedBy: reviewerId, decidedByName: actor.name } as const;
  if (!(await decide(db, id, kind, decision))) refuse('certification.alreadyDecided');
  await setCertified(db, id, kind, state);
  const to = { enterpriseId: actor.enterpriseId, userId: id };
  const told = { kind: kindIn(person.language, kind) };
  await notify(context, bus, to, pass ? 'certificationPassed' : 'certificationFailed', pass ? told : { ...told, reason });
  record({ operation: pass ? 'certification.passed' : 'certification.failed', target: { id, name: person.account }, details: { kind } });
  return null;
}
