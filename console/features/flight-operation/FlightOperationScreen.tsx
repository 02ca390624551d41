import type { FlightOperation } from '@skyhelm/contract/flight-operation';
import { flightOperation } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import { CommandCourse } from '../flight-control/index.tsx';
import { COMMAND_KINDS, filterOf, OPERATION_FILTERS } from './operation-filter.ts';

/** What aircraft were told: the flight half of the operation log. */
export function FlightOperationScreen() {
  const t = useWords();
  const address = useListAddress('flight-operation', OPERATION_FILTERS, { column: 'createdAt', ascending: false });
  const filter = filterOf(address.filters);
  const result = useRead(
    flightOperation.getFlightOperations,
    { ...address.page, ...filter },
    { keepPrevious: true, everyMs: untilCounted },
  );
  return (
    <ListScreen
      name="flight-operation"
      title={t('flightoperation.title')}
      filters={[
        { name: 'q', kind: 'search', label: t('flightoperation.search') },
        { name: 'from', kind: 'day', label: t('flightoperation.from'), max: address.filters.to },
        { name: 'to', kind: 'day', label: t('flightoperation.to'), min: address.filters.from },
        {
          name: 'kind',
          kind: 'choice',
          label: t('flightoperation.kind'),
          options: COMMAND_KINDS.map((value) => ({ value, label: t(`flight.command.${value}`) })),
        },
      ]}
      address={address}
      result={result}
      columns={columnsOf(t)}
      rowKey="id"
      count={(count) => t('flightoperation.count', { count })}
      empty={{ text: t('flightoperation.empty') }}
    />
  );
}

const columnsOf = (t: Say): ListColumn<FlightOperation>[] => [
  {
    key: 'createdAt',
    title: t('flightoperation.at'),
    width: 180,
    sortable: true,
    always: true,
    render: ({ createdAt }) => (
      <time className="numeric" dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    ),
  },
  { key: 'device', title: t('flightoperation.device'), width: 180, render: ({ deviceName }) => deviceName || t('flightoperation.gone') },
  { key: 'sn', title: t('flightoperation.sn'), width: 150, className: 'numeric', render: ({ sn }) => sn || t('common.none') },
  {
    key: 'kind',
    title: t('flightoperation.text'),
    width: 180,
    always: true,
    card: 'head',
    render: ({ kind }) => t(`flight.command.${kind}`),
  },
  { key: 'course', title: t('flightoperation.course'), width: 280, render: (row) => <CommandCourse command={row} /> },
  { key: 'by', title: t('flightoperation.user'), width: 180, render: ({ by }) => by },
];
