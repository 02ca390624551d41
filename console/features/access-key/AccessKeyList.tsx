import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { accessKey } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useTight } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { useGrantWords, useHeld } from '../role/index.ts';
import { keyColumns } from './key-columns.tsx';
import type { Task } from './task.ts';

/** Forms and dialogs load when one is first asked for: the list is there sooner without them. */
const AccessKeyTasks = onDemand(async () => (await import('./AccessKeyTasks.tsx')).AccessKeyTasks, { words: ['issues', 'role'] });

export function AccessKeyList() {
  const t = useWords();
  const tight = useTight();
  const words = useGrantWords();
  // A key reaches the whole enterprise: whoever does not makes none.
  const { reachesAll } = useHeld();
  const address = useListAddress('accessKey', [], { column: 'project', ascending: true });
  const result = useRead(accessKey.getKeys, {});
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const addButton = reachesAll && (
    <Allowed permission="accessKey:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('accesskey.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="accessKey"
        title={t('accesskey.title')}
        note={t('accesskey.note')}
        primary={addButton}
        address={address}
        result={{ ...result, data: result.data && { total: result.data.rows.length, rows: result.data.rows } }}
        columns={keyColumns(t, { tight, grants: words.permissions, start })}
        rowKey="id"
        count={(count) => t('accesskey.count', { count })}
        empty={{ text: t('accesskey.empty'), action: addButton }}
        unpaged
        freshKey={freshKey}
      />
      {work && (
        <AccessKeyTasks
          key={work.number}
          task={work.task}
          open={work.open}
          address={result.data?.address ?? ''}
          onAdded={light}
          onClose={finish}
        />
      )}
    </>
  );
}
