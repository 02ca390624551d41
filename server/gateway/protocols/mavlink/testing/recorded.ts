import { readFileSync } from 'node:fs';

/** A frame of a real ArduCopter 4.6.3 and when it came, in milliseconds. */
export interface RecordedFrame {
  at: number;
  bytes: Uint8Array;
}

/** Arming, take-off, the turn for home and the landing of one flight, as it was heard over UDP. */
export function recordedFlight(): RecordedFrame[] {
  const lines = readFileSync(new URL('./arducopter-flight.frames', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [at = '', hex = ''] = line.split(' ');
    return { at: Number(at), bytes: Uint8Array.from(Buffer.from(hex, 'hex')) };
  });
}

/** The first bytes on a TCP line after power-on: plain text before and between the frames. */
export const recordedBoot = (): Uint8Array => readFileSync(new URL('./arducopter-boot.raw', import.meta.url));
