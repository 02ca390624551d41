import type { DeviceId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { offeredDevices } from './offered-devices.ts';

const key: Say = (word) => word;
const FOUND = (['inMaintenance', 'using', 'disabled', 'test'] as const).map((state, number) => ({
  id: String(number) as DeviceId,
  name: `UAV ${number}`,
  sn: `SN${number}`,
  state,
}));

test('for a flight, what is not in use comes last and says why', () => {
  expect(offeredDevices(key, FOUND, true).map(({ label, note }) => [label, note])).toEqual([
    ['UAV 1 (SN1)', undefined],
    ['UAV 3 (SN3)', undefined],
    ['UAV 0 (SN0)', 'dictionary.deviceState.inMaintenance'],
    ['UAV 2 (SN2)', 'dictionary.deviceState.disabled'],
  ]);
});

test('where devices are only looked for, all are alike', () => {
  expect(offeredDevices(key, FOUND, false).map(({ value, note }) => [value, note])).toEqual(FOUND.map(({ id }) => [id, undefined]));
});
