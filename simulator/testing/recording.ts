import { readFileSync } from 'node:fs';
import { decode } from '@skyhelm/core/mavlink/frame';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { tlogReader } from '@skyhelm/core/mavlink/tlog';

export interface Recorded {
  /** Since the first one. */
  ms: number;
  system: number;
  name: MessageName;
  message: Message<MessageName>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A `.tlog` next to this file. */
export function recording(file: string): Recorded[] {
  const found: Recorded[] = [];
  const reader = tlogReader(({ at, bytes, frame }) => {
    const { system, message, payload } = frame!;
    found.push({ ms: at, system, name: message.name, message: decode({ message, payload }), bytes: Uint8Array.from(bytes) });
  });
  reader.take(readFileSync(new URL(file, import.meta.url)));
  reader.end();
  const start = found[0]!.ms;
  return found.map((one) => ({ ...one, ms: one.ms - start }));
}
