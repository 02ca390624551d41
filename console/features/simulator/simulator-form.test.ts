import { setSimulator, type SimulatorForm } from '@skyhelm/contract/simulator';
import { describe, expect, test } from 'vitest';
import { chosen, inputOf, isSame, positionIn, typedPlace, valuesOf } from './simulator-form.ts';

const SETTINGS: SimulatorForm = {
  ...{ longitude: 114.0579, latitude: 22.5431, altitude: 15, address: 'Shenzhen', windSpeed: 2.5 },
  ...{ craft: 'vtol', patrols: true },
};

test('what is shown of a simulator is sent as it was, also with a comma for the point', () => {
  const values = valuesOf({ settings: SETTINGS, version: 3 });
  expect(inputOf(values)).toEqual({ ...SETTINGS, version: 3 });
  expect(isSame(values, { ...values, windSpeed: ' 2,50 ', version: 9 })).toBe(true);
  expect(isSame(values, { ...values, altitude: '16' })).toBe(false);
});

test('before anything is saved nothing is made up: what is missing is missing', () => {
  expect(inputOf(valuesOf({ settings: null, version: 0 }))).toMatchObject({ longitude: undefined, altitude: undefined, address: '' });
});

test('longitude, latitude, altitude and address are required, second document, section 5', () => {
  const result = setSimulator.input.safeParse({
    id: '0197f2a0-0000-7000-8000-000000000001',
    ...inputOf(valuesOf({ settings: null, version: 0 })),
  });
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    ['longitude', 'latitude', 'altitude', 'address'].map((field) => [field, `${field}.required`]),
  );
});

test('a position is one once both halves are', () => {
  expect(positionIn({ latitude: '22.5', longitude: '114' })).toEqual({ latitude: 22.5, longitude: 114 });
  for (const half of ['', '22.', 'x', '91']) expect(positionIn({ latitude: half, longitude: '' })).toBeUndefined();
  expect(positionIn({ latitude: '91', longitude: '114' })).toBeUndefined();
});

describe('a place that is chosen', () => {
  const place = { address: 'Beijing, China', latitude: 39.9042, longitude: 116.4074, altitude: 44, metres: 0 };
  test('fills position, altitude and address', () => {
    expect(chosen(place)).toEqual({ address: 'Beijing, China', latitude: '39.9042', longitude: '116.4074', altitude: '44' });
  });
  test('somewhere beside it keeps its coordinates, and an altitude that nobody knows is left alone', () => {
    expect(chosen({ ...place, latitude: 40, altitude: null, metres: 10_600 })).toEqual({
      address: 'Beijing, China (40, 116.4074)',
      latitude: '40',
      longitude: '116.4074',
    });
  });
});

test('coordinates typed in place of an address are a position, latitude first where both orders make sense; a name is none', () => {
  expect(typedPlace('22.5431, 114.0579')).toEqual({ latitude: '22.5431', longitude: '114.0579' });
  expect(typedPlace('43.2, 31.95')).toEqual({ latitude: '43.2', longitude: '31.95' });
  expect(typedPlace('Shenzhen')).toBeUndefined();
});
