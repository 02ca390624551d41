import { getApprovals, passTask } from '@skyhelm/contract/approval';
import { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import type { TaskForm } from '@skyhelm/contract/task';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { checkRelease, postTask, releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { getTaskFlight } from '@skyhelm/contract/task-flight';
import { usualParameters } from '@skyhelm/core/task/parameters';
import type { RallyPoint } from '@skyhelm/core/vehicle/plan-item';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerOfParameters } from '../../platform/bus/parameter-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { keepParametersOf } from '../../testing/kept-parameters.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { rallyAboard } from '../../testing/rally-aboard.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

/** More than aircraft are taken to return at that do not say. */
const LIMIT = 35;
let app: TestApp;
let admin: { token: string };
let people: People;
let founder: Person;
let tasks: ReturnType<typeof tasksOf>;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  founder = await people.person('founder', [
    await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit', 'task:release'] }),
  ]);
  await setRules(LIMIT);
  rallyAboard(app.services.bus, (deviceId) => (rallyOf.get(deviceId) ?? none)());
});

/** What each has on board where it may come back to: as long as nothing else is said, nothing. */
const rallyOf = new Map<string, Rally>();
const none = (): RallyPoint[] => [];
const unread = () => undefined;
const highPoint: RallyPoint = { latitude: 50, longitude: 10, altitude: 150 };

const setRules = async (heightMax: number | null) => {
  const { version } = await app.done(getAutoApproval, {}, admin);
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  const rules = { isOn: true, userIds: [founder.id], ...period, types: ['spot' as const], heightMax, needsLicence: false, version };
  await app.done(setAutoApproval, rules, admin);
};

type Settings = Readonly<Record<string, number>>;
type Rally = () => RallyPoint[] | undefined;
/** Nothing is climbed before a return but what its height asks for. */
const LEVEL = { RTL_CLIMB_MIN: 0 };
const LOW = { RTL_ALT: 1_200 };
/** As its own parameters say. */
const returningAt = async (deviceId: DeviceId, settings: Settings) =>
  keepParametersOf(app, deviceId, { kind: 'multirotor', autopilot: 'ardupilot' }, { ...LEVEL, ...settings });

/** Flown by an aircraft with these settings, where it was ever heard; what was found of its height. */
async function askedOf(name: string, settings?: Settings, given: Partial<TaskForm> = {}, rally: Rally = none) {
  await asked(name, settings, given, rally);
  const { state, automatic } = (await app.done(getApprovals, { keyword: name }, admin)).rows[0]!;
  return [state, automatic!.reasons.find(({ check }) => check === 'height')];
}

async function asked(
  name: string,
  settings?: Settings,
  given: Partial<TaskForm> = {},
  rally: Rally = none,
  call: typeof submitTask = submitTask,
) {
  const pilot = await newPilot(app, people, `pilot${name.replaceAll(' ', '')}`);
  const deviceId = await aircraft(app, admin, `Aircraft of ${name}`, 'founder', `pilot${name.replaceAll(' ', '')}`);
  if (settings) await returningAt(deviceId, settings);
  rallyOf.set(deviceId, rally);
  const parameters = { ...usualParameters('spot'), takeOffHeight: 10, height: 15, maxHeight: 16 };
  const { id } = await tasks.add(name, { executorId: pilot.id, deviceId, parameters, ...given }, founder);
  const moved = await app.done(call, await tasks.now(id), founder);
  return { id, pilot, deviceId, moved };
}
const broken = (asked: number) => ['pending', { check: 'height', finding: 'broken', height: { asked, limit: LIMIT } }];
const kept = (asked: number) => ['approved', { check: 'height', finding: 'kept', height: { asked, limit: LIMIT } }];
const unknown = (...lacks: string[]) => ['pending', { check: 'height', finding: 'unknown', lacks }];

test('the way home counts: an aircraft that climbs above the limit to return is left to a person', async () => {
  expect(await askedOf('High', { RTL_ALT: 4_500 })).toEqual(broken(45));
  expect(await askedOf('Low', { RTL_ALT: 1_200 })).toEqual([
    'approved',
    { check: 'height', finding: 'kept', height: { asked: 15, limit: LIMIT } },
  ]);
});

test('how high an aircraft returns that has never said so nobody knows, and a person is asked', async () => {
  expect(await askedOf('Unheard')).toEqual(unknown('returnHeight', 'rally'));
  expect(await askedOf('Without the setting', { WPNAV_SPEED: 500 })).toEqual(unknown('returnHeight'));
  expect(await askedOf('Without an aircraft', undefined, { deviceId: null })).toEqual(unknown('aircraft'));
  const high = { parameters: { ...usualParameters('spot'), takeOffHeight: 10, height: 40, maxHeight: 41 } };
  expect(await askedOf('Too high anyway', undefined, high), 'whatever it returns at').toEqual(broken(40));
});

test('what it climbs before any return counts, from as high as the plan ends', async () => {
  expect(await askedOf('Climbing', { RTL_ALT: 1_200, RTL_CLIMB_MIN: 3_000 })).toEqual(broken(45));
  expect(await askedOf('Climbing unsaid', { RTL_ALT: 1_200, RTL_CLIMB_MIN: NaN })).toEqual(unknown('returnClimb'));
});

test('rally points count that it may come back to, and as long as nobody has read them a person is asked', async () => {
  expect(await askedOf('To a high point', LOW, {}, () => [highPoint])).toEqual(broken(150));
  expect(await askedOf('To a point out of reach', { ...LOW, RALLY_LIMIT_KM: 0.3 }, {}, () => [highPoint])).toEqual(kept(15));
  expect(await askedOf('To a low point', LOW, {}, () => [{ ...highPoint, altitude: 20 }])).toEqual(kept(20));
  expect(await askedOf('To nobody knows where', LOW, {}, unread)).toEqual(unknown('rally'));
});

test('an aircraft whose parameters nobody has ever looked at is asked for them', async () => {
  const model = { kind: 'multirotor' as const, autopilot: 'ardupilot' as const, firmware: '4.6.0' };
  const status = { seq: 1, online: true, isCurrent: true, loading: null, fault: null, missing: 0, loadedAt: 1 };
  const parameters = Object.entries({ ...LEVEL, RTL_ALT: 2_500 }).map(([name, value]) => ({ name, type: 'f32' as const, value }));
  const cease = answerOfParameters(app.services.bus, 'gateway.parameters', () => Promise.resolve({ ...status, model, parameters }));
  expect(await askedOf('Asked')).toEqual(kept(25));
  cease();
});

describe('what was approved with an aircraft that keeps to the height is released with another', () => {
  /** What becomes of it, with a pilot who is free and an aircraft with these settings, where it was ever heard. */
  const released = async (name: string, settings?: Settings, meanwhile?: () => Promise<unknown>, rally: Rally = none) => {
    await asked(name, LOW);
    const { task, state } = (await app.done(getApprovals, { keyword: name }, admin)).rows[0]!;
    await meanwhile?.();
    const pilot = `for${name.replaceAll(' ', '')}`;
    const { id: executorId } = await newPilot(app, people, pilot);
    const deviceId = await aircraft(app, admin, `Other aircraft of ${name}`, pilot);
    if (settings) await returningAt(deviceId, settings);
    rallyOf.set(deviceId, rally);
    return [state, codeOf(await app.call(releaseTask, { ...(await tasks.now(task.id)), executorId, deviceId }, admin))];
  };

  test('only if that one is known to keep to it too', async () => {
    expect(await released('Given to a high one', { RTL_ALT: 4_500 })).toEqual(['approved', 'task.crewTooHigh']);
    expect(await released('Given to an unheard one')).toEqual(['approved', 'task.crewHeightUnknown']);
    expect(await released('Given to a low one', { RTL_ALT: 2_000 })).toEqual(['approved', 'done']);
    expect(await released('Given to one with a high point', LOW, undefined, () => [highPoint])).toEqual(['approved', 'task.crewTooHigh']);
    expect(await released('Given to an unread one', LOW, undefined, unread)).toEqual(['approved', 'task.crewHeightUnknown']);
  });

  test('by the height that it was approved by, whatever the rules have become since', async () => {
    const high = { RTL_ALT: 4_500 };
    expect(await released('Approved up to a height', high, () => setRules(null))).toEqual(['approved', 'task.crewTooHigh']);
    expect(await released('Approved at any height', high, () => setRules(LIMIT))).toEqual(['approved', 'done']);
  });
});

describe('what was approved automatically is held to its height again with the very same aircraft', () => {
  const HIGH = { RTL_ALT: 12_000 };
  const answerTo = async (call: typeof releaseTask | typeof startTask, id: TaskId, by: { token: string }) => {
    const answer = await app.call(call, await tasks.now(id), { ...by, language: 'en' });
    return [codeOf(answer), ...(answer.state === 0 ? (answer.issues ?? []) : []).map(({ path, mes }) => `${path}: ${mes}`)];
  };
  const TO_120 = 'It was approved automatically up to 35 m, and this aircraft may climb to 120 m on its way home: it has to return lower'; // prettier-ignore

  test('when it is released', async () => {
    const { id, deviceId } = await asked('Raised before its release', LOW);
    await returningAt(deviceId, HIGH);
    const { issues } = await app.done(checkRelease, { id }, admin);
    expect(issues.find(({ code }) => code === 'task.crewTooHigh')).toMatchObject({
      params: { metres: 120, limit: LIMIT },
      at: ['deviceId'],
    });
    expect(await answerTo(releaseTask, id, admin)).toEqual(['task.crewTooHigh']);
    rallyOf.set(deviceId, unread);
    await returningAt(deviceId, LOW);
    expect(await answerTo(releaseTask, id, admin)).toEqual(['task.crewHeightUnknown']);
    rallyOf.set(deviceId, none);
    expect(await answerTo(releaseTask, id, admin)).toEqual(['done']);
  });

  test('when it is started, and its pilot sees it before', async () => {
    const { id, deviceId, pilot } = await asked('Raised before its start', LOW);
    expect(await answerTo(releaseTask, id, admin)).toEqual(['done']);
    await returningAt(deviceId, HIGH);
    expect((await app.done(getTaskFlight, { id }, pilot)).found).toContainEqual(expect.objectContaining({ code: 'task.crewTooHigh' }));
    expect((await answerTo(startTask, id, pilot)).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['input.invalid', `deviceId: ${TO_120}`]); // prettier-ignore
    expect((await tasks.read(id)).status).toBe('published');
    await returningAt(deviceId, LOW);
    expect(await answerTo(startTask, id, pilot)).toEqual(['done']);
  });

  test('when it was posted: it waits for somebody, and the log says why', async () => {
    let questions = 0;
    // Sent to it between being weighed and being released.
    const { id, moved } = await asked('Raised while posted', LOW, {}, () => (questions++ === 0 ? [] : [highPoint]), postTask);
    expect(moved).toMatchObject({ status: 'unpublished', approval: 'approved' });
    expect((await tasks.read(id)).isPosted).toBe(false);
    const { rows } = await app.done(getOperations, { operations: ['task.notReleased'] }, admin);
    const { details } = await app.done(getOperation, { id: rows[0]!.id }, { ...admin, language: 'en' });
    expect(details).toMatchObject({ refusal: 'The aircraft returns higher than was approved automatically' });
  });

  test('and what a person has approved is not: they have weighed it', async () => {
    const { id, deviceId, pilot } = await asked('Passed by a person', HIGH);
    await app.done(passTask, await tasks.now(id), admin);
    await returningAt(deviceId, { RTL_ALT: 13_000 });
    expect(await answerTo(releaseTask, id, admin)).toEqual(['done']);
    expect(await answerTo(startTask, id, pilot)).toEqual(['done']);
  });
});
