import { holds } from '@skyhelm/core/identity/permission';
import { getFile, uploadAvatar, uploadImage } from '@skyhelm/contract/file';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { peopleWithin } from '../department/index.ts';
import { findFile, ownerAmong, type FileRow } from './file.store.ts';
import { filePath } from './stored-file.ts';
import { pictureKeeper } from './upload.ts';

export const fileRoutes = (services: Services): Implementation[] => {
  const { blobs } = services;
  const { readPicture, keepPicture } = pictureKeeper(services);

  return [
    implementPrepared(
      uploadImage,
      (context, { purpose }) => readPicture(context, purpose),
      async (context, { purpose }, picture) => {
        const id = await keepPicture(context, purpose, picture);
        return { id, path: filePath(id) };
      },
    ),

    implementPrepared(
      uploadAvatar,
      (context) => readPicture(context, 'avatar'),
      async (context, _, picture) => filePath(await keepPicture(context, 'avatar', picture)),
    ),

    implementFile(getFile, async ({ db, actor, record, nothingChanged }, { id }) => {
      const found = (await findFile(db, actor.enterpriseId, id)) ?? refuse('record.notFound');
      const owner = (await visibleOwner(db, actor, found)) ?? refuse('record.notFound');
      const body = (await blobs.get(found.blobKey)) ?? refuse('record.notFound');
      if (FOR_EVERYBODY.has(found.purpose)) nothingChanged();
      else record({ operation: 'file.seen', target: { id, name: owner }, details: { purpose: found.purpose } });
      return { name: `${id}.${found.mediaType.replace('image/', '')}`, mediaType: found.mediaType, body, disposition: 'inline' };
    }),
  ];
};

const FOR_EVERYBODY = new Set<FileRow['purpose']>(['avatar', 'logo', 'device']);

/** What is not in use is its owner's alone. An avatar, a logo or a device's image is for everybody in the tenant, a document for reviewers who reach the owner. */
async function visibleOwner(db: Queryable, actor: Actor, { ownerId, purpose, usedAt }: FileRow): Promise<string | undefined> {
  const isMine = actor.kind === 'user' && ownerId === actor.userId;
  if (!isMine && usedAt === null) return undefined;
  if (purpose === 'logo' || purpose === 'device') return ownerId;
  if (actor.kind === 'key') return undefined;
  if (isMine || purpose === 'avatar') return ownerAmong(db, actor.enterpriseId, ownerId);
  if (!holds(actor.permissions, 'user:legalize')) return undefined;
  return ownerAmong(db, actor.enterpriseId, ownerId, peopleWithin(actor));
}
