import type { NewsPush } from '@skyhelm/contract/news-push';
import { formatDateTime, formatList } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { everyText } from './every.ts';

const namesOf = (named: readonly { name: string }[]): string => formatList(named.map(({ name }) => name));

export const receiversOf = ({ people, roles, departments }: NewsPush): string => namesOf([...departments, ...roles, ...people]);

export const modeText = (t: Say, { mode, intervalMinutes }: NewsPush): string =>
  intervalMinutes === null ? t(`newspush.mode.${mode}`) : everyText(t, intervalMinutes);

const founderText = (t: Say, { founder, editor }: NewsPush): string =>
  editor === null ? founder : `${founder} · ${t('newspush.editedBy', { name: editor })}`;

/** What can be said of a push line by line, without what it does not have. */
export function pushFacts(t: Say, push: NewsPush): { label: string; value: string }[] {
  const { mode, people, roles, departments, pushAt, endsAt, createdAt, sentAt, nextAt } = push;
  const moments: [string, string | null][] = [
    [t(mode === 'cycle' ? 'newspush.startAt' : 'newspush.pushAt'), pushAt],
    [t('newspush.endsAt'), endsAt],
    [t('newspush.createdAt'), createdAt],
    [t('newspush.sentAt'), sentAt],
    [t('newspush.nextAt'), nextAt],
  ];
  const hasReceivers = people.length + roles.length + departments.length > 0;
  return [
    { label: t('newspush.mode'), value: modeText(t, push) },
    { label: t('newspush.departments'), value: namesOf(departments) },
    { label: t('newspush.roles'), value: namesOf(roles) },
    { label: t('newspush.people'), value: namesOf(people) },
    // Those who were chosen may all be gone by now.
    { label: t('newspush.receivers'), value: hasReceivers ? '' : t('common.none') },
    { label: t('newspush.founder'), value: founderText(t, push) },
    ...moments.map(([label, at]) => ({ label, value: at === null ? '' : formatDateTime(at) })),
  ].filter(({ value }) => value !== '');
}
