import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exifOf, type Shot } from './exif.ts';
import { jpegOf } from './jpeg.ts';

/** Written against the format, and nothing of the writer: every entry of a directory by its tag. */
function directoryAt(view: DataView, at: number): Map<number, number[] | string> {
  const found = new Map<number, number[] | string>();
  for (let index = 0; index < view.getUint16(at, true); index++) {
    const entry = at + 2 + index * 12;
    const [type, count] = [view.getUint16(entry + 2, true), view.getUint32(entry + 4, true)];
    const bytes = { 1: 1, 2: 1, 4: 4, 5: 8 }[type]! * count;
    const from = bytes <= 4 ? entry + 8 : view.getUint32(entry + 8, true);
    const each = Array.from({ length: count }, (_, one) => {
      if (type === 5) return view.getUint32(from + one * 8, true) / view.getUint32(from + one * 8 + 4, true);
      return type === 4 ? view.getUint32(from + one * 4, true) : view.getUint8(from + one);
    });
    found.set(view.getUint16(entry, true), type === 2 ? String.fromCharCode(...each.slice(0, -1)) : each);
  }
  return found;
}

function read(exif: readonly number[]): Shot & { written: unknown } {
  expect(String.fromCharCode(...exif.slice(0, 8))).toBe('Exif\0\0II');
  const view = new DataView(Uint8Array.from(exif).buffer, 6);
  const main = directoryAt(view, view.getUint32(4, true));
  const details = directoryAt(view, (main.get(0x8769) as number[])[0]!);
  const place = directoryAt(view, (main.get(0x8825) as number[])[0]!);
  const angle = (tag: number, negative: string): number => {
    const [degrees = 0, minutes = 0, seconds = 0] = place.get(tag + 1) as number[];
    return (place.get(tag) === negative ? -1 : 1) * (degrees + minutes / 60 + seconds / 3_600);
  };
  const day = (place.get(29) as string).replaceAll(':', '-');
  const time = (place.get(7) as number[]).map((part) => String(part).padStart(2, '0')).join(':');
  return {
    latitude: angle(1, 'S'),
    longitude: angle(3, 'W'),
    altitude: (place.get(6) as number[])[0]! * ((place.get(5) as number[])[0] === 1 ? -1 : 1),
    heading: (place.get(17) as number[])[0]!,
    takenAt: Date.parse(`${day}T${time}Z`),
    written: details.get(0x9003),
  };
}

test('a picture says where, when and which way it was taken, to the centimetre', () => {
  const shot = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    altitude: fc.double({ min: -400, max: 9_000, noNaN: true }),
    heading: fc.double({ min: 0, max: 359.9, noNaN: true }),
    takenAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1_000),
  });
  fc.assert(
    fc.property(shot, (given) => {
      const found = read(exifOf(given));
      expect(found.latitude).toBeCloseTo(given.latitude, 7);
      expect(found.longitude).toBeCloseTo(given.longitude, 7);
      expect(found.altitude).toBeCloseTo(given.altitude, 2);
      expect(found.heading).toBeCloseTo(given.heading, 1);
      expect(found.takenAt).toBe(given.takenAt);
      expect(found.written).toMatch(/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/);
    }),
  );
});

test('a picture of squares begins and ends as a JPEG does, and has no marker in between that it does not mean', () => {
  const squares = Array.from({ length: 12 }, (_, index) => [index * 20, 255 - index * 20, index % 2 ? 255 : 0] as const);
  const bytes = jpegOf(4, squares, exifOf({ latitude: 1, longitude: 2, altitude: 3, heading: 4, takenAt: 5 }));
  expect([...bytes.subarray(0, 2), ...bytes.subarray(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
  let at = 2;
  const markers: number[] = [];
  while (markers.at(-1) !== 0xda) {
    markers.push(bytes[at + 1]!);
    at += 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
  }
  expect(markers).toEqual([0xe1, 0xdb, 0xc0, 0xc4, 0xc4, 0xda]);
  for (; at < bytes.length - 2; at++) if (bytes[at] === 0xff) expect(bytes[at + 1]).toBe(0);
});
