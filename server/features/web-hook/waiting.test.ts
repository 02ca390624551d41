import { setWebHook } from '@skyhelm/contract/web-hook';
import type { WebHookId } from '@skyhelm/contract/ids';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type CallOptions, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { notifyEach } from '../message/index.ts';
import { hookSender } from './hook-sender.ts';
import { addHook, receiver, type Receiver } from './web-hook-testing.ts';

const clock = manualClock();
let app: TestApp;
let admin: { token: string };
let keeper: Person;
let there: Receiver;
let elsewhere: Receiver;

beforeAll(async () => {
  app = await testApp({ clock, config: { webHookNetworks: ['loopback'] } });
  admin = { token: app.main.token };
  const people = await peopleOf(app);
  keeper = await people.person('keeper', [await people.role('Hooks', { permissions: ['webHook:edit', 'device:query'] })]);
});

async function sendAll(): Promise<void> {
  const sender = hookSender(app.services, notifyEach, () => undefined);
  await sender.run();
  await sender.settled();
}
let version = 1;
const set = async (id: WebHookId, given: { address: string; isOn?: boolean; name?: string }, by: CallOptions) => {
  const form = { name: 'Control room', events: ['flight.landed' as const], password: PASSWORD, isOn: true, ...given };
  const code = codeOf(await app.call(setWebHook, { id, version, ...form }, by));
  if (code === 'done') version += 1;
  return code;
};

/** A task waits for a web hook whose address takes nothing over, and which is no longer told of tasks. */
let id: WebHookId;
beforeEach(async () => {
  [there, elsewhere] = [await receiver(), await receiver()];
  there.answer((response) => void response.writeHead(503).end());
  version = 1;
  ({ id } = await addHook(app, there.address, { events: ['task.added', 'flight.landed'] }));
  await tasksOf(app, admin).add('Secret survey');
  await sendAll();
  await set(id, { address: there.address }, admin);
  clock.advance(60_000);
});

test('what waits goes to no address of somebody who may not see it, though the web hook is no longer told of it', async () => {
  expect(await set(id, { address: elsewhere.address }, keeper)).toBe('webHook.waitsUnseen');
  expect(await set(id, { address: elsewhere.address, isOn: false }, keeper)).toBe('webHook.waitsUnseen');
  await sendAll();
  expect(elsewhere.heard).toEqual([]);
  expect(await set(id, { address: elsewhere.address }, admin)).toBe('done');
  clock.advance(60_000);
  await sendAll();
  expect(elsewhere.heard.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([{ task: { name: 'Secret survey' } }]);
});

test('nor is it set going again by them; what sends nothing anywhere they may change, and everything once nothing waits', async () => {
  expect(await set(id, { address: there.address, name: 'Tower' }, keeper)).toBe('done');
  expect(await set(id, { address: there.address, isOn: false }, keeper)).toBe('done');
  expect(await set(id, { address: there.address }, keeper)).toBe('webHook.waitsUnseen');
  there.answer((response) => void response.writeHead(204).end());
  expect(await set(id, { address: there.address }, admin)).toBe('done');
  await sendAll();
  expect(await set(id, { address: elsewhere.address }, keeper)).toBe('done');
});
