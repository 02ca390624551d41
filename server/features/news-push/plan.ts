import type { NewsPushForm } from '@skyhelm/contract/news-push';
import { refuse } from '../../platform/app-error.ts';
import { nextRun } from '../../platform/jobs/job-times.ts';
import type { PushRow } from './news-push.store.ts';

type Times = Pick<PushRow, 'pushAt' | 'intervalMinutes' | 'endsAt' | 'nextAt'>;

/** When a push is to be sent; what is due now is sent in the same request. An edited cycle keeps its beat unless it is given another. */
export function planOf(form: NewsPushForm, now: Date, before?: PushRow): Times {
  if (form.mode === 'single') return { pushAt: null, intervalMinutes: null, endsAt: null, nextAt: now };
  const pushAt = form.pushAt === null ? now : new Date(form.pushAt);
  if (form.mode === 'timed') {
    if (pushAt <= now) refuse('newsPush.past');
    return { pushAt, intervalMinutes: null, endsAt: null, nextAt: pushAt };
  }
  const hasBegun = before?.mode === 'cycle' && before.pushAt?.getTime() === pushAt.getTime();
  if (pushAt < now && !hasBegun) refuse('newsPush.past');
  const endsAt = form.endsAt === null ? null : new Date(form.endsAt);
  const beat = pushAt < now ? after(pushAt, form.intervalMinutes!, now) : pushAt;
  // What fell due a moment ago and has not been sent yet is sent with this edit.
  const isDue = hasBegun && before.intervalMinutes === form.intervalMinutes && before.nextAt !== null && before.nextAt <= now;
  const nextAt = isDue ? before.nextAt! : beat;
  if (endsAt && nextAt > endsAt) refuse('newsPush.past');
  return { pushAt, intervalMinutes: form.intervalMinutes, endsAt, nextAt };
}

/** Of a cycle that goes on: its next beat, with whatever fell due meanwhile left out. */
export function nextSending({ mode, nextAt, intervalMinutes, endsAt }: PushRow, now: Date): Date | null {
  if (mode !== 'cycle') return null;
  const next = after(nextAt!, intervalMinutes!, now);
  return endsAt && next > endsAt ? null : next;
}

/** A clock that was ahead has put the next beat as far ahead: where it should be, or nothing where it is. A beginning that somebody has chosen is none of its doing. */
export function beatPulledBack({ pushAt, nextAt, intervalMinutes, sendings }: PushRow, now: Date): Date | undefined {
  if (sendings === 0 || nextAt === null || intervalMinutes === null) return undefined;
  if (pushAt?.getTime() === nextAt.getTime()) return undefined;
  const period = intervalMinutes * 60_000;
  const ahead = nextAt.getTime() - now.getTime();
  return ahead > 2 * period ? new Date(nextAt.getTime() - (Math.ceil(ahead / period) - 1) * period) : undefined;
}

const after = (beat: Date, minutes: number, now: Date): Date => nextRun({ runAt: beat, beatAt: null, everySeconds: minutes * 60 }, now)!;
