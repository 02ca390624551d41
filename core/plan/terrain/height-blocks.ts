import type { Position } from '../../geo/position.ts';
import { wrapped } from '../../geo/tangent-plane.ts';
import { rangeOf, type HeightGrid } from './height-grid.ts';

/** What is known of a grid apart from its heights, and how those are written. */
export interface GridFacts extends Omit<HeightGrid, 'heights'> {
  lowest: number;
  highest: number;
  /** Metres that one step of a written height is worth. */
  unit: number;
}

/** A row of blocks, and one in it. */
export type BlockKey = `${number}-${number}`;

/** Heights are kept in blocks, so that a route reads only what it flies over. Each has the first row and column of the next: between two of them one knows both sides. */
const CELLS = 256;
const SIDE = CELLS + 1;
const UNKNOWN = 0xffff;
const UNIT_MIN = 0.01;

/** Of a square degree some two hundred blocks; where nothing is known there is none. */
export function blocksOf(grid: HeightGrid): { facts: GridFacts; blocks: Map<BlockKey, Uint8Array> } {
  const { heights, ...place } = grid;
  const { lowest, highest } = rangeOf(grid);
  const facts: GridFacts = { ...place, lowest, highest, unit: Math.max(UNIT_MIN, (highest - lowest) / (UNKNOWN - 1)) };
  const blocks = new Map<BlockKey, Uint8Array>();
  for (let row = 0; row * CELLS < grid.rows - 1; row++) {
    for (let column = 0; column * CELLS < grid.columns - 1; column++) {
      const block = writtenBlock(grid, facts, row * CELLS, column * CELLS);
      if (block) blocks.set(`${row}-${column}`, block);
    }
  }
  return { facts, blocks };
}

function writtenBlock(
  { rows, columns, heights }: HeightGrid,
  { lowest, unit }: GridFacts,
  top: number,
  left: number,
): Uint8Array | undefined {
  const block = new Uint8Array(2 * SIDE * SIDE).fill(0xff);
  const view = new DataView(block.buffer);
  let isKnown = false;
  for (let row = 0; row < SIDE && top + row < rows; row++) {
    for (let column = 0; column < SIDE && left + column < columns; column++) {
      const height = heights[(top + row) * columns + left + column]!;
      if (Number.isNaN(height)) continue;
      isKnown = true;
      // Rounded up: the ground is never higher than it is said to be.
      view.setUint16(2 * (row * SIDE + column), Math.min(UNKNOWN - 1, Math.ceil((height - lowest) / unit)), true);
    }
  }
  return isKnown ? block : undefined;
}

/** Where among the heights of a grid a place lies. */
export interface GridSpot {
  key: BlockKey;
  /** Rows and columns from the block's first height. */
  row: number;
  column: number;
}

/** Of a step: the border itself belongs to the grid, however numbers are rounded. */
const HAIR = 1e-6;
const within = (steps: number, last: number): number | undefined =>
  steps >= -HAIR && steps <= last + HAIR ? Math.max(0, Math.min(last, steps)) : undefined;

/** Nothing outside of the grid. */
export function spotAt(
  { north, west, stepSouth, stepEast, rows, columns }: GridFacts,
  { latitude, longitude }: Position,
): GridSpot | undefined {
  const row = within((north - latitude) / stepSouth, rows - 1);
  const column = within(wrapped(longitude - west) / stepEast, columns - 1);
  if (row === undefined || column === undefined) return undefined;
  // The last row belongs to the block before it.
  const [down, across] = [Math.min(Math.floor(row), rows - 2), Math.min(Math.floor(column), columns - 2)];
  const [blockRow, blockColumn] = [Math.floor(down / CELLS), Math.floor(across / CELLS)];
  return { key: `${blockRow}-${blockColumn}`, row: row - blockRow * CELLS, column: column - blockColumn * CELLS };
}

/** Between the four heights around it; nothing where one of them is not known. */
export function heightIn(block: Uint8Array, { lowest, unit }: GridFacts, { row, column }: GridSpot): number | undefined {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  // On the last row of a grid there is none behind it, but one before.
  const [top, left] = [Math.max(0, Math.ceil(row) - 1), Math.max(0, Math.ceil(column) - 1)];
  const [down, across] = [row - top, column - left];
  const written = (south: number, east: number) => view.getUint16(2 * ((top + south) * SIDE + left + east), true);
  const corners = [written(0, 0), written(0, 1), written(1, 0), written(1, 1)] as const;
  if (corners.some((corner) => corner === UNKNOWN)) return undefined;
  const upper = corners[0] + (corners[1] - corners[0]) * across;
  const lower = corners[2] + (corners[3] - corners[2]) * across;
  return lowest + unit * (upper + (lower - upper) * down);
}

const METRES_OF_DEGREE = 111_195;

/** Metres from one height to the next. */
export const spacingOf = ({ stepSouth }: Pick<HeightGrid, 'stepSouth'>): number => stepSouth * METRES_OF_DEGREE;
