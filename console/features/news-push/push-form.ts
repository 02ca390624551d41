import type { NewsPush, NewsPushForm } from '@skyhelm/contract/news-push';
import { numberIn } from '../../ui/form/number-in.ts';

/** As it is typed. */
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

/** What is sent of the form: what belongs to another mode is left behind. */
export const inputOf = <V extends PushValues>({ pushAt, endsAt, intervalMinutes, ...rest }: V) => ({
  ...rest,
  pushAt: rest.mode === 'single' ? null : pushAt || null,
  intervalMinutes: rest.mode === 'cycle' ? (numberIn(intervalMinutes) ?? null) : null,
  endsAt: rest.mode === 'cycle' ? endsAt || null : null,
});

export const valuesOf = (push: NewsPush): PushEdit => ({
  id: push.id,
  version: push.version,
  title: push.title,
  content: push.content,
  priority: push.priority,
  mode: push.mode,
  pushAt: push.pushAt ?? '',
  endsAt: push.endsAt ?? '',
  intervalMinutes: push.intervalMinutes === null ? '' : String(push.intervalMinutes),
  userIds: push.people.map(({ id }) => id),
  roleIds: push.roles.map(({ id }) => id),
  departmentIds: push.departments.map(({ id }) => id),
});
