import { passTask } from '@skyhelm/contract/approval';
import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { shareDevice } from '@skyhelm/contract/device-share';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addSite } from '@skyhelm/contract/site';
import { addTask, getTask } from '@skyhelm/contract/task';
import { getTaskResults, postTask, startTask } from '@skyhelm/contract/task-steps';
import { getTransfer } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { usualParameters } from '@skyhelm/core/task/parameters';
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
  await app.done(changeControl, { deviceId, action: 'take' }, pilot);
  expect(codeOf(await app.call(sendRoute, plan, pilot)), 'before it is started').toBe('task.notFlown');
  await app.done(startTask, { id, version: (await task()).version }, pilot);
  const { id: transferId } = await app.done(sendRoute, plan, pilot);
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, pilot)).course, PATIENTLY).toBe('done');
  await expect.poll(async () => (await now()).readyToArm, PATIENTLY).toBe(true);
  await app.done(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, pilot);
  await expect.poll(async () => (await now()).flying, PATIENTLY).toBe(true);
  await expect.poll(async () => (await now()).flying, PATIENTLY).toBe(false);

  const status = async () => {
    await runDue(app);
    return (await task()).status;
  };
  await expect.poll(status, PATIENTLY).toBe('completed');
  expect(await task()).toMatchObject({ finisher: 'pilot', flights: 1, wholeFlights: 1, nature: 'efficient', aging: 'onTime' });
  const { flights } = await app.done(getTaskResults, { id }, as);
  expect(flights).toMatchObject([{ isWhole: true, record: { deviceId, pilot: 'pilot' } }]);
}, 240_000);
