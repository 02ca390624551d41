import { readFileSync } from 'node:fs';
import { decode } from '@skyhelm/core/mavlink/frame';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';

export interface Recorded {
  /** Since the first one. */
  ms: number;
  system: number;
  name: MessageName;
  message: Message<MessageName>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A `.tlog` next to this file: each frame after eight bytes of time. */
export function recording(file: string): Recorded[] {
  const bytes = new Uint8Array(readFileSync(new URL(file, import.meta.url)));
  const view = new DataView(bytes.buffer);
  const found: Recorded[] = [];
  for (let at = 0; at < bytes.length;) {
    const ms = Number(view.getBigUint64(at)) / 1_000;
    const frame = bytes.slice(at + 8, at + 8 + 12 + bytes[at + 9]!);
    const frames = parser(({ system, message, payload }) =>
      found.push({ ms, system, name: message.name, message: decode({ message, payload }), bytes: frame }),
    );
    frames.take(frame);
    at += 8 + frame.length;
  }
  const start = found[0]!.ms;
  return found.map((one) => ({ ...one, ms: one.ms - start }));
}
