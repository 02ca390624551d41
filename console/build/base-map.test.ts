import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@skyhelm/i18n/translate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { coastOf, decodeOutline, encodeOutline, STEPS_PER_DEGREE, type LonLat } from '../map/base/base-map-file.ts';
import { featuresOf } from '../map/base/features.ts';
import { baseMapData } from './base-map-data.config.ts';

const data = baseMapData(atlas);
const jumpIn = (points: readonly LonLat[]): number =>
  points.reduce((most, [east], at) => Math.max(most, at === 0 ? 0 : Math.abs(east - points[at - 1]![0])), 0);

describe('the built-in map', () => {
  test('paints no bands around the world: nothing leaps over 180°', () => {
    const outlines = [...data.land.flat(), ...data.borders].map(decodeOutline);
    expect(outlines.length).toBeGreaterThan(1_000);
    // The bottom of Antarctica, which no map shows, goes all the way round.
    const wide = outlines.filter((points) => jumpIn(points) > 20).map((points) => Math.min(...points.map(([, north]) => north)));
    expect(wide.every((south) => south <= -89)).toBe(true);
  });

  test('is bounded in size', () => {
    const text = JSON.stringify(data);
    expect(text.length).toBeLessThan(1_000_000);
    expect(gzipSync(text).length).toBeLessThan(400_000);
  });

  test('names countries and places in every language', () => {
    const { names } = featuresOf(data, LANGUAGES);
    const named = names.features.map(({ properties }) => properties as Record<string, string>);
    expect(named.filter((one) => LANGUAGES.some((language) => !one[language] || /^\d+$/.test(one[language])))).toEqual([]);
    const china = named.find(({ en }) => en === 'China');
    expect([china!['zh'], china!['ru'], china!['kind']]).toEqual(['中国', 'Китай', 'country']);
    expect(named.find(({ en, kind }) => en === 'Beijing' && kind === 'place')).toMatchObject({ zh: '北京市', ru: 'Пекин', rank: 1 });
    expect(named.length).toBeGreaterThan(900);
  });

  test('has names on their land: Russia’s is in Siberia, not on an island', () => {
    const russia = data.countries.find(([code]) => code === 'RU')!;
    expect(russia[1]).toBeGreaterThan(60);
    expect(russia[1]).toBeLessThan(140);
    expect(russia[3]).toBe(1);
  });
});

test('an outline comes back to the thousandth of a degree', () => {
  const point = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }));
  fc.assert(
    fc.property(fc.array(point), (points) => {
      const back = decodeOutline(encodeOutline(points));
      expect(back.length).toBe(points.length);
      back.forEach(([east, north], at) => {
        expect(Math.abs(east - points[at]![0])).toBeLessThanOrEqual(0.501 / STEPS_PER_DEGREE);
        expect(Math.abs(north - points[at]![1])).toBeLessThanOrEqual(0.501 / STEPS_PER_DEGREE);
      });
    }),
  );
});

test('where the world was cut there is no coast', () => {
  const ring: LonLat[] = [
    [170, 60],
    [180, 62],
    [180, 68],
    [170, 70],
    [170, 60],
  ];
  expect(coastOf(ring)).toEqual([
    [
      [170, 60],
      [180, 62],
    ],
    [
      [180, 68],
      [170, 70],
      [170, 60],
    ],
  ]);
});
