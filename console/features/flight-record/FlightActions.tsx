import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { useLocation } from 'wouter';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import { playAddress } from './play-address.ts';
import type { Task } from './task.ts';
import { useFlightExports } from './use-flight-exports.ts';

interface FlightActionsProps {
  row: FlightRecord;
  folded: boolean;
  start(task: Task): void;
}

export function FlightActions({ row, folded, start }: FlightActionsProps) {
  const t = useWords();
  const mayDelete = useHas('flightRecord:delete') && row.may.delete;
  const exports = useFlightExports(row);
  const [, navigate] = useLocation();
  const play = { key: 'play', label: t('flightrecord.play'), onClick: () => navigate(playAddress([row.id])) };
  const remove = { key: 'delete', label: t('common.delete'), danger: true, onClick: () => start({ kind: 'delete', row }) };
  return (
    <RowActions
      name={row.deviceName}
      folded={folded}
      beside={[...(row.samples > 0 ? [play] : []), ...(mayDelete ? [remove] : [])]}
      more={exports}
    />
  );
}
