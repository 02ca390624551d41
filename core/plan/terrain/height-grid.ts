/** Heights of the ground, at places in even steps. */
export interface HeightGrid {
  /** Degrees of the north-western one. */
  north: number;
  west: number;
  /** Degrees from one to the next to the south, and to the east. */
  stepSouth: number;
  stepEast: number;
  rows: number;
  columns: number;
  /** Metres above the sea, row after row from the north; NaN where nobody knows. */
  heights: Float32Array;
}

/** What no ground is outside of: files mark in such a way what they do not know. */
const GROUND = { min: -500, max: 9_000 } as const;

export const orUnknown = (height: number): number => (height >= GROUND.min && height <= GROUND.max ? height : NaN);

/** More heights than that are not held in memory: a square degree has 13 million of them, one for every second of arc. */
export const HEIGHTS_MAX = 20_000_000;

export type HeightFault = 'broken' | 'name' | 'tooFine' | 'projection' | 'compression' | 'empty';

/** A file that says nothing of heights, or not in a way that is understood. */
export class BadHeightFile extends Error {
  readonly fault: HeightFault;
  constructor(fault: HeightFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The lowest and the highest that is known. */
export function rangeOf({ heights }: HeightGrid): { lowest: number; highest: number } {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const height of heights) {
    if (height < lowest) lowest = height;
    if (height > highest) highest = height;
  }
  if (lowest > highest) throw new BadHeightFile('empty');
  return { lowest, highest };
}
