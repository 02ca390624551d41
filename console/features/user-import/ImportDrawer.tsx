import { Button, Drawer, Skeleton } from 'antd';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useBack } from '../../ui/use-back.ts';
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

/** Closing it leaves the import running: whoever opens it again finds it as it is by then. */
export function ImportDrawer({ open, onImported, onClose }: ImportDrawerProps) {
  const t = useWords();
  const work = useUserImport(onImported);
  useBack(open, onClose);
  const { last, sending } = work;
  const isOver = last && !work.isRunning && !work.isChoosing && sending === undefined;
  return (
    <Drawer
      open={open}
      title={t('userimport.title')}
      size={640}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button onClick={onClose}>{t('common.close')}</Button>
          {isOver && (
            <Button type={last.passwordCount > 0 ? 'default' : 'primary'} onClick={work.chooseAnother}>
              {t('userimport.another')}
            </Button>
          )}
        </div>
      }
    >
      <Content {...work} onClose={onClose} />
    </Drawer>
  );
}

function Content({ onClose, ...work }: ReturnType<typeof useUserImport> & { onClose(): void }) {
  const t = useWords();
  const { last, sending, refetch } = work;
  if (sending !== undefined) return <ImportProgress text={t('userimport.uploading', { file: sending })} />;
  if (last === undefined && work.error)
    return <NothingHere error={work.error} searched={false} empty={{ text: '' }} onRetry={() => void refetch()} onReset={onClose} />;
  if (last === undefined) return <Skeleton active />;
  if (last !== null && work.isRunning)
    return (
      <ImportProgress running={last} onChanged={refetch} text={t(`userimport.phase.${phaseOf(last.phase)}`, { file: last.fileName })} />
    );
  if (last === null || work.isChoosing)
    return <ChooseFile refusal={work.refusal} onRefused={work.setRefusal} onChosen={(file) => void work.send(file)} />;
  return <ImportResult ended={last} onChanged={refetch} />;
}

const phaseOf = (phase: string) => (phase === 'hashing' || phase === 'saving' ? phase : 'checking');
