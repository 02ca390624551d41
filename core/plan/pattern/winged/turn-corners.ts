import type { Offset } from '../../../geo/tangent-plane.ts';
import type { Pose, Turn } from './shortest-turn.ts';

/** Where one is told to fly to. */
export interface Corner extends Offset {
  /** Metres before it at which its bend begins; nothing for as near as the route says. */
  reach?: number;
}

/** Radians of a bend that one corner may stand for. */
const BEND_MAX = (2 * Math.PI) / 3;
/** Less than this is as good as straight on. */
const BEND_MIN = 0.02;
/** Metres: the most that autopilots can be told of is a byte. */
const REACH_MAX = 250;

/** The corners of a turn: whoever cuts each of them in a bend that touches both of its legs flies the turn itself. */
export function turnCorners(from: Pose, { bends, straight }: Turn, radius: number): Corner[] {
  const corners: Corner[] = [];
  let { north, east, heading } = from;
  const goOn = (metres: number) => {
    north += metres * Math.cos(heading);
    east += metres * Math.sin(heading);
  };
  for (const [index, bend] of bends.entries()) {
    if (Math.abs(bend) >= BEND_MIN) {
      const parts = Math.max(Math.ceil(Math.abs(bend) / BEND_MAX - 1e-6), Math.ceil(Math.abs(bend) / (2 * Math.atan(REACH_MAX / radius))));
      const reach = radius * Math.tan(Math.abs(bend) / parts / 2);
      for (let part = 0; part < parts; part++) {
        goOn(reach);
        corners.push({ north, east, reach });
        heading += bend / parts;
        goOn(reach);
      }
    } else {
      heading += bend / 2;
      goOn(2 * radius * Math.sin(Math.abs(bend) / 2));
      heading += bend / 2;
    }
    if (index === 0) goOn(straight);
  }
  return corners;
}
