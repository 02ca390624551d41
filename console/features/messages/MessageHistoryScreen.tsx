import type { Message } from '@skyhelm/contract/message';
import { MESSAGE_GROUPS } from '@skyhelm/contract/message-facts';
import { PUSH_PRIORITIES } from '@skyhelm/contract/news-push-facts';
import { Button } from 'antd';
import { useState, type Key } from 'react';
import { message } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { historyColumns } from './history-columns.tsx';
import { filterOf, HISTORY_FILTERS, MESSAGE_STATES } from './history-filter.ts';
import { useReadMessages } from './use-read-messages.ts';

const MessageDrawer = onDemand(async () => (await import('./MessageDrawer.tsx')).MessageDrawer);

/** As many as one call takes; who goes from page to page may choose more. */
const READ_AT_ONCE = 200;

/** All messages to me that are kept. Opening one is reading it. */
export function MessageHistoryScreen() {
  const t = useWords();
  const narrow = useNarrow();
  const address = useListAddress('message-history', HISTORY_FILTERS, { column: 'createdAt', ascending: false });
  const result = useRead(
    message.getMessages,
    { ...address.page, ...filterOf(address.filters), timeZone: zoneHere() },
    { keepPrevious: true },
  );
  const { work, start, finish } = useTask<Message>();
  const [chosen, setChosen] = useState<Key[]>([]);
  const read = useReadMessages();
  const markRead = (ids: Message['id'][]) => {
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) read.mutate({ input: { ids: ids.slice(at, at + READ_AT_ONCE) } });
  };
  const open = (row: Message) => {
    if (row.readAt === null) markRead([row.id]);
    start(row);
  };
  return (
    <>
      <ListScreen
        name="message-history"
        title={t('menu.messageHistory')}
        secondary={
          <Button disabled={!result.data?.unread || read.isPending} onClick={() => read.mutate({ input: {} })}>
            {t('shell.readAll')}
          </Button>
        }
        filters={[
          { name: 'q', kind: 'search', label: t('messagehistory.search') },
          {
            name: 'state',
            kind: 'choice',
            label: t('messagehistory.state'),
            options: MESSAGE_STATES.map((value) => ({ value, label: t(`messagehistory.state.${value}`) })),
          },
          {
            name: 'priority',
            kind: 'choice',
            label: t('newspush.priority'),
            options: PUSH_PRIORITIES.map((value) => ({ value, label: t(`newspush.priority.${value}`) })),
          },
          {
            name: 'group',
            kind: 'choice',
            label: t('messagehistory.group'),
            options: MESSAGE_GROUPS.map((value) => ({ value, label: t(`messagehistory.group.${value}`) })),
          },
          { name: 'from', kind: 'day', label: t('messagehistory.from'), max: address.filters.to },
          { name: 'to', kind: 'day', label: t('messagehistory.to'), min: address.filters.from },
        ]}
        address={address}
        result={result}
        columns={historyColumns(t, narrow ? undefined : open)}
        rowKey="id"
        count={(count) => t('messagehistory.count', { count })}
        empty={{ text: t('messagehistory.empty') }}
        onOpen={open}
        selection={{
          keys: chosen,
          onChange: setChosen,
          actions: (
            <button
              type="button"
              className="link-button"
              onClick={() => {
                markRead(chosen as Message['id'][]);
                setChosen([]);
              }}
            >
              {t('shell.markRead')}
            </button>
          ),
        }}
      />
      {work && <MessageDrawer key={work.number} row={work.task} open={work.open} onClose={finish} />}
    </>
  );
}
