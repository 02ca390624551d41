import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePosition } from './parse-position.ts';
import { dms } from './position.ts';

const only = (text: string) => {
  const readings = parsePosition(text);
  expect(readings, text).toHaveLength(1);
  return readings[0]!;
};

const latitude = fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0);
const longitude = fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0);
/** As somebody would type it: an exponent is no coordinate. */
const typed = (value: number) =>
  value
    .toFixed(20)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

describe('one reading', () => {
  it.each([
    ['31.2304, 121.4737', 31.2304, 121.4737, 'range'],
    ['121.4737 31.2304', 31.2304, 121.4737, 'range'],
    ['31.2304;121.4737', 31.2304, 121.4737, 'range'],
    ['31,2304; 121,4737', 31.2304, 121.4737, 'range'],
    ['31.2304，121.4737', 31.2304, 121.4737, 'range'],
    ['-33.8688, 151.2093', -33.8688, 151.2093, 'range'],
    ['45, 45', 45, 45, 'range'],
    ['31.2304N, 121.4737E', 31.2304, 121.4737, 'letters'],
    ['E121.4737 N31.2304', 31.2304, 121.4737, 'letters'],
    ['10 S, 20 W', -10, -20, 'letters'],
    ['31°13\'49"N 121°28\'25"E', 31 + 13 / 60 + 49 / 3600, 121 + 28 / 60 + 25 / 3600, 'letters'],
    ['31°13′49″ 121°28′25″', 31 + 13 / 60 + 49 / 3600, 121 + 28 / 60 + 25 / 3600, 'range'],
    ["31º13''N, 121º28'E", undefined, undefined, undefined],
    ['N31 13.82, E121 28.42', 31 + 13.82 / 60, 121 + 28.42 / 60, 'letters'],
    ['北纬31度13分49秒 东经121度28分25秒', 31 + 13 / 60 + 49 / 3600, 121 + 28 / 60 + 25 / 3600, 'letters'],
    ['43°07′ с. ш. 131°54′ в. д.', 43 + 7 / 60, 131 + 54 / 60, 'letters'],
  ])('%s', (text, lat, lng, because) => {
    if (lat === undefined) return expect(parsePosition(text)).toEqual([]);
    const reading = only(text);
    expect(reading.latitude).toBeCloseTo(lat, 12);
    expect(reading.longitude).toBeCloseTo(lng, 12);
    expect(reading.because).toBe(because);
  });
});

it.each([
  '',
  '31.2304',
  'somewhere',
  '31.2304, 121.4737, 5',
  '91, 181',
  '95, 100',
  '31N, 121N',
  '31N, 121',
  '-31N, 121E',
  'N31N, E121',
  "31°60'N 121°28'E",
  "31.5°13'N 121°28'E",
  '31 13 121 28',
  '1e1, 2e1',
  'NaN, NaN',
  'Infinity, 0',
])('%j is no position', (text) => {
  expect(parsePosition(text)).toEqual([]);
});

it('without letters both orders are shown where both are possible, whichever they are', () => {
  fc.assert(
    fc.property(latitude, latitude, (one, other) => {
      fc.pre(Number(typed(one)) !== Number(typed(other)));
      const readings = parsePosition(`${typed(one)}, ${typed(other)}`);
      expect(readings.map(({ order, because }) => [order, because])).toEqual([
        ['latitudeFirst', 'either'],
        ['longitudeFirst', 'either'],
      ]);
      expect(readings[0]!.latitude).toBe(readings[1]!.longitude);
    }),
  );
});

it('decimal degrees come through to the last digit', () => {
  fc.assert(
    fc.property(latitude, longitude, (lat, lng) => {
      const [text, letters] = [
        `${typed(lat)}, ${typed(lng)}`,
        `${typed(Math.abs(lat))}${lat < 0 ? 'S' : 'N'} ${typed(Math.abs(lng))}${lng < 0 ? 'W' : 'E'}`,
      ];
      expect(parsePosition(text).some((read) => read.latitude === Number(typed(lat)) && read.longitude === Number(typed(lng)))).toBe(true);
      expect(only(letters)).toMatchObject({ latitude: Number(typed(lat)) + 0, longitude: Number(typed(lng)) + 0 });
    }),
  );
});

it('what is written in degrees, minutes and seconds is read as the same place', () => {
  fc.assert(
    fc.property(latitude, longitude, (lat, lng) => {
      const reading = only(`${dms('latitude', lat)} ${dms('longitude', lng)}`);
      expect(Math.abs(reading.latitude - lat)).toBeLessThanOrEqual(0.0051 / 3600);
      expect(Math.abs(reading.longitude - lng)).toBeLessThanOrEqual(0.0051 / 3600);
    }),
  );
});

it('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,;°\'"NSEW -+北纬'.split('')) }), (text) => void parsePosition(text)),
  );
});
