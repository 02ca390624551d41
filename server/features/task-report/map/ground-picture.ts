import sharp from 'sharp';
import type { MapGround } from '../map-frame.ts';

const TILE_PX = 256;
const TILE_PIXELS_MAX = 2_048 * 2_048;

/** All tiles as one JPEG, and the part of the square world that it shows. */
export interface GroundPicture {
  picture: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Nothing where none of the tiles can be read. */
export async function groundPicture({ tiles }: MapGround): Promise<GroundPicture | undefined> {
  if (!tiles) return undefined;
  const columns = tiles.pieces.map(({ column }) => column);
  const rows = tiles.pieces.map(({ row }) => row);
  const [west, north] = [Math.min(...columns), Math.min(...rows)];
  const [across, down] = [Math.max(...columns) - west + 1, Math.max(...rows) - north + 1];
  const read = await Promise.all(
    tiles.pieces.map(async ({ column, row, bytes }) => {
      const input = await sharp(bytes, { limitInputPixels: TILE_PIXELS_MAX, pages: 1 })
        .resize(TILE_PX, TILE_PX, { fit: 'fill' })
        .png()
        .toBuffer()
        .catch(() => undefined);
      return input ? [{ input, left: (column - west) * TILE_PX, top: (row - north) * TILE_PX }] : [];
    }),
  );
  if (read.flat().length === 0) return undefined;
  const canvas = { width: across * TILE_PX, height: down * TILE_PX, channels: 3, background: '#f3f4f6' } as const;
  const picture = await sharp({ create: canvas }).composite(read.flat()).jpeg({ quality: 82 }).toBuffer();
  const around = 2 ** tiles.zoom;
  return { picture, left: west / around, top: north / around, width: across / around, height: down / around };
}
