import type { NewsPushForm } from '@skyhelm/contract/news-push';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PushRow } from './news-push.store.ts';
import { nextSending, planOf, pulledBack } from './plan.ts';

const at = (minute: number, second = 0): Date => new Date(Date.UTC(2027, 0, 1, 12, minute, second));
const form = (intervalMinutes: number) =>
  ({ mode: 'cycle', pushAt: at(1).toISOString(), intervalMinutes, endsAt: null }) as Partial<NewsPushForm> as NewsPushForm;
const before = { mode: 'cycle', pushAt: at(1), intervalMinutes: 10, nextAt: at(11) } as PushRow;

test('an edit at the very moment of a beat does not lose it', () => {
  expect(planOf(form(10), at(11, 1), before).nextAt).toEqual(at(11));
  expect(planOf(form(10), at(10, 59), before).nextAt).toEqual(at(11));
});

test('another interval is another beat', () => expect(planOf(form(3), at(11, 1), before).nextAt).toEqual(at(13)));

const MINUTE = 60_000;
type Step = { passes: number } | { clockMoves: number } | { interval: number } | 'newWords';
const minutes = (min: number, max: number) => fc.integer({ min, max });
const calm: fc.Arbitrary<Step> = fc.oneof(
  minutes(1, 90).map((passes) => ({ passes })),
  fc.constant('newWords' as const),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  calm,
  minutes(-600, 600).map((clockMoves) => ({ clockMoves })),
  minutes(1, 60).map((interval) => ({ interval })),
);

/** A cycle that is begun, and what becomes of it while time passes, its clock is moved and it is edited: when it is sent, in minutes that have really passed. */
function lived(interval: number, steps: Step[]): { sentAt: number[]; longest: number; passed: number } {
  const begin = Date.UTC(2030, 0, 1);
  let [passed, now, longest] = [0, begin, interval];
  const formOf = (intervalMinutes: number, pushAt: Date | null) =>
    ({ mode: 'cycle', pushAt: pushAt?.toISOString() ?? null, intervalMinutes, endsAt: null }) as Partial<NewsPushForm> as NewsPushForm;
  let row = { mode: 'cycle', sendings: 0, ...planOf(formOf(interval, null), new Date(now)) } as PushRow;
  const sentAt: number[] = [];
  const send = () => {
    if (row.nextAt! > new Date(now)) return;
    sentAt.push(passed);
    row = { ...row, sendings: row.sendings + 1, sentAt: new Date(now), nextAt: nextSending(row, new Date(now)) };
  };
  const edit = (intervalMinutes: number) => {
    longest = Math.max(longest, intervalMinutes);
    row = { ...row, ...planOf(formOf(intervalMinutes, row.pushAt), new Date(now), row) };
    send();
  };
  send();
  for (const one of steps) {
    if (one === 'newWords') edit(row.intervalMinutes!);
    else if ('interval' in one) edit(one.interval);
    else if ('clockMoves' in one) now += one.clockMoves * MINUTE;
    else {
      for (let minute = 0; minute < one.passes; minute++) {
        [passed, now] = [passed + 1, now + MINUTE];
        row = { ...row, ...pulledBack(row, new Date(now)) };
        send();
      }
    }
  }
  return { sentAt, longest, passed };
}

test('no cycle falls silent, whatever becomes of the clock and however it is edited meanwhile', () => {
  fc.assert(
    fc.property(minutes(1, 60), fc.array(step, { maxLength: 30 }), (interval, steps) => {
      const { sentAt, longest, passed } = lived(interval, steps);
      const silences = [...sentAt.slice(1), passed].map((at, index) => at - sentAt[index]!);
      // Each time the clock is moved back a beat may be put off by up to two of them, and by one where there is another interval.
      const count = (kind: string) => steps.filter((one) => one !== 'newWords' && kind in one).length;
      expect(Math.max(...silences)).toBeLessThanOrEqual((2 + 2 * count('clockMoves') + count('interval')) * longest);
    }),
    { numRuns: 500 },
  );
});

test('other words move no beat', () => {
  fc.assert(
    fc.property(minutes(1, 60), fc.array(calm, { maxLength: 30 }), (interval, steps) => {
      const { sentAt, passed } = lived(interval, steps);
      expect(sentAt).toEqual(Array.from({ length: Math.floor(passed / interval) + 1 }, (_, beat) => beat * interval));
    }),
  );
});

test('a beginning that was put off is kept, other words or not', () => {
  const beat = { isPushAtChosen: true, pushAt: at(50), intervalMinutes: 10, nextAt: at(50) };
  const putOff = { mode: 'cycle', sendings: 3, sentAt: at(0), ...beat } as PushRow;
  const same = { mode: 'cycle', pushAt: at(50).toISOString(), intervalMinutes: 10, endsAt: null } as Partial<NewsPushForm> as NewsPushForm;
  expect(pulledBack(putOff, at(1))).toBeUndefined();
  expect(planOf(same, at(1), putOff)).toMatchObject({ pushAt: at(50), nextAt: at(50) });
});

const chosenAt = (pushAt: Date) =>
  ({ mode: 'cycle', pushAt: pushAt.toISOString(), intervalMinutes: 10, endsAt: null }) as Partial<NewsPushForm> as NewsPushForm;

test('whoever names a beginning has chosen it, until it is begun at once; naming the one it has changes nothing about that', () => {
  const begun = { mode: 'cycle', sendings: 1, ...planOf({ ...chosenAt(at(1)), pushAt: null }, at(1)) } as PushRow;
  expect(begun.isPushAtChosen).toBe(false);
  expect(planOf(chosenAt(at(1)), at(5), begun).isPushAtChosen).toBe(false);
  const putOff = { ...begun, ...planOf(chosenAt(at(40)), at(5), begun) };
  expect(putOff.isPushAtChosen).toBe(true);
  expect(planOf(chosenAt(at(40)), at(6), putOff).isPushAtChosen).toBe(true);
  expect(planOf({ ...chosenAt(at(40)), pushAt: null }, at(6), putOff).isPushAtChosen).toBe(false);
});

const sentBy = (row: PushRow, now: Date): PushRow => ({ ...row, sendings: row.sendings + 1, sentAt: now, nextAt: nextSending(row, now) });
const corrected = (row: PushRow, now: Date): PushRow => ({ ...row, ...pulledBack(row, now) });

test('a beginning that somebody has chosen holds though it was sent before by a clock that was ahead, however far, and is edited then', () => {
  fc.assert(
    fc.property(minutes(2, 300), minutes(2, 100_000), fc.boolean(), (until, beyond, isEdited) => {
      const [begin, now] = [at(until), at(0)];
      const ahead = new Date(begin.getTime() + beyond * MINUTE);
      let row = sentBy({ mode: 'cycle', sendings: 0, ...planOf(chosenAt(begin), now) } as PushRow, ahead);
      row = { ...row, ...(isEdited ? planOf(chosenAt(begin), now, row) : pulledBack(row, now)) };
      expect(row).toMatchObject({ pushAt: begin, nextAt: begin, isPushAtChosen: true });
      expect(pulledBack(row, now), 'once').toBeUndefined();
    }),
  );
});

test('nor is it over, be it a cycle with an end or sent but once, and each of its beats comes', () => {
  fc.assert(
    fc.property(minutes(2, 300), minutes(2, 100_000), fc.option(minutes(0, 500)), (until, beyond, lasts) => {
      const end = lasts === null ? null : at(until + lasts).toISOString();
      const given = lasts === null ? { mode: 'timed', intervalMinutes: null } : { mode: 'cycle', intervalMinutes: 10 };
      const wanted = { pushAt: at(until).toISOString(), endsAt: end, ...given } as Partial<NewsPushForm> as NewsPushForm;
      let row = { sendings: 0, mode: wanted.mode, ...planOf(wanted, at(0)) } as PushRow;
      row = corrected(sentBy(row, at(until + beyond)), at(0));
      expect(row.nextAt).toEqual(at(until));
      const sent: Date[] = [];
      for (; row.nextAt; row = sentBy(row, row.nextAt)) {
        expect(pulledBack(row, row.nextAt)).toBeUndefined();
        sent.push(row.nextAt);
      }
      expect(sent).toEqual(Array.from({ length: 1 + Math.floor((lasts ?? 0) / 10) }, (_, beat) => at(until + beat * 10)));
    }),
  );
});

test('what was sent in its time is not sent twice, however far the clock is behind for a while, and edited then or not', () => {
  const when = { until: minutes(2, 60), passed: minutes(0, 300), behind: minutes(1, 1_000), isEdited: fc.boolean() };
  fc.assert(
    fc.property(fc.record(when), fc.option(minutes(0, 100)), ({ until, passed, behind, isEdited }, lasts) => {
      // So far that by the wrong clock it has not begun.
      fc.pre(behind > passed);
      const wanted = { ...chosenAt(at(until)), endsAt: lasts === null ? null : at(until + lasts).toISOString() };
      const right = at(until + passed);
      let row = { mode: 'cycle', sendings: 0, ...planOf(wanted, at(0)) } as PushRow;
      while (row.nextAt && row.nextAt <= right) row = sentBy(row, row.nextAt);
      const { nextAt } = row;
      row = corrected(row, at(until + passed - behind));
      if (isEdited && nextAt) row = { ...row, ...planOf(wanted, right, row) };
      expect(corrected(row, right)).toMatchObject({ pushAt: at(until), nextAt });
    }),
  );
});

test('one that another server has sent some seconds before its clock says so is not sent twice', () => {
  const beat = { isPushAtChosen: true, pushAt: at(10), intervalMinutes: 10, nextAt: at(20) };
  const sent = { mode: 'cycle', sendings: 1, sentAt: at(10), ...beat } as PushRow;
  expect(pulledBack(sent, at(9, 30))).toBeUndefined();
});

test('of a cycle that began when it was chosen to, a beat that is far ahead comes back and its beginning stays', () => {
  const beat = { isPushAtChosen: true, pushAt: at(10), intervalMinutes: 10, nextAt: at(500) };
  const begun = { mode: 'cycle', sendings: 9, sentAt: at(492), ...beat } as PushRow;
  expect(pulledBack(begun, at(25))).toEqual({ pushAt: at(10), nextAt: at(30) });
});
