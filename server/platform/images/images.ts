import sharp from 'sharp';
import { turnstile } from '../auth/turnstile.ts';

export interface ImageTarget {
  /** Longest side in pixels; a smaller picture keeps its size. */
  maxSide: number;
  /** `webp` keeps transparency; `jpeg` stands on white. */
  format: 'webp' | 'jpeg';
  /** For what is looked at once: a third of the time for a few more bytes. */
  effort?: 'quick';
}

export interface EncodedImage {
  bytes: Buffer;
  mediaType: string;
  width: number;
  height: number;
}

/** `format`: not a kind we take. `broken`: says it is one but cannot be decoded. */
export type ImageFault = 'format' | 'broken' | 'tooManyPixels';

export type ReadImage = (bytes: Buffer, target: ImageTarget) => Promise<EncodedImage | ImageFault>;

const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'];
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

// Every other decoder is shut: a file is what its content says, and vector or animated formats have room for bombs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes and encodes anew: metadata, trailing archives and scripts do not survive it.
 * One decoded picture takes up to 200 MB, so few are done at once and few wait.
 */
export function imageReader({ maxPixels, atOnce, waiting }: { maxPixels: number; atOnce: number; waiting: number }): ReadImage {
  const inTurn = turnstile(atOnce, waiting);
  return (bytes, target) => inTurn(() => readImage(bytes, target, maxPixels));
}

async function readImage(bytes: Buffer, { maxSide, format, effort }: ImageTarget, maxPixels: number): Promise<EncodedImage | ImageFault> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const;
  const facts = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts || !FORMATS.includes(facts.format)) return 'format';
  if (facts.width * facts.height > maxPixels) return 'tooManyPixels';
  const fitted = sharp(bytes, options).autoOrient().resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const jpeg = effort === 'quick' ? { quality: 80 } : { quality: 88, mozjpeg: true };
  const encoded = format === 'webp' ? fitted.webp({ quality: 82 }) : fitted.flatten({ background: '#fff' }).jpeg(jpeg);
  const made = await encoded.toBuffer({ resolveWithObject: true }).catch(() => undefined);
  if (!made) return 'broken';
  return { bytes: made.data, mediaType: `image/${format}`, width: made.info.width, height: made.info.height };
}
