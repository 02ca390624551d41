import { passTask } from '@skyhelm/contract/approval';
import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { shareDevice } from '@skyhelm/contract/device-share';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addSite } from '@skyhelm/contract/site';
import { addTask, getTask } from '@skyhelm/contract/task';
import { getTaskFlight, getTaskProgress } from '@skyhelm/contract/task-flight';
import { getTaskResults } from '@skyhelm/contract/task-results';
import { postTask, startTask } from '@skyhelm/contract/task-steps';
import { getTransfer } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { progressAlong, wayOf } from '@skyhelm/core/task/flight-progress';
import { stageOf } from '@skyhelm/core/task/flight-stage';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import { handleTasks } from '../features/task/index.ts';
import { simulated } from '../gateway/testing/simulated.ts';
import { atEnd } from '../testing/at-end.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf, peopleOf } from '../testing/people.ts';
import { certify, runDue } from '../testing/tasks.ts';
import { listeningApp, PATIENTLY, SIMULATED_PLACE, type ListeningApp } from './listening-app.ts';

const { longitude, latitude } = SIMULATED_PLACE;

let own: ListeningApp;
beforeAll(async () => {
  own = await listeningApp();
  handleTasks(own.app.services);
}, 120_000);

test('a task is sent by its executor once it is started, flown, completed by its flight and efficient by it', async () => {
  const { app, as, gateway } = own;
  const people = await peopleOf(app);
  const permissions = ['device:query', 'device:control', 'task:query', 'task:check'] as const;
  const pilot = await people.person('pilot', [await people.role('Pilot', { permissions: [...permissions], dataScope: 'self' })]);
  const approver = await people.person('approver', [await people.role('Approver', { permissions: ['approval:pass'] })]);
  await certify(app, pilot.id);
  const deviceId = await fleetOf(app, as).add('Courier');
  await app.done(shareDevice, { id: deviceId, userName: 'pilot', mayFly: true }, as);
  const craft = await simulated(gateway.listening.udp[0]!.port, '--at', `${latitude},${longitude},15`, '--speed', '4', '--seed', '77');
  atEnd(() => craft.end());
  await app.done(bindDevice, { id: deviceId, hardwareId: craft.hardwareId.replace('mavlink:', '') }, as);
  const now = () => stateOf(app.services.bus, deviceId);
  await expect.poll(async () => (await now()).homeLatitude, PATIENTLY).toBeDefined();

  const { id: siteId } = await app.done(addSite, { name: 'Yard', longitude, latitude }, as);
  const spot = tangentPlane({ longitude, latitude }).positionAt({ north: 30, east: 0 });
  const { id, version } = await app.done(
    addTask,
    {
      name: 'Look north',
      siteId,
      plan: { type: 'spot', spots: [spot], photographs: true, tilt: -90 },
      parameters: { ...usualParameters('spot'), takeOffHeight: 8, height: 10, hoverSeconds: 1 },
      deviceType: 'multirotor',
      mount: 'zoomCamera',
      deadline: '2099-01-01T00:00:00Z',
      executorId: pilot.id,
      deviceId,
    },
    as,
  );
  const task = () => app.done(getTask, { id }, as);
  await app.done(postTask, { id, version }, as);
  expect(await app.done(passTask, { id, version: version + 1 }, approver)).toMatchObject({ status: 'published' });

  const { routeId, routeVersion } = await task();
  const plan = { id: routeId, version: routeVersion, deviceId };
  const against = (await app.done(getTaskFlight, { id }, pilot)).found.filter(({ severity }) => severity === 'error');
  expect(against, 'nothing keeps it on the ground').toEqual([]);
  const progress = () => app.done(getTaskProgress, { id }, pilot);
  const stage = async () => {
    const { status, plan } = await progress();
    return stageOf(status, (await now()).flying, plan);
  };
  expect(await stage()).toBe('start');
  await app.done(changeControl, { deviceId, action: 'take' }, pilot);
  expect(codeOf(await app.call(sendRoute, plan, pilot)), 'before it is started').toBe('task.notFlown');
  await app.done(startTask, { id, version: (await task()).version }, pilot);
  expect(await stage()).toBe('send');
  const { id: transferId } = await app.done(sendRoute, plan, pilot);
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, pilot)).course, PATIENTLY).toBe('done');
  await expect.poll(stage, PATIENTLY).toBe('takeOff');
  await expect.poll(async () => (await now()).readyToArm, PATIENTLY).toBe(true);
  // On a busy machine nobody has been heard at the controls for so long that they are free again.
  const order = async (command: { kind: 'pause' } | { kind: 'continue'; evenLanding: boolean } | { kind: 'startRoute'; item: number }) => {
    await app.done(changeControl, { deviceId, action: 'take' }, pilot);
    await app.done(sendCommand, { deviceId, ...command }, pilot);
  };
  await order({ kind: 'startRoute', item: 0 });
  await expect.poll(async () => (await now()).flying, PATIENTLY).toBe(true);
  // Tied to the task while it is in the air, and not only once it is over.
  const inTheAir = async () => {
    await runDue(app);
    return (await progress()).flights.map(({ record, isWhole }) => [record.deviceId, record.landedAt, isWhole]);
  };
  await expect.poll(inTheAir, PATIENTLY).toEqual([[deviceId, null, false]]);
  const way = wayOf((await task()).route);
  const { plan: flown } = await progress();
  expect(progressAlong(way, flown!, await now())).toMatchObject({ waypoints: way.along.length });
  await order({ kind: 'pause' });
  await expect.poll(async () => modeNumbered((await now()).mode ?? 0), PATIENTLY).not.toBe('route');
  // Only the return is left by now.
  await order({ kind: 'continue', evenLanding: true });
  await expect.poll(async () => modeNumbered((await now()).mode ?? 0), PATIENTLY).toBe('route');
  await expect.poll(async () => (await now()).flying, PATIENTLY).toBe(false);

  const status = async () => {
    await runDue(app);
    return (await task()).status;
  };
  await expect.poll(status, PATIENTLY).toBe('completed');
  expect(await task()).toMatchObject({ finisher: 'pilot', flights: 1, wholeFlights: 1, nature: 'efficient', aging: 'onTime' });
  const results = () => app.done(getTaskResults, { id }, as);
  const { flights } = await results();
  expect(flights).toMatchObject([{ isWhole: true, record: { deviceId, pilot: 'pilot' } }]);
  expect(flights[0]!.track.length).toBeGreaterThan(2);
  await expect
    .poll(async () => (await results()).pictures, PATIENTLY)
    .toMatchObject([{ flightId: flights[0]!.record.id, fetchedBy: null }]);
  expect((await results()).figures).toMatchObject({ flights: 1, pictures: 1, covered: null });
  expect(await stage()).toBe('over');
}, 240_000);
