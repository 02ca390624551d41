import { expect, test } from 'vitest';
import { chooseMetadata, isMetadataVersion, metadataVehicleOf } from './metadata-file.ts';

const files = (...versions: string[]) => versions.map((version) => ({ vehicle: 'ArduCopter' as const, version }));
const chosen = (firmware: string, ...versions: string[]) => {
  const found = chooseMetadata(files(...versions), 'ArduCopter', firmware);
  return found && [found.file.version, found.fit];
};

test('the very version counts most, then the nearest of the same minor version, then the newest that is older', () => {
  expect(chosen('4.6.3', '4.6.2', '4.6.3', '4.7.0')).toEqual(['4.6.3', 'exact']);
  expect(chosen('4.6.3', '4.6.0', '4.6.5', '4.5.7')).toEqual(['4.6.5', 'sameMinor']);
  expect(chosen('4.6.3', '4.6.2', '4.6.4'), 'as near as each other: the newer').toEqual(['4.6.4', 'sameMinor']);
  expect(chosen('4.6.3', '4.4.0', '4.5.7', '4.7.0')).toEqual(['4.5.7', 'older']);
  expect(chosen('4.10.0', '4.9.0', '4.2'), 'numbers, not letters').toEqual(['4.9.0', 'older']);
  expect([chosen('4.6.3', '4.7.0'), chosen('', '4.6.3'), chosen('4.6.3')]).toEqual([undefined, undefined, undefined]);
  expect(chosen('4.7.0-dev', '4.7')).toEqual(['4.7', 'exact']);
});

test('a file of another vehicle never counts', () => {
  expect(chooseMetadata(files('4.6.3'), 'ArduPlane', '4.6.3')).toBeUndefined();
  expect(metadataVehicleOf({ autopilot: 'ardupilot', kind: 'vtol' })).toBe('ArduPlane');
  expect(metadataVehicleOf({ autopilot: 'px4', kind: 'multirotor' })).toBeUndefined();
  expect(['4.6.3', '4.6', '4', '4.6.3-rc1', 'x'].map(isMetadataVersion)).toEqual([true, true, false, false, false]);
});
