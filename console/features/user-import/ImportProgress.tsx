import type { UserImport } from '@skyhelm/contract/user-import';
import { Button } from 'antd';
import { userImport } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { useWords } from '../../words/words.ts';

interface ImportProgressProps {
  text: string;
  /** Without one the file is still on its way: nobody knows how far. */
  running?: UserImport;
  onChanged?(): Promise<void>;
}

export function ImportProgress({ text, running, onChanged }: ImportProgressProps) {
  const t = useWords();
  const cancel = useChange(userImport.cancelImport, { onSuccess: () => void onChanged?.() });
  return (
    <UnderWay text={text} progress={running}>
      {running && (
        <>
          <p className="page-note numeric">{t('userimport.progress', { done: running.done, total: running.total })}</p>
          <p className="page-note">{t('userimport.closable')}</p>
          <div>
            <Button danger loading={cancel.isPending} onClick={() => cancel.mutate({ input: { id: running.id } })}>
              {t('userimport.cancel')}
            </Button>
          </div>
        </>
      )}
    </UnderWay>
  );
}
