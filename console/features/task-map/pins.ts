import type { Position } from '@skyhelm/core/geo/position';
import { mercatorX, mercatorY, pixelsAcross } from '../../map/mercator.ts';

/** Nearer than this, pins and their names would lie over each other. */
const APART_PX = 44;

export interface Pin<T> {
  position: Position;
  tasks: readonly [T, ...T[]];
}

/** One pin for all that would hide each other at this zoom. */
export function pinsOf<T>(tasks: readonly T[], placeOf: (task: T) => Position, zoom: number): Pin<T>[] {
  const apart = APART_PX / pixelsAcross(zoom);
  const pins: { x: number; y: number; position: Position; tasks: [T, ...T[]] }[] = [];
  for (const task of tasks) {
    const position = placeOf(task);
    const [x, y] = [mercatorX(position.longitude), mercatorY(position.latitude)];
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < apart);
    if (near) near.tasks.push(task);
    else pins.push({ x, y, position, tasks: [task] });
  }
  return pins;
}
