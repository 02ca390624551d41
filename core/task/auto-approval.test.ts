import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, type AutoApproval, type Facts } from './auto-approval.ts';

const at = (clock: string) => Date.parse(`2026-06-15T${clock}:00Z`);
const RULES: AutoApproval = {
  isOn: true,
  userIds: ['founder'],
  from: at('00:00'),
  until: at('23:00'),
  types: ['spot', 'area'],
  heightMax: 100,
  dayTime: { from: 8 * 60, until: 18 * 60, timeZone: 'UTC' },
  needsClearAir: true,
  needsLicence: true,
};
const FACTS: Facts = {
  isRefused: false,
  hands: ['founder', 'founder'],
  type: 'spot',
  now: at('07:00'),
  highest: { metres: 100, isAtLeast: false, lacks: [] },
  flown: { from: at('08:00'), until: at('18:00') },
  air: 'clear',
  conflicts: [],
  licence: true,
};
const findings = (facts: Partial<Facts>, rules: Partial<AutoApproval> = {}) => {
  const { outcome, reasons } = decide({ ...RULES, ...rules }, { ...FACTS, ...facts })!;
  return [outcome, ...reasons.filter(({ finding }) => finding !== 'kept').map(({ check, finding }) => `${check} ${finding}`)];
};

test('what keeps to every rule is approved, with all that was looked at', () => {
  expect(findings({})).toEqual(['approved']);
  expect(decide(RULES, FACTS)!.reasons.map(({ check }) => check)).toEqual([
    'user',
    'period',
    'type',
    'air',
    'conflicts',
    'height',
    'dayTime',
    'licence',
  ]);
});

test('each rule alone leaves it to a person, and says so', () => {
  expect(findings({ hands: ['founder', 'another'] })).toEqual(['leftToPerson', 'user broken']);
  expect(findings({ hands: [undefined, 'another'] })).toEqual(['leftToPerson', 'user broken']);
  expect(findings({ now: at('23:00') })).toEqual(['leftToPerson', 'period broken']);
  expect(findings({ type: 'logistics' })).toEqual(['leftToPerson', 'type broken']);
  expect(findings({ air: 'warned' })).toEqual(['leftToPerson', 'air broken']);
  expect(findings({ air: 'warned' }, { needsClearAir: false })).toEqual(['approved']);
  expect(findings({ air: 'doubtful' }, { needsClearAir: false })).toEqual(['leftToPerson', 'air broken']);
  expect(findings({ conflicts: ['air'] })).toEqual(['leftToPerson', 'conflicts broken']);
  expect(findings({ highest: { metres: 100.1, isAtLeast: false, lacks: [] } })).toEqual(['leftToPerson', 'height broken']);
  expect(findings({ highest: { metres: 100.1, isAtLeast: true, lacks: ['rally'] } })).toEqual(['leftToPerson', 'height broken']);
  expect(findings({ licence: false })).toEqual(['leftToPerson', 'licence broken']);
  expect(findings({ isRefused: true })).toEqual(['leftToPerson', 'refused broken']);
});

test('in what it meets other tasks is said once each', () => {
  const { reasons } = decide(RULES, { ...FACTS, conflicts: ['device', 'device', 'air'] })!;
  expect(reasons.find(({ check }) => check === 'conflicts')).toEqual({
    check: 'conflicts',
    finding: 'broken',
    conflicts: ['device', 'air'],
  });
});

test('the height that is asked for and the one that is allowed are kept with the finding', () => {
  const height = (metres: number, isAtLeast = false) =>
    decide(RULES, { ...FACTS, highest: { metres, isAtLeast, lacks: isAtLeast ? ['rally'] : [] } })!.reasons.find(
      ({ check }) => check === 'height',
    );
  expect(height(120)).toEqual({ check: 'height', finding: 'broken', height: { asked: 120, limit: 100 } });
  expect(height(100)).toEqual({ check: 'height', finding: 'kept', height: { asked: 100, limit: 100 } });
  expect(height(15, true), 'and of one that is not known, why').toEqual({ check: 'height', finding: 'unknown', lacks: ['rally'] });
});

test('whether the air had to be clear is kept with what was found of it', () => {
  for (const needsClearAir of [true, false])
    expect(decide({ ...RULES, needsClearAir }, FACTS)!.reasons.find(({ check }) => check === 'air')).toEqual({
      check: 'air',
      finding: 'kept',
      needsClearAir,
    });
});

test('what nobody could find out is left to a person', () => {
  for (const [fact, check] of [
    ['flown', 'dayTime'],
    ['air', 'air'],
    ['conflicts', 'conflicts'],
    ['licence', 'licence'],
  ] as const)
    expect(findings({ [fact]: undefined })).toEqual(['leftToPerson', `${check} unknown`]);
  expect(findings({ highest: { metres: 100, isAtLeast: true, lacks: ['rally'] } })).toEqual(['leftToPerson', 'height unknown']);
  expect(findings({ hands: ['founder', undefined] })).toEqual(['leftToPerson', 'user unknown']);
});

test('a rule that is not set is not asked', () => {
  const none = { heightMax: null, dayTime: null, needsLicence: false };
  expect(findings({ highest: { metres: 900, isAtLeast: true, lacks: ['rally'] }, flown: undefined, licence: undefined }, none)).toEqual([
    'approved',
  ]);
  expect(decide({ ...RULES, isOn: false }, FACTS)).toBeUndefined();
});

test('hours hold for the whole flight, by the clock of the place, also over midnight', () => {
  const night = { from: 22 * 60, until: 4 * 60, timeZone: 'UTC' };
  const flown = (from: string, minutes: number) => ({ flown: { from: at(from), until: at(from) + minutes * 60_000 } });
  expect(findings(flown('07:59', 10))).toEqual(['leftToPerson', 'dayTime broken']);
  expect(findings(flown('17:55', 10))).toEqual(['leftToPerson', 'dayTime broken']);
  expect(findings(flown('23:30', 60), { dayTime: night })).toEqual(['approved']);
  expect(findings(flown('03:30', 60), { dayTime: night })).toEqual(['leftToPerson', 'dayTime broken']);
  expect(findings(flown('00:30', 60), { dayTime: { ...RULES.dayTime!, timeZone: 'Asia/Shanghai' } })).toEqual(['approved']);
  expect(findings(flown('08:00', 3 * 1_440))).toEqual(['leftToPerson', 'dayTime broken']);
});

test('hours are those of the clock in their place, in summer as in winter', () => {
  const dayTime = { from: 8 * 60, until: 18 * 60, timeZone: 'Europe/Berlin' };
  const begins = (moment: string) => ({ flown: { from: Date.parse(moment), until: Date.parse(moment) + 3_600_000 } });
  expect(findings(begins('2026-06-15T06:00:00Z'), { dayTime })).toEqual(['approved']);
  expect(findings(begins('2026-12-15T06:00:00Z'), { dayTime })).toEqual(['leftToPerson', 'dayTime broken']);
  expect(findings(begins('2026-12-15T16:00:00Z'), { dayTime })).toEqual(['approved']);
  expect(findings(begins('2026-06-15T16:00:00Z'), { dayTime })).toEqual(['leftToPerson', 'dayTime broken']);
  expect(findings(begins('2026-06-15T02:30:00Z'), { dayTime: { ...dayTime, timeZone: '+05:30' } })).toEqual(['approved']);
});

test('nothing is ever approved of which one fact is missing or one rule broken', () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const anyFacts: fc.Arbitrary<Facts> = fc.record({
    hands: fc.array(maybe(fc.constantFrom('founder', 'another')), { minLength: 1, maxLength: 3 }),
    type: fc.constantFrom('spot', 'logistics'),
    now: fc.constantFrom(at('07:00'), at('23:30')),
    highest: fc.record({ metres: fc.constantFrom(50, 150), isAtLeast: fc.boolean(), lacks: fc.constant([]) }),
    flown: maybe(fc.constant(FACTS.flown!)),
    air: maybe(fc.constantFrom('clear', 'warned', 'doubtful')),
    conflicts: maybe(fc.constantFrom([], ['device'])),
    licence: maybe(fc.boolean()),
    isRefused: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { outcome, reasons } = decide(RULES, facts)!;
      expect(outcome === 'approved').toBe(reasons.every(({ finding }) => finding === 'kept'));
      if (outcome === 'approved') {
        expect(facts).toMatchObject({
          type: 'spot',
          now: at('07:00'),
          highest: { metres: 50, isAtLeast: false, lacks: [] },
          air: 'clear',
          conflicts: [],
          licence: true,
          isRefused: false,
        });
        expect(new Set(facts.hands)).toEqual(new Set(['founder']));
        expect(facts.flown).toBeDefined();
      }
    }),
    { numRuns: 1_000 },
  );
});
