import { isLatitude, isLongitude } from '@skyhelm/core/geo/position';
import type { Message } from '@skyhelm/core/mavlink/message';
import type { TakenPicture } from '@skyhelm/core/vehicle/picture';
import { fileAt, type FilePlace } from '../file-transfer/file-address.ts';

/** A clock that was never set says it is 1970, or a moment that no calendar has. */
const [CLOCK_SET_MS, CALENDAR_END_MS] = [1e12, 8.64e15];
const NAME_MAX = 80;

type Said = Message<'CAMERA_IMAGE_CAPTURED'>;
type Told = Omit<TakenPicture, 'number'>;

/** Where it was taken, and nothing where it does not say. */
function placeOf(lat: number, lon: number, altitude: number, height: number): Told {
  const here = { latitude: lat / 1e7, longitude: lon / 1e7 };
  const isKnown = isLatitude(here.latitude) && isLongitude(here.longitude) && (lat !== 0 || lon !== 0);
  return isKnown ? { ...here, ...metresOf('altitude', altitude), ...metresOf('height', height) } : {};
}

/** To the millimetre: more is noise of the wire. */
const metresOf = (name: 'altitude' | 'height', metres: number): Told =>
  Number.isFinite(metres) ? { [name]: Math.round(metres * 1_000) / 1_000 } : {};

const millisecondsOf = (microseconds: bigint): number => Number(microseconds / 1_000n);

export function isClockSet(microseconds: bigint): boolean {
  const takenAt = millisecondsOf(microseconds);
  return takenAt > CLOCK_SET_MS && takenAt <= CALENDAR_END_MS;
}

const timeOf = (microseconds: bigint): Told => (isClockSet(microseconds) ? { takenAt: millisecondsOf(microseconds) } : {});

const headingOf = (degrees: number): Told =>
  Number.isFinite(degrees) ? { heading: Math.round((((degrees % 360) + 360) % 360) * 10) / 10 } : {};

/** The way the camera looked over the ground; nothing where it does not say. */
function headingIn([w = 0, x = 0, y = 0, z = 0]: readonly number[]): Told {
  if (!Number.isFinite(w + x + y + z) || Math.hypot(w, x, y, z) < 0.5) return {};
  return headingOf((Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)) * 180) / Math.PI);
}

const readable = (text: string): string => text.replaceAll(/[\p{C}\ufffd]/gu, '');

/** The last part of its path. */
function nameOf({ path }: FilePlace): string {
  const [name = ''] = path.split(/[/\\]/).slice(-1);
  return readable(name).slice(-NAME_MAX);
}

/** What it says of one picture, and where that picture is. */
export function pictureIn(said: Said, camera: number): { picture: Told; place: FilePlace | undefined } {
  const file = fileAt(said.file_url);
  const place = file && { component: camera, ...file };
  const name = place && nameOf(place);
  return {
    picture: {
      ...placeOf(said.lat, said.lon, said.alt / 1_000, said.relative_alt / 1_000),
      ...headingIn(said.q),
      ...timeOf(said.time_utc),
      ...(name && { file: name, filePlace: `${place.component}:${readable(place.path)}` }),
    },
    place: name ? place : undefined,
  };
}

/** What ArduPilot says of one that it released itself; the camera keeps its file. */
export const releasedPictureIn = (said: Message<'CAMERA_FEEDBACK'>): Told => ({
  ...placeOf(said.lat, said.lng, said.alt_msl, said.alt_rel),
  ...headingOf(said.yaw),
  ...timeOf(said.time_usec),
});
