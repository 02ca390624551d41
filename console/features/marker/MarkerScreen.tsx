import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { MARKER_KINDS } from '@skyhelm/core/marker/marker';
import { Button } from 'antd';
import { useState, type Key } from 'react';
import { download } from '../../api/client.ts';
import { marker } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useHas } from '../../session/session.ts';
import { useLength } from '../../session/use-length.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useTight } from '../../ui/use-media.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { markerColumns } from './marker-columns.tsx';
import { PERIODS, sinceOf } from './period.ts';
import type { Task } from './task.ts';

const MarkerTasks = onDemand(async () => (await import('./MarkerTasks.tsx')).MarkerTasks, { words: ['issues', 'share'] });

const SORTED_BY = ['name', 'folder', 'createdAt', 'changedAt'] as const;
const HOLDERS = ['mine', 'shared'] as const;
const NO_ROWS: never[] = [];
const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined => all.find((one) => one === text);

export function MarkerScreen() {
  const t = useWords();
  const tight = useTight();
  const length = useLength();
  const address = useListAddress('marker', ['q', 'folder', 'kind', 'holder', 'period'], { column: 'changedAt', ascending: false });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const [chosen, setChosen] = useState<readonly Key[]>([]);
  const [isExporting, setExporting] = useState(false);
  const { q, folder, kind, holder, period } = address.filters;
  const filter = {
    keyword: q ?? '',
    folder: folder || undefined,
    kind: oneOf(MARKER_KINDS, kind),
    holder: oneOf(HOLDERS, holder),
    since: sinceOf(oneOf(PERIODS, period)),
  };
  const result = useRead(
    marker.getMarkers,
    { ...address.page, orderByColumn: oneOf(SORTED_BY, address.sort.column) ?? 'changedAt', ...filter },
    { keepPrevious: true, everyMs: untilCounted },
  );
  const folders = (useRead(marker.getMarkerFolders, {}).data ?? []).filter(({ name }) => name !== '');
  const rows = (result.data?.rows ?? NO_ROWS).filter(({ id }) => chosen.includes(id));
  const [mayEdit, mayDelete] = [useHas('marker:edit'), useHas('marker:delete')];
  const exportFound = async () => {
    setExporting(true);
    await download(marker.exportMarkers, { ...filter, timeZone: zoneHere() }).catch(() => undefined);
    setExporting(false);
  };
  const addButton = (
    <Allowed permission="marker:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('marker.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="marker"
        title={t('marker.title')}
        primary={addButton}
        secondary={
          <>
            <Button icon={<EnvironmentOutlined />} onClick={() => start({ kind: 'map' })}>
              {t('marker.onMap')}
            </Button>
            {folder && mayEdit && <Button onClick={() => start({ kind: 'rename', folder })}>{t('marker.rename')}</Button>}
            <Allowed permission="marker:add">
              <Button onClick={() => start({ kind: 'import' })}>{t('marker.import')}</Button>
            </Allowed>
            <Allowed permission="marker:export">
              <Button loading={isExporting} onClick={() => void exportFound()}>
                {t('marker.export')}
              </Button>
            </Allowed>
          </>
        }
        filters={[
          { name: 'q', kind: 'search', label: t('marker.search') },
          {
            name: 'folder',
            kind: 'choice',
            label: t('marker.folder'),
            options: folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          },
          {
            name: 'kind',
            kind: 'choice',
            label: t('marker.kind'),
            options: MARKER_KINDS.map((value) => ({ value, label: t(`marker.kind.${value}`) })),
          },
          {
            name: 'holder',
            kind: 'choice',
            label: t('marker.holder'),
            options: HOLDERS.map((value) => ({ value, label: t(`marker.holder.${value}`) })),
          },
          {
            name: 'period',
            kind: 'choice',
            label: t('marker.period'),
            options: PERIODS.map((value) => ({ value, label: t(`marker.period.${value}`) })),
          },
        ]}
        address={address}
        result={result}
        columns={markerColumns(t, { tight, length, start })}
        rowKey="id"
        count={(count) => t('marker.count', { count })}
        empty={{ text: t('marker.empty'), action: addButton }}
        freshKey={freshKey}
        selection={{
          keys: chosen,
          onChange: setChosen,
          actions: (
            <>
              {mayEdit && rows.every((row) => row.mayEdit) && (
                <button type="button" className="link-button" onClick={() => start({ kind: 'move', rows })}>
                  {t('marker.move')}
                </button>
              )}
              {mayDelete && rows.every((row) => row.mayShare) && (
                <button type="button" className="link-button danger-link" onClick={() => start({ kind: 'delete', rows })}>
                  {t('common.delete')}
                </button>
              )}
            </>
          ),
        }}
      />
      {work && (
        <MarkerTasks
          key={work.number}
          task={work.task}
          open={work.open}
          filter={filter}
          start={start}
          onAdded={light}
          onClose={() => {
            setChosen([]);
            finish();
          }}
        />
      )}
    </>
  );
}
