import type { TaskPicture } from '@skyhelm/contract/task-results';
import type { VehiclePicture } from '@skyhelm/contract/vehicle-picture';
import { TOLD_WITHIN_MS } from '@skyhelm/core/vehicle/picture';

const msBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));

/**
 * Numbers begin anew with each link, and names on each card, in each folder and with each camera: by them alone another picture might be fetched.
 * Of a camera without a clock it is the one that was told of nearest to then.
 */
export function samePicture(listed: readonly VehiclePicture[], picture: TaskPicture): VehiclePicture | undefined {
  const apart = ({ toldAt }: VehiclePicture): number => msBetween(toldAt, picture.toldAt);
  const isSame = (one: VehiclePicture): boolean => (one.takenAt === null ? apart(one) <= TOLD_WITHIN_MS : one.takenAt === picture.takenAt);
  return listed
    .filter((one) => one.file === picture.file && one.filePlace === picture.filePlace && isSame(one))
    .toSorted((one, other) => apart(one) - apart(other))[0];
}
