import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf, heightIn, spotAt } from './height-blocks.ts';
import { BadHeightFile, type HeightGrid } from './height-grid.ts';
import { readHeightFile } from './read-height-file.ts';
import { writeTiff } from './testing/write-tiff.ts';

const inflate = (packed: Uint8Array, max: number): Uint8Array => inflateSync(packed, { maxOutputLength: max });
const read = (name: string, bytes: Uint8Array) => readHeightFile(name, bytes, inflate);
const faultOf = (name: string, bytes: Uint8Array): string => {
  try {
    read(name, bytes);
    return 'none';
  } catch (error) {
    if (error instanceof BadHeightFile) return error.fault;
    throw error;
  }
};

function heightAt(grid: HeightGrid, latitude: number, longitude: number): number | undefined {
  const { facts, blocks } = blocksOf(grid);
  const spot = spotAt(facts, { latitude, longitude });
  const block = spot && blocks.get(spot.key);
  return spot && block && heightIn(block, facts, spot);
}

/** Height as the row from the north and the column from the west say it. */
function hgt(height: (row: number, column: number) => number): Uint8Array {
  const bytes = new Uint8Array(2 * 1_201 * 1_201);
  const view = new DataView(bytes.buffer);
  for (let row = 0; row < 1_201; row++)
    for (let column = 0; column < 1_201; column++) view.setInt16(2 * (row * 1_201 + column), height(row, column));
  return bytes;
}

describe('files of the shuttle mission', () => {
  const grid = read(
    'folder/n31e121.SRTMGL3.hgt',
    hgt((row, column) => (row === 600 && column === 600 ? -32_768 : row + column)),
  );

  test('begin in the north-west of the degree that they are called after', () => {
    expect(heightAt(grid, 32, 121)).toBeCloseTo(0, 1);
    expect(heightAt(grid, 31, 122)).toBeCloseTo(2_400, 1);
    expect(heightAt(grid, 31.75, 121.25)).toBeCloseTo(600, 1);
    expect(heightAt(grid, 31.2503, 121.7001)).toBeCloseTo((32 - 31.2503 + 0.7001) * 1_200, 0);
  });

  test('say nothing of what lies around a void, or outside', () => {
    expect(heightAt(grid, 31.5, 121.5)).toBeUndefined();
    expect(heightAt(grid, 31.4995, 121.5003)).toBeUndefined();
    expect(heightAt(grid, 31.498, 121.5)).toBeDefined();
    for (const [latitude, longitude] of [
      [32.01, 121.5],
      [30.99, 121.5],
      [31.5, 120.99],
      [31.5, 122.01],
      [31.5, -58.5],
    ] as const)
      expect(heightAt(grid, latitude, longitude)).toBeUndefined();
  });

  test('in the south and west are called so', () => {
    expect(
      read(
        'S34W059.hgt',
        hgt(() => 7),
      ),
    ).toMatchObject({ north: -33, west: -59, rows: 1_201 });
  });

  test('that are not such are refused', () => {
    expect(
      faultOf(
        'heights.hgt',
        hgt(() => 7),
      ),
    ).toBe('name');
    expect(
      faultOf(
        'N95E121.hgt',
        hgt(() => 7),
      ),
    ).toBe('name');
    expect(faultOf(`${'N31E121'.repeat(300_000)}/x.hgt`, new Uint8Array())).toBe('name');
    expect(faultOf('N31E121.hgt', hgt(() => 7).subarray(1))).toBe('broken');
    expect(faultOf('N31E121.hgt', new Uint8Array())).toBe('broken');
    expect(() =>
      blocksOf(
        read(
          'N31E121.hgt',
          hgt(() => -32_768),
        ),
      ),
    ).toThrow(BadHeightFile);
  });
});

describe('GeoTIFF', () => {
  const [columns, rows] = [40, 30];
  const heights = Array.from({ length: columns * rows }, (_, at) => ((at * 37) % 501) - 20);
  const base = { columns, rows, heights, west: 10, north: 47, step: 0.001 };
  const deflate = (bytes: Uint8Array) => deflateSync(bytes);

  test.each([
    ['whole numbers', {}],
    ['the other byte first', { isBig: true }],
    ['deflated', { deflate }],
    ['deflated differences', { deflate, predictor: 2 as const }],
    ['floats', { isFloat: true }],
    ['deflated differences of floats', { isFloat: true, deflate, predictor: 3 as const }],
    ['tiles', { tile: 16, deflate, isFloat: true, predictor: 3 as const }],
    ['tiles of the other byte first', { tile: 16, isBig: true, predictor: 2 as const }],
  ])('%s', (_, how) => {
    const grid = read('a.tif', writeTiff({ ...base, ...how }));
    expect([...grid.heights]).toEqual(heights);
    expect(grid).toMatchObject({ columns, rows, stepEast: 0.001 });
    // A height stands for the area of its pixel, in the middle of it.
    expect([grid.north, grid.west]).toEqual([expect.closeTo(46.9995, 9), expect.closeTo(10.0005, 9)]);
  });

  test('what it marks as unknown is unknown', () => {
    const grid = read(
      'a.tiff',
      writeTiff({ ...base, heights: heights.map((height) => (height > 400 ? -9999 : height)), unknown: '-9999' }),
    );
    expect(grid.heights.filter(Number.isNaN).length).toBe(heights.filter((height) => height > 400).length);
    const odd = read('a.tiff', writeTiff({ ...base, isFloat: true, heights: heights.map((height) => (height > 400 ? 32_767 : height)) }));
    expect(odd.heights.some(Number.isNaN)).toBe(true);
  });

  test('what is no map in degrees, too fine or packed otherwise is refused', () => {
    expect(faultOf('a.tif', writeTiff({ ...base, model: 1 }))).toBe('projection');
    expect(faultOf('a.tif', writeTiff({ ...base, north: 4_500_000 }))).toBe('projection');
    const huge = writeTiff(base);
    const view = new DataView(huge.buffer);
    const first = view.getUint32(4, true) + 2;
    view.setUint32(first + 8, 100_000, true);
    view.setUint32(first + 12 + 8, 100_000, true);
    expect(faultOf('a.tif', huge)).toBe('tooFine');
    const other = writeTiff(base);
    new DataView(other.buffer).setUint16(first + 3 * 12 + 8, 5, true);
    expect(faultOf('a.tif', other)).toBe('compression');
  });

  test('a chunk that unpacks to more than it should is not unpacked', () => {
    const bomb = writeTiff({ ...base, deflate: () => deflateSync(new Uint8Array(50_000_000)) });
    expect(faultOf('a.tif', bomb)).toBe('broken');
  });

  test('a chunk that is not packed as the file says is a refusal', () => {
    const sound = writeTiff({ ...base, deflate: (bytes) => bytes });
    expect(faultOf('a.tif', sound)).toBe('broken');
  });

  test('whatever is changed in it, the answer is heights or a refusal', () => {
    const sound = writeTiff({ ...base, tile: 16 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: sound.length - 1 }), fc.integer({ min: 0, max: 255 })), { maxLength: 20 }),
        fc.nat(sound.length),
        (changes, length) => {
          const bytes = sound.slice(0, length % 3 === 0 ? length : sound.length);
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          expect(typeof faultOf('a.tif', bytes)).toBe('string');
        },
      ),
      { numRuns: 300 },
    );
  });
});
