import type { ApprovalEntry } from '@skyhelm/contract/approval';
import { TASK_TYPES } from '@skyhelm/core/task/task';
import { Button } from 'antd';
import { useLocation } from 'wouter';
import { approval } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import type { ListFilter } from '../../ui/list/ListFilters.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { keepingUp } from '../../ui/list/until-counted.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useOpened } from '../../ui/list/use-opened.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { approvalColumns } from './approval-columns.tsx';
import { APPROVAL_FILTERS, filterOf, STATES } from './approval-filter.ts';
import { stateText } from './approval-text.ts';

/** Loads when a question is first opened: the list is there sooner without it. */
const ApprovalDrawer = onDemand(async () => (await import('./ApprovalDrawer.tsx')).ApprovalDrawer, {
  words: ['issues', 'route', 'pattern'],
});

/** Others ask and decide meanwhile. */
const everyMs = keepingUp(30_000);

export function ApprovalScreen() {
  const t = useWords();
  const narrow = useNarrow();
  const [, navigate] = useLocation();
  const address = useListAddress('approval', APPROVAL_FILTERS, { column: 'queue', ascending: true });
  const query = { ...address.page, ...filterOf(address) };
  const result = useRead(approval.getApprovals, query, { keepPrevious: true, everyMs });
  const { work, start, finish } = useTask<ApprovalEntry['id']>();
  const filters = useApprovalFilters();
  const open = ({ id }: ApprovalEntry) => start(id);
  useOpened('/approval', start);
  return (
    <>
      <ListScreen
        name="approval"
        title={t('menu.approval')}
        note={t('approval.note')}
        secondary={
          <Allowed permission="approval:automaticApprovalSet">
            <Button onClick={() => navigate('/approval/auto-approval')}>{t('menu.autoApproval')}</Button>
          </Allowed>
        }
        filters={filters}
        address={address}
        result={result}
        columns={approvalColumns(t, narrow ? undefined : open)}
        rowKey="id"
        count={(count) => t('approval.count', { count })}
        empty={{ text: t('approval.empty') }}
        onOpen={open}
      />
      {work && <ApprovalDrawer key={work.number} opened={work.task} open={work.open} onClose={finish} />}
    </>
  );
}

function useApprovalFilters(): ListFilter<(typeof APPROVAL_FILTERS)[number]>[] {
  const t = useWords();
  return [
    { name: 'q', kind: 'search', label: t('task.search') },
    { name: 'state', kind: 'choice', label: t('approval.state'), options: STATES.map((value) => ({ value, label: stateText(t, value) })) },
    {
      name: 'type',
      kind: 'choice',
      label: t('task.type'),
      options: TASK_TYPES.map((value) => ({ value, label: t(`dictionary.taskType.${value}`) })),
    },
  ];
}
