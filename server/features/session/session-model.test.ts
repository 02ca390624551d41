import type { UserId } from '@skyhelm/contract/ids';
import { changePassword, endSessions, heartbeat, login, logout, sessions } from '@skyhelm/contract/session';
import { frozenUser, recoverPassword, recoverUser } from '@skyhelm/contract/user';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { addAccount } from './session-testing.ts';
import { throttle } from '../../tables/session.table.ts';

const MINUTE = 60_000;
const IDLE = 30 * MINUTE;
const MAX = 120 * MINUTE;
const clock = manualClock();
let app: TestApp;
let runs = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: IDLE / MINUTE, sessionMaxHours: MAX / (60 * MINUTE) } });
});

/** What ought to be true: which tokens are valid is all there is to know about sessions. */
interface Held {
  token: string;
  openedAt: number;
  seenAt: number;
  ended: boolean;
}
interface Model {
  account: string;
  id: UserId;
  password: string;
  frozen: boolean;
  /** A password that somebody else made up opens nothing but the way to change it. */
  mustChange: boolean;
  held: Held[];
}

const now = () => clock.now().getTime();
const isValid = ({ openedAt, seenAt, ended }: Held) => !ended && now() < openedAt + MAX && now() < seenAt + IDLE;
const answerOf = (model: Model, valid: boolean) => (!valid ? 1000 : model.mustChange ? 0 : 1);
const endAll = (model: Model, except?: Held) => model.held.forEach((one) => (one.ended ||= one !== except));
/** Guessing is slowed down elsewhere: here only what a session is worth counts. */
const signIn = async (username: string, password: string) => {
  await app.services.database.db.delete(throttle);
  return app.call(login, { username, password });
};
const administrator = { token: '', since: 0 };
const asAdministrator = async () => {
  if (now() - administrator.since >= IDLE) Object.assign(administrator, { token: await app.signIn('admin'), since: now() });
  return { token: administrator.token };
};

/** What the owner of a session does with it; the answer tells whether it was still worth anything. */
const USES: Record<string, (model: Model, one: Held, valid: boolean) => Promise<void>> = {
  async heartbeat(_, { token }, valid) {
    expect((await app.call(heartbeat, {}, { token })).state).toBe(valid ? 1 : 1000);
  },
  async logout(_, one) {
    await app.done(logout, {}, { token: one.token });
    one.ended = true;
  },
  async endOthers(model, one, valid) {
    expect((await app.call(endSessions, {}, { token: one.token })).state).toBe(answerOf(model, valid));
    if (valid && !model.mustChange) endAll(model, one);
  },
  async endThis(model, one, valid) {
    const list = await app.call(sessions, {}, { token: one.token });
    expect(list.state).toBe(answerOf(model, valid));
    if (list.state !== 1) return;
    expect(list.data, 'the list shows what is valid').toHaveLength(model.held.filter(isValid).length);
    await app.done(endSessions, { ids: list.data.filter(({ current }) => current).map(({ id }) => id) }, { token: one.token });
    one.ended = true;
  },
  async changePassword(model, one, valid) {
    const next = model.password === PASSWORD ? 'Changed7word' : PASSWORD;
    const form = { oldPassword: model.password, newPassword: next, confirmPassword: next };
    expect((await app.call(changePassword, form, { token: one.token })).state).toBe(valid ? 1 : 1000);
    if (!valid) return;
    model.password = next;
    model.mustChange = false;
    endAll(model, one);
  },
};

/** What happens to the account from outside. */
const EVENTS: Record<string, (model: Model) => Promise<void>> = {
  async rightPassword(model) {
    const answer = await signIn(model.account, model.password);
    expect(answer.state, 'the right password opens unless the account is frozen').toBe(model.frozen ? 0 : 1);
    if (answer.state === 1) model.held.push({ token: answer.data.token, openedAt: now(), seenAt: now(), ended: false });
  },
  async wrongPassword(model) {
    expect(await signIn(model.account, 'Wrong1234')).toMatchObject({ code: 'login.failed' });
  },
  async freeze(model) {
    const answer = await app.call(frozenUser, { id: model.id }, await asAdministrator());
    expect(answer.state).toBe(model.frozen ? 0 : 1);
    model.frozen = true;
    endAll(model);
  },
  async recover(model) {
    const answer = await app.call(recoverUser, { id: model.id }, await asAdministrator());
    expect(answer.state).toBe(model.frozen ? 1 : 0);
    model.frozen = false;
  },
  async resetPassword(model) {
    model.password = (await app.done(recoverPassword, { id: model.id }, await asAdministrator())).password;
    model.mustChange = true;
    endAll(model);
  },
};

type Step = { use: string; which: number } | { event: string } | { wait: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ event: 'rightPassword' }) },
  { weight: 3, arbitrary: fc.record({ event: fc.constantFrom(...Object.keys(EVENTS)) }) },
  { weight: 5, arbitrary: fc.record({ use: fc.constantFrom(...Object.keys(USES)), which: fc.nat({ max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(1, 10, 29, 31, 100) }) },
);

async function take(model: Model, taken: Step): Promise<void> {
  if ('wait' in taken) return clock.advance(taken.wait * MINUTE);
  if ('event' in taken) return EVENTS[taken.event]!(model);
  const one = model.held[taken.which];
  if (!one) return;
  const valid = isValid(one);
  if (valid) one.seenAt = now();
  await USES[taken.use]!(model, one, valid);
}

test('whatever happens in whatever order, exactly the tokens that ought to be valid are', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
      const account = `model${++runs}`;
      const model: Model = {
        account,
        id: await addAccount(app, { account }),
        password: PASSWORD,
        frozen: false,
        mustChange: false,
        held: [],
      };
      for (const taken of steps) {
        await take(model, taken);
        for (const one of model.held) {
          const valid = isValid(one);
          expect(await app.call(heartbeat, {}, { token: one.token })).toMatchObject({ state: valid ? 1 : 1000 });
          if (valid) one.seenAt = now();
        }
      }
    }),
    { numRuns: 15 },
  );
});
