import { isLatitude, isLongitude } from '@skyhelm/core/geo/position';
import type { Message } from '@skyhelm/core/mavlink/message';
import type { TakenPicture } from '@skyhelm/core/vehicle/picture';
import { fileAt, type FilePlace } from '../file-transfer/file-address.ts';

/** A clock that was never set says it is 1970. */
const CLOCK_SET_MS = 1e12;
const NAME_MAX = 80;

type Said = Message<'CAMERA_IMAGE_CAPTURED'>;

/** The way the camera looked over the ground; nothing where it does not say. */
function headingIn([w = 0, x = 0, y = 0, z = 0]: readonly number[]): number | undefined {
  if (!Number.isFinite(w + x + y + z) || Math.hypot(w, x, y, z) < 0.5) return undefined;
  const degrees = (Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) * 10) / 10;
}

/** The last part of its path, without what cannot be read. */
function nameOf({ path }: FilePlace): string {
  const [name = ''] = path.split(/[/\\]/).slice(-1);
  return name.replaceAll(/[\p{C}\ufffd]/gu, '').slice(-NAME_MAX);
}

/** What it says of one picture, and where that picture is. */
export function pictureIn(said: Said, camera: number): { picture: Omit<TakenPicture, 'number'>; place: FilePlace | undefined } {
  const here = { latitude: said.lat / 1e7, longitude: said.lon / 1e7 };
  const isKnown = isLatitude(here.latitude) && isLongitude(here.longitude) && (said.lat !== 0 || said.lon !== 0);
  const heading = headingIn(said.q);
  const takenAt = Number(said.time_utc / 1_000n);
  const file = fileAt(said.file_url);
  const place = file && { component: camera, ...file };
  const name = place && nameOf(place);
  return {
    picture: {
      ...(isKnown && { ...here, altitude: said.alt / 1_000, height: said.relative_alt / 1_000 }),
      ...(heading !== undefined && { heading }),
      ...(takenAt > CLOCK_SET_MS && { takenAt }),
      ...(name && { file: name }),
    },
    place: name ? place : undefined,
  };
}
