import { airportZones } from '@skyhelm/core/airspace/airport';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { expect, test } from 'vitest';
import { DRAWN_MAX, zonesInView } from './zones-in-view.ts';

const own = (number: number, longitude: number): Zone => ({
  id: String(number),
  name: `Zone ${number}`,
  kind: 'noFly',
  shape: { kind: 'circle', centre: { latitude: 30, longitude }, radius: 500 },
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: 4_000_000_000_000,
});
const airport = { id: 'X', name: 'Field', latitude: 30, longitude: 120.5, bearing: 90, length: 3_000, runways: 1 };
const many = Array.from({ length: 500 }, (_, number) => own(number, number < 499 ? 100 + number / 1_000 : 120.6));
const index = zoneIndex([...many, ...airportZones(airport)]);

test('where somebody looks the zones there are drawn, whatever their place in the list, and the airports with their rings', () => {
  const {
    own: { zones: shown },
    airports: { zones: airports, count },
  } = zonesInView(index, [120, 29.5, 121, 30.5], () => true);
  expect(shown.map(({ id }) => id)).toEqual(['499']);
  expect(airports.map(({ name }) => name)).toEqual(airports.map(() => expect.stringMatching(/^≈ /) as string));
  expect(airports.map(({ shape }) => shape.kind).toSorted()).toEqual(['circle', 'polygon']);
  expect(count).toBe(1);
});

test('no more than a map has room for, which is told, and only those that are looked for', () => {
  const everywhere = [90, 20, 130, 40] as const;
  const { own: all, airports } = zonesInView(index, everywhere, () => true);
  expect(all).toMatchObject({ count: DRAWN_MAX, total: 500 });
  expect([all.zones.length, airports.total]).toEqual([DRAWN_MAX, 1]);
  expect(zonesInView(index, everywhere, ({ name }) => name.includes('42')).own).toMatchObject({ count: 15, total: 15 });
  const none = { zones: [], count: 0, total: 0 };
  expect(zonesInView(index, [-10, -10, 10, 10], () => true)).toEqual({ own: none, airports: none });
});

test('of more airports than there is room for the largest of every part of the map are drawn, each with all its zones, and none of it is cut off', () => {
  const grid = Array.from({ length: 900 }, (_, at) => ({
    id: `F${at}`,
    name: `Field ${at}`,
    latitude: 20 + Math.floor(at / 30) * 0.66,
    longitude: 100 + (at % 30) * 0.66,
    bearing: 0,
    length: at % 100 === 99 ? 5_000 : 4_000 - Math.floor(at / 30) * 80,
    runways: at < 450 ? 2 : 1,
  }));
  const fields = zoneIndex(grid.flatMap(airportZones));
  const { airports } = zonesInView(fields, [100, 20, 120, 40], () => true);
  expect(airports).toMatchObject({ count: DRAWN_MAX, total: 900 });
  const drawn = grid.filter(({ name }) => airports.zones.some((zone) => zone.name === `≈ ${name}`));
  expect(airports.zones).toHaveLength(drawn.flatMap(airportZones).length);
  for (const south of [20, 25, 30, 35])
    for (const west of [100, 105, 110, 115]) {
      const here = ({ latitude, longitude }: (typeof grid)[number]) =>
        latitude >= south && latitude < south + 5 && longitude >= west && longitude < west + 5;
      expect(drawn.filter(here).length).toBeGreaterThan(5);
    }
  expect(drawn.filter(({ length }) => length === 5_000)).toHaveLength(9);
  const moved = new Set(zonesInView(fields, [100.1, 20, 120.1, 40], () => true).airports.zones.map(({ id }) => id));
  expect(airports.zones.filter(({ id }) => moved.has(id)).length).toBeGreaterThan(airports.zones.length * 0.95);
});
