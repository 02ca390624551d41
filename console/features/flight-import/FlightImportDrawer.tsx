import { Button, Drawer, Skeleton } from 'antd';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { ChooseRecording } from './ChooseRecording.tsx';
import { FlightImportProgress } from './FlightImportProgress.tsx';
import { FlightImportResult } from './FlightImportResult.tsx';
import { useFlightImport } from './use-flight-import.ts';

interface FlightImportDrawerProps {
  open: boolean;
  onClose(): void;
}

/** Closing it leaves the import running: whoever opens it again finds it as it is by then. */
export function FlightImportDrawer({ open, onClose }: FlightImportDrawerProps) {
  const t = useWords();
  const work = useFlightImport();
  useBack(open, onClose);
  const isOver = work.last && !work.isRunning && !work.isChoosing && !work.sending;
  return (
    <Drawer
      open={open}
      title={t('flightimport.title')}
      size={560}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button onClick={onClose}>{t('common.close')}</Button>
          {isOver && (
            <Button type="primary" onClick={work.chooseAnother}>
              {t('flightimport.another')}
            </Button>
          )}
        </div>
      }
    >
      <Content {...work} onClose={onClose} />
    </Drawer>
  );
}

function Content({ onClose, ...work }: ReturnType<typeof useFlightImport> & { onClose(): void }) {
  const { last, sending, refetch } = work;
  if (last === undefined && work.error)
    return <NothingHere error={work.error} searched={false} empty={{ text: '' }} onRetry={() => void refetch()} onReset={onClose} />;
  if (last === undefined) return <Skeleton active />;
  if (sending || (last !== null && work.isRunning))
    return <FlightImportProgress sending={sending} running={work.isRunning ? last : null} onChanged={refetch} />;
  if (last === null || work.isChoosing)
    return <ChooseRecording refusal={work.refusal} onRefused={work.setRefusal} onChosen={(chosen) => void work.start(chosen)} />;
  return <FlightImportResult ended={last} />;
}
