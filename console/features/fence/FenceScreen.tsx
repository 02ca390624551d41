import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { fence } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useLength } from '../../session/use-length.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useTight } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { fenceColumns } from './fence-columns.tsx';
import type { Task } from './task.ts';

const FenceTasks = onDemand(async () => (await import('./FenceTasks.tsx')).FenceTasks, { words: ['issues', 'flight'] });

/** An aircraft that comes on a link says what it has on board after some time. */
const LOOK_EVERY_MS = 15_000;
const SORTED_BY = ['name', 'createdAt'] as const;
const SCOPES = ['enterprise', 'department', 'device'] as const;
const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined => all.find((one) => one === text);

export function FenceScreen() {
  const t = useWords();
  const tight = useTight();
  const length = useLength();
  const address = useListAddress('fence', ['q', 'scope'], { column: 'name', ascending: true });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const result = useRead(
    fence.getFences,
    {
      ...address.page,
      orderByColumn: oneOf(SORTED_BY, address.sort.column) ?? 'name',
      keyword: address.filters.q ?? '',
      scope: oneOf(SCOPES, address.filters.scope),
    },
    { keepPrevious: true, everyMs: untilCounted },
  );
  const strayCount = useRead(fence.getStrayFences, {}, { everyMs: LOOK_EVERY_MS }).data?.total ?? 0;
  const addButton = (
    <Allowed permission="fence:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('fence.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="fence"
        title={t('fence.title')}
        primary={addButton}
        secondary={
          strayCount > 0 && (
            <Button danger onClick={() => start({ kind: 'stray' })}>
              {t('fence.stray.open', { count: strayCount })}
            </Button>
          )
        }
        filters={[
          { name: 'q', kind: 'search', label: t('fence.search') },
          {
            name: 'scope',
            kind: 'choice',
            label: t('fence.scope'),
            options: SCOPES.map((value) => ({ value, label: t(`fence.scope.${value}`) })),
          },
        ]}
        address={address}
        result={result}
        columns={fenceColumns(t, { tight, length, start })}
        rowKey="id"
        count={(count) => t('fence.count', { count })}
        empty={{ text: t('fence.empty'), action: addButton }}
        freshKey={freshKey}
      />
      {work && <FenceTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}
