import { sql, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../platform/auth/secrets.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { user } from '../../tables/user.table.ts';
import { authenticate, type Authenticate } from './authenticate.ts';
import { addAccount } from './session-testing.ts';
import { session } from '../../tables/session.table.ts';

let app: TestApp;
let recognise: Authenticate;
const clock = manualClock();

beforeAll(async () => {
  app = await testApp({ clock });
  recognise = authenticate(app.services);
});

const freeze = (id: string) => app.services.database.db.update(user).set({ state: 'frozen' }).where(eq(user.id, id));

test('what another server changed unheard takes effect within five seconds', async () => {
  const id = await addAccount(app, { account: 'remote' });
  const token = await app.signIn('remote');
  expect(await recognise({ token })).toMatchObject({ userId: id });
  await freeze(id);
  expect(await recognise({ token })).toBeDefined();
  clock.advance(5_000);
  expect(await recognise({ token })).toBeUndefined();
});

test('an answer from before a change is not remembered after it', async () => {
  const { db } = app.services.database;
  const id = await addAccount(app, { account: 'overtaken' });
  const token = await app.signIn('overtaken');
  let recognised: ReturnType<Authenticate> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table role in access exclusive mode`);
    recognised = recognise({ token });
    // The account has been read, the roles are still to come.
    const waiting = sql`select 1 from pg_locks where not granted and relation = 'role'::regclass`;
    await expect.poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await freeze(id);
    publish(app.services.bus, 'principal.changed', { userId: id });
  });
  await recognised;
  expect(await recognise({ token })).toBeUndefined();
});

test.each([undefined, '', 'x', 'y'.repeat(5_000)])('%o is nobody', async (token) => {
  expect(await recognise({ token })).toBeUndefined();
});

test('a hundred sessions are enough for anybody: the one unused for longest makes room', async () => {
  const { db } = app.services.database;
  const userId = await addAccount(app, { account: 'everywhere' });
  const opened = Array.from({ length: 100 }, (_, minutes) => ({
    id: newId(),
    enterpriseId: app.main.enterpriseId,
    userId,
    tokenHash: hashToken(`token ${minutes}`),
    lastSeenAt: new Date(clock.now().getTime() - minutes * 60_000),
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  }));
  await db.insert(session).values(opened);
  expect(await recognise({ token: await app.signIn('everywhere') })).toBeDefined();
  expect(await db.$count(session, eq(session.userId, userId))).toBe(100);
  expect([await recognise({ token: 'token 98' }), await recognise({ token: 'token 99' })]).toEqual([
    expect.objectContaining({ userId }),
    undefined,
  ]);
});
