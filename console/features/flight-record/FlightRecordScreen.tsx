import { FLIGHT_SOURCES } from '@skyhelm/core/record/source';
import { FLIGHT_MODES } from '@skyhelm/core/vehicle/flight-mode';
import type { FlightRecord } from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { flightRecord } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useDistance, useLength, useSpeed } from '../../session/use-length.ts';
import { idIn } from '../../ui/list/list-address.ts';
import type { ListFilter } from '../../ui/list/ListFilters.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useNarrow, useTight } from '../../ui/use-media.ts';
import { useWords, type Say } from '../../words/words.ts';
import { DeviceSelect, formatFlown } from '../device/index.ts';
import { flightColumns } from './flight-columns.tsx';
import { FLIGHT_FILTERS, filterOf, orderOf, type FlightFilterName } from './flight-filter.ts';
import { IN_THE_AIR_MS } from './in-the-air.ts';
import { LIST_PATH, noteSearch } from './list-address.ts';
import { playAddress, PLAYED_MAX } from './play-address.ts';
import type { Task } from './task.ts';

/** Loads when a flight is first opened: the list is there sooner without it. */
const FlightTasks = onDemand(async () => (await import('./FlightTasks.tsx')).FlightTasks, { words: ['flight', 'flightimport'] });

/** Somebody may take off at any time. */
const NEW_FLIGHTS_MS = 20_000;

/** Figures of a flight in the air are old in no time, and a landing is waited for. */
const nextLook = (found: { counting: boolean; rows: FlightRecord[] } | undefined): number =>
  untilCounted(found) ?? (found?.rows.some(({ landedAt }) => landedAt === null) ? IN_THE_AIR_MS : NEW_FLIGHTS_MS);

const ofDevice = (t: Say): ListFilter<FlightFilterName> => ({
  name: 'device',
  kind: 'drawn',
  label: t('flightrecord.device'),
  draw: ({ value, ...field }) => <DeviceSelect {...field} key="device" type="uav" allowClear value={idIn<DeviceId>(value)} />,
});

export function FlightRecordScreen() {
  const t = useWords();
  const [tight, narrow] = [useTight(), useNarrow()];
  const [length, speed, distance] = [useLength(), useSpeed(), useDistance()];
  const address = useListAddress('flight-record', FLIGHT_FILTERS, { column: 'takeOffAt', ascending: false });
  const filter = filterOf(address.filters);
  const query = { ...address.page, ...filter, orderByColumn: orderOf(address.sort) };
  const result = useRead(flightRecord.getFlightRecords, query, { keepPrevious: true, everyMs: nextLook });
  const totals = useRead(flightRecord.getFlightTotals, filter, { keepPrevious: true, everyMs: NEW_FLIGHTS_MS }).data;
  const { work, start, finish } = useTask<Task>();
  // Whoever may not look at devices has none to choose.
  const seesDevices = useHas('device:query');
  const mayImport = useHas('flightRecord:import') && seesDevices;
  const [location, navigate] = useLocation();
  const search = useSearch();
  // It stays alive behind the flight that was opened from it, whose address has no filter.
  const isShown = location.endsWith(LIST_PATH);
  useEffect(() => {
    if (isShown) noteSearch(search);
  }, [isShown, search]);
  const [chosen, setChosen] = useState<FlightRecordId[]>([]);
  const days = { from: address.filters.from, to: address.filters.to };
  return (
    <>
      <ListScreen
        name="flight-record"
        title={t('flightrecord.title')}
        secondary={mayImport && <Button onClick={() => start({ kind: 'import' })}>{t('flightrecord.import')}</Button>}
        filters={[
          { name: 'q', kind: 'search', label: t('flightrecord.search') },
          ...(seesDevices ? [ofDevice(t)] : []),
          { name: 'from', kind: 'day', label: t('flightrecord.from'), max: days.to },
          { name: 'to', kind: 'day', label: t('flightrecord.to'), min: days.from },
          {
            name: 'mode',
            kind: 'choice',
            label: t('flightrecord.mode'),
            options: FLIGHT_MODES.map((value) => ({ value, label: t(`vehicle.mode.${value}`) })),
          },
          {
            name: 'source',
            kind: 'choice',
            label: t('flightrecord.source'),
            options: FLIGHT_SOURCES.map((value) => ({ value, label: t(`flightrecord.source.${value}`) })),
          },
        ]}
        address={address}
        result={result}
        columns={flightColumns(t, { tight, length, speed, distance, start, opens: !narrow })}
        rowKey="id"
        count={(count) =>
          totals
            ? t('flightrecord.totals', { count, time: formatFlown(totals.seconds), distance: distance(totals.metres) })
            : t('flightrecord.count', { count })
        }
        empty={{ text: t('flightrecord.empty') }}
        selection={{
          keys: chosen,
          onChange: (keys) => setChosen(keys as FlightRecordId[]),
          actions:
            chosen.length > PLAYED_MAX ? (
              <span>{t('flightrecord.play.tooMany', { max: PLAYED_MAX })}</span>
            ) : (
              <button type="button" className="link-button" onClick={() => navigate(playAddress(chosen))}>
                {t(chosen.length === 1 ? 'flightrecord.play' : 'flightrecord.play.several')}
              </button>
            ),
        }}
        onOpen={(row) => start({ kind: 'details', row })}
      />
      {work && <FlightTasks key={work.number} task={work.task} open={work.open} onClose={finish} />}
    </>
  );
}
