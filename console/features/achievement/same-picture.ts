import type { TaskPicture } from '@skyhelm/contract/task-results';
import type { VehiclePicture } from '@skyhelm/contract/vehicle-picture';

/** Numbers begin anew with each link, and names on each card, in each folder and with each camera: by them alone another picture might be fetched. */
export const samePicture = (listed: readonly VehiclePicture[], picture: TaskPicture): VehiclePicture | undefined =>
  listed.find(
    ({ file, filePlace, takenAt }) =>
      file === picture.file && filePlace === picture.filePlace && (takenAt === null || takenAt === picture.takenAt),
  );
