import { offsetsOf } from '../../mavlink/offsets.ts';

const version = offsetsOf('AUTOPILOT_VERSION');
const UID2_BYTES = 18;

/** `mavlink:` and the number in hexadecimal digits; nothing where the vehicle has none. */
export function hardwareIdIn(payload: DataView): string | undefined {
  let long = '';
  for (let at = 0; at < UID2_BYTES; at++) long += hex(payload.getUint8(version.uid2 + at), 2);
  if (/[^0]/.test(long)) return `mavlink:${long}`;
  const short = payload.getBigUint64(version.uid, true);
  return short === 0n ? undefined : `mavlink:${hex(short, 16)}`;
}

const hex = (value: number | bigint, digits: number): string => value.toString(16).padStart(digits, '0');

export function firmwareIn(payload: DataView): string {
  const packed = payload.getUint32(version.flight_sw_version, true);
  return packed === 0 ? '' : [24, 16, 8].map((shift) => (packed >>> shift) & 0xff).join('.');
}
