import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ASKING_MS,
  holds,
  LEASE_ACTIONS,
  LEASE_MS,
  leaseAt,
  nextLease,
  NOBODY,
  type Holder,
  type Lease,
  type LeaseAction,
} from './lease.ts';

const pilot: Holder = { userId: 'pilot', sessionId: 'tablet' };
const dispatcher: Holder = { userId: 'dispatcher', sessionId: 'desk' };
const pilotElsewhere: Holder = { userId: 'pilot', sessionId: 'phone' };

const after = (lease: Lease, now: number, ...actions: LeaseAction[]): Lease =>
  actions.reduce((current, action) => {
    const next = nextLease(current, action, now);
    if ('code' in next) throw new Error(next.code);
    return next;
  }, lease);
const refused = (lease: Lease, action: LeaseAction, now = 0) => {
  const next = nextLease(lease, action, now);
  return 'code' in next ? next.code : undefined;
};
const taken = after(NOBODY, 0, { kind: 'take', who: pilot });

test('one has the controls, and the same person at another screen has not', () => {
  expect(holds(taken, pilot, 0)).toBe(true);
  expect(holds(taken, pilotElsewhere, 0)).toBe(false);
  expect(refused(taken, { kind: 'take', who: pilotElsewhere })).toBe('control.held');
  expect(refused(taken, { kind: 'release', who: dispatcher })).toBe('control.lost');
});

test('who does not renew loses them, and what was ordered before does not count any more', () => {
  const renewed = after(taken, LEASE_MS - 1, { kind: 'renew', who: pilot });
  expect(holds(renewed, pilot, LEASE_MS + 1)).toBe(true);
  expect(refused(taken, { kind: 'renew', who: pilot }, LEASE_MS)).toBe('control.lost');
  expect(leaseAt(taken, LEASE_MS)).toEqual({ token: taken.token + 1, holder: undefined, until: 0, asking: undefined });
});

test('who asks gets them by the holder’s word, not by waiting', () => {
  const asked = after(taken, 0, { kind: 'ask', who: dispatcher });
  expect(refused(asked, { kind: 'ask', who: pilotElsewhere })).toBe('control.asked');
  expect(after(asked, 1, { kind: 'refuse', who: pilot }).holder).toEqual(pilot);
  const handed = after(asked, 1, { kind: 'handOver', who: pilot });
  expect(handed).toMatchObject({ holder: dispatcher, token: taken.token + 1 });
  let kept = asked;
  for (let now = 0; now <= ASKING_MS; now += 1_000) kept = after(kept, now, { kind: 'renew', who: pilot });
  expect(kept).toMatchObject({ holder: pilot, asking: undefined });
  expect(refused(kept, { kind: 'handOver', who: pilot }, ASKING_MS)).toBe('control.nobodyAsks');
});

test('the owner takes them back from whoever has them', () => {
  expect(after(taken, 1, { kind: 'takeBack', who: dispatcher })).toMatchObject({ holder: dispatcher, token: taken.token + 1 });
});

const anyAction = fc.record({
  kind: fc.constantFrom(...LEASE_ACTIONS),
  who: fc.constantFrom(pilot, dispatcher, pilotElsewhere),
});

test('whatever happens, the token grows whenever the controls change hands, and never goes back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyAction, fc.nat(LEASE_MS))), (steps) => {
      let [lease, now]: [Lease, number] = [NOBODY, 0];
      for (const [action, wait] of steps) {
        now += wait;
        const before = leaseAt(lease, now);
        expect(before.token).toBeGreaterThanOrEqual(lease.token);
        const next = nextLease(lease, action, now);
        const current = 'code' in next ? before : next;
        if (current.holder?.userId !== before.holder?.userId || current.holder?.sessionId !== before.holder?.sessionId)
          expect(current.token).toBeGreaterThan(before.token);
        else expect(current.token).toBe(before.token);
        if (current.holder) expect(current.until).toBeGreaterThan(now);
        lease = current;
      }
    }),
  );
});
