import type { FlightImport } from '@skyhelm/contract/flight-import';
import { Button } from 'antd';
import { flightImport } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { useWords } from '../../words/words.ts';
import { formatBytes } from '../../words/format.ts';
import type { Sending } from './sending.ts';

interface FlightImportProgressProps {
  /** From this window. */
  sending: Sending | undefined;
  /** As the server knows it; nothing in the moment before it does. */
  running: FlightImport | null;
  onChanged(): Promise<void>;
}

export function FlightImportProgress({ sending, running, onChanged }: FlightImportProgressProps) {
  const t = useWords();
  const cancel = useChange(flightImport.cancelFlightImport, { onSuccess: () => void onChanged() });
  const file = sending?.fileName ?? running?.fileName ?? '';
  const phase = sending ? 'uploading' : running?.phase === 'reading' || running?.phase === 'saving' ? running.phase : 'uploading';
  const [done, total] = sending ? [sending.sent, sending.bytes] : [running?.done ?? 0, running?.bytes ?? 1];
  const hint = sending ? 'stayOpen' : phase === 'uploading' ? 'elsewhere' : 'closable';
  return (
    <UnderWay text={t(`flightimport.phase.${phase}`, { file })} progress={{ done, total }}>
      <p className="page-note numeric">{t('flightimport.progress', { done: formatBytes(done), total: formatBytes(total) })}</p>
      <p className="page-note">{t(`flightimport.${hint}`)}</p>
      {running && (
        <div>
          <Button danger loading={cancel.isPending} onClick={() => cancel.mutate({ input: { id: running.id } })}>
            {t('flightimport.cancel')}
          </Button>
        </div>
      )}
    </UnderWay>
  );
}
