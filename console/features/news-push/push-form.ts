import type { NewsPush, NewsPushForm } from '@skyhelm/contract/news-push';
import { numberIn } from '../../ui/form/number-in.ts';
import { minuteOf } from '../../words/day.ts';

/** As it is typed, with times of the reader's clock. */
export interface PushValues extends Pick<
  NewsPushForm,
  'title' | 'content' | 'priority' | 'mode' | 'userIds' | 'roleIds' | 'departmentIds'
> {
  pushAt: string;
  endsAt: string;
  intervalMinutes: string;
}
export type PushEdit = PushValues & Pick<NewsPush, 'id' | 'version'>;

export const NEW_PUSH: Partial<PushValues> = { priority: 'middle', mode: 'single', userIds: [], roleIds: [], departmentIds: [] };

type Times = Pick<NewsPush, 'pushAt' | 'endsAt'>;

/** A minute that was left alone stays the very moment it was. What is no time stays text, which the schema then names. */
function momentIn(typed: string | undefined, before: string | null = null): string | null {
  if (!typed) return null;
  if (before !== null && typed === minuteOf(before)) return before;
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}

/** What is sent of the form: what belongs to another mode is left behind. */
export const inputOf = <V extends PushValues>({ pushAt, endsAt, intervalMinutes, ...rest }: V, before?: Times) => ({
  ...rest,
  pushAt: rest.mode === 'single' ? null : momentIn(pushAt, before?.pushAt),
  intervalMinutes: rest.mode === 'cycle' ? (numberIn(intervalMinutes) ?? null) : null,
  endsAt: rest.mode === 'cycle' ? momentIn(endsAt, before?.endsAt) : null,
});

export const valuesOf = (push: NewsPush): PushEdit => ({
  id: push.id,
  version: push.version,
  title: push.title,
  content: push.content,
  priority: push.priority,
  mode: push.mode,
  pushAt: minuteOf(push.pushAt),
  endsAt: minuteOf(push.endsAt),
  intervalMinutes: push.intervalMinutes === null ? '' : String(push.intervalMinutes),
  userIds: push.people.map(({ id }) => id),
  roleIds: push.roles.map(({ id }) => id),
  departmentIds: push.departments.map(({ id }) => id),
});
