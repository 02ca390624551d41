import type { RecordedEvent, RecordedSample } from '../../record/recording.ts';
import { tlogWriter } from '../write/tlog.ts';

/** As our own writer makes it, which another test holds to what ground stations read. */
export function tlogFile(samples: readonly RecordedSample[], events: readonly RecordedEvent[] = []): Uint8Array<ArrayBuffer> {
  const writer = tlogWriter({
    name: '',
    takeOffAt: samples[0]!.at,
    airframe: 'multirotor',
    autopilot: 'ardupilot',
    timeZone: 'UTC',
  });
  return writer.add(samples, events) as Uint8Array<ArrayBuffer>;
}
