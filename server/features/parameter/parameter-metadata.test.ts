import { changeControl } from '@skyhelm/contract/control';
import { getOperations } from '@skyhelm/contract/operation-log';
import { getParameters, setParameters } from '@skyhelm/contract/parameter';
import { addParameterMetadata, deleteParameterMetadata, getParameterMetadata } from '@skyhelm/contract/parameter-metadata';
import type { DeviceId } from '@skyhelm/contract/ids';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { beforeAll, expect, test } from 'vitest';
import { answerOfParameters } from '../../platform/bus/parameter-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';

const CRAFT = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
const FILE = {
  '': { RTL_ALT_TYPE: { DisplayName: 'RTL mode altitude type' } },
  WPNAV_: {
    WPNAV_SPEED: { DisplayName: 'Horizontal speed', Description: 'Speed in missions.', Range: { low: '10', high: '2000' }, Units: 'cm/s' },
  },
  SIM_: { SIM_WIND_SPD: { DisplayName: 'Wind speed' } },
  STAT_: { STAT_BOOTCNT: { DisplayName: 'Boot count', ReadOnly: 'True' } },
  json: { version: 0 },
};

let flying = false;
let own: TestApp;
let as: { token: string };
let people: Awaited<ReturnType<typeof peopleOf>>;
let deviceId: DeviceId;
const written: { name: string; value: number }[] = [];
beforeAll(async () => {
  own = await testApp();
  as = { token: own.main.token };
  people = await peopleOf(own);
  const { bus } = own.services;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state: { flying }, stale: [], craft: CRAFT, fence: NO_FENCE }]),
    ),
  );
  answerOfParameters(bus, 'gateway.parameters', async () => ({
    ...{ seq: 1, online: true, isCurrent: true, loading: null, fault: null, missing: 0, loadedAt: null },
    parameters: ['STAT_BOOTCNT', 'WPNAV_SPEED', 'SIM_WIND_SPD'].map((name) => ({ name, type: 'f32' as const, value: 500 })),
    model: { ...CRAFT, firmware: '4.6.3' },
  }));
  answerOfParameters(bus, 'gateway.setParameter', async ({ name, value }) => {
    written.push({ name, value });
    return { name, result: 'written', value };
  });
  deviceId = await fleetOf(own, as).add('Lark');
  await own.done(changeControl, { deviceId, action: 'take' }, as);
});

const send = (content: unknown, input: { version: string; vehicle?: 'ArduCopter' | 'ArduPlane' }, token = as.token) =>
  people.upload(
    addParameterMetadata,
    token,
    Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    input,
    'apm.pdef.json',
  );
const files = async () => (await own.done(getParameterMetadata, {}, as)).map(({ vehicle, version, count }) => [vehicle, version, count]);
const look = () => own.done(getParameters, { deviceId }, as);
const write = (name: string, value: number, more: object = {}) =>
  own.call(setParameters, { deviceId, changes: [{ name, value }], ...more }, as);

test('an imported file describes the parameters, asks about values out of range and keeps read-only ones', async () => {
  expect(await look()).toMatchObject({ metadata: null });
  expect(codeOf(await send(FILE, { version: '4.6.1' }))).toBe('done');
  const { rows, metadata } = await look();
  expect(metadata).toEqual({ vehicle: 'ArduCopter', version: '4.6.1', fit: 'sameMinor' });
  expect(rows.find(({ name }) => name === 'WPNAV_SPEED')!.facts).toEqual({
    ...{ label: 'Horizontal speed', description: 'Speed in missions.', group: 'WPNAV', unit: 'cm/s', min: 10, max: 2_000 },
  });
  expect(codeOf(await write('STAT_BOOTCNT', 1, { evenOutOfRange: true }))).toBe('parameter.readOnly');
  expect(codeOf(await write('WPNAV_SPEED', 5_000))).toBe('parameter.outOfRange');
  expect(written).toEqual([]);
  expect(codeOf(await write('WPNAV_SPEED', 5_000, { evenOutOfRange: true }))).toBe('done');
  await expect.poll(() => written).toEqual([{ name: 'WPNAV_SPEED', value: 5_000 }]);
});

test('in flight a file for an older version permits nothing, one for the same minor version does', async () => {
  const inFlight = async () => codeOf(await write('SIM_WIND_SPD', 5));
  const [near] = await own.done(getParameterMetadata, {}, as);
  flying = true;
  try {
    expect(await inFlight(), 'it only asks').toBe('parameter.flying');
    await own.done(deleteParameterMetadata, { id: near!.id! }, as);
    await send(FILE, { version: '4.5.7' });
    expect((await look()).metadata).toMatchObject({ fit: 'older' });
    expect(await inFlight()).toBe('parameter.groundOnly.undescribed');
  } finally {
    flying = false;
  }
  const [old] = await own.done(getParameterMetadata, {}, as);
  await own.done(deleteParameterMetadata, { id: old!.id! }, as);
  await send(FILE, { version: '4.6.1' });
});

test('a file replaces that of the same version, the very version counts before others, and a deleted one no more', async () => {
  await send({ '': { RTL_ALT_TYPE: {} } }, { version: '4.6.3' });
  expect((await look()).metadata).toMatchObject({ version: '4.6.3', fit: 'exact' });
  await send(FILE, { version: '4.6.3' });
  expect(await files()).toEqual([
    ['ArduCopter', '4.6.1', 4],
    ['ArduCopter', '4.6.3', 4],
  ]);
  for (const { id } of await own.done(getParameterMetadata, {}, as)) await own.done(deleteParameterMetadata, { id: id! }, as);
  expect([await files(), (await look()).metadata]).toEqual([[], null]);
  const { rows } = await own.done(getOperations, {}, as);
  expect(rows.filter(({ operation }) => operation.startsWith('parameterMetadata.'))).toHaveLength(9);
});

test('what is no such file, or is for another vehicle, is refused with the reason', async () => {
  const code = async (content: unknown, input: Parameters<typeof send>[1] = { version: '4.6.3' }) => codeOf(await send(content, input));
  expect(await code('<html>')).toBe('parameterMetadata.notJson');
  expect(await code('['.repeat(100_000) + ']'.repeat(100_000))).toBe('parameterMetadata.notMetadata');
  expect(await code({ json: { version: 0 } })).toBe('parameterMetadata.notMetadata');
  expect(await code(FILE, { version: '4.6.3', vehicle: 'ArduPlane' })).toBe('parameterMetadata.otherVehicle');
  expect(await code({ A_: { A_B: {} } })).toBe('parameterMetadata.unknownVehicle');
  expect(await code(FILE, { version: 'latest' })).toBe('input.invalid');
  const reader = await people.person('pilot1', [await people.role('pilots', { permissions: ['device:details', 'device:control'] })]);
  expect(codeOf(await send(FILE, { version: '4.6.3' }, reader.token))).toBe('request.forbidden');
  expect(await files()).toEqual([]);
});
