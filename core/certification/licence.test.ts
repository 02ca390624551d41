import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from './calendar-day.ts';
import { AIRCRAFT_CATEGORIES, includesGrade, LICENCE_GRADES, mayFly, type Flight, type Licence } from './licence.ts';
import { SUBMISSION_STATES } from './submission.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const category = fc.constantFrom(...AIRCRAFT_CATEGORIES);
const grade = fc.constantFrom(...LICENCE_GRADES);
const licence: fc.Arbitrary<Licence> = fc.record({
  state: fc.constantFrom(...SUBMISSION_STATES),
  replaced: fc.boolean(),
  category,
  grade,
  expiresOn: day,
});
const flight: fc.Arbitrary<Flight> = fc.record({ category, grade, on: day });
/** As the server keeps them: of one category at most one that passed is not replaced. */
const licences = fc.array(licence, { maxLength: 8 }).map((all) =>
  all.map((one, index) => ({
    ...one,
    replaced: one.replaced || all.slice(index + 1).some((later) => later.category === one.category && later.state === 'passed'),
  })),
);

test('one may fly exactly with a licence of the category that holds on that day and includes the grade', () => {
  fc.assert(
    fc.property(licences, flight, (all, asked) => {
      const proves = (one: Licence) =>
        one.state === 'passed' &&
        !one.replaced &&
        one.category === asked.category &&
        one.expiresOn >= asked.on &&
        includesGrade(one.grade, asked.grade);
      expect(mayFly(all, 'passed', asked).may).toBe(all.some(proves));
      expect(mayFly(all, 'pending', asked).may).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('what a licence allows it allows at every lower grade and on every earlier day, whatever else was handed in', () => {
  fc.assert(
    fc.property(licences, licence, grade, fc.nat(1_000), (others, one, asked, days) => {
      const held: Licence = { ...one, state: 'passed', replaced: false };
      const earlier = others.map((other) => (other.category === held.category ? { ...other, replaced: true } : other));
      const flight = { category: held.category, grade: asked, on: dayAfter(held.expiresOn, -days) };
      expect(mayFly([...earlier, held], 'passed', flight).may).toBe(LICENCE_GRADES.indexOf(asked) <= LICENCE_GRADES.indexOf(held.grade));
    }),
  );
});

test('each refusal says what is missing', () => {
  const held: Licence = { state: 'passed', replaced: false, category: 'multirotor', grade: 'bvlos', expiresOn: '2026-05-01' };
  const asked: Flight = { category: 'multirotor', grade: 'bvlos', on: '2026-05-01' };
  const verdict = (all: Licence[], changes: Partial<Flight> = {}) => mayFly(all, 'passed', { ...asked, ...changes });
  expect(verdict([held])).toEqual({ may: true });
  expect(verdict([])).toEqual({ may: false, reason: 'neverCertified' });
  expect(verdict([{ ...held, state: 'withdrawn' }])).toEqual({ may: false, reason: 'neverCertified' });
  expect(verdict([{ ...held, state: 'pending' }])).toEqual({ may: false, reason: 'pending' });
  expect(verdict([{ ...held, state: 'failed' }])).toEqual({ may: false, reason: 'failed' });
  expect(verdict([held], { on: '2026-05-02' })).toEqual({ may: false, reason: 'expired', expiredOn: '2026-05-01' });
  expect(verdict([held], { category: 'vtol' })).toEqual({ may: false, reason: 'otherCategory', held: ['multirotor'] });
  expect(verdict([held], { grade: 'instructor' })).toEqual({ may: false, reason: 'lowerGrade', held: 'bvlos' });
  expect(mayFly([held], 'failed', asked)).toEqual({ may: false, reason: 'identity', identity: 'failed' });
});
