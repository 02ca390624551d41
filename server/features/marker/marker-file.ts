import { Readable } from 'node:stream';
import type { Marker } from '@skyhelm/contract/marker';
import { markerKmlWriter } from '@skyhelm/core/marker/marker-kml';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { FileAnswer } from '../../platform/http/context.ts';

interface Reader {
  language: Language;
  now: Date;
  utcOffsetMinutes: number;
}

/** Made while it is sent: however many there are, one batch of them is in memory. */
export function markerFile(batches: AsyncIterable<readonly Marker[]>, { language, now, utcOffsetMinutes }: Reader): FileAnswer {
  const day = new Date(now.getTime() + utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
  const name = `${say(language, 'marker.title')} ${day}`;
  const writer = markerKmlWriter(name);
  async function* pieces() {
    yield Buffer.from(writer.begin());
    for await (const batch of batches) yield Buffer.from(writer.add(batch));
    yield Buffer.from(writer.end());
  }
  const mediaType = 'application/vnd.google-earth.kml+xml';
  return { name: `${name}.kml`, mediaType, body: Readable.from(pieces()), disposition: 'attachment' };
}
