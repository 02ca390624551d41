import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { role } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useTight } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { roleColumns } from './role-columns.tsx';
import type { Task } from './task.ts';

/** Forms and dialogs load when one is first asked for: the list is there sooner without them. */
const RoleTasks = onDemand(async () => (await import('./RoleTasks.tsx')).RoleTasks, { words: ['issues', 'permission'] });

export function RoleScreen() {
  const t = useWords();
  const tight = useTight();
  const address = useListAddress('role', ['q'], { column: 'name', ascending: true });
  const result = useRead(role.getAllRoles, { keyword: address.filters.q ?? '' }, { keepPrevious: true });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const addButton = (
    <Allowed permission="role:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('role.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="role"
        title={t('role.title')}
        primary={addButton}
        filters={[{ name: 'q', kind: 'search', label: t('role.search') }]}
        address={address}
        result={{ ...result, data: result.data && { total: result.data.length, rows: result.data } }}
        columns={roleColumns(t, tight, start)}
        rowKey="id"
        count={(count) => t('role.count', { count })}
        empty={{ text: t('role.empty'), action: addButton }}
        unpaged
        freshKey={freshKey}
      />
      {work && <RoleTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}
