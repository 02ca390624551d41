import type { FieldIssue } from '@skyhelm/contract/envelope';
import { changeUserInfo } from '@skyhelm/contract/user';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { z } from 'zod';
import { refuse, type AppError } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import { implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { removeFile, requireOwnFile } from '../file/index.ts';
import { notify } from '../message/index.ts';
import { admitTakenProbe, requirePassword, settleTakenProbe } from '../session/index.ts';
import { findUser, hasOtherContact, lockUser, updateUser } from './user.store.ts';

type Context = PreparingContext & { actor: UserActor };
type Form = z.output<(typeof changeUserInfo)['input']>;

export const ownInfoRoutes = ({ bus, blobs }: Services): Implementation[] => [
  implementPrepared(
    changeUserInfo,
    proveOwner,
    async (context, { image, mobile: given }, provenHash) => {
      const { db, actor, record, afterCommit } = context;
      const before = (await lockUser(db, actor, actor.userId)) ?? refuse('record.notFound');
      const mobile = given ?? before.mobile;
      const isContactNew = hasOtherContact(before, { mobile });
      if (isContactNew && provenHash !== before.passwordHash) refuse('password.wrong');
      if (image && image !== before.imageFileId) await requireOwnFile(db, actor, image, 'avatar');
      const imageFileId = image === undefined ? before.imageFileId : image;
      await updateUser(db, actor.userId, { mobile, imageFileId });
      if (before.imageFileId !== null && before.imageFileId !== imageFileId) await removeFile(context, blobs, before.imageFileId);
      const details = changedFields(before, { mobile, imageFileId }, ['mobile']);
      if (isContactNew) {
        await notify(context, bus, { enterpriseId: actor.enterpriseId, userId: actor.userId }, 'contactChanged', { by: actor.name });
      }
      record({ operation: 'account.infoChanged', target: { id: actor.userId, name: before.account }, details });
      afterCommit(() => publish(bus, 'principal.changed', { userId: actor.userId }));
      return null;
    },
    settleProbe,
  ),
];

/** Nothing proven, nothing counted. */
async function settleProbe(context: Context, provenHash: string | undefined, refusal: AppError | undefined): Promise<void> {
  if (provenHash !== undefined) await settleTakenProbe(context, refusal);
}

/** Whoever finds a browser open must not have the codes that open the account sent to their own telephone. */
async function proveOwner(context: Context, { mobile, password }: Form): Promise<string | undefined> {
  const { db, actor, language } = context;
  const present = (await findUser(db, actor, actor.userId)) ?? refuse('record.notFound');
  if (mobile === undefined || !hasOtherContact(present, { mobile })) return undefined;
  const given = password ?? refuse('input.invalid', {}, { issues: [passwordMissing(language)] });
  const { passwordHash } = await requirePassword(context, given);
  await admitTakenProbe(context);
  return passwordHash;
}

const passwordMissing = (language: Language): FieldIssue => ({
  path: 'password',
  code: 'password.required',
  mes: say(language, 'issues.password.required'),
});
