import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { webHook } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useTight } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { useHeld } from '../role/index.ts';
import { hookColumns } from './hook-columns.tsx';
import type { Task } from './task.ts';

const WebHookTasks = onDemand(async () => (await import('./WebHookTasks.tsx')).WebHookTasks, { words: ['issues'] });

/** How things stand with deliveries changes without anybody's doing. */
const LOOK_EVERY_MS = 10_000;

export function WebHookList() {
  const t = useWords();
  const tight = useTight();
  // An address is told of the whole enterprise: whoever does not see all of it adds none.
  const { reachesAll } = useHeld();
  const address = useListAddress('webHook', [], { column: 'name', ascending: true });
  const result = useRead(webHook.getWebHooks, {}, { everyMs: LOOK_EVERY_MS });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const addButton = reachesAll && (
    <Allowed permission="webHook:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('webhook.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="webHook"
        title={t('webhook.title')}
        note={t('webhook.note')}
        primary={addButton}
        address={address}
        result={{ ...result, data: result.data && { total: result.data.rows.length, rows: result.data.rows } }}
        columns={hookColumns(t, { tight, start })}
        rowKey="id"
        count={(count) => t('webhook.count', { count })}
        empty={{ text: t('webhook.empty'), action: addButton }}
        unpaged
        freshKey={freshKey}
      />
      {work && <WebHookTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}
