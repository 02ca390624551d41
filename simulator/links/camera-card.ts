import { photoOf } from '../photo/photo.ts';
import type { Picture } from '../vehicle/notice.ts';
import { AUTOPILOT, type Comms } from './comms.ts';

const PATH = /^\/DCIM\/SKYH(\d{4,})\.JPG$/;

const pathOf = ({ index }: Picture): string => `/DCIM/SKYH${String(index + 1).padStart(4, '0')}.JPG`;

/** Where a picture's file is, as MAVLink FTP names it. */
export function addressOf({ craft }: Comms, picture: Picture): string {
  const { cameraComponent } = craft.flavour;
  return `mftp://${cameraComponent === AUTOPILOT ? '' : `[;comp=${cameraComponent}]`}${pathOf(picture)}`;
}

/** Developed when somebody reads it: of a picture only its facts are kept. */
export function pictureFile({ craft }: Comms, path: string): Uint8Array | undefined {
  const number = Number(PATH.exec(path)?.[1]);
  const picture = craft.camera.pictures.find(({ index }) => index + 1 === number);
  return picture && pathOf(picture) === path ? photoOf(picture) : undefined;
}
