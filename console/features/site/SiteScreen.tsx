import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { site } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useLength } from '../../session/use-length.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { toast } from '../../ui/toast.ts';
import { useTight } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { siteColumns } from './site-columns.tsx';
import type { Task } from './task.ts';

/** Forms and dialogs load when one is first asked for: the list is there sooner without them. */
const SiteTasks = onDemand(async () => (await import('./SiteTasks.tsx')).SiteTasks, { words: ['issues'] });

export function SiteScreen() {
  const t = useWords();
  const tight = useTight();
  const length = useLength();
  const address = useListAddress('site', ['q'], { column: 'name', ascending: true });
  const orderByColumn = address.sort.column === 'createdAt' ? ('createdAt' as const) : ('name' as const);
  const filter = { keyword: address.filters.q ?? '', orderByColumn };
  const result = useRead(site.getSites, { ...address.page, ...filter }, { keepPrevious: true, everyMs: untilCounted });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const [isExporting, setExporting] = useState(false);
  const exportList = async () => {
    setExporting(true);
    await download(site.exportSites, { ...filter, isAsc: address.sort.ascending, timeZone: zoneHere() }).then(
      () => toast.success(t('site.exported')),
      () => undefined,
    );
    setExporting(false);
  };
  const addButton = (
    <Allowed permission="site:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('site.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="site"
        title={t('site.title')}
        primary={addButton}
        secondary={
          <Allowed permission="site:export">
            <Button loading={isExporting} onClick={() => void exportList()}>
              {t('common.export')}
            </Button>
          </Allowed>
        }
        filters={[{ name: 'q', kind: 'search', label: t('site.search') }]}
        address={address}
        result={result}
        columns={siteColumns(t, { tight, length, start })}
        rowKey="id"
        count={(count) => t('site.count', { count })}
        empty={{ text: t('site.empty'), action: addButton }}
        freshKey={freshKey}
      />
      {work && <SiteTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}
