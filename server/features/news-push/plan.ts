import type { NewsPushForm } from '@skyhelm/contract/news-push';
import { refuse } from '../../platform/app-error.ts';
import { APART_MS } from '../../platform/clock/apart.ts';
import { nextRun } from '../../platform/jobs/job-times.ts';
import type { PushRow } from './news-push.store.ts';

type Times = Pick<PushRow, 'pushAt' | 'isPushAtChosen' | 'intervalMinutes' | 'endsAt' | 'nextAt'>;

/** When a push is to be sent; what is due now is sent in the same request. An edited cycle keeps its beat unless it is given another. */
export function planOf(form: NewsPushForm, now: Date, before?: PushRow): Times {
  if (form.mode === 'single') return { pushAt: null, isPushAtChosen: false, intervalMinutes: null, endsAt: null, nextAt: now };
  const pushAt = form.pushAt === null ? now : new Date(form.pushAt);
  if (form.mode === 'timed') {
    if (pushAt <= now) refuse('newsPush.past');
    return { pushAt, isPushAtChosen: true, intervalMinutes: null, endsAt: null, nextAt: pushAt };
  }
  const hasBegun = before?.mode === 'cycle' && before.pushAt?.getTime() === pushAt.getTime();
  if (pushAt < now && !hasBegun) refuse('newsPush.past');
  const endsAt = form.endsAt === null ? null : new Date(form.endsAt);
  const begun = hasBegun ? { ...before, ...pulledBack(before, now) } : undefined;
  const beginsAt = begun?.pushAt ?? pushAt;
  const beat = beginsAt < now ? after(beginsAt, form.intervalMinutes!, now) : beginsAt;
  // What fell due a moment ago and has not been sent yet is sent with this edit.
  const nextAt = (begun?.intervalMinutes === form.intervalMinutes ? begun?.nextAt : undefined) ?? beat;
  if (endsAt && nextAt > endsAt) refuse('newsPush.past');
  // The form of one that has begun names its beginning, whoever has chosen it.
  const isPushAtChosen = hasBegun ? before.isPushAtChosen : form.pushAt !== null;
  return { pushAt: beginsAt, isPushAtChosen, intervalMinutes: form.intervalMinutes, endsAt, nextAt };
}

/** Of a cycle that goes on: its next beat, with whatever fell due meanwhile left out. */
export function nextSending({ mode, nextAt, intervalMinutes, endsAt }: PushRow, now: Date): Date | null {
  if (mode !== 'cycle') return null;
  const next = after(nextAt!, intervalMinutes!, now);
  return endsAt && next > endsAt ? null : next;
}

/**
 * Where a push should be whose times a clock has put wrong that was ahead or behind, or nothing where they are right; without a next sending it is over. It is asked of
 * what waits and of what is over, not of what somebody has stopped.
 */
export function pulledBack(row: PushRow, now: Date): Pick<Times, 'pushAt' | 'nextAt'> | undefined {
  const { pushAt, isPushAtChosen, nextAt, sendings, sentAt } = row;
  if (sendings === 0 || pushAt === null || sentAt === null) return undefined;
  // It was behind when it put this sending back: what was sent then is not sent twice.
  if (nextAt !== null && nextAt <= sentAt && sentAt <= now) return { pushAt, nextAt: nextSending(row, sentAt) };
  if (nextAt?.getTime() === pushAt.getTime()) return undefined;
  if (isPushAtChosen && isBefore(now, pushAt)) return isBefore(pushAt, sentAt) ? { pushAt, nextAt: pushAt } : undefined;
  return nextAt === null ? reopened(row, now) : onItsBeat({ ...row, pushAt, nextAt }, now);
}

/** One that was sent beyond its end was sent by a clock that was ahead, or late: it goes on where beats are still to come. */
function reopened({ pushAt, intervalMinutes, endsAt, sentAt }: PushRow, now: Date): Pick<Times, 'pushAt' | 'nextAt'> | undefined {
  if (intervalMinutes === null || endsAt === null || endsAt <= now || sentAt! <= endsAt || pushAt! > now) return undefined;
  const nextAt = after(pushAt!, intervalMinutes, now);
  return nextAt > endsAt ? undefined : { pushAt, nextAt };
}

/** A clock that was ahead has put the next beat of a cycle as far ahead, and the beginning of one that was begun then. A beginning that somebody has chosen stays. */
function onItsBeat(
  { pushAt, isPushAtChosen, nextAt, intervalMinutes }: PushRow & { pushAt: Date; nextAt: Date },
  now: Date,
): Pick<Times, 'pushAt' | 'nextAt'> | undefined {
  if (intervalMinutes === null) return undefined;
  const period = intervalMinutes * 60_000;
  const back = (beat: Date, ahead: number) => new Date(beat.getTime() - ahead * period);
  const aheadOf = (beat: Date) => Math.ceil((beat.getTime() - now.getTime()) / period);
  const isAhead = nextAt.getTime() - now.getTime() > 2 * period;
  const isBegun = isPushAtChosen || pushAt <= now;
  if (!isAhead && isBegun) return undefined;
  return {
    pushAt: isBegun ? pushAt : back(pushAt, aheadOf(pushAt)),
    nextAt: isAhead ? back(nextAt, aheadOf(nextAt) - 1) : nextAt,
  };
}

/** By more than clocks differ. */
const isBefore = (one: Date, other: Date): boolean => other.getTime() - one.getTime() > APART_MS;

const after = (beat: Date, minutes: number, now: Date): Date => nextRun({ runAt: beat, beatAt: null, everySeconds: minutes * 60 }, now)!;
