import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { EXPORT_FORMATS, type ExportFormat } from '@skyhelm/core/record/source';
import { download } from '../../api/client.ts';
import { flightRecord } from '../../api/endpoints.generated.ts';
import { useHas } from '../../session/session.ts';
import type { RowAction } from '../../ui/list/RowActions.tsx';
import { toast } from '../../ui/toast.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';

const downloadAs = ({ id }: FlightRecord, format: ExportFormat): Promise<void> =>
  download(flightRecord.exportFlightRecord, { id, format, timeZone: zoneHere() });

/** The files that somebody may take a flight away as. */
export function useFlightExports(row: FlightRecord): RowAction[] {
  const t = useWords();
  const mayExport = useHas('flightRecord:export');
  const save = (format: ExportFormat) =>
    downloadAs(row, format).then(
      () => toast.success(t('flightrecord.exported')),
      () => undefined,
    );
  const formats = mayExport && row.samples > 0 ? EXPORT_FORMATS : [];
  return formats.map((format) => ({ key: format, label: t(`flightrecord.export.${format}`), onClick: () => void save(format) }));
}
