import { FLATTENED } from '../../geo/earth-vector.ts';
import { ECCENTRICITY_SQUARED, EQUATOR_RADIUS } from '../../geo/tangent-plane.ts';
import type { Hull } from './hull.ts';
import { isInTriangle } from './plane.ts';
import { CIRCLE_FIELDS, type ZoneTable } from './zone-table.ts';

/** As flat as the Earth is anywhere: what is that far on the ground is never further than this through the globe. */
const FLATTEST_M = 6_399_594;
const RADIANS = Math.PI / 180;
/** What a line may be off where it is cut into chords, and how many of them there are at most. */
const SLACK_M = 0.1;
const CHORDS_MAX = 64;

/** Whether any of the hull is as near to the circle as this. Through the globe of WGS-84 and not on a plane: right at the poles and for circles as wide as a ring of 25 km. */
export function isNearCircle({ circles }: ZoneTable, zone: number, hull: Hull, metres: number): boolean {
  const at = zone * CIRCLE_FIELDS;
  const within = 2 * FLATTEST_M * Math.sin(Math.min(Math.PI / 2, (circles[at + 3]! + metres) / (2 * FLATTEST_M)));
  const { corners, count } = hull;
  if (count === 1) return isNearSide(circles, at, within, corners[0]!, corners[1]!, corners[0]!, corners[1]!);
  for (let side = 0; side < (count === 2 ? 1 : 3); side++) {
    const [one, other] = [side * 2, ((side + 1) % count) * 2];
    if (isNearSide(circles, at, within, corners[one]!, corners[one + 1]!, corners[other]!, corners[other + 1]!)) return true;
  }
  if (count < 3) return false;
  const east = circles[at + 4]!;
  return isInTriangle(corners, east + 360 * Math.round((corners[0]! - east) / 360), circles[at + 5]!);
}

function isNearSide(circles: Float64Array, at: number, within: number, x0: number, y0: number, x1: number, y1: number): boolean {
  const [across, up] = [Math.abs(x1 - x0) * RADIANS, Math.abs(y1 - y0) * RADIANS];
  const lowest = y0 * y1 <= 0 ? 0 : Math.min(Math.abs(y0), Math.abs(y1));
  const highest = Math.max(Math.abs(y0), Math.abs(y1));
  const bend = (FLATTEST_M * (up * up + 2 * up * across * Math.sin(highest * RADIANS) + across * across * Math.cos(lowest * RADIANS))) / 8;
  const chords = Math.max(1, Math.min(CHORDS_MAX, Math.ceil(Math.sqrt(bend / SLACK_M))));
  const reach = within + bend / (chords * chords);
  const [cx, cy, cz] = [circles[at]!, circles[at + 1]!, circles[at + 2]!];
  let [ax, ay, az] = [0, 0, 0];
  for (let chord = 0; chord <= chords; chord++) {
    const share = chord / chords;
    const [longitude, latitude] = [(x0 + (x1 - x0) * share) * RADIANS, (y0 + (y1 - y0) * share) * RADIANS];
    const sine = Math.sin(latitude);
    const out = EQUATOR_RADIUS / Math.sqrt(1 - ECCENTRICITY_SQUARED * sine * sine);
    const parallel = out * Math.cos(latitude);
    const [bx, by, bz] = [parallel * Math.cos(longitude) - cx, parallel * Math.sin(longitude) - cy, out * FLATTENED * sine - cz];
    if (chord > 0 && squareToChord(ax, ay, az, bx, by, bz) <= reach * reach) return true;
    [ax, ay, az] = [bx, by, bz];
  }
  return false;
}

/** From the origin to the nearest point between two others, squared. */
function squareToChord(ax: number, ay: number, az: number, bx: number, by: number, bz: number): number {
  const [x, y, z] = [bx - ax, by - ay, bz - az];
  const length = x * x + y * y + z * z;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * x + ay * y + az * z) / length));
  const [px, py, pz] = [ax + x * share, ay + y * share, az + z * share];
  return px * px + py * py + pz * pz;
}
