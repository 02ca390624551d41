import { Readable } from 'node:stream';
import type { Marker } from '@skyhelm/contract/marker';
import { markerKmlWriter } from '@skyhelm/core/marker/marker-kml';
import { zoneClock } from '@skyhelm/core/zone-clock';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { FileAnswer } from '../../platform/http/context.ts';

interface Reader {
  language: Language;
  now: Date;
  timeZone: string;
}

/** Made while it is sent: however many there are, one batch of them is in memory. */
export function markerFile(batches: AsyncIterable<readonly Marker[]>, { language, now, timeZone }: Reader): FileAnswer {
  const name = `${say(language, 'marker.title')} ${zoneClock(timeZone).dayOf(now)}`;
  const writer = markerKmlWriter(name);
  async function* pieces() {
    yield Buffer.from(writer.begin());
    for await (const batch of batches) yield Buffer.from(writer.add(batch));
    yield Buffer.from(writer.end());
  }
  const mediaType = 'application/vnd.google-earth.kml+xml';
  return { name: `${name}.kml`, mediaType, body: Readable.from(pieces()), disposition: 'attachment' };
}
