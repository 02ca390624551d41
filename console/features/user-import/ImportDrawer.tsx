import { ImportFrame } from '../../ui/ImportFrame.tsx';
import { useWords } from '../../words/words.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useUserImport } from './use-user-import.ts';

interface ImportDrawerProps {
  open: boolean;
  onImported(): void;
  onClose(): void;
}

export function ImportDrawer({ open, onImported, onClose }: ImportDrawerProps) {
  const t = useWords();
  const work = useUserImport(onImported);
  const { last, sending } = work;
  const isOver = last && !work.isRunning && !work.isChoosing && sending === undefined;
  return (
    <ImportFrame
      open={open}
      title={t('userimport.title')}
      size={640}
      last={last}
      error={work.error}
      another={isOver ? { text: t('userimport.another'), isMain: last.passwordCount === 0, onClick: work.chooseAnother } : undefined}
      onRetry={() => void work.refetch()}
      onClose={onClose}
    >
      <Content {...work} />
    </ImportFrame>
  );
}

function Content({ last = null, sending, refetch, ...work }: ReturnType<typeof useUserImport>) {
  const t = useWords();
  if (sending !== undefined) return <ImportProgress text={t('userimport.uploading', { file: sending })} />;
  if (last && work.isRunning)
    return (
      <ImportProgress running={last} onChanged={refetch} text={t(`userimport.phase.${phaseOf(last.phase)}`, { file: last.fileName })} />
    );
  if (last === null || work.isChoosing)
    return <ChooseFile refusal={work.refusal} onRefused={work.setRefusal} onChosen={(file) => void work.send(file)} />;
  return <ImportResult ended={last} onChanged={refetch} />;
}

const phaseOf = (phase: string) => (phase === 'hashing' || phase === 'saving' ? phase : 'checking');
