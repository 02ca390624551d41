import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { EXPORT_FORMATS, type ExportFormat } from '@skyhelm/core/record/source';
import { download } from '../../api/client.ts';
import { flightRecord } from '../../api/endpoints.generated.ts';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';

interface FlightActionsProps {
  row: FlightRecord;
  folded: boolean;
  start(task: Task): void;
}

export function FlightActions({ row, folded, start }: FlightActionsProps) {
  const t = useWords();
  const [mayExport, mayDelete] = [useHas('flightRecord:export'), useHas('flightRecord:delete')];
  const exports = mayExport && row.samples > 0 ? EXPORT_FORMATS : [];
  return (
    <RowActions
      name={row.deviceName}
      folded={folded}
      beside={
        mayDelete && row.may.delete
          ? [{ key: 'delete', label: t('common.delete'), danger: true, onClick: () => start({ kind: 'delete', row }) }]
          : []
      }
      more={exports.map((format) => ({
        key: format,
        label: t(`flightrecord.export.${format}`),
        onClick: () => void save(row, format, t('flightrecord.exported')),
      }))}
    />
  );
}

const save = ({ id }: FlightRecord, format: ExportFormat, done: string): Promise<void> =>
  download(flightRecord.exportFlightRecord, { id, format, utcOffsetMinutes: -new Date().getTimezoneOffset() }).then(
    () => toast.success(done),
    () => undefined,
  );
