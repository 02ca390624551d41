import { error, warning, type Issue } from '../issue.ts';
import type { Camera } from '../vehicle/payload.ts';
import type { Mount } from './task.ts';

const AT = ['mount'];

/** What has to take pictures. That it looks at warmth or hangs in a frame for mapping, no aircraft says. */
const CAMERAS: readonly Mount[] = ['zoomCamera', 'infraredCamera', 'mappingCamera', 'obliqueCamera'];
/** Any camera that takes pictures will do. */
const PLAIN: readonly Mount[] = ['mappingCamera', 'obliqueCamera'];

/**
 * Whether an aircraft carries what a task needs, by what it has said of its cameras. Whoever says nothing may carry it all the same: that is a
 * matter for whoever stands beside it. Only what cannot be is an error.
 */
export function mountIssues(mount: Mount, cameras: readonly Camera[] | undefined): Issue[] {
  const unknown = [warning('task.carried.unknown', undefined, AT)];
  if (!CAMERAS.includes(mount) || cameras === undefined || cameras.length === 0) return unknown;
  if (!cameras.some(({ takesPictures }) => takesPictures)) return [error('task.carried.noPictures', undefined, AT)];
  if (PLAIN.includes(mount)) return [];
  if (mount !== 'zoomCamera') return unknown;
  // Drivers leave this out of what they say more often than cameras lack it.
  return cameras.some(({ takesPictures, canZoom }) => takesPictures && canZoom) ? [] : [warning('task.carried.noZoom', undefined, AT)];
}
