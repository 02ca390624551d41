import { addDevice, setDevice, type Device } from '@skyhelm/contract/device';
import { expect, test } from 'vitest';
import { inputOf, valuesOf } from './device-form.ts';

const issuesOf = (values: object) => {
  const result = addDevice.input.safeParse(inputOf(values));
  return result.success ? {} : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

test('an empty form asks for what is required and for nothing else', () => {
  expect(issuesOf({})).toEqual({ name: 'required', sn: 'sn.required', type: 'deviceType.required' });
});

test('numbers are taken as they are typed, a comma included; a fault stands at the field it was typed into', () => {
  const base = { name: 'Base', sn: 'B1', type: 'rtk' as const };
  expect(issuesOf({ ...base, 'rtk.latitude': '31,25', 'rtk.port': '2101' })).toEqual({});
  expect(issuesOf({ ...base, 'rtk.latitude': '131', 'rtk.port': '70000', 'rtk.satellites': 'many' })).toEqual({
    'rtk.latitude': 'latitude',
    'rtk.port': 'port',
    'rtk.satellites': 'number',
  });
  expect(issuesOf({ ...base, 'rtk.port': '02101' })).toEqual({ 'rtk.port': 'port' });
  expect(issuesOf({ name: 'Cell', sn: 'C1', type: 'smartBattery', 'battery.usedLife': '101' })).toEqual({
    'battery.usedLife': 'tooBig|max=100',
  });
});

test('details of another type are not sent', () => {
  const typed = { name: 'Cell', sn: 'C1', type: 'smartBattery' as const, 'rtk.port': '70000', 'battery.cycles': '12' };
  expect(inputOf(typed)).toMatchObject({ rtk: null, battery: { cycles: 12 } });
});

test('a record that is opened and saved stays what it was, its password included', () => {
  const rtk = {
    ...{
      longitude: 121.4,
      latitude: 31.2,
      altitude: null,
      coverageMetres: 500,
      satellites: null,
      accuracyMetres: 0.02,
      positioning: 'fixed',
    },
    ...{ host: 'caster.example', port: 2101, userName: 'base', mountPoint: 'RTCM', encryption: 'tls', hasPassword: true },
  } as const;
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const record = { id, version: 3, name: 'Base', sn: 'B1', type: 'rtk', model: 'M', firmwareVersion: '', remark: '', battery: null, rtk };
  const device = { ...record, factoryOn: null, activatedOn: '2026-01-02', warrantyUntil: null, owner: null, groups: [] };
  const sent = setDevice.input.parse(inputOf(valuesOf(device as unknown as Device)));
  const { hasPassword: _, ...kept } = rtk;
  expect(sent).toMatchObject({ id, version: 3, activatedOn: '2026-01-02', factoryOn: null, ownerId: null, groupIds: [], rtk: kept });
  expect(sent.rtk).not.toHaveProperty('password');
});
