import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { DepartmentId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { download } from '../../api/client.ts';
import { department } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { toast } from '../../ui/toast.ts';
import { useNarrow, useTight } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { departmentColumns } from './department-columns.tsx';
import { idsAbove, matchCount, openAtFirst, treeOf } from './department-tree.ts';
import type { Task } from './task.ts';

/** More would make the page slow; in tree order, what is shown has its ancestors. */
const SHOWN_MAX = 1000;

/** Forms and dialogs load when one is first asked for: the list is there sooner without them. */
const DepartmentTasks = onDemand(async () => (await import('./DepartmentTasks.tsx')).DepartmentTasks, { words: ['issues'] });

export function DepartmentScreen() {
  const t = useWords();
  const language = useLanguage();
  const narrow = useNarrow();
  const tight = useTight();
  const address = useListAddress('department', ['q'], { column: 'name', ascending: true });
  const keyword = address.filters.q ?? '';
  const result = useRead(department.getDepts, { keyword }, { keepPrevious: true });
  const all = useRead(department.getDepts, { keyword: '' }).data;
  const found = result.data ?? [];
  const shown = useMemo(() => result.data?.slice(0, SHOWN_MAX) ?? [], [result.data]);
  const rows = useMemo(() => treeOf(shown), [shown]);
  const wholeTree = useMemo(() => treeOf(all ?? []), [all]);
  const [opened, setOpened] = useState<readonly string[]>();
  const { work, start, finish } = useTask<Task>();
  const everyId = shown.map(({ id }) => id);
  const openedNow = opened ?? openAtFirst(all ?? [], wholeTree);
  const expanded = keyword === '' ? openedNow : everyId;
  const [freshKey, light] = useFreshRow();
  const show = (id: DepartmentId, parentId: DepartmentId | null) => {
    setOpened([...openedNow, ...idsAbove(all ?? [], parentId)]);
    light(id);
  };
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
        result={{ ...result, data: result.data && { total: matchCount(found, keyword), rows } }}
        columns={departmentColumns(t, language, tight, start)}
        rowKey="id"
        count={(count) => t('department.count', { count })}
        empty={{ text: t('department.empty'), action: addButton }}
        unpaged
        leftOut={found.length > SHOWN_MAX ? t('department.notShown', { count: found.length - SHOWN_MAX }) : undefined}
        freshKey={freshKey}
        table={{ expandable: { expandedRowKeys: expanded, onExpandedRowsChange: (keys) => setOpened(keys.map(String)) } }}
      />
      {work && <DepartmentTasks key={work.number} task={work.task} open={work.open} tree={wholeTree} onAdded={show} onClose={finish} />}
    </>
  );
}
