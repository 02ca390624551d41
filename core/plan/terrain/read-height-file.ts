import { readGeoTiff, type Inflate } from './geo-tiff.ts';
import { BadHeightFile, type HeightGrid } from './height-grid.ts';
import { readHgt } from './hgt.ts';

export const HEIGHT_FILE_ENDINGS = ['.hgt', '.tif', '.tiff'] as const;

/** Whatever the bytes are, the answer is heights or `BadHeightFile`. */
export function readHeightFile(name: string, bytes: Uint8Array, inflate: Inflate): HeightGrid {
  try {
    return name.toLowerCase().endsWith('.hgt') ? readHgt(name, bytes) : readGeoTiff(bytes, inflate);
  } catch (error) {
    // Offsets that lead out of the file, and lengths that no memory has.
    if (error instanceof RangeError) throw new BadHeightFile('broken');
    throw error;
  }
}
