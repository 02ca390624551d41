/**
 * The built-in map as it is fetched. Outlines are differences in thousandths of a degree, in turn east and north, so that most of them take two
 * characters.
 */
export interface BaseMapFile {
  /** Polygons, each an outline and its holes. */
  land: number[][][];
  borders: number[][];
  countries: CountryName[];
  places: PlaceName[];
}

/** `code` as `Intl.DisplayNames` knows it; `isPart` for what is named as a region rather than as a state. */
export type CountryName = [code: string, longitude: number, latitude: number, rank: number, isPart: 0 | 1];

/** Rank 1 is seen from furthest away. */
export type PlaceName = [zh: string, en: string, ru: string, longitude: number, latitude: number, rank: number];

export const STEPS_PER_DEGREE = 1_000;

export type LonLat = [number, number];

export function encodeOutline(points: readonly LonLat[]): number[] {
  let [east, north] = [0, 0];
  return points.flatMap(([longitude, latitude]) => {
    const [x, y] = [Math.round(longitude * STEPS_PER_DEGREE), Math.round(latitude * STEPS_PER_DEGREE)];
    const step = [x - east, y - north];
    [east, north] = [x, y];
    return step;
  });
}

export function decodeOutline(steps: readonly number[]): LonLat[] {
  const points: LonLat[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    [x, y] = [x + steps[at]!, y + steps[at + 1]!];
    points.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  }
  return points;
}

/** Where an outline was cut at the edge of the world it is no coast. */
const isCut = ([east, north]: LonLat, [otherEast, otherNorth]: LonLat): boolean =>
  (Math.abs(east) > 179.99 && Math.abs(otherEast) > 179.99) || (north < -89.9 && otherNorth < -89.9);

export function coastOf(outline: readonly LonLat[]): LonLat[][] {
  const lines: LonLat[][] = [];
  let line: LonLat[] = [];
  outline.forEach((point, at) => {
    const before = outline[at - 1];
    if (before && isCut(before, point)) {
      if (line.length > 1) lines.push(line);
      line = [];
    }
    line.push(point);
  });
  return line.length > 1 ? [...lines, line] : lines;
}
