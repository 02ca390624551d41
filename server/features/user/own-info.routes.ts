import { changeUserInfo } from '@skyhelm/contract/user';
import { refuse } from '../../platform/app-error.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { removeFile, requireOwnFile } from '../file/index.ts';
import { lockUser, updateUser } from './user.store.ts';

export const ownInfoRoutes = ({ bus, blobs }: Services): Implementation[] => [
  implement(changeUserInfo, async (context, { image, mobile }) => {
    const { db, actor, record, afterCommit } = context;
    const before = (await lockUser(db, actor, actor.userId)) ?? refuse('record.notFound');
    if (image && image !== before.imageFileId) await requireOwnFile(db, actor, image, 'avatar');
    const imageFileId = image === undefined ? before.imageFileId : image;
    await updateUser(db, actor.userId, { mobile, imageFileId });
    if (before.imageFileId !== null && before.imageFileId !== imageFileId) await removeFile(context, blobs, before.imageFileId);
    record({ operation: 'account.infoChanged', target: { id: actor.userId, name: before.account } });
    afterCommit(() => publish(bus, 'principal.changed', { userId: actor.userId }));
    return null;
  }),
];
