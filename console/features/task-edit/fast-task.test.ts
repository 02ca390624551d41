import type { DeviceId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { fastTaskAddress, fastTaskIn } from './fast-task.ts';

const search = (address: string): string => address.slice(address.indexOf('?'));

test('a place on the map and the chosen aircraft get into the form by its address', () => {
  const given = { at: { latitude: 31.2304, longitude: -121.4737 }, deviceId: '0190b5a2-7c1e-4d3f-8a5b-0123456789ab' as DeviceId };
  const address = fastTaskAddress(given);
  expect(address).toMatch(/^\/task-management\/spot\?/);
  expect(fastTaskIn(search(address))).toEqual(given);
  expect(fastTaskIn(search(fastTaskAddress({ ...given, deviceId: undefined })))).toEqual({ at: given.at, deviceId: undefined });
});

test.each(['', '?at=', '?at=91,0', '?at=1', '?at=a,b', '?at=0,181'])('what names no place begins an empty form: %s', (text) => {
  expect(fastTaskIn(text)).toBeUndefined();
});
