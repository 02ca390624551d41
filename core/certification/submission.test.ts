import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certifiedBy, nextState, standingOf, SUBMISSION_STATES, type Submission } from './submission.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const submission: fc.Arbitrary<Submission> = fc.record({
  state: fc.constantFrom(...SUBMISSION_STATES),
  replaced: fc.boolean(),
  expiresOn: fc.option(day),
});

test('only what waits can be decided or withdrawn, and then never again', () => {
  for (const action of ['pass', 'fail', 'withdraw'] as const) {
    const outcome = nextState('pending', action)!;
    expect(outcome).not.toBe('pending');
    for (const again of ['pass', 'fail', 'withdraw'] as const) expect(nextState(outcome, again)).toBeUndefined();
  }
});

test('a licence holds through its last day and no longer', () => {
  const licence: Submission = { state: 'passed', replaced: false, expiresOn: '2026-03-01' };
  expect(standingOf(licence, '2026-03-01')).toBe('passed');
  expect(standingOf(licence, '2026-03-02')).toBe('expired');
  expect(standingOf({ ...licence, replaced: true }, '2026-03-02')).toBe('replaced');
});

test('what holds is not lost by asking for more, whatever becomes of that', () => {
  fc.assert(
    fc.property(fc.array(submission), submission, day, (before, more, today) => {
      fc.pre(certifiedBy(before, today) === 'passed');
      expect(certifiedBy([...before, more], today)).toBe('passed');
    }),
  );
});

test('what was withdrawn never happened', () => {
  fc.assert(
    fc.property(fc.array(submission), submission, fc.nat(), day, (all, gone, at, today) => {
      const place = at % (all.length + 1);
      const withGone = [...all.slice(0, place), { ...gone, state: 'withdrawn' as const }, ...all.slice(place)];
      expect(certifiedBy(withGone, today)).toBe(certifiedBy(all, today));
    }),
  );
});

test('without anything that holds, the waiting one counts, then the last decision', () => {
  const of = (state: Submission['state']): Submission => ({ state, replaced: false, expiresOn: '2026-01-01' });
  const today = '2026-06-01';
  expect(certifiedBy([], today)).toBe('notCertified');
  expect(certifiedBy([of('passed')], today)).toBe('notCertified');
  expect(certifiedBy([of('failed'), of('pending')], today)).toBe('pending');
  expect(certifiedBy([of('passed'), of('failed')], today)).toBe('failed');
  expect(certifiedBy([of('failed'), of('passed')], today)).toBe('notCertified');
});
