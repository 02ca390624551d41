import { addNewsPush } from '@skyhelm/contract/news-push';
import { addWebHook, getDeliveries } from '@skyhelm/contract/web-hook';
import type { HookBody } from '@skyhelm/contract/web-hook-bodies';
import type { WebHookId } from '@skyhelm/contract/ids';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { runDue } from '../../testing/tasks.ts';
import { handlePushTimers } from '../news-push/index.ts';
import { atEnd } from '../../testing/at-end.ts';
import { notifyEach } from '../message/index.ts';
import { startWebHooks } from './index.ts';
import { receiver, type Receiver } from './web-hook-testing.ts';

const MINUTE = 60_000;
const clock = manualClock(new Date('2030-01-01T08:00:00Z'));
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let [ann, bob]: Person[] = [];
let there: Receiver;
let hookId: WebHookId;

beforeAll(async () => {
  app = await testApp({ clock, config: { webHookNetworks: ['loopback'] } });
  people = await peopleOf(app);
  [ann, bob] = [await people.person('ann', []), await people.person('bob', [])];
  there = await receiver();
  handlePushTimers(app.services);
  const hooks = startWebHooks(app.services, notifyEach);
  atEnd(() => hooks.stop());
  const form = { name: 'Sirens', address: there.address, events: ['push.sent' as const, 'message.sent' as const], password: PASSWORD };
  hookId = (await app.done(addWebHook, form, people.admin)).id;
});

const told = async () =>
  (await app.done(getDeliveries, { id: hookId, isAsc: true, pageSize: 200 }, people.admin)).rows.map(
    ({ body }) => JSON.parse(body) as HookBody<'push.sent' | 'message.sent'>,
  );
const push = (given: object) =>
  app.done(
    addNewsPush,
    { title: 'Storm', content: 'Land by noon', priority: 'urgent', mode: 'single', userIds: [ann!.id, bob!.id], ...given },
    people.admin,
  );
const tell = (...[kind, each]: [Parameters<typeof notifyEach>[3], Parameters<typeof notifyEach>[4]]) => {
  const effects: (() => void | Promise<void>)[] = [];
  return app.services.database.db
    .transaction((db) =>
      notifyEach(
        { db, now: clock.now(), afterCommit: (effect) => void effects.push(effect) },
        app.services.bus,
        app.main.enterpriseId,
        kind,
        each,
      ),
    )
    .then(() => Promise.all(effects.map(async (effect) => effect())));
};

test('a push is told to those who listen, with its priority, its words and how many got it, each sending once', async () => {
  const { id } = await push({});
  await expect.poll(() => there.heard.length).toBe(1);
  const { headers, body } = there.heard[0]!;
  expect(headers['x-skyhelm-signature']).toMatch(/^sha256=/);
  expect(JSON.parse(body)).toMatchObject({
    event: 'push.sent',
    at: clock.now().toISOString(),
    push: { id, sending: 1, priority: 'urgent', title: 'Storm', text: 'Land by noon', by: 'admin', receivers: 2 },
  });
  await push({ title: 'Beat', mode: 'cycle', intervalMinutes: 5, userIds: [ann!.id] });
  clock.advance(5 * MINUTE);
  await Promise.all([runDue(app), runDue(app)]);
  const beats = (await told()).flatMap((one) => (one.event === 'push.sent' && one.push.title === 'Beat' ? [one.push.sending] : []));
  expect(beats).toEqual([1, 2]);
});

test('a push that reaches nobody is refused and not told', async () => {
  const before = (await told()).length;
  const nobody = await people.role('Nobody');
  const form = { title: 'Void', content: 'x', priority: 'low' as const, mode: 'single' as const, roleIds: [nobody] };
  expect(codeOf(await app.call(addNewsPush, form, people.admin))).toBe('newsPush.nobody');
  expect(await told()).toHaveLength(before);
});

test('what the platform says is told in every language, once for all who got the same; word of an account is told to nobody', async () => {
  const before = (await told()).length;
  const same = { task: 'Quay', zone: 'Fair' };
  await tell('taskFallen', [
    { userId: ann!.id, params: same },
    { userId: bob!.id, params: same },
    { userId: bob!.id, params: { task: 'Gate', zone: 'Fair' } },
  ]);
  await tell('passwordReset', [{ userId: ann!.id, params: { by: 'admin' } }]);
  const since = (await told())
    .slice(before)
    .flatMap((one) => (one.event === 'message.sent' ? [one] : []))
    .toSorted((one, other) => other.message.receivers - one.message.receivers);
  expect(since).toMatchObject([
    { event: 'message.sent', message: { kind: 'taskFallen', group: 'task', priority: null, receivers: 2 } },
    { message: { receivers: 1 } },
  ]);
  const { text, title } = since[0]!.message;
  expect(Object.keys(text)).toEqual(['zh', 'en', 'ru']);
  for (const words of Object.values(text)) expect(words).toMatch(/Quay.*Fair|Fair.*Quay/);
  expect(new Set(Object.values(title)).size).toBe(3);
});

test('messages are told only by those who may read the log', async () => {
  const permissions = ['webHook:add', 'newsPush:query'] as const;
  const keeper = await people.person('keeper', [await people.role('Keeper', { permissions: [...permissions] })]);
  const form = { name: 'Theirs', address: there.address, password: PASSWORD };
  expect(codeOf(await app.call(addWebHook, { ...form, events: ['message.sent'] }, keeper))).toBe('user.grantsMore');
  expect(codeOf(await app.call(addWebHook, { ...form, events: ['push.sent'] }, keeper))).toBe('done');
});
