import type { WebHook } from '@skyhelm/contract/web-hook';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDate, formatList } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { eventsText } from './events-text.ts';
import { HookState } from './HookState.tsx';
import { WebHookActions } from './WebHookActions.tsx';
import type { Task } from './task.ts';
import styles from './web-hook.module.css';

interface Shown {
  tight: boolean;
  start(task: Task): void;
}

export const hookColumns = (t: Say, { tight, start }: Shown): ListColumn<WebHook>[] => [
  {
    key: 'name',
    title: t('webhook.name'),
    always: true,
    card: 'head',
    width: 160,
    render: ({ name }) => <span className={styles['name']}>{name}</span>,
  },
  { key: 'state', title: t('webhook.state'), width: 190, render: (row) => <HookState row={row} /> },
  {
    key: 'address',
    title: t('webhook.address'),
    width: 300,
    render: ({ address }) => <span className={styles['address']}>{address}</span>,
  },
  {
    key: 'events',
    title: t('webhook.events'),
    width: 240,
    render: ({ events }) => (
      <span title={formatList(events.map((event) => t(`webhook.event.${event}`)))}>{eventsText(t, formatList, events)}</span>
    ),
  },
  {
    key: 'created',
    title: t('webhook.created'),
    width: 135,
    render: ({ createdAt, createdBy }) => t('accesskey.created.by', { at: formatDate(createdAt), name: createdBy }),
  },
  actionsColumn(165, tight, (row) => <WebHookActions row={row} folded={tight} start={start} />),
];
