import { ImportFrame } from '../../ui/ImportFrame.tsx';
import { useWords } from '../../words/words.ts';
import { ChooseRecording } from './ChooseRecording.tsx';
import { FlightImportProgress } from './FlightImportProgress.tsx';
import { FlightImportResult } from './FlightImportResult.tsx';
import { useFlightImport } from './use-flight-import.ts';

interface FlightImportDrawerProps {
  open: boolean;
  onClose(): void;
}

export function FlightImportDrawer({ open, onClose }: FlightImportDrawerProps) {
  const t = useWords();
  const work = useFlightImport();
  const isOver = work.last && !work.isRunning && !work.isChoosing && !work.sending;
  return (
    <ImportFrame
      open={open}
      title={t('flightimport.title')}
      size={560}
      last={work.last}
      error={work.error}
      another={isOver ? { text: t('flightimport.another'), isMain: true, onClick: work.chooseAnother } : undefined}
      onRetry={() => void work.refetch()}
      onClose={onClose}
    >
      <Content {...work} />
    </ImportFrame>
  );
}

function Content({ last = null, sending, ...work }: ReturnType<typeof useFlightImport>) {
  if (sending || (last && work.isRunning))
    return <FlightImportProgress sending={sending} running={work.isRunning ? last : null} onChanged={work.refetch} />;
  if (last === null || work.isChoosing)
    return <ChooseRecording refusal={work.refusal} onRefused={work.setRefusal} onChosen={(chosen) => void work.start(chosen)} />;
  return <FlightImportResult ended={last} />;
}
