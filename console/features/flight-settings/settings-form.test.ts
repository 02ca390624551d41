import type { DeviceId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { issueAt } from '../../ui/form/rules.ts';
import { inputOf, loadSchema, valuesOf, type KnownSettings } from './settings-form.ts';

const DEVICE = '0197f2a0-0000-7000-8000-000000000001' as DeviceId;
const SETTINGS: KnownSettings = {
  heightLimit: { value: null, isSettable: true },
  returnHeight: { value: 15, isSettable: true },
  returnSpeed: { value: 10, isSettable: true },
};
const faultOf = async (values: object, name: string, settings = SETTINGS) =>
  issueAt(await loadSchema(DEVICE, settings)(), { heightLimit: '120', returnHeight: '40', returnSpeed: '6', ...values }, name);

test('every fault of a field is told at that field, whatever the others are', async () => {
  expect(await faultOf({}, 'returnHeight')).toBeUndefined();
  for (const [values, name, code] of [
    [{ heightLimit: '' }, 'heightLimit', 'heightLimit.required'],
    [{ heightLimit: 'high' }, 'heightLimit', 'heightLimit.whole'],
    [{ heightLimit: '0120' }, 'heightLimit', 'heightLimit.whole'],
    [{ heightLimit: '501' }, 'heightLimit', 'heightLimit.range|min=3|max=500'],
    [{ returnHeight: '' }, 'returnHeight', 'returnHeight.required'],
    [{ returnHeight: '7,5' }, 'returnHeight', 'returnHeight.whole'],
    [{ returnHeight: '4' }, 'returnHeight', 'returnHeight.low|min=5'],
    [{ returnHeight: '120', returnSpeed: '' }, 'returnHeight', 'returnHeight.limit'],
    [{ returnSpeed: '' }, 'returnSpeed', 'returnSpeed.required'],
    [{ returnSpeed: '1' }, 'returnSpeed', 'returnSpeed.range|min=2|max=10'],
  ] as const) {
    expect(await faultOf(values, name), JSON.stringify(values)).toBe(code);
  }
});

test('what the aircraft has no parameter for is neither asked for nor sent', async () => {
  const settings = { ...SETTINGS, returnSpeed: { value: 5.5, isSettable: false } };
  expect(valuesOf(settings)).toEqual({ heightLimit: '', returnHeight: '15', returnSpeed: '5.5' });
  expect(await faultOf({ returnSpeed: '5.5' }, 'returnSpeed', settings)).toBeUndefined();
  expect(inputOf(DEVICE, { heightLimit: '120', returnHeight: '40', returnSpeed: '5.5' }, settings)).toEqual({
    deviceId: DEVICE,
    heightLimit: 120,
    returnHeight: 40,
    returnSpeed: null,
  });
});
