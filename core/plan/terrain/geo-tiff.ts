import { BadHeightFile, HEIGHTS_MAX, orUnknown, type HeightGrid } from './height-grid.ts';
import { readDirectory, type TiffDirectory } from './tiff-directory.ts';
import { chunkReader, type ReadHeights } from './tiff-chunks.ts';

/** Unpacks what was deflated, and refuses to make more of it than so many bytes. */
export type Inflate = (packed: Uint8Array, max: number) => Uint8Array;

const WIDTH = 256;
const HEIGHT = 257;
const STRIP_OFFSETS = 273;
const SAMPLES_PER_PIXEL = 277;
const ROWS_PER_STRIP = 278;
const STRIP_LENGTHS = 279;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILE_OFFSETS = 324;
const TILE_LENGTHS = 325;
const PIXEL_SCALE = 33_550;
const TIE_POINT = 33_922;
const GEO_KEYS = 34_735;
const UNKNOWN = 42_113;

const MODEL_TYPE = 1_024;
const RASTER_TYPE = 1_025;
const GEOGRAPHIC = 2;
const PIXEL_IS_POINT = 2;

/** Heights of a GeoTIFF in degrees, as Copernicus and others hand them out: whole or deflated, in strips or tiles. */
export function readGeoTiff(bytes: Uint8Array, inflate: Inflate): HeightGrid {
  const page = readDirectory(bytes);
  const [columns, rows] = [page.number(WIDTH), page.number(HEIGHT)];
  if (columns * rows > HEIGHTS_MAX) throw new BadHeightFile('tooFine');
  if (columns < 2 || rows < 2 || page.number(SAMPLES_PER_PIXEL, 1) !== 1) throw new BadHeightFile('broken');
  const place = placeOf(page);
  const heights = new Float32Array(columns * rows).fill(NaN);
  fill(page, { columns, rows, heights }, chunkReader(page, inflate));
  const unknown = page.numbers(UNKNOWN).length > 0 ? Math.fround(Number(page.text(UNKNOWN))) : NaN;
  for (let at = 0; at < heights.length; at++) heights[at] = heights[at] === unknown ? NaN : orUnknown(heights[at]!);
  return { ...place, columns, rows, heights };
}

/** Where its first height lies. Only degrees are understood: on any other map a row is no parallel. */
function placeOf(page: TiffDirectory): Pick<HeightGrid, 'north' | 'west' | 'stepSouth' | 'stepEast'> {
  const keys = page.numbers(GEO_KEYS);
  const key = (wanted: number): number | undefined => {
    for (let at = 4; at + 3 < keys.length; at += 4) if (keys[at] === wanted && keys[at + 1] === 0) return keys[at + 3];
    return undefined;
  };
  if (key(MODEL_TYPE) !== GEOGRAPHIC) throw new BadHeightFile('projection');
  const [stepEast, stepSouth] = page.numbers(PIXEL_SCALE);
  const [column, row, , west, north] = page.numbers(TIE_POINT);
  if (!stepEast || !stepSouth || west === undefined || north === undefined) throw new BadHeightFile('projection');
  const half = key(RASTER_TYPE) === PIXEL_IS_POINT ? 0 : 0.5;
  const place = { north: north - (half - row!) * stepSouth, west: west + (half - column!) * stepEast, stepSouth, stepEast };
  const isOnEarth =
    Math.abs(place.north) <= 91 && Math.abs(place.west) <= 361 && stepEast > 0 && stepEast < 1 && stepSouth > 0 && stepSouth < 1;
  if (!isOnEarth) throw new BadHeightFile('projection');
  return place;
}

interface Picture {
  columns: number;
  rows: number;
  heights: Float32Array;
}

function fill(page: TiffDirectory, picture: Picture, read: ReadHeights): void {
  const isTiled = page.numbers(TILE_OFFSETS).length > 0;
  const { columns, rows } = picture;
  const width = isTiled ? page.number(TILE_WIDTH) : columns;
  const height = isTiled ? page.number(TILE_HEIGHT) : Math.min(page.number(ROWS_PER_STRIP, rows), rows);
  if (width < 1 || height < 1 || width * height > HEIGHTS_MAX) throw new BadHeightFile('broken');
  const offsets = page.numbers(isTiled ? TILE_OFFSETS : STRIP_OFFSETS);
  const lengths = page.numbers(isTiled ? TILE_LENGTHS : STRIP_LENGTHS);
  const across = Math.ceil(columns / width);
  if (offsets.length < across * Math.ceil(rows / height) || lengths.length < offsets.length) throw new BadHeightFile('broken');
  for (let chunk = 0; chunk < across * Math.ceil(rows / height); chunk++) {
    // A chunk of nothing stands for heights that nobody knows.
    if (lengths[chunk] === 0) continue;
    const [left, top] = [(chunk % across) * width, Math.floor(chunk / across) * height];
    const lines = isTiled ? height : Math.min(height, rows - top);
    copy(read(offsets[chunk]!, lengths[chunk]!, width, lines), width, { left, top }, picture);
  }
}

function copy(chunk: Float32Array, width: number, { left, top }: { left: number; top: number }, { columns, rows, heights }: Picture): void {
  const count = Math.min(width, columns - left);
  for (let line = 0; line * width < chunk.length && top + line < rows; line++) {
    heights.set(chunk.subarray(line * width, line * width + count), (top + line) * columns + left);
  }
}
