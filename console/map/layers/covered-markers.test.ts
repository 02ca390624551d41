import { expect, test } from 'vitest';
import type { MapMarker } from '../map-handle.ts';
import { coveredMarkers } from './covered-markers.ts';

const marker = (id: string, longitude: number, kind: MapMarker['kind'] = 'waypoint'): MapMarker => ({
  id,
  kind,
  position: { latitude: 50, longitude },
});
const covered = (...markers: MapMarker[]) => coveredMarkers(markers).map(({ id }) => id);

test('of several numbers in one place the last is read', () => {
  expect(covered(marker('1', 10), marker('2', 11), marker('3', 10), marker('4', 10))).toEqual(['1', '3']);
  expect(covered(marker('1', 10), marker('2', 10.000_001))).toEqual([]);
});

test('or one that is chosen, wherever it stands in the row', () => {
  expect(covered(marker('1', 10), marker('2', 10, 'chosen'), marker('3', 10))).toEqual(['1', '3']);
  expect(covered(marker('1', 10, 'chosen'), marker('2', 10, 'chosen'))).toEqual(['1']);
});

test('what has no number covers none and is covered by none', () => {
  expect(covered(marker('1', 10), marker('side', 10, 'side'), marker('home', 10, 'home'))).toEqual([]);
});
