import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from './distance.ts';
import { parseMgrs, writeMgrs } from './mgrs.ts';
import { fromUtm, parseUtm, toUtm, UTM_LATITUDES, writeUtm } from './utm.ts';

const anywhere = fc.record({
  latitude: fc.double({ min: UTM_LATITUDES.south, max: UTM_LATITUDES.north, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const zoneAt = (latitude: number, longitude: number) => {
  const { zone, band } = toUtm(at(latitude, longitude))!;
  return `${zone}${band}`;
};

describe('UTM', () => {
  test('there and back is the same place, to the tenth of a millimetre', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const back = fromUtm(toUtm(place)!)!;
        expect(metresBetween(place, back)).toBeLessThan(1e-4);
      }),
      { numRuns: 2_000 },
    );
  });

  test('places that others have measured', () => {
    // The CN Tower, and points of the meridian of a zone whose northing is an arc of the ellipsoid.
    expect(metresBetween(parseUtm('17T 630084 4833438')!, at(43.642567, -79.387139))).toBeLessThan(1);
    expect(writeUtm(toUtm(at(0, 3))!)).toBe('31N 500000 0');
    expect(toUtm(at(45, 9))!.northing / 0.9996).toBeCloseTo(4_984_944.378, 2);
    expect(toUtm(at(-45, 9))!.northing).toBeCloseTo(10_000_000 - 0.9996 * 4_984_944.378, 2);
  });

  test('the zones of Norway and Svalbard are wider than others, up to their borders', () => {
    expect([zoneAt(60, 2.9), zoneAt(60, 3), zoneAt(60, 11.9), zoneAt(60, 12)]).toEqual(['31V', '32V', '32V', '33V']);
    expect([zoneAt(55.9, 3), zoneAt(64, 3)]).toEqual(['31U', '31W']);
    expect([0, 8.9, 9, 20.9, 21, 32.9, 33, 41.9, 42].map((longitude) => zoneAt(78, longitude))).toEqual([
      '31X',
      '31X',
      '33X',
      '33X',
      '35X',
      '35X',
      '37X',
      '37X',
      '38X',
    ]);
    expect([zoneAt(71.9, 8), zoneAt(84, -180), zoneAt(-80, 180), zoneAt(0, -0.1)]).toEqual(['32W', '1X', '1C', '30N']);
  });

  test('there is none near the poles, nor of what is no place', () => {
    for (const latitude of [84.01, 90, -80.01, -90, NaN]) {
      expect(toUtm(at(latitude, 0))).toBeUndefined();
      expect(writeMgrs(at(latitude, 0))).toBeUndefined();
    }
    for (const text of [
      '',
      '61T 500000 4000000',
      '0T 500000 4000000',
      '17I 630084 4833438',
      '17N 630084 4833438',
      '31.2304, 121.4737',
      '17T 630084',
    ])
      expect(parseUtm(text), text).toBeUndefined();
  });

  test('what is written is read again, as people write it too', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        expect(metresBetween(parseUtm(writeUtm(toUtm(place)!))!, place)).toBeLessThan(1);
      }),
      { numRuns: 1_000 },
    );
    const tower = parseUtm('17T 630084 4833438')!;
    for (const text of ['17 t 630084mE 4833438mN', '17T 630084E, 4833438N']) expect(parseUtm(text)).toEqual(tower);
  });
});

describe('MGRS', () => {
  test('what is written is the square metre of the place, and is read again as the same', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const text = writeMgrs(place)!;
        const back = parseMgrs(text)!;
        expect(metresBetween(place, back)).toBeLessThan(0.72);
        expect(parseMgrs(text.replaceAll(' ', ''))).toEqual(back);
      }),
      { numRuns: 2_000 },
    );
  });

  test('places that others have written down', () => {
    expect(writeMgrs(at(43.642567, -79.387139))).toBe('17T PJ 30084 33438');
    expect(metresBetween(parseMgrs('33UXP04')!, at(48.24949, 16.4145))).toBeLessThan(10);
    expect(metresBetween(parseMgrs('25XEN041865')!, at(83.62738, -32.66433))).toBeLessThan(110);
  });

  test('fewer digits are a larger square, around the same place', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 4 }), (place, digits) => {
        const [zone, square, east, north] = writeMgrs(place)!.split(' ') as [string, string, string, string];
        const rough = parseMgrs(`${zone}${square}${east.slice(0, digits)}${north.slice(0, digits)}`)!;
        expect(metresBetween(rough, place)).toBeLessThan(72_000 / 10 ** digits);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is no square of that zone is refused', () => {
    for (const text of ['', '17TPJ123', '17TIJ12', '17TPW12', '61TPJ12', '17YPJ12', '17TAJ12', '17CPJ3008433438', 'hello'])
      expect(parseMgrs(text), text).toBeUndefined();
  });
});
