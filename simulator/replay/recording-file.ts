import { createReadStream } from 'node:fs';
import type { Message } from '@skyhelm/core/mavlink/message';
import { decode } from '@skyhelm/core/mavlink/frame';
import { tlogReader } from '@skyhelm/core/mavlink/tlog';

/** One message of a recording. */
export interface Replayed {
  /** Milliseconds, by the clock of whoever recorded it. */
  at: number;
  bytes: Uint8Array;
  system: number;
  component: number;
  sequence: number;
  heartbeat: Message<'HEARTBEAT'> | undefined;
  version: Message<'AUTOPILOT_VERSION'> | undefined;
}

export interface RecordingFile {
  /** From the beginning, as fast as they are taken; no more of the file is in memory than is looked at. */
  records(): AsyncGenerator<Replayed>;
  /** Bytes of the last reading that were no part of a record. */
  readonly skipped: number;
}

export function recordingFile(path: string): RecordingFile {
  let skipped = 0;
  return {
    get skipped() {
      return skipped;
    },
    async *records() {
      let found: Replayed[] = [];
      const reader = tlogReader(({ at, bytes, frame }) => {
        // Where the message is in no table its head still says whom it is from.
        const head = bytes[0] === 0xfd ? 4 : 2;
        found.push({
          at,
          bytes: bytes.slice(),
          sequence: bytes[head]!,
          system: bytes[head + 1]!,
          component: bytes[head + 2]!,
          heartbeat: frame?.message.name === 'HEARTBEAT' ? decode<'HEARTBEAT'>(frame) : undefined,
          version: frame?.message.name === 'AUTOPILOT_VERSION' ? decode<'AUTOPILOT_VERSION'>(frame) : undefined,
        });
      });
      for await (const bytes of createReadStream(path)) {
        reader.take(bytes as Buffer);
        ({ skipped } = reader);
        yield* found;
        found = [];
      }
      reader.end();
      ({ skipped } = reader);
      yield* found;
    },
  };
}
