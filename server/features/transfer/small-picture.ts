import type { ImageFault } from '../../platform/images/images.ts';
import { imageReader } from '../../platform/images/images.ts';
import type { Services } from '../../platform/services.ts';
import { fetchedKey, smallKey } from './fetched-key.ts';

/** As wide as a report prints it, at 200 dots to the inch; a list shows it smaller. */
const SMALL = { maxSide: 480, format: 'jpeg', effort: 'quick' } as const;
const PIXELS_MAX = 120_000_000;

/** A fetched picture as a list or a report shows it: a hundred as they are take seconds to decode and half a gigabyte to send. */
export interface SmallPictures {
  /** Made now where it has not been. Nothing where the picture is not here any more. */
  of(transferId: string): Promise<Buffer | ImageFault | undefined>;
  /** As soon as it has come in, so that nobody waits for it later; what fails is made when it is asked for. */
  prepare(transferId: string): Promise<void>;
}

export function smallPictures({ blobs, log }: Pick<Services, 'blobs' | 'log'>): SmallPictures {
  const read = imageReader({ maxPixels: PIXELS_MAX, atOnce: 2, waiting: 256 });

  async function of(transferId: string): Promise<Buffer | ImageFault | undefined> {
    const kept = await blobs.get(smallKey(transferId));
    if (kept) return kept;
    const whole = await blobs.get(fetchedKey(transferId));
    if (!whole) return undefined;
    const made = await read(whole, SMALL);
    if (typeof made === 'string') return made;
    // On a full disk it is shown all the same.
    await blobs.put(smallKey(transferId), made.bytes).catch((err: unknown) => log.warn({ err }, 'a small picture could not be kept'));
    return made.bytes;
  }

  return {
    of,
    prepare: (transferId) =>
      of(transferId).then(
        () => undefined,
        (err: unknown) => log.warn({ err }, 'a small picture could not be made'),
      ),
  };
}
