import { getTaskPicture } from '@skyhelm/contract/task-results';
import { refuse } from '../../platform/app-error.ts';
import { implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { isResultPicture } from '../task/index.ts';
import { fetchedKey } from './fetched-key.ts';
import { pictureType } from './picture-type.ts';
import type { SmallPictures } from './small-picture.ts';
import { findTransfer } from './vehicle-transfer.store.ts';

/** Whoever sees the results of a task sees its pictures, also without the right to fly the aircraft. */
export const taskPictureRoutes = ({ bus, blobs }: Services, small: SmallPictures): Implementation[] => [
  implementFile(getTaskPicture, async ({ db, actor, now }, { id, fetchedBy, size }) => {
    if (!(await isResultPicture({ db, actor, now, bus }, id, fetchedBy))) return refuse('record.notFound');
    const { file } = (await findTransfer(db, actor, fetchedBy)) ?? refuse('record.notFound');
    if (file === null) return refuse('vehiclePicture.notHere');
    if (size === 'small') {
      const made = await small.of(fetchedBy);
      if (!Buffer.isBuffer(made)) return refuse(made === undefined ? 'vehiclePicture.notHere' : 'vehiclePicture.notShown');
      return { name: file, mediaType: 'image/jpeg', body: made, disposition: 'attachment', etag: `${fetchedBy}-small` };
    }
    const body = (await blobs.stream(fetchedKey(fetchedBy))) ?? refuse('vehiclePicture.notHere');
    return { name: file, mediaType: pictureType(file), body, disposition: 'attachment', etag: fetchedBy };
  }),
];
