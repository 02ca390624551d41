import { expect, test } from 'vitest';
import { stationAddress } from './station-address.ts';

test('the ground station opens with an aircraft in hand', () => {
  expect(stationAddress('0197a5b0-1111-7000-8000-000000000001')).toBe('/tta?uav=0197a5b0-1111-7000-8000-000000000001');
});
