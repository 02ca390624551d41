/** ArduPilot's log format: each kind of record is described by a record of its own, so that a reader needs no table. */
const HEAD = [0xa3, 0x95] as const;
const HEAD_BYTES = 3;
const FMT = { type: 128, bytes: 89 } as const;

const SIZES = { Q: 8, B: 1, c: 2, C: 2, L: 4, e: 4, f: 4, M: 1, Z: 64 } as const;
type Letter = keyof typeof SIZES;

interface Kind {
  type: number;
  name: string;
  /** A letter for each label: Q microseconds, c and C hundredths, L degrees, e hundredths in four bytes, f a float, Z text. */
  format: string;
  labels: string;
}

export const KINDS = {
  GPS: { type: 130, name: 'GPS', format: 'QBBcLLefff', labels: 'TimeUS,Status,NSats,HDop,Lat,Lng,Alt,Spd,GCrs,VZ' },
  ATT: { type: 131, name: 'ATT', format: 'QccC', labels: 'TimeUS,Roll,Pitch,Yaw' },
  BAT: { type: 132, name: 'BAT', format: 'QfffB', labels: 'TimeUS,Volt,Curr,CurrTot,RemPct' },
  MODE: { type: 133, name: 'MODE', format: 'QMB', labels: 'TimeUS,Mode,ModeNum' },
  MSG: { type: 134, name: 'MSG', format: 'QZ', labels: 'TimeUS,Message' },
} as const satisfies Record<string, Kind>;

const lettersOf = ({ format }: Kind): Letter[] => Array.from(format) as Letter[];
const bytesOf = (kind: Kind): number => lettersOf(kind).reduce((sum, letter) => sum + SIZES[letter], HEAD_BYTES);

function writeText(bytes: Uint8Array, at: number, most: number, text: string): void {
  bytes.set(new TextEncoder().encode(text).subarray(0, most), at);
}

function description(
  { type, name, format, labels }: { type: number; name: string; format: string; labels: string },
  length: number,
): Uint8Array {
  const bytes = new Uint8Array(FMT.bytes);
  bytes.set([...HEAD, FMT.type, type, length]);
  writeText(bytes, 5, 4, name);
  writeText(bytes, 9, 16, format);
  writeText(bytes, 25, 64, labels);
  return bytes;
}

/** What every log begins with. */
export const descriptions = (): Uint8Array[] => [
  description({ type: FMT.type, name: 'FMT', format: 'BBnNZ', labels: 'Type,Length,Name,Format,Columns' }, FMT.bytes),
  ...Object.values(KINDS).map((kind) => description(kind, bytesOf(kind))),
];

function writeNumber(view: DataView, at: number, letter: Letter, value: number): void {
  if (letter === 'Q') view.setBigUint64(at, BigInt(Math.round(value)), true);
  else if (letter === 'B' || letter === 'M') view.setUint8(at, value);
  else if (letter === 'c') view.setInt16(at, Math.round(value * 100), true);
  else if (letter === 'C') view.setUint16(at, Math.round(value * 100), true);
  else if (letter === 'L') view.setInt32(at, Math.round(value * 1e7), true);
  else if (letter === 'e') view.setInt32(at, Math.round(value * 100), true);
  else view.setFloat32(at, value, true);
}

/** One record; its first value is the time in seconds. */
export function record(kind: Kind, seconds: number, ...values: (number | string)[]): Uint8Array {
  const bytes = new Uint8Array(bytesOf(kind));
  const view = new DataView(bytes.buffer);
  bytes.set([...HEAD, kind.type]);
  let at = HEAD_BYTES;
  lettersOf(kind).forEach((letter, index) => {
    const value = index === 0 ? seconds * 1e6 : values[index - 1]!;
    if (typeof value === 'string') writeText(bytes, at, SIZES[letter], value);
    else writeNumber(view, at, letter, value);
    at += SIZES[letter];
  });
  return bytes;
}
