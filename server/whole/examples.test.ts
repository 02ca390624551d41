import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeControl, getCommands, sendCommand } from '@skyhelm/contract/control';
import { getFlightRecords } from '@skyhelm/contract/flight-record';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { setSimulator, startSimulator, stopSimulator } from '@skyhelm/contract/simulator';
import { addWebHook, pingWebHook, setWebHook } from '@skyhelm/contract/web-hook';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { beforeAll, expect, test } from 'vitest';
import { createAccessKey } from '../features/access-key/index.ts';
import { notifyEach } from '../features/message/index.ts';
import { startWebHooks } from '../features/web-hook/index.ts';
import { PASSWORD, type TestApp } from '../testing/app.ts';
import { atEnd } from '../testing/at-end.ts';
import { fleetOf } from '../testing/fleet.ts';
import { run, type Run } from '../testing/program.ts';
import type { Recorder } from '../features/flight-record/index.ts';
import { PATIENTLY, SIMULATED_PLACE as PLACE, simulatingApp } from './listening-app.ts';

let app: TestApp;
let as: { token: string };
let recorder: Recorder;
let deviceId: DeviceId;
let env: { SKYHELM: string; AK: string };

/** As it stands in docs/examples, in a process of its own. */
const example = (name: string, args: string[] = [], more: NodeJS.ProcessEnv = {}): Run =>
  run(fileURLToPath(new URL(`../../docs/examples/${name}.ts`, import.meta.url)), args, { ...env, ...more });
const outputOf = async (name: string, args?: string[]): Promise<string> => {
  const program = example(name, args);
  expect(await program.ended, program.output()).toBe(0);
  return program.output();
};

beforeAll(async () => {
  ({ app, as, recorder } = await simulatingApp({ webHookNetworks: ['loopback'] }));
  deviceId = await fleetOf(app, as).add('Example', { type: 'simulator', sn: 'EX-1' });
  await app.done(setSimulator, { id: deviceId, version: 0, ...PLACE }, as);
  await app.done(startSimulator, { id: deviceId, minutes: 10 }, as);
  const { key } = await createAccessKey(app.services.database.db, {
    enterpriseId: app.main.enterpriseId,
    project: 'examples',
    scopes: ['device:query', 'device:details', 'device:control', 'route:query', 'flightRecord:query', 'flightRecord:export'],
    whitelist: '127.0.0.1',
  });
  env = { SKYHELM: await app.app.listen({ host: '127.0.0.1', port: 0 }), AK: key };
}, 120_000);

test('list-devices names every device, whatever it is', async () => {
  const mast = await fleetOf(app, as).add('Mast', { type: 'weatherStation', sn: 'MAST-1' });
  const listed = (await outputOf('list-devices')).trim().split('\n');
  expect(listed.toSorted()).toEqual([`Example  EX-1  ${deviceId}`, `Mast  MAST-1  ${mast}`]);
});

test('send-route has it on board, and lets go of the controls', async () => {
  const { positionAt } = tangentPlane(PLACE);
  const waypoints = [20, 40].map((north) => waypointAt(positionAt({ north, east: 0 }), { ...NEW_ROUTE, height: 10 }));
  await app.done(addRoute, { name: 'Round trip', route: { ...NEW_ROUTE, height: 10, waypoints } }, as);
  expect(await outputOf('send-route', [deviceId, 'Round trip'])).toContain('the route is on board');
  await app.done(changeControl, { deviceId, action: 'take' }, as);
}, 120_000);

test('follow-aircraft tells its height as it climbs, and fetch-flight brings the flight home', async () => {
  const following = example('follow-aircraft', [deviceId]);
  await following.said(/^online$/m);
  // Until it knows where it is, it refuses to leave the ground.
  await expect
    .poll(async () => {
      const [last] = (await app.done(getCommands, { deviceId }, as)).rows;
      if (last === undefined || last.course === 'refused' || last.course === 'failed') {
        await app.done(changeControl, { deviceId, action: 'take' }, as);
        await app.call(sendCommand, { deviceId, kind: 'takeOff', height: 10 }, as);
      }
      return last?.course;
    }, PATIENTLY)
    .toBe('done');
  await following.said(/Z {2}(?:[5-9]|1\d)\.?\d* m$/m);
  following.child.kill('SIGINT');
  expect(await following.ended, following.output()).toBe(0);

  await app.done(stopSimulator, { id: deviceId }, as);
  await recorder.tick();
  await expect
    .poll(async () => (await app.done(getFlightRecords, { deviceId }, as)).rows[0]?.landedAt, PATIENTLY)
    .toEqual(expect.any(String));
  const file = join(tmpdir(), `skyhelm-example-${process.pid}.csv`);
  atEnd(() => rm(file, { force: true }));
  expect(await outputOf('fetch-flight', [deviceId, file])).toMatch(/^Example flew for \d+ s: \d+ bytes in /);
  expect((await readFile(file, 'utf8')).split('\n').length).toBeGreaterThan(5);
}, 180_000);

test('receive-web-hook knows what comes from us, and refuses what does not', async () => {
  const hooks = startWebHooks(app.services, notifyEach);
  atEnd(() => hooks.stop());
  const form = { name: 'Example', events: ['flight.landed' as const], password: PASSWORD };
  const { id, secret } = await app.done(addWebHook, { ...form, address: 'http://127.0.0.1:1/', isOn: false }, as);
  const program = example('receive-web-hook', [], { SECRET: secret, PORT: '0' });
  atEnd(() => program.child.kill());
  const [, port] = await program.said(/port: (\d+)/);
  const address = `http://127.0.0.1:${port}/`;
  const forged = { 'x-skyhelm-timestamp': String(Math.floor(Date.now() / 1000)), 'x-skyhelm-signature': `sha256=${'0'.repeat(64)}` };
  expect((await fetch(address, { method: 'POST', headers: forged, body: '{}' })).status).toBe(401);
  await app.done(setWebHook, { ...form, id, version: 1, address, isOn: true }, as);
  await app.done(pingWebHook, { id }, as);
  await program.said(/^ping \d{4}-/m);
}, 60_000);
