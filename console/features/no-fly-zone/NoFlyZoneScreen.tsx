import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { ZONES_AT_ONCE } from '@skyhelm/contract/zone-import-facts';
import type { NoFlyZoneId } from '@skyhelm/contract/ids';
import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { Button } from 'antd';
import { useState, type Key } from 'react';
import { noFlyZone } from '../../api/endpoints.generated.ts';
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
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';
import { zoneColumns } from './zone-columns.tsx';

const ZoneTasks = onDemand(async () => (await import('./ZoneTasks.tsx')).ZoneTasks, { words: ['issues'] });

type Chosen = Pick<NoFlyZone, 'id' | 'name'>;

const SORTED_BY = ['name', 'validUntil', 'createdAt'] as const;
const STATUSES = ['valid', 'invalid'] as const;
const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined => all.find((one) => one === text);

export function NoFlyZoneScreen() {
  const t = useWords();
  const tight = useTight();
  const length = useLength();
  const address = useListAddress('no-fly-zone', ['q', 'status'], { column: 'name', ascending: true });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const filter = { keyword: address.filters.q ?? '', status: oneOf(STATUSES, address.filters.status) };
  const result = useRead(
    noFlyZone.getNoFlyZones,
    { ...address.page, orderByColumn: oneOf(SORTED_BY, address.sort.column) ?? 'name', ...filter },
    { keepPrevious: true, everyMs: untilCounted },
  );
  const mayDelete = useHas('noFlyZone:delete');
  // Names stay known when the page is turned: those of several pages are deleted together.
  const [chosen, setChosen] = useState<ReadonlyMap<NoFlyZoneId, Chosen>>(new Map());
  const choose = (keys: readonly Key[]) => {
    const shown = new Map((result.data?.rows ?? []).map(({ id, name }) => [id, { id, name }]));
    const kept = (keys as NoFlyZoneId[]).flatMap((id) => shown.get(id) ?? chosen.get(id) ?? []);
    setChosen(new Map(kept.map((one) => [one.id, one])));
  };
  const deleteChosen = () => start({ kind: 'deleteSeveral', rows: [...chosen.values()], onDeleted: () => setChosen(new Map()) });
  const addButton = (
    <Allowed permission="noFlyZone:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('noflyzone.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="no-fly-zone"
        title={t('noflyzone.title')}
        primary={addButton}
        secondary={
          <>
            <Button icon={<EnvironmentOutlined />} onClick={() => start({ kind: 'map', filter })}>
              {t('noflyzone.onMap')}
            </Button>
            <Button onClick={() => start({ kind: 'airports' })}>{t('noflyzone.airports')}</Button>
            <Allowed permission="noFlyZone:add">
              <Button onClick={() => start({ kind: 'import' })}>{t('noflyzone.import')}</Button>
            </Allowed>
          </>
        }
        filters={[
          { name: 'q', kind: 'search', label: t('noflyzone.search') },
          {
            name: 'status',
            kind: 'choice',
            label: t('noflyzone.status'),
            options: STATUSES.map((value) => ({ value, label: t(`noflyzone.status.${value}`) })),
          },
        ]}
        address={address}
        result={result}
        columns={zoneColumns(t, { tight, length, start })}
        rowKey="id"
        count={(count) => t('noflyzone.count', { count })}
        empty={{ text: t('noflyzone.empty'), action: addButton }}
        freshKey={freshKey}
        {...(mayDelete && {
          selection: {
            keys: [...chosen.keys()],
            onChange: choose,
            actions:
              chosen.size > ZONES_AT_ONCE ? (
                <span>{t('noflyzone.delete.tooMany', { max: ZONES_AT_ONCE })}</span>
              ) : (
                <button type="button" className="link-button danger-link" onClick={deleteChosen}>
                  {t('common.delete')}
                </button>
              ),
          },
        })}
      />
      {work && <ZoneTasks key={work.number} task={work.task} open={work.open} start={start} onAdded={light} onClose={finish} />}
    </>
  );
}
