import {
  addWebHook,
  deleteWebHook,
  getDeliveries,
  getWebHooks,
  pingWebHook,
  renewWebHookSecret,
  replayDelivery,
  setWebHook,
} from '@skyhelm/contract/web-hook';
import type { Permission } from '@skyhelm/contract/permissions';
import { BY_HAND_PER_MINUTE, WAITING_MAX, WEB_HOOKS_MAX } from '@skyhelm/contract/web-hook-rules';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { createAccessKey } from '../access-key/index.ts';
import { tellHooks } from './tell-hooks.ts';
import { addHook } from './web-hook-testing.ts';
import { webHook, webHookDelivery } from '../../tables/web-hook.table.ts';

let app: TestApp;
let as: { token: string };
beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
});
beforeEach(async () => {
  await app.services.database.db.delete(webHook);
  await app.services.database.pool.query('delete from throttle');
});

const ADDRESS = 'https://hooks.example.com/in';
const form = { name: 'Control room', address: ADDRESS, events: ['flight.landed' as const], password: PASSWORD };

test('the secret is shown once and stored sealed; other tenants see nothing', async () => {
  const { id, secret } = await addHook(app, ADDRESS);
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  const listed = await app.done(getWebHooks, {}, as);
  expect(listed.rows).toMatchObject([
    { id, version: 1, name: 'Control room', isOn: true, failingSince: null, waiting: 0, createdBy: 'admin' },
  ]);
  expect(JSON.stringify(listed)).not.toContain(secret);
  expect(JSON.stringify(await app.services.database.db.select().from(webHook))).not.toContain(secret);
  const theirs = { token: app.other.token };
  expect(await app.done(getWebHooks, {}, theirs)).toEqual({ rows: [] });
  expect(codeOf(await app.call(getDeliveries, { id }, theirs))).toBe('record.notFound');
  expect(codeOf(await app.call(pingWebHook, { id }, theirs))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteWebHook, { id }, theirs))).toBe('record.notFound');
});

test.each(['http://127.0.0.1:9/in', 'http://localhost/in', 'http://[::1]/in', 'https://192.168.7.12/in', 'http://169.254.169.254/in'])(
  'an address that the server will never dial is not taken, unless it is switched off: %s',
  async (address) => {
    const refused = await app.call(addWebHook, { ...form, address }, as);
    expect(refused).toMatchObject({ code: 'input.invalid', issues: [{ path: 'address', code: 'webHook.closed' }] });
    const { id } = await addHook(app, address, { isOn: false });
    const edit = { ...form, id, address, version: 1 };
    expect(codeOf(await app.call(setWebHook, { ...edit, isOn: true }, as))).toBe('input.invalid');
    expect(await app.done(setWebHook, { ...edit, isOn: false }, as)).toEqual({ version: 2 });
  },
);

test('an address has to be one, and some event has to be chosen', async () => {
  for (const address of [
    '',
    'hooks.example.com',
    'ftp://example.com',
    'https://user:secret@example.com',
    'javascript:alert(1)',
    'https://',
  ])
    expect(await app.call(addWebHook, { ...form, address }, as), address).toMatchObject({ issues: [{ path: 'address' }] });
  expect(await app.call(addWebHook, { ...form, events: [] }, as)).toMatchObject({ issues: [{ path: 'events', code: 'webHook.events' }] });
});

test('it takes the password, and the right to see all that would be told', async () => {
  expect(codeOf(await app.call(addWebHook, { ...form, password: 'Wrong7horse' }, as))).toBe('password.wrong');
  const people = await peopleOf(app);
  const keeper = await people.person('hooks', [
    await people.role('Hooks', { permissions: ['webHook:add', 'webHook:query', 'device:query'] }),
  ]);
  expect(codeOf(await app.call(addWebHook, { ...form, events: ['flight.recorded'] }, keeper))).toBe('user.grantsMore');
  expect(codeOf(await app.call(addWebHook, form, keeper))).toBe('done');
  const north = await people.department('North');
  const role = await people.role('Northern hooks', { permissions: ['webHook:add', 'device:query'], dataScope: 'departmentTree' });
  expect(codeOf(await app.call(addWebHook, form, await people.person('northern', [role], north)))).toBe('user.grantsMore');
});

test('software adds none, not even with a key that was given everything', async () => {
  const { key } = await createAccessKey(app.services.database.db, {
    enterpriseId: app.main.enterpriseId,
    project: 'all',
    scopes: ['webHook:add', 'webHook:edit', 'webHook:delete'],
    whitelist: '127.0.0.1',
  });
  const { id } = await addHook(app, ADDRESS);
  for (const answer of [
    await app.call(addWebHook, form, { accessKey: key }),
    await app.call(deleteWebHook, { id }, { accessKey: key }),
    await app.call(pingWebHook, { id }, { accessKey: key }),
  ])
    expect(codeOf(answer)).toBe('request.forbidden');
});

test('an edit of what somebody else has changed is shown; switched off, nothing is sent', async () => {
  const { id, secret } = await addHook(app, ADDRESS);
  const edit = { ...form, id, version: 1, name: 'Tower' };
  expect(await app.done(setWebHook, { ...edit, isOn: false }, as)).toEqual({ version: 2 });
  expect(await app.call(setWebHook, edit, as)).toMatchObject({ code: 'record.stale', data: { name: 'Tower', isOn: false, version: 2 } });
  expect(codeOf(await app.call(pingWebHook, { id }, as))).toBe('webHook.off');
  const renewed = await app.done(renewWebHookSecret, { id, password: PASSWORD }, as);
  expect(renewed.secret).not.toBe(secret);
  await app.done(deleteWebHook, { id }, as);
  expect((await app.done(getWebHooks, {}, as)).rows).toEqual([]);
});

test('there are only so many', async () => {
  for (let made = 0; made < WEB_HOOKS_MAX; made++) await addHook(app, ADDRESS);
  expect(codeOf(await app.call(addWebHook, form, as))).toBe('webHook.tooMany');
});

test('nobody knocks at an address as fast as they can click', async () => {
  const [{ id }, other] = [await addHook(app, ADDRESS), await addHook(app, ADDRESS)];
  const first = await app.done(pingWebHook, { id }, as);
  for (let sent = 1; sent < BY_HAND_PER_MINUTE; sent++) await app.done(replayDelivery, { id: first.id }, as);
  const answers = [await app.raw(pingWebHook, { id }, as), await app.raw(replayDelivery, { id: first.id }, as)];
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ state: 0, code: 'request.tooMany' });
    expect(answer.headers['retry-after']).toBe('60');
  }
  await app.done(pingWebHook, { id: other.id }, as);
  await app.services.database.db.update(webHookDelivery).set({ createdAt: new Date(Date.now() - 60_000) });
  await app.done(pingWebHook, { id }, as);
});

test('no more is put behind what waits already for an address that takes nothing over', async () => {
  const { id } = await addHook(app, ADDRESS, { events: ['alarm.began', 'task.submitted', 'push.sent'] });
  await app.services.database.db.execute(sql`insert into ${webHookDelivery} (id, enterprise_id, hook_id, event, event_id, body, created_at)
    select gen_random_uuid(), ${app.main.enterpriseId}, ${id}, 'flight.landed', gen_random_uuid(), '{}', now() - interval '1 hour'
    from generate_series(1, ${WAITING_MAX})`);
  expect(codeOf(await app.call(pingWebHook, { id }, as))).toBe('webHook.crowded');
  const { db } = app.services.database;
  const happened = (event: 'alarm.began' | 'task.submitted' | 'push.sent') =>
    tellHooks(db, [{ id: newId(), enterpriseId: app.main.enterpriseId, event, at: new Date() }]);
  // What passes can be asked for again; a step of a task is told, however long it waits.
  expect(await happened('alarm.began')).toBe(false);
  expect(await happened('task.submitted')).toBe(true);
  expect(await happened('push.sent')).toBe(true);
});

test('what was told is shown to whoever may see it, and reaches all of the enterprise', async () => {
  const { id } = await addHook(app, ADDRESS);
  const { db } = app.services.database;
  const told = { eventId: newId(), event: 'flight.landed', body: 'private', state: 'delivered' } as const;
  await db.insert(webHookDelivery).values({ id: newId(), enterpriseId: app.main.enterpriseId, hookId: id, ...told });
  const people = await peopleOf(app);
  const reader = async (account: string, permissions: Permission[], dataScope: 'all' | 'departmentTree') =>
    people.person(account, [await people.role(account, { permissions: ['webHook:query', ...permissions], dataScope })]);
  const bodies = async (who: { token: string }) => (await app.done(getDeliveries, { id }, who)).rows.map(({ body }) => body);
  expect(await bodies(as)).toEqual(['private']);
  expect(await bodies(await reader('seeing', ['device:query'], 'all'))).toEqual(['private']);
  expect(await bodies(await reader('unseeing', [], 'all'))).toEqual(['']);
  const local = await reader('local', ['device:query'], 'departmentTree');
  expect(codeOf(await app.call(getDeliveries, { id }, local))).toBe('record.notFound');
});
