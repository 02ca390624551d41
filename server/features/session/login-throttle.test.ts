import { login } from '@skyhelm/contract/session';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { loginThrottle, TRIES_PER_ADDRESS, type LoginThrottle } from './login-throttle.ts';
import { addAccount, BEHIND_PROXY, from, tryLogin } from './session-testing.ts';
import { throttle as table } from '../../tables/session.table.ts';

let app: TestApp;
let throttle: LoginThrottle;
const clock = manualClock();
const MINUTE = 60_000;

beforeAll(async () => {
  app = await testApp({ clock, config: BEHIND_PROXY });
  throttle = loginThrottle(app.services.secrets);
  await addAccount(app, { account: 'owner', mobile: '+8613800000001', mobileKey: '+8613800000001' });
});
beforeEach(async () => void (await app.services.database.db.delete(table)));

const HOME = '203.0.113.1';
const guess = (name: string, ip: string) => throttle.begin(app.services.database.db, { name, ip, now: clock.now() }, async () => undefined);
const admitted = async (name: string, ip: string, times: number) => {
  let count = 0;
  for (let time = 0; time < times; time++)
    count += await guess(name, ip).then(
      () => 1,
      () => 0,
    );
  return count;
};

test('ten wrong passwords from one address, then a pause that is told in seconds and ends by itself', async () => {
  for (let time = 0; time < 10; time++) expect(await tryLogin(app, 'owner', 'Wrong1234', HOME)).toMatchObject({ code: 'login.failed' });
  clock.advance(5 * MINUTE);
  const refused = await app.raw(login, { username: 'owner', password: PASSWORD }, from(HOME));
  expect(refused.json()).toMatchObject({ code: 'request.tooMany', mes: expect.stringContaining('600 seconds') as string });
  expect(refused.headers['retry-after']).toBe('600');
  clock.advance(10 * MINUTE);
  expect(await tryLogin(app, 'owner', PASSWORD, HOME)).toMatchObject({ state: 1 });
});

test.each([
  ['ports that change', (time: number) => `${HOME}:${10_000 + time}`],
  ['words', (time: number) => `junk${time}`],
  ['words behind an invented address', (time: number) => `198.51.100.${time}, junk`],
  [
    'spellings of one address',
    (time: number) => ['::ffff:203.0.113.1', '::ffff:cb00:7101', '203.0.113.1', '[::ffff:203.0.113.1]:80'][time % 4]!,
  ],
])('a proxy that passes on %s gives no more tries', async (_, forwarded) => {
  for (let time = 0; time < 10; time++) await tryLogin(app, 'owner', 'Wrong1234', forwarded(time));
  expect(await tryLogin(app, 'owner', PASSWORD, forwarded(10))).toMatchObject({ code: 'request.tooMany' });
});

test('names without an account are counted just the same', async () => {
  expect(await admitted('nobody', HOME, 12)).toBe(10);
});

test('tries at the same moment share no place', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => guess('owner', HOME)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('whoever is shut out at one address shuts nobody out at another', async () => {
  await admitted('owner', '198.51.100.1', 20);
  expect(await tryLogin(app, 'owner', PASSWORD, HOME)).toMatchObject({ state: 1 });
});

test('a flood from everywhere leaves the owner every try at a known address, under each of their names', async () => {
  expect(await tryLogin(app, 'owner', PASSWORD, HOME)).toMatchObject({ state: 1 });
  for (let address = 0; address < 230; address++) await guess('owner', `10.0.${address}.1`).catch(() => undefined);
  expect(await tryLogin(app, 'owner', PASSWORD, HOME)).toMatchObject({ state: 1 });
  expect(await admitted('owner', HOME, 12)).toBe(10);
  expect(await admitted('+8613800000001', HOME, 12)).toBe(10);
});

test('the more strangers try, the fewer tries a strange address has, but never none', async () => {
  for (let address = 0; address < 20; address++) await guess('owner', `10.1.${address}.1`);
  expect(await admitted('owner', '10.2.0.1', 12)).toBe(3);
  for (let address = 0; address < 180; address++) await guess('owner', `10.3.${address}.1`);
  expect(await admitted('owner', '10.4.0.1', 12)).toBe(1);
  expect(await tryLogin(app, 'owner', PASSWORD, '10.5.0.1')).toMatchObject({ state: 1 });
});

test('tries that were turned away do not narrow the way for others', async () => {
  await admitted('owner', '10.1.0.1', 300);
  expect(await admitted('owner', '10.2.0.1', 12)).toBe(10);
});

test('one address that tries many names runs dry, but not for who has signed in there before', async () => {
  expect(await tryLogin(app, 'owner', PASSWORD, HOME)).toMatchObject({ state: 1 });
  let admittedNames = 0;
  for (let name = 0; name < TRIES_PER_ADDRESS + 20; name++) admittedNames += await admitted(`name${name}`, HOME, 1);
  expect(admittedNames).toBe(TRIES_PER_ADDRESS);
  expect(await tryLogin(app, 'owner', PASSWORD, HOME)).toMatchObject({ state: 1 });
});

test('right passwords use nothing up', async () => {
  for (let time = 0; time < 12; time++) expect(await tryLogin(app, 'owner', PASSWORD, HOME)).toMatchObject({ state: 1 });
});

test('an IPv6 network counts as one address', async () => {
  for (let host = 1; host <= 10; host++) await guess('owner', `2001:db8:1:2::${host}`);
  await expect(guess('owner', '2001:db8:1:2:ffff::1')).rejects.toMatchObject({ code: 'request.tooMany' });
  await expect(guess('owner', '2001:db8:1:3::1')).resolves.toBeTruthy();
});

test('a limit that is hit leaves one row of its own, however long somebody tries on', async () => {
  for (let time = 0; time < 15; time++) await tryLogin(app, 'owner', 'Wrong1234', '203.0.113.77');
  const rows = await app.services.database.db.select().from(operationLog).where(eq(operationLog.ip, '203.0.113.77'));
  expect(rows.map(({ details }) => (details as { reason: string }).reason).sort()).toEqual(['login.failed', 'request.tooMany']);
});
