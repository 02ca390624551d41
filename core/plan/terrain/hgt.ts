import { BadHeightFile, orUnknown, type HeightGrid } from './height-grid.ts';

/** `N31E121.hgt`: the south-western corner of its square degree. */
const NAME = /([NS])(\d{2})([EW])(\d{3})/i;

const inItsFolder = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** One for every three seconds of arc, and one for every second. */
const SIDES = [1_201, 3_601];

/** As the shuttle mission left them: whole metres from the north-west on, the larger byte first. */
export function readHgt(name: string, bytes: Uint8Array): HeightGrid {
  const [, northOrSouth, latitude, eastOrWest, longitude] = NAME.exec(inItsFolder(name)) ?? [];
  if (!northOrSouth || !eastOrWest) throw new BadHeightFile('name');
  const side = SIDES.find((count) => 2 * count * count === bytes.length);
  if (!side) throw new BadHeightFile('broken');
  const south = Number(latitude) * (northOrSouth.toUpperCase() === 'S' ? -1 : 1);
  const west = Number(longitude) * (eastOrWest.toUpperCase() === 'W' ? -1 : 1);
  if (south < -90 || south > 89 || west < -180 || west > 179) throw new BadHeightFile('name');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const heights = new Float32Array(side * side);
  for (let at = 0; at < heights.length; at++) heights[at] = orUnknown(view.getInt16(2 * at));
  const step = 1 / (side - 1);
  return { north: south + 1, west, stepSouth: step, stepEast: step, rows: side, columns: side, heights };
}
