import { expect, test } from 'vitest';
import { vehicleAddress } from './details-address.ts';

test('the name of an aircraft leads to its page, that of a simulator to where simulators are, and nowhere where one may not look', () => {
  const all = ['device:details', 'device:query'];
  expect(vehicleAddress({ id: 'a', isSimulated: false }, all)).toBe('/device/uav?id=a');
  expect(vehicleAddress({ id: 'a', isSimulated: true }, all)).toBe('/device/simulator?id=a');
  expect(vehicleAddress({ id: 'a', isSimulated: false }, ['device:query'])).toBeUndefined();
});
