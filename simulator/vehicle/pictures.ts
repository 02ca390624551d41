import { believedPlace, believedYaw, type Aircraft } from './aircraft.ts';
import type { Picture } from './notice.ts';

/** Pictures that can be asked for again. */
const KEPT = 200;

export function takePicture(craft: Aircraft): void {
  const { camera, body } = craft;
  const place = believedPlace(craft);
  const picture: Picture = {
    index: camera.taken,
    ...craft.plane.positionAt(place),
    altitude: craft.elevation + place.up,
    height: place.up - (craft.home?.up ?? 0),
    roll: body.roll,
    pitch: craft.gimbal.pitch,
    yaw: believedYaw(craft) + craft.gimbal.yaw,
    takenAt: craft.unixMs,
  };
  camera.taken++;
  camera.pictures.push(picture);
  if (camera.pictures.length > KEPT) camera.pictures.shift();
  camera.lastAt = { north: body.north, east: body.east, seconds: craft.seconds };
  craft.notices.push({ kind: 'picture', picture });
}

export function stepCamera(craft: Aircraft): void {
  const { camera, body } = craft;
  const last = camera.lastAt;
  if (camera.everyMetres > 0 && craft.landed === 'inAir') {
    if (!last || Math.hypot(body.north - last.north, body.east - last.east) >= camera.everyMetres) takePicture(craft);
  } else if (camera.everySeconds > 0 && camera.toCome !== 0) {
    if (last && craft.seconds - last.seconds < camera.everySeconds) return;
    if (camera.toCome > 0) camera.toCome--;
    takePicture(craft);
    if (camera.toCome === 0) camera.everySeconds = 0;
  }
}
