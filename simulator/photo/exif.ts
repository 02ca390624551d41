/** What a camera writes into a picture about where and when it was taken. Degrees, metres above the sea, milliseconds since 1970. */
export interface Shot {
  latitude: number;
  longitude: number;
  altitude: number;
  /** Which way the camera looked, from true north. */
  heading: number;
  takenAt: number;
}

type Entry = { tag: number } & ({ text: string } | { bytes: number[] } | { fractions: [number, number][] } | { place: number });

const TYPE = { bytes: 1, text: 2, long: 4, fractions: 5 } as const;
const ENTRY_BYTES = 12;

/** Entries are sorted by tag, as readers may expect; `at` is where the directory begins in the file. */
function directory(entries: readonly Entry[], at: number): number[] {
  const head: number[] = [...u16(entries.length)];
  const rest: number[] = [];
  const restAt = at + 2 + entries.length * ENTRY_BYTES + 4;
  for (const entry of entries) {
    const [type, count, value] = valueOf(entry);
    head.push(...u16(entry.tag), ...u16(type), ...u32(count));
    if (value.length <= 4) head.push(...value, ...Array.from({ length: 4 - value.length }, () => 0));
    else {
      head.push(...u32(restAt + rest.length));
      rest.push(...value, ...(value.length % 2 ? [0] : []));
    }
  }
  return [...head, ...u32(0), ...rest];
}

function valueOf(entry: Entry): [type: number, count: number, value: number[]] {
  if ('text' in entry) {
    const value = [...Array.from(entry.text, (letter) => letter.charCodeAt(0)), 0];
    return [TYPE.text, value.length, value];
  }
  if ('bytes' in entry) return [TYPE.bytes, entry.bytes.length, entry.bytes];
  if ('place' in entry) return [TYPE.long, 1, u32(entry.place)];
  return [TYPE.fractions, entry.fractions.length, entry.fractions.flatMap(([over, under]) => [...u32(over), ...u32(under)])];
}

const u16 = (value: number): number[] => [value & 0xff, value >> 8];
const u32 = (value: number): number[] => [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24];
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const FINE = 100_000;

/** Degrees, minutes and seconds to some millimetres. */
function angle(degrees: number): [number, number][] {
  const seconds = Math.round(Math.abs(degrees) * 3_600 * FINE);
  const [whole, rest] = [Math.floor(seconds / (3_600 * FINE)), seconds % (3_600 * FINE)];
  return [
    [whole, 1],
    [Math.floor(rest / (60 * FINE)), 1],
    [rest % (60 * FINE), FINE],
  ];
}

/** The body of a JPEG's first segment. */
export function exifOf({ latitude, longitude, altitude, heading, takenAt }: Shot): number[] {
  const [day = '', time = ''] = new Date(takenAt).toISOString().slice(0, 19).split('T');
  const written = `${day.replaceAll('-', ':')} ${time}`;
  const main = (detailsAt: number, placeAt: number): Entry[] => [
    { tag: 0x010f, text: 'Skyhelm' },
    { tag: 0x0110, text: 'Simulated camera' },
    { tag: 0x0132, text: written },
    { tag: 0x8769, place: detailsAt },
    { tag: 0x8825, place: placeAt },
  ];
  const details: Entry[] = [
    { tag: 0x9003, text: written },
    { tag: 0x9011, text: '+00:00' },
    { tag: 0x920a, fractions: [[88, 10]] },
  ];
  const place: Entry[] = [
    { tag: 0, bytes: [2, 3, 0, 0] },
    { tag: 1, text: latitude < 0 ? 'S' : 'N' },
    { tag: 2, fractions: angle(latitude) },
    { tag: 3, text: longitude < 0 ? 'W' : 'E' },
    { tag: 4, fractions: angle(longitude) },
    { tag: 5, bytes: [altitude < 0 ? 1 : 0] },
    { tag: 6, fractions: [[Math.round(Math.abs(altitude) * 1_000), 1_000]] },
    { tag: 7, fractions: time.split(':').map((part): [number, number] => [Number(part), 1]) },
    { tag: 16, text: 'T' },
    { tag: 17, fractions: [[Math.round(heading * 100), 100]] },
    { tag: 29, text: day.replaceAll('-', ':') },
  ];
  const mainAt = 8;
  const detailsAt = mainAt + directory(main(0, 0), mainAt).length;
  const placeAt = detailsAt + directory(details, detailsAt).length;
  return [
    ...letters('Exif\0\0'),
    ...[...letters('II'), ...u16(42), ...u32(mainAt)],
    ...directory(main(detailsAt, placeAt), mainAt),
    ...directory(details, detailsAt),
    ...directory(place, placeAt),
  ];
}
