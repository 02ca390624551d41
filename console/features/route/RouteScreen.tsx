import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { RouteId } from '@skyhelm/contract/ids';
import type { RouteEntry } from '@skyhelm/contract/route';
import { ROUTE_KINDS } from '@skyhelm/core/plan/pattern/pattern-kinds';
import { Button } from 'antd';
import { useState, type Key } from 'react';
import { useLocation } from 'wouter';
import { route } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useDistance, useLength, useSpeed } from '../../session/use-length.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useTight } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { ChosenActions } from './ChosenActions.tsx';
import { routeColumns } from './route-columns.tsx';
import type { Task } from './task.ts';

const RouteTasks = onDemand(async () => (await import('./RouteTasks.tsx')).RouteTasks, { words: ['issues', 'share', 'routefile'] });

type Chosen = Pick<RouteEntry, 'id' | 'name'>;

const SORTED_BY = ['name', 'number', 'length', 'createdAt', 'changedAt'] as const;
const HOLDERS = ['mine', 'shared'] as const;
const KINDS = ['route', 'template'] as const;
const AIRSPACE_STATES = ['broken', 'ok'] as const;
const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined => all.find((one) => one === text);

export function RouteScreen() {
  const t = useWords();
  const tight = useTight();
  const [, go] = useLocation();
  const [length, distance, speed] = [useLength(), useDistance(), useSpeed()];
  const address = useListAddress('route', ['q', 'folder', 'pattern', 'kind', 'holder', 'airspace'], {
    column: 'changedAt',
    ascending: false,
  });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const { q, folder, pattern, kind, holder, airspace } = address.filters;
  const shownKind = oneOf(KINDS, kind);
  const result = useRead(
    route.getRoutes,
    {
      ...address.page,
      orderByColumn: oneOf(SORTED_BY, address.sort.column) ?? 'changedAt',
      keyword: q ?? '',
      folder: folder || undefined,
      kind: oneOf(ROUTE_KINDS, pattern),
      isTemplate: shownKind && shownKind === 'template',
      holder: oneOf(HOLDERS, holder),
      airspaceState: oneOf(AIRSPACE_STATES, airspace),
    },
    { keepPrevious: true, everyMs: untilCounted },
  );
  // Names stay known when the page is turned: routes of several pages are exported or compared together.
  const [chosen, setChosen] = useState<ReadonlyMap<RouteId, Chosen>>(new Map());
  const choose = (keys: readonly Key[]) => {
    const shown = new Map((result.data?.rows ?? []).map(({ id, name }) => [id, { id, name }]));
    const kept = (keys as RouteId[]).flatMap((id) => shown.get(id) ?? chosen.get(id) ?? []);
    setChosen(new Map(kept.map((one) => [one.id, one])));
  };
  const folders = useRead(route.getRouteFolders, {}).data ?? [];
  const addButton = (
    <Allowed permission="route:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => go('/edit-route')}>
        {t('route.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="route"
        title={t('route.title')}
        note={t('route.list.note')}
        primary={addButton}
        secondary={
          <>
            <Allowed permission="route:add">
              <Button onClick={() => start({ kind: 'import' })}>{t('route.import')}</Button>
            </Allowed>
            <Button onClick={() => start({ kind: 'heights' })}>{t('route.heights')}</Button>
          </>
        }
        filters={[
          { name: 'q', kind: 'search', label: t('route.search') },
          {
            name: 'folder',
            kind: 'choice',
            label: t('route.folder'),
            options: folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          },
          {
            name: 'pattern',
            kind: 'choice',
            label: t('pattern.planned'),
            options: ROUTE_KINDS.map((value) => ({ value, label: t(`pattern.kind.${value}`) })),
          },
          {
            name: 'kind',
            kind: 'choice',
            label: t('route.kind'),
            options: KINDS.map((value) => ({ value, label: t(`route.kind.${value}`) })),
          },
          {
            name: 'holder',
            kind: 'choice',
            label: t('route.holder'),
            options: HOLDERS.map((value) => ({ value, label: t(`route.holder.${value}`) })),
          },
          {
            name: 'airspace',
            kind: 'choice',
            label: t('route.airspace'),
            options: AIRSPACE_STATES.map((value) => ({ value, label: t(`route.airspace.${value}`) })),
          },
        ]}
        address={address}
        result={result}
        columns={routeColumns(t, { tight, length, distance, speed, start })}
        rowKey="id"
        count={(count) => t('route.count', { count })}
        empty={{ text: t('route.empty'), action: addButton }}
        freshKey={freshKey}
        selection={{
          keys: [...chosen.keys()],
          onChange: choose,
          actions: <ChosenActions chosen={[...chosen.values()]} start={start} />,
        }}
      />
      {work && <RouteTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}
