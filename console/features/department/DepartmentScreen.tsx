import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { download } from '../../api/client.ts';
import { department } from '../../api/endpoints.generated.ts';
import { queryOf } from '../../api/queries.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { toast } from '../../ui/toast.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { loadWords, useLanguage, useWords } from '../../words/words.ts';
import { departmentColumns } from './department-columns.tsx';
import { openAtFirst, treeOf } from './department-tree.ts';
import type { Task } from './task.ts';

/** More would make the page slow; in tree order, what is shown has its ancestors. */
const SHOWN_MAX = 1000;

/** Forms and dialogs load when one is first asked for: the list is there sooner without them. */
const DepartmentTasks = lazy(async () => {
  const [tasks] = await Promise.all([import('./DepartmentTasks.tsx'), loadWords('issues')]);
  return { default: tasks.DepartmentTasks };
});

export function DepartmentScreen() {
  const t = useWords();
  const language = useLanguage();
  const narrow = useNarrow();
  const address = useListAddress('department', ['q'], { column: 'name', ascending: true });
  const keyword = address.filters.q ?? '';
  const result = useQuery({ ...queryOf(department.getDepts, { keyword }), placeholderData: keepPreviousData });
  const all = useQuery(queryOf(department.getDepts, { keyword: '' })).data;
  const found = result.data ?? [];
  const shown = useMemo(() => result.data?.slice(0, SHOWN_MAX) ?? [], [result.data]);
  const rows = useMemo(() => treeOf(shown), [shown]);
  const wholeTree = useMemo(() => treeOf(all ?? []), [all]);
  const [opened, setOpened] = useState<readonly string[]>();
  const [work, setWork] = useState<{ task: Task; number: number; open: boolean }>();
  const start = (task: Task) => setWork((before) => ({ task, number: (before?.number ?? 0) + 1, open: true }));
  const finish = () => setWork((before) => before && { ...before, open: false });
  const everyId = shown.map(({ id }) => id);
  const expanded = keyword === '' ? (opened ?? openAtFirst(shown, rows)) : everyId;
  const addButton = (
    <Allowed permission="department:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add', parentId: null })}>
        {t('department.add')}
      </Button>
    </Allowed>
  );
  const exportList = () =>
    download(department.exportDepts, { keyword }).then(
      () => toast.success(t('department.exported')),
      () => undefined,
    );
  return (
    <>
      <ListScreen
        name="department"
        title={t('department.title')}
        primary={addButton}
        secondary={
          <>
            {!narrow && <Button onClick={() => setOpened(everyId)}>{t('department.expandAll')}</Button>}
            {!narrow && <Button onClick={() => setOpened([])}>{t('department.collapseAll')}</Button>}
            <Allowed permission="department:export">
              <Button onClick={() => void exportList()}>{t('common.export')}</Button>
            </Allowed>
          </>
        }
        filters={[{ name: 'q', kind: 'search', label: t('department.search') }]}
        address={address}
        result={{ ...result, data: result.data && { total: found.length, rows } }}
        columns={departmentColumns(t, language, start)}
        rowKey="id"
        count={(count) => t('department.count', { count })}
        empty={{ text: t('department.empty'), action: addButton }}
        unpaged
        leftOut={found.length > SHOWN_MAX ? t('department.notShown', { count: found.length - SHOWN_MAX }) : undefined}
        table={{ expandable: { expandedRowKeys: expanded, onExpandedRowsChange: (keys) => setOpened(keys.map(String)) } }}
      />
      <Suspense>
        {work && <DepartmentTasks key={work.number} task={work.task} open={work.open} tree={wholeTree} onClose={finish} />}
      </Suspense>
    </>
  );
}
