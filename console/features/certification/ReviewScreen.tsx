import type { Certification } from '@skyhelm/contract/certification';
import { certification } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import type { ListFilter } from '../../ui/list/ListFilters.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { DepartmentSelect } from '../department/index.ts';
import { reviewColumns } from './review-columns.tsx';
import { EXPIRING_DAYS, filterOf, KINDS, REVIEW_FILTERS, STANDINGS } from './review-filter.ts';

/** Loads when a submission is first opened: the list is there sooner without it. */
const ReviewDrawer = onDemand(async () => (await import('./ReviewDrawer.tsx')).ReviewDrawer, { words: ['issues'] });

/** The row that was opened, among those that stood around it then. */
interface Opened {
  id: Certification['id'];
  among: readonly Certification[];
}

export function ReviewScreen() {
  const t = useWords();
  const narrow = useNarrow();
  const address = useListAddress('user-review', REVIEW_FILTERS, { column: 'queue', ascending: true });
  const query = { ...address.page, ...filterOf(address) };
  const result = useRead(certification.getCertifications, query, { keepPrevious: true, everyMs: untilCounted });
  const { work, start, finish } = useTask<Opened>();
  const filters = useReviewFilters();
  const open = (row: Certification) => start({ id: row.id, among: result.data?.rows ?? [] });
  return (
    <>
      <ListScreen
        name="user-review"
        title={t('certification.title')}
        filters={filters}
        address={address}
        result={result}
        columns={reviewColumns(t, narrow ? undefined : open)}
        rowKey="id"
        count={(count) => t('certification.count', { count })}
        empty={{ text: t('certification.empty') }}
        onOpen={open}
      />
      {work && <ReviewDrawer key={work.number} opened={work.task.id} among={work.task.among} open={work.open} onClose={finish} />}
    </>
  );
}

/** Whoever may not look at departments is not asked to choose one. */
function useReviewFilters(): ListFilter<(typeof REVIEW_FILTERS)[number]>[] {
  const t = useWords();
  const seesDepartments = useHas('department:query');
  const department: ListFilter<'dept'> = {
    name: 'dept',
    kind: 'drawn',
    label: t('certification.department'),
    draw: (field) => <DepartmentSelect<string> {...field} key="dept" allowClear />,
  };
  return [
    { name: 'q', kind: 'search', label: t('certification.search') },
    ...(seesDepartments ? [department] : []),
    {
      name: 'kind',
      kind: 'choice',
      label: t('certification.kind'),
      options: KINDS.map((value) => ({ value, label: t(`dictionary.certificationKind.${value}`) })),
    },
    {
      name: 'standing',
      kind: 'choice',
      label: t('certification.standing'),
      options: STANDINGS.map((value) => ({ value, label: t(`certification.standing.${value}`) })),
    },
    {
      name: 'expiring',
      kind: 'choice',
      label: t('certification.expiring'),
      options: EXPIRING_DAYS.map((days) => ({ value: String(days), label: t('certification.expiring.days', { count: days }) })),
    },
  ];
}
