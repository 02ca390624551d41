import { changeControl } from '@skyhelm/contract/control';
import { getFlightSettings, setFlightSettings } from '@skyhelm/contract/flight-settings';
import { getFlightTraits } from '@skyhelm/contract/flight-traits';
import type { DeviceId } from '@skyhelm/contract/ids';
import { getOperations } from '@skyhelm/contract/operation-log';
import { getParameters, getParameterWrites } from '@skyhelm/contract/parameter';
import { setSimulator, startSimulator } from '@skyhelm/contract/simulator';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf, peopleOf } from '../testing/people.ts';
import { PATIENTLY, SIMULATED_PLACE as PLACE, simulatingApp } from './listening-app.ts';

const WANTED = { heightLimit: 120, returnHeight: 40, returnSpeed: 6 };

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;

beforeAll(async () => {
  ({ app, as } = await simulatingApp());
  deviceId = await fleetOf(app, as).add('Limited', { type: 'simulator' });
}, 120_000);

const settings = () => app.done(getFlightSettings, { deviceId }, as);
const set = (wanted: Record<string, unknown>, who: object = as) => app.call(setFlightSettings, { deviceId, ...WANTED, ...wanted }, who);

describe('return, second document, section 5, and its messages, section 8', () => {
  const said = async (wanted: Record<string, unknown>) => {
    const answer = await set(wanted);
    return answer.state === 0 ? (answer.issues ?? []).map(({ path, mes }) => `${path}: ${mes.replaceAll('\u00a0', ' ')}`) : [];
  };

  test('the return altitude must be given, be an integer, be at least 5 and be below the height limit', async () => {
    expect(await said({ returnHeight: undefined })).toEqual(['returnHeight: Please enter the return altitude']);
    for (const returnHeight of [30.5, 'high']) {
      expect(await said({ returnHeight })).toEqual(['returnHeight: The return altitude must be an integer']);
    }
    expect(await said({ returnHeight: 4 })).toEqual(['returnHeight: The return altitude must not be less than 5 m']);
    for (const returnHeight of [120, 121]) {
      expect(await said({ returnHeight })).toEqual(['returnHeight: The return altitude must be below the height limit']);
    }
  });

  test('the height limit must be given, and be an integer from 3 to 500', async () => {
    expect(await said({ heightLimit: undefined })).toEqual(['heightLimit: Please enter the height limit']);
    expect(await said({ heightLimit: 100.5 })).toEqual(['heightLimit: The height limit must be an integer']);
    expect(await said({ heightLimit: 501 })).toEqual(['heightLimit: The height limit ranges from 3 to 500 m']);
    expect(await said({ heightLimit: 2 })).toEqual([
      'heightLimit: The height limit ranges from 3 to 500 m',
      'returnHeight: The return altitude must be below the height limit',
    ]);
  });

  test('the return speed must be given, and be an integer from 2 to 10', async () => {
    expect(await said({ returnSpeed: undefined })).toEqual(['returnSpeed: Please enter the return speed']);
    expect(await said({ returnSpeed: 2.5 })).toEqual(['returnSpeed: The return speed must be an integer']);
    for (const returnSpeed of [1, 11]) {
      expect(await said({ returnSpeed })).toEqual(['returnSpeed: The return speed ranges from 2 to 10 m/s']);
    }
  });
});

test('nothing is set on an aircraft that is not on a link, and nobody knows what it has', async () => {
  expect(await settings()).toEqual({ online: false, isCurrent: false, settings: null, border: null });
  expect(codeOf(await set({}))).toBe('parameter.offline');
});

test('what is set is on board the aircraft afterwards, and routes are held to it', async () => {
  await app.done(setSimulator, { id: deviceId, version: 0, ...PLACE }, as);
  await app.done(startSimulator, { id: deviceId, minutes: 10 }, as);
  await expect.poll(settings, PATIENTLY).toEqual({
    online: true,
    isCurrent: true,
    settings: {
      heightLimit: { value: null, isSettable: true },
      returnHeight: { value: 15, isSettable: true },
      returnSpeed: { value: 10, isSettable: true },
    },
    border: 'acts',
  });
  expect(codeOf(await set({}))).toBe('control.lost');
  await app.done(changeControl, { deviceId, action: 'take' }, as);
  expect(await set({ returnSpeed: null })).toMatchObject({
    code: 'input.invalid',
    issues: [{ path: 'returnSpeed', code: 'returnSpeed.required', mes: 'Please enter the return speed' }],
  });

  const { id } = await app.done(setFlightSettings, { deviceId, ...WANTED }, as);
  const writes = () => app.done(getParameterWrites, { deviceId }, as);
  await expect.poll(async () => (await writes())?.isOver, PATIENTLY).toBe(true);
  expect(await writes()).toMatchObject({
    id,
    writes: [
      { name: 'FENCE_ALT_MAX', wanted: 120, result: 'written', value: 120 },
      { name: 'FENCE_TYPE', before: 7, wanted: 1, result: 'written', value: 1 },
      { name: 'FENCE_ENABLE', before: 0, wanted: 1, result: 'written', value: 1 },
      { name: 'RTL_ALT', before: 1_500, wanted: 4_000, result: 'written', value: 4_000 },
      { name: 'RTL_SPEED', before: 0, wanted: 600, result: 'written', value: 600 },
    ],
  });
  const onBoard = async (name: string) =>
    (await app.done(getParameters, { deviceId, keyword: name }, as)).rows.find((row) => row.name === name);
  expect(await onBoard('RTL_ALT')).toMatchObject({ value: 4_000 });
  expect((await settings()).settings).toEqual({
    heightLimit: { value: 120, isSettable: true },
    returnHeight: { value: 40, isSettable: true },
    returnSpeed: { value: 6, isSettable: true },
  });
  expect(await app.done(getFlightTraits, { deviceId }, as)).toMatchObject({ heightMax: 120, returnHeight: 40, returnSpeed: 6 });
  const { rows } = await app.done(getOperations, { operations: ['parameter.ordered'] }, as);
  expect(rows).toHaveLength(1);

  expect(await app.done(setFlightSettings, { deviceId, ...WANTED }, as)).toEqual({ id: null });
}, 120_000);

test('whoever may not fly it, or does not see it, sets nothing', async () => {
  const people = await peopleOf(app);
  const reader = await people.person('reader2', [await people.role('readers', { permissions: ['device:details'] })]);
  expect(codeOf(await set({}, reader))).toBe('request.forbidden');
  expect(codeOf(await set({}, { token: app.other.token }))).toBe('record.notFound');
});
