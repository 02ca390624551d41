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
  const { own: shown, airports } = zonesInView(index, [120, 29.5, 121, 30.5], () => true);
  expect(shown.map(({ id }) => id)).toEqual(['499']);
  expect(airports.map(({ name }) => name)).toEqual(airports.map(() => expect.stringMatching(/^≈ /) as string));
  expect(airports.map(({ shape }) => shape.kind).toSorted()).toEqual(['circle', 'polygon']);
});

test('no more than a map has room for, and only those that are looked for', () => {
  const everywhere = [90, 20, 130, 40] as const;
  expect(zonesInView(index, everywhere, () => true).own).toHaveLength(DRAWN_MAX);
  expect(zonesInView(index, everywhere, ({ name }) => name.includes('42')).own).toHaveLength(15);
  expect(zonesInView(index, [-10, -10, 10, 10], () => true)).toEqual({ own: [], airports: [] });
});
