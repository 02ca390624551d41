import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { expect, test } from 'vitest';
import { zonesInView } from './zones-in-view.ts';

const zones = (count: number): Zone[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: '',
    kind: 'noFly',
    shape: { kind: 'circle', centre: { latitude: 30, longitude: -179 + (index * 358) / count }, radius: 100 },
    floor: null,
    ceiling: null,
    datum: 'sea',
    activeFrom: null,
    validUntil: null,
  }));
const shown = (count: number, west: number, east: number) => zonesInView(zoneIndex(zones(count)), { bounds: [west, 20, east, 40] }).length;

test('few zones are always drawn, of many those in view, and none from too far above', () => {
  expect([shown(300, 0, 1), shown(3_580, 0, 1), shown(3_580, 179.5, 181.5), shown(3_580, -179, 100)]).toEqual([300, 11, 6, 0]);
});
