import type { Marker } from '@skyhelm/contract/marker';
import { setMarker } from '@skyhelm/contract/marker';
import { NEW_STYLE } from '@skyhelm/core/marker/marker';
import { expect, test } from 'vitest';
import { inputOf, typedSchema, valuesOf, type MarkerValues } from './marker-form.ts';

const marker = {
  ...NEW_STYLE,
  id: '0190a1b2-0000-7000-8000-000000000001',
  version: 3,
  kind: 'line',
  name: 'Way',
  remarks: '',
  folder: 'Farm',
  points: [
    { latitude: 31.230_412_345_67, longitude: 121.4737 },
    { latitude: -5, longitude: 100.5 },
  ],
  altitude: -3.5,
} as unknown as Marker;

test('what is opened and saved again is the same, to the last digit', () => {
  const { success, data } = setMarker.input.safeParse(inputOf(valuesOf(marker)));
  expect(success).toBe(true);
  expect(data).toEqual(marker);
});

test('every notation is a position, and a line that is none is named', () => {
  const typed = (places: string, given: Partial<MarkerValues> = {}) => ({ ...valuesOf(marker), places, ...given });
  expect(inputOf(typed('31°13′49.44″N 121°28′25.32″E\n50R MV 12345 67890')).points).toHaveLength(2);
  const said = (values: MarkerValues) => {
    const result = typedSchema(setMarker.input).safeParse(values);
    const [issue] = result.success ? [] : result.error.issues;
    return issue && [issue.path[0], issue.message];
  };
  expect(said(typed('31.2, 121.4\nnowhere'))).toEqual(['places', 'position.line|line=2']);
  expect(said(typed('31.2, 121.4'))).toEqual(['places', 'marker.points']);
  expect(said(typed('1, 1\n2, 2', { width: 'wide' }))).toEqual(['width', 'marker.width|min=1|max=20']);
});
