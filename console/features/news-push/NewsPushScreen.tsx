import { PUSH_MODES, PUSH_PRIORITIES, PUSH_STATES } from '@skyhelm/contract/news-push-facts';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { newsPush } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { keepingUp } from '../../ui/list/until-counted.ts';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useTight } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { pushColumns } from './push-columns.tsx';
import type { Task } from './task.ts';

/** Forms and dialogs load when one is first asked for: the list is there sooner without them. */
const PushTasks = onDemand(async () => (await import('./PushTasks.tsx')).PushTasks, { words: ['issues'] });

/** Receipts come in and timers go off while one looks on. */
const everyMs = keepingUp(2_000);

const FILTERS = ['q', 'founder', 'mode', 'priority', 'state'] as const;

/** What an address may hold: whoever types one may have written anything. */
const oneOf = <T extends string>(known: readonly T[], given: string | undefined): T | undefined => known.find((each) => each === given);

export function NewsPushScreen() {
  const t = useWords();
  const tight = useTight();
  const address = useListAddress('news-push', FILTERS, { column: 'createdAt', ascending: false });
  const { q, founder, mode, priority, state } = address.filters;
  const filter = {
    keyword: q ?? '',
    founder: founder ?? '',
    mode: oneOf(PUSH_MODES, mode),
    priority: oneOf(PUSH_PRIORITIES, priority),
    state: oneOf(PUSH_STATES, state),
    orderByColumn: address.sort.column === 'title' ? ('title' as const) : ('createdAt' as const),
  };
  const result = useRead(newsPush.getNewsPushes, { ...address.page, ...filter }, { keepPrevious: true, everyMs });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const addButton = (
    <Allowed permission="newsPush:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('newspush.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="news-push"
        title={t('newspush.title')}
        primary={addButton}
        filters={[
          { name: 'q', kind: 'search', label: t('newspush.search') },
          { name: 'founder', kind: 'search', label: t('newspush.founder') },
          {
            name: 'mode',
            kind: 'choice',
            label: t('newspush.mode'),
            options: PUSH_MODES.map((value) => ({ value, label: t(`newspush.mode.${value}`) })),
          },
          {
            name: 'priority',
            kind: 'choice',
            label: t('newspush.priority'),
            options: PUSH_PRIORITIES.map((value) => ({ value, label: t(`newspush.priority.${value}`) })),
          },
          {
            name: 'state',
            kind: 'choice',
            label: t('newspush.state'),
            options: PUSH_STATES.map((value) => ({ value, label: t(`newspush.state.${value}`) })),
          },
        ]}
        address={address}
        result={result}
        columns={pushColumns(t, tight, start)}
        rowKey="id"
        count={(count) => t('newspush.count', { count })}
        empty={{ text: t('newspush.empty'), action: addButton }}
        freshKey={freshKey}
      />
      {work && <PushTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}
