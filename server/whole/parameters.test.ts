import { changeControl } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { getOperations } from '@skyhelm/contract/operation-log';
import {
  compareParameters,
  exportParameters,
  getParameters,
  getParameterWrites,
  refreshParameters,
  setParameters,
} from '@skyhelm/contract/parameter';
import type { Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { answerOfParameters, type ParameterSnapshot } from '../platform/bus/parameter-subjects.ts';
import { answerForGateway } from '../platform/bus/vehicle-subjects.ts';
import { peopleOf, type Person } from '../testing/people.ts';
import { controlApp, type ControlApp, type FlownDevice } from '../testing/control-app.ts';
import { parameterRoutes } from '../features/parameter/index.ts';

const PATIENTLY = { timeout: 60_000, interval: 10 };
const PARAMETERS: Parameter[] = [
  { name: 'ATC_RAT', type: 'f32', value: 0.135, default: 0.135 },
  { name: 'FS_OPTIONS', type: 'i32', value: 16, default: 0 },
  { name: 'RTL_ALT', type: 'f32', value: 1_500, default: 1_500 },
  { name: 'RTL_SPEED', type: 'f32', value: 0 },
];

let own: ControlApp;
let admin: { token: string };
let pilot: Person;
let reader: Person;
let device: FlownDevice;
let state: VehicleState;
let snapshot: ParameterSnapshot;
/** How often the gateway was asked, and so perhaps an aircraft. */
let asked = 0;

beforeAll(async () => {
  own = await controlApp((services, { find, atControls }) => parameterRoutes(services, find, atControls));
  const people = await peopleOf(own.test);
  admin = people.admin;
  pilot = await people.person('pilot1', [
    await people.role('pilots', { permissions: ['device:control', 'device:details', 'device:export'] }),
  ]);
  reader = await people.person('reader1', [await people.role('readers', { permissions: ['device:details'] })]);
  const { bus } = own.test.services;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: snapshot.online, state, stale: [] }])),
  );
  answerOfParameters(bus, 'gateway.parameters', async () => {
    asked++;
    return snapshot;
  });
});

beforeEach(async () => {
  state = { flying: false };
  snapshot = {
    seq: 1,
    online: true,
    isCurrent: true,
    loadedAt: 1_000,
    missing: 0,
    loading: null,
    fault: null,
    model: { autopilot: 'ardupilot', kind: 'multirotor', firmware: '4.6.3' },
    parameters: PARAMETERS,
  };
  device = own.device([pilot.id]);
  await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
});

/** The aircraft, as far as it is written to. */
function aircraft(answer: (name: string, value: number) => Omit<WriteOutcome, 'name'> | Promise<Omit<WriteOutcome, 'name'>>) {
  const told: { name: string; value: number; token: number }[] = [];
  const end = answerOfParameters(own.test.services.bus, 'gateway.setParameter', async ({ name, value, token }) => {
    told.push({ name, value, token });
    return { name, ...(await answer(name, value)) };
  });
  onTestFinished(end);
  return told;
}
const obedient = (_: string, value: number) => ({ result: 'written' as const, value });

type Changes = InputOf<typeof setParameters>['changes'];
const list = (query: Omit<InputOf<typeof getParameters>, 'deviceId'> = {}, who: object = reader) =>
  own.done(getParameters, { deviceId: device.id, ...query }, who);
type Confirmed = { evenFlying?: boolean; evenOutOfRange?: boolean };
const set = (changes: Changes, more: Confirmed = {}, who: object = pilot) =>
  own.call(setParameters, { deviceId: device.id, changes, ...more }, who);
const refusal = async (changes: Changes, more?: Confirmed, who?: object) => {
  const answer = await set(changes, more, who);
  return answer.state === 1 ? undefined : answer.code;
};
async function outcome(id: string) {
  const writes = () => own.done(getParameterWrites, { deviceId: device.id }, reader);
  await expect.poll(async () => (await writes())?.isOver, PATIENTLY).toBe(true);
  expect((await writes())!.id).toBe(id);
  return (await writes())!.writes;
}
async function written(changes: Changes, more?: Confirmed) {
  const answer = await set(changes, more);
  if (answer.state !== 1) throw new Error(JSON.stringify(answer));
  return outcome(answer.data.id);
}

describe('the list', () => {
  test('is searched, ordered and paged, and says how far one is', async () => {
    expect(await list()).toMatchObject({ total: 4, device: device.name, status: { count: 4, changed: 1, isCurrent: true, online: true } });
    expect((await list({ keyword: 'rtl', isAsc: false })).rows.map(({ name }) => name)).toEqual(['RTL_SPEED', 'RTL_ALT']);
    expect(await list({ onlyChanged: true })).toMatchObject({ total: 1, rows: [{ name: 'FS_OPTIONS', value: 16, default: 0 }] });
    expect((await list({ pageNum: 2, pageSize: 3 })).rows.map(({ name }) => name)).toEqual(['RTL_SPEED']);
  });

  test('is for whoever sees the device, and refreshing for one on a link', async () => {
    asked = 0;
    const [stranger, change] = [{ token: own.test.other.token }, { name: 'RTL_ALT', value: 1 }];
    expect(await own.call(getParameters, { deviceId: device.id }, stranger)).toMatchObject({ code: 'record.notFound' });
    expect(await refusal([change], {}, stranger)).toBe('record.notFound');
    expect(asked).toBe(0);
    let refreshed = 0;
    onTestFinished(answerOfParameters(own.test.services.bus, 'gateway.refreshParameters', async () => ({ isUnderWay: ++refreshed > 0 })));
    await own.done(refreshParameters, { deviceId: device.id }, reader);
    expect(refreshed).toBe(1);
    snapshot = { ...snapshot, online: false };
    expect(await own.call(refreshParameters, { deviceId: device.id }, reader)).toMatchObject({ code: 'parameter.offline' });
  });
});

describe('writing', () => {
  test('is logged with what was and what shall be, told under the token, and read back', async () => {
    const told = aircraft(obedient);
    expect(await written([{ name: 'RTL_ALT', value: 2_000 }])).toEqual([
      { name: 'RTL_ALT', before: 1_500, wanted: 2_000, result: 'written', value: 2_000 },
    ]);
    expect(told).toMatchObject([{ name: 'RTL_ALT', value: 2_000, token: expect.any(Number) as number }]);
    const { rows } = await own.test.done(getOperations, { operations: ['parameter.ordered'] }, admin);
    expect(rows[0]).toMatchObject({ operation: 'parameter.ordered', target: device.name });
  });

  test('needs the controls, an aircraft on a link, on the ground, and values that make sense', async () => {
    const told = aircraft(obedient);
    const change = [{ name: 'RTL_ALT', value: 2_000 }];
    expect(await refusal(change, {}, admin)).toBe('control.lost');
    expect(await refusal(change, {}, reader)).toBe('request.forbidden');
    expect(await refusal([{ name: 'NO_SUCH', value: 1 }])).toBe('parameter.unknown');
    expect(await refusal([{ name: 'FS_OPTIONS', value: 1.5 }])).toBe('parameter.unfit');
    expect(await refusal([...change, { name: 'RTL_SPEED', value: 1e39 }])).toBe('parameter.unfit');
    expect(await refusal([{ name: '=CMD()', value: 1 }])).toBe('input.invalid');
    state = { flying: true };
    expect(await refusal(change)).toBe('parameter.flying');
    state = {};
    expect(await refusal(change)).toBe('parameter.flying');
    snapshot = { ...snapshot, online: false };
    expect(await refusal(change, { evenFlying: true })).toBe('parameter.offline');
    expect(told).toEqual([]);
  });

  test('in flight needs a confirmation, and changes nothing that belongs on the ground', async () => {
    const told = aircraft(obedient);
    for (state of [{ flying: true }, {}]) {
      expect(await refusal([{ name: 'RTL_ALT', value: 2_000 }])).toBe('parameter.flying');
      expect(await refusal([{ name: 'FS_OPTIONS', value: 0 }], { evenFlying: true })).toBe('parameter.groundOnly.failsafe');
      const both = ['RTL_ALT', 'FS_OPTIONS'].map((name) => ({ name, value: 0 }));
      expect(await refusal(both, { evenFlying: true })).toBe('parameter.groundOnly.failsafe');
    }
    expect(told).toEqual([]);
    expect(await written([{ name: 'RTL_ALT', value: 2_000 }], { evenFlying: true })).toMatchObject([{ result: 'written' }]);
  });

  test('of a value outside its description needs a confirmation', async () => {
    const facts = { label: 'Return height', unit: 'cm', min: 200, max: 8_000 };
    snapshot = { ...snapshot, parameters: PARAMETERS.map((one) => (one.name === 'RTL_ALT' ? { ...one, facts } : one)) };
    const told = aircraft(obedient);
    const change = [{ name: 'RTL_ALT', value: 9_000 }];
    expect(await set(change)).toMatchObject({
      code: 'parameter.outOfRange',
      mes: expect.stringContaining('RTL_ALT = 9000 (200 – 8000 cm)') as string,
    });
    expect(told).toEqual([]);
    expect(await written(change, { evenOutOfRange: true })).toMatchObject([{ result: 'written' }]);
    expect(await written([{ name: 'RTL_ALT', value: 8_000 }])).toMatchObject([{ result: 'written' }]);
  });

  test('tells of each what became of it, and leaves off where nobody answers', async () => {
    const results = { RTL_ALT: 'altered', FS_OPTIONS: 'refused', RTL_SPEED: 'unanswered', ATC_RAT: 'unanswered' } as const;
    const told = aircraft((name) => ({ result: results[name as keyof typeof results], value: null }));
    const changes = [...Object.keys(results), 'RTL_ALT', 'RTL_ALT'].map((name) => ({ name, value: 1 }));
    expect((await written(changes)).map(({ result }) => result)).toEqual([
      'altered',
      'refused',
      'unanswered',
      'unanswered',
      'notSent',
      'notSent',
    ]);
    expect(told).toHaveLength(4);
  });

  test('of the same aircraft waits for its turn', async () => {
    let answer: ((outcome: Omit<WriteOutcome, 'name'>) => void) | undefined;
    aircraft(() => new Promise((resolve) => (answer = resolve)));
    const first = await set([{ name: 'RTL_ALT', value: 1 }]);
    await expect.poll(() => answer, PATIENTLY).toBeDefined();
    expect(await refusal([{ name: 'RTL_ALT', value: 2 }])).toBe('parameter.underWay');
    answer!({ result: 'written', value: 1 });
    expect(await outcome(first.state === 1 ? first.data.id : '')).toMatchObject([{ result: 'written' }]);
  });
});

describe('files', () => {
  const compare = (text: string) => own.done(compareParameters, { deviceId: device.id, text }, reader);

  test('are compared: what differs, what is absent, what makes no sense', async () => {
    expect(await compare('RTL_ALT,1500\nFS_OPTIONS,0\nNEW_ONE,3\n???')).toEqual({
      isForModel: true,
      faults: [4],
      faultCount: 1,
      differing: [{ name: 'FS_OPTIONS', type: 'i32', value: 16, wanted: 0 }],
      absent: [{ name: 'NEW_ONE', wanted: 3 }],
      same: 1,
    });
    expect(await compare('# Stack: PX4 Pro\nRTL_ALT,1')).toMatchObject({ isForModel: false });
  });

  test('are exported as other ground stations read them, and read again without a difference', async () => {
    for (const format of ['plain', 'qgc'] as const) {
      const answer = await own.raw(exportParameters, { deviceId: device.id, format }, pilot);
      expect(answer.headers['content-disposition']).toContain(format === 'qgc' ? '.params' : '.param');
      expect(await compare(answer.body)).toMatchObject({ differing: [], absent: [], same: 4, faultCount: 0, isForModel: true });
    }
    snapshot = { ...snapshot, parameters: [] };
    expect(await own.call(exportParameters, { deviceId: device.id }, pilot)).toMatchObject({ code: 'parameter.none' });
  });
});
