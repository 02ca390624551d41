import {
  addDevice,
  changeDeviceState,
  deleteDevice,
  exportDevices,
  getDevice,
  getDevices,
  setDevice,
  type Device,
} from '@skyhelm/contract/device';
import { addDeviceGroup, deleteDeviceGroup, getDeviceGroups, setDeviceGroup } from '@skyhelm/contract/device-group';
import { getFile, uploadImage } from '@skyhelm/contract/file';
import { getSummary } from '@skyhelm/contract/home';
import type { DeviceId, FileId } from '@skyhelm/contract/ids';
import { deleteUser } from '@skyhelm/contract/user';
import readXlsxFile from 'read-excel-file/node';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { fleetOf, gatewayHearing, hardwareId } from './device-testing.ts';

let app: TestApp;
let admin: { token: string };
let other: { token: string };
let fleet: ReturnType<typeof fleetOf>;
beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  other = { token: app.other.token };
  fleet = fleetOf(app, admin);
});

const editOf = ({ id, version, name, sn, type }: Device) => ({ id, version, name, sn, type });
const said = async (call: Promise<{ state: number; mes?: string }>) => (await call).mes;

test('a device is added with all its fields, found, edited and deleted, in its own tenant only', async () => {
  const form = { model: 'X8', firmwareVersion: '4.5.1', factoryOn: '2025-01-02', activatedOn: '2025-02-03', remark: 'spare rotor' };
  const id = await fleet.add('Falcon', { sn: 'fal-001', ...form });
  const added = (await fleet.find('Falcon'))!;
  expect(added).toMatchObject({ id, version: 1, sn: 'fal-001', type: 'uav', state: 'test', condition: 'normal', ...form });
  expect(added).toMatchObject({
    serviceStatus: 'assigned',
    networkStatus: 'offline',
    shareStatus: 'notShared',
    flights: 0,
    hardwareId: null,
  });
  expect(added.owner).toMatchObject({ userName: 'admin' });
  expect((await app.done(getDevices, {}, other)).total).toBe(0);
  expect(codeOf(await app.call(setDevice, { ...editOf(added), name: 'Stolen' }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteDevice, { id }, other))).toBe('record.notFound');

  await app.done(setDevice, { ...editOf(added), remark: 'checked' }, admin);
  expect(await app.call(setDevice, { ...editOf(added), name: 'Mine' }, admin)).toMatchObject({
    code: 'record.stale',
    data: { version: 2, name: 'Falcon', remark: 'checked' },
  });
  await app.done(deleteDevice, { id }, admin);
  expect(codeOf(await app.call(deleteDevice, { id }, admin))).toBe('record.notFound');
});

test('names and SNs are unique in the tenant, whatever the case, also when two are added at once', async () => {
  const twins = ['Twin', 'tWIN'].map((name, index) => app.call(addDevice, { name, sn: `TW-${index}`, type: 'rtk' }, admin));
  expect((await Promise.all(twins)).map(codeOf).sort()).toEqual(['device.nameExists', 'done']);
  const same = ['a-9', 'A-9'].map((sn, index) => app.call(addDevice, { name: `Same ${index}`, sn, type: 'rtk' }, admin));
  expect((await Promise.all(same)).map(codeOf).sort()).toEqual(['device.snTaken', 'done']);
  expect(codeOf(await app.call(addDevice, { name: 'Twin', sn: 'TW-0', type: 'rtk' }, other))).toBe('done');
});

test('what is refused is refused in the words of the specification', async () => {
  await fleet.add('Known', { sn: 'KN-1' });
  await fleet.add('Renamed', { sn: 'KN-2' });
  expect(await said(app.call(addDevice, { name: 'known', sn: 'KN-3', type: 'uav' }, admin))).toBe(
    'The device name already exists and cannot be repeated',
  );
  const renamed = (await fleet.find('Renamed'))!;
  expect(await said(app.call(setDevice, { ...editOf(renamed), name: 'KNOWN' }, admin))).toBe('Duplicate device name, please re-enter');
  expect(await said(app.call(addDevice, { name: 'No SN', type: 'uav' } as never, admin))).toBe('Please enter the SN code');
  expect(await said(app.call(addDevice, { name: 'No type', sn: 'KN-4' } as never, admin))).toBe('Please choose an equipment type');
  expect(codeOf(await app.call(addDevice, { name: 'Path', sn: '../../etc', type: 'uav' }, admin))).toBe('input.invalid');
  expect(codeOf(await app.call(addDevice, { name: 'Year', sn: 'KN-5', type: 'uav', factoryOn: '0000-01-01' }, admin))).toBe(
    'input.invalid',
  );
});

test('the list is searched, filtered by type, status, network and group, sorted and paged', async () => {
  const { id: groupId } = await app.done(addDeviceGroup, { name: 'Ridge group' }, admin);
  const one = await fleet.add('Ridge 1', { sn: 'R-9', hardwareId: hardwareId(1) });
  await fleet.add('Ridge 2', { sn: 'R-8', type: 'rtk', groupIds: [groupId] });
  await fleet.add('Ridge 3', { sn: 'R-7', hardwareId: hardwareId(3) });
  await app.done(changeDeviceState, { id: one, action: 'use' }, admin);
  const names = async (query: object) => (await app.done(getDevices, { keyword: 'ridge', ...query }, admin)).rows.map(({ name }) => name);
  expect(await names({})).toEqual(['Ridge 1', 'Ridge 2', 'Ridge 3']);
  expect(await names({ keyword: 'r-8' })).toEqual(['Ridge 2']);
  expect(await names({ orderByColumn: 'sn' })).toEqual(['Ridge 3', 'Ridge 2', 'Ridge 1']);
  expect(await names({ pageSize: 2, pageNum: 2 })).toEqual(['Ridge 3']);
  expect(await names({ type: 'rtk' })).toEqual(['Ridge 2']);
  expect(await names({ state: 'using' })).toEqual(['Ridge 1']);
  expect(await names({ groupId })).toEqual(['Ridge 2']);
  expect(await names({ network: 'online' })).toEqual([]);
  const stop = gatewayHearing(app, { [one]: { online: true, flying: true } });
  try {
    expect(await names({ network: 'online' })).toEqual(['Ridge 1']);
    expect(await names({ network: 'offline' })).toEqual(['Ridge 2', 'Ridge 3']);
    expect(await fleet.find('Ridge 1')).toMatchObject({ networkStatus: 'online', flying: true });
    expect((await app.done(getSummary, {}, admin)).devices).toMatchObject({ online: 1, flying: 1 });
  } finally {
    stop();
  }
});

test('a status changes by its actions only, one after the other, and its history stays', async () => {
  const id = await fleet.add('Worn', {});
  const change = (action: 'use' | 'disable' | 'scrap') => app.call(changeDeviceState, { id, action }, admin);
  expect((await Promise.all([change('use'), change('use')])).map(codeOf).sort()).toEqual(['device.state', 'done']);
  expect(codeOf(await change('scrap'))).toBe('device.state');
  for (const action of ['disable', 'scrap'] as const) expect(codeOf(await change(action))).toBe('done');
  const { state, condition, history } = await app.done(getDevice, { id }, admin);
  expect({ state, condition }).toEqual({ state: 'scrapped', condition: 'scrapped' });
  expect(history.map((entry) => entry.action)).toEqual(['scrap', 'disable', 'use', null]);
  expect(history[0]).toMatchObject({ by: 'admin', state: 'scrapped' });
});

test('details belong to their type; the password of a base station is kept and never shown', async () => {
  const rtk = {
    latitude: 31.2,
    longitude: 121.4,
    host: 'caster.example',
    port: 2101,
    userName: 'base',
    password: 'Hidden7secret',
    mountPoint: 'RTCM32',
  };
  const id = await fleet.add('Base', { type: 'rtk', rtk, battery: { cycles: 3 } });
  const shown = (await fleet.find('Base'))!;
  expect(shown).toMatchObject({ battery: null, rtk: { host: 'caster.example', port: 2101, hasPassword: true, encryption: 'none' } });
  const { rows } = await app.services.database.pool.query('select to_jsonb(device)::text as row from device where id = $1', [id]);
  expect(JSON.stringify([shown, rows])).not.toContain('Hidden7secret');
  const { password: _, ...kept } = rtk;
  await app.done(setDevice, { ...editOf(shown), rtk: kept }, admin);
  expect((await fleet.find('Base'))!.rtk!.hasPassword).toBe(true);
  await app.done(setDevice, { ...editOf(shown), version: 2, rtk: { ...kept, password: null } }, admin);
  expect((await fleet.find('Base'))!.rtk!.hasPassword).toBe(false);
  expect(await said(app.call(addDevice, { name: 'Bad port', sn: 'BP', type: 'rtk', rtk: { port: 70_000 } }, admin))).toBe(
    'Format error, please enter an integer from 1-65535!',
  );
  const { rows: logged } = await app.services.database.pool.query('select details::text as details from operation_log');
  expect(JSON.stringify(logged)).not.toContain('Hidden7secret');
});

test('section 5, payload PWM: load settings are held to the rules, and stay when an edit says nothing of them', async () => {
  const pulses = { range: { min: 1_000, max: 2_000 }, recording: { output: 9, start: 1_900, end: 1_100 } };
  await fleet.add('Pulsed', { pulses });
  const shown = (await fleet.find('Pulsed'))!;
  expect(shown.pulses).toMatchObject({ ...pulses, shooting: null, flow: null });
  const edit = (given: object) => app.call(setDevice, { ...editOf(shown), ...given }, admin);
  const faulty = { ...pulses, zoom: { output: 10, start: 1_500, end: 1_500 }, flow: { min: 2, max: 1 } };
  expect(await edit({ pulses: faulty })).toMatchObject({
    code: 'input.invalid',
    issues: [
      { path: 'pulses.zoom.end', mes: 'The values for zooming in and out must differ' },
      { path: 'pulses.flow.max', mes: 'The minimum flow rate must be below the maximum' },
      { path: 'pulses.flow.min', mes: 'A flow rate needs a pump that is switched on and off by PWM values' },
    ],
  });
  const shared = { ...pulses, sound: { output: 9, start: 1_900, end: 900 } };
  expect(await edit({ pulses: shared })).toMatchObject({
    issues: [{ path: 'pulses.sound.end' }, { path: 'pulses.sound.output', mes: 'Another load has this output already' }],
  });
  expect(codeOf(await edit({}))).toBe('done');
  expect((await fleet.find('Pulsed'))!.pulses).toEqual(shown.pulses);
  const { rows } = await app.services.database.pool.query(
    "select details from operation_log where operation = 'device.edited' order by seq desc limit 1",
  );
  expect(rows).toMatchObject([{ details: { fields: [] } }]);
  expect(codeOf(await edit({ version: 2, pulses: null }))).toBe('done');
  expect((await fleet.find('Pulsed'))!.pulses).toBeNull();
  await fleet.add('Cell with pulses', { type: 'smartBattery', pulses });
  expect((await fleet.find('Cell with pulses'))!.pulses, 'what does not fly has none').toBeNull();
});

test('an owner who is deleted leaves the device behind, seen by whoever reaches everything', async () => {
  const people = await peopleOf(app);
  const keeper = await people.person('keeper', []);
  await fleet.add('Left', { ownerId: keeper.id });
  await app.done(deleteUser, { id: keeper.id }, admin);
  expect(await fleet.find('Left')).toMatchObject({ owner: null, serviceStatus: 'unassigned' });
});

test('groups are named once, edited, counted and deleted without their devices', async () => {
  const { id } = await app.done(addDeviceGroup, { name: 'North', remark: 'cold' }, admin);
  expect(codeOf(await app.call(addDeviceGroup, { name: 'nORTH' }, admin))).toBe('deviceGroup.exists');
  const device = await fleet.add('Grouped', { groupIds: [id] });
  const group = async () => (await app.done(getDeviceGroups, {}, admin)).find((one) => one.id === id);
  expect(await group()).toMatchObject({ name: 'North', devices: 1 });
  await app.done(setDeviceGroup, { id, version: 1, name: 'South' }, admin);
  expect(codeOf(await app.call(setDeviceGroup, { id, version: 1, name: 'East' }, admin))).toBe('record.stale');
  expect((await fleet.find('Grouped'))!.groups).toEqual([{ id, name: 'South' }]);
  expect(codeOf(await app.call(addDevice, { name: 'Foreign', sn: 'F-1', type: 'rtk', groupIds: [id] }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteDeviceGroup, { id }, other))).toBe('record.notFound');
  await app.done(deleteDeviceGroup, { id }, admin);
  expect(await group()).toBeUndefined();
  expect(await fleet.find('Grouped')).toMatchObject({ id: device, groups: [] });
});

test('the export holds all that was found', async () => {
  for (const name of ['Sheet 1', 'Sheet 2']) await fleet.add(name, { sn: `00${name.at(-1)}` });
  const file = await app.raw(exportDevices, { keyword: 'Sheet', isAsc: false }, { ...admin, language: 'zh' });
  const [sheet] = await readXlsxFile(file.rawPayload);
  expect(sheet!.data[0]!.slice(0, 3)).toEqual(['SN', '设备名称', '类型']);
  expect(sheet!.data.slice(1).map((row) => row.slice(0, 3))).toEqual([
    ['002', 'Sheet 2', '无人机'],
    ['001', 'Sheet 1', '无人机'],
  ]);
});

test('nothing that flies is deleted or sent to repair', async () => {
  const id: DeviceId = await fleet.add('Airborne', { hardwareId: hardwareId(7) });
  const stop = gatewayHearing(app, { [id]: { online: true, flying: true } });
  try {
    expect(await said(app.call(deleteDevice, { id }, admin))).toBe('UAV in flight, please try again later');
    expect(codeOf(await app.call(changeDeviceState, { id, action: 'repair' }, admin))).toBe('device.flying');
  } finally {
    stop();
  }
  expect(codeOf(await app.call(deleteDevice, { id }, admin))).toBe('done');
});

test('an image becomes the enterprise’s own: it outlives its uploader and goes with the device', async () => {
  const people = await peopleOf(app);
  const photographer = await people.person('photographer', [
    await people.role('Photographer', { permissions: ['device:query', 'device:edit'] }),
  ]);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { data } = (await people.upload(uploadImage, photographer.token, picture, { purpose: 'device' }, 'uav.png')) as {
    data: { id: FileId; path: string };
  };
  const id = await fleet.add('Pictured');
  const row = (await fleet.find('Pictured'))!;
  expect(codeOf(await app.call(setDevice, { ...editOf(row), image: data.id }, admin))).toBe('file.missing');
  await app.done(setDevice, { ...editOf(row), image: data.path }, photographer);
  await app.done(deleteUser, { id: photographer.id }, admin);
  const { imagePath } = (await fleet.find('Pictured'))!;
  expect(imagePath).toBe(data.path);
  const seen = async (as: { token: string }) =>
    (await app.raw(getFile, { id: data.id }, as)).headers['content-type']?.toString().startsWith('image/');
  expect([await seen(admin), await seen(other)]).toEqual([true, false]);
  await app.done(deleteDevice, { id }, admin);
  expect(await seen(admin)).toBe(false);
});
