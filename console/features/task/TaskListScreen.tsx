import type { TaskId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useArea, useDistance } from '../../session/use-length.ts';
import { useHas } from '../../session/session.ts';
import { oneOf } from '../../ui/list/list-address.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { keepingUp } from '../../ui/list/until-counted.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useOpened } from '../../ui/list/use-opened.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { useTight } from '../../ui/use-media.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { NewTask } from './NewTask.tsx';
import type { Doing } from './doing.ts';
import type { TaskList } from './task-address.ts';
import { taskColumns } from './task-columns.tsx';
import { FILTERS, filterIn } from './task-filter.ts';
import { useTaskFilters } from './use-task-filters.tsx';
import { useView, ViewSwitch } from './ViewSwitch.tsx';

const TaskDoings = onDemand(async () => (await import('./TaskDoings.tsx')).TaskDoings, { words: ['issues', 'flightrecord'] });
const TaskMap = onDemand(async () => (await import('../task-map/index.ts')).TaskMap);
const TaskCalendar = onDemand(async () => (await import('../task-calendar/index.ts')).TaskCalendar);

/** Others ask, decide and fly meanwhile. */
const keepUp = keepingUp(10_000);

const SORTED_BY = ['number', 'name', 'deadline', 'createdAt', 'changedAt'] as const;

/** All tasks, or one's own: as a table, on a map, or in a calendar. */
export function TaskListScreen({ list }: { list: TaskList }) {
  const t = useWords();
  const tight = useTight();
  const isOwn = list === '/my-task';
  const name = isOwn ? 'myTask' : 'task';
  const [area, distance] = [useArea(), useDistance()];
  const mayCheck = useHas('task:check');
  const address = useListAddress(name, FILTERS, { column: 'number', ascending: false });
  const views = useView();
  const { view } = views;
  const filter = filterIn(address.filters, isOwn);
  const asked = { ...filter, orderByColumn: oneOf(SORTED_BY, address.sort.column) ?? ('number' as const) };
  const result = useRead(task.getTasks, { ...address.page, ...asked }, { keepPrevious: true, everyMs: keepUp, when: view === 'table' });
  const { work, start, finish } = useTask<Doing>();
  const [isExporting, setExporting] = useState(false);
  const exportList = async () => {
    setExporting(true);
    await download(task.exportTasks, { ...asked, isAsc: address.sort.ascending, timeZone: zoneHere() }).then(
      () => toast.success(t('task.exported')),
      () => undefined,
    );
    setExporting(false);
  };
  const addButton = (
    <Allowed permission="task:add">
      <NewTask list={list} />
    </Allowed>
  );
  const check = (id: TaskId) => mayCheck && start({ kind: 'check', id });
  useOpened(list, check);
  const instead = {
    table: undefined,
    map: <TaskMap filter={filter} onCheck={check} />,
    calendar: <TaskCalendar filter={filter} onCheck={check} />,
  };
  return (
    <>
      <ListScreen
        name={name}
        title={t(isOwn ? 'task.title.mine' : 'task.title')}
        primary={addButton}
        secondary={
          <>
            <ViewSwitch {...views} />
            <Allowed permission="task:report">
              <Button loading={isExporting} onClick={() => void exportList()}>
                {t('common.export')}
              </Button>
            </Allowed>
          </>
        }
        filters={useTaskFilters(isOwn, view !== 'calendar')}
        address={address}
        result={result}
        columns={taskColumns(t, { list, tight, mayCheck, area, distance, start })}
        rowKey="id"
        count={(count) => t('task.count', { count })}
        empty={{ text: t(isOwn ? 'task.empty.mine' : 'task.empty'), action: addButton }}
        instead={instead[view]}
      />
      {work && <TaskDoings key={work.number} doing={work.task} list={list} open={work.open} start={start} onClose={finish} />}
    </>
  );
}
