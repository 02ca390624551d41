import { addDevice, setDevice, type Device } from '@skyhelm/contract/device';
import { expect, test } from 'vitest';
import { inputOf, valuesOf } from './device-form.ts';
import { pulseValuesOf } from './pulse-form.ts';

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

test('section 5, payload PWM: a load that is ticked has to be told something, and every fault stands at its field', () => {
  const craft = { name: 'UAV', sn: 'U1', type: 'uav' as const, ...pulseValuesOf(null) };
  expect(issuesOf(craft)).toEqual({});
  expect(issuesOf({ ...craft, 'pulses.used': ['recording', 'flow'] })).toEqual({
    'pulses.recording.output': 'output.required',
    'pulses.recording.start': 'pulse.required',
    'pulses.recording.end': 'pulse.required',
    'pulses.flow.min': 'flow.required',
    'pulses.flow.max': 'flow.required',
  });
  const same = { 'pulses.recording.output': '', 'pulses.recording.start': '1500', 'pulses.recording.end': '1500' };
  const swapped = { 'pulses.range.min': '2000', 'pulses.range.max': '1000', 'pulses.flow.min': '2,5', 'pulses.flow.max': '2' };
  expect(issuesOf({ ...craft, ...same, ...swapped, 'pulses.used': ['recording', 'flow'] })).toEqual({
    'pulses.recording.output': 'output.required',
    'pulses.recording.end': 'pulse.same.recording',
    'pulses.range.max': 'pulse.order',
    'pulses.flow.max': 'flow.order',
  });
});

test('load settings that are opened and saved stay what they were, and those of another type are not sent', () => {
  const none = { shooting: null, recording: null, zoom: null, sound: null, lifeDetection: null };
  const pulses = { ...none, range: { min: 900, max: 2_100 }, flow: { min: 0.5, max: 2 }, pump: { output: 9, start: 2_000, end: 1_000 } };
  const values = { name: 'UAV', sn: 'U1', ...pulseValuesOf(pulses) };
  expect(addDevice.input.parse(inputOf({ ...values, type: 'uav' }))).toMatchObject({ pulses });
  expect(inputOf({ ...values, type: 'rtk' })).toMatchObject({ pulses: null });
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
