import { metresBetween } from '@skyhelm/core/geo/distance';
import { expect, test } from 'vitest';
import { typedPlaces } from './typed-places.ts';

const PARIS = { latitude: 48.8583, longitude: 2.2945 };

test.each(['48.8583N, 2.2945E', '48°51′29.88″N 2°17′40.20″E', '31U 448251 5411943', '31U DQ 48251 11943'])('%s is a place', (text) => {
  const places = typedPlaces(text);
  expect(places).toHaveLength(1);
  expect(metresBetween(places[0]!.place, PARIS)).toBeLessThan(60);
});

test('where the order is not certain both are offered, and within China what its maps would mean', () => {
  expect(typedPlaces('48.8583, 2.2945').map(({ place }) => place)).toEqual([PARIS, { latitude: 2.2945, longitude: 48.8583 }]);
  const [plain, shifted, ...others] = typedPlaces('31.2304, 121.4737');
  expect([plain!.isShifted, shifted!.isShifted, others]).toEqual([false, true, []]);
  expect(metresBetween(plain!.place, shifted!.place)).toBeGreaterThan(100);
});

test.each(['', 'Harbour', '95N, 10E', '12'])('“%s” is none', (text) => expect(typedPlaces(text)).toEqual([]));
