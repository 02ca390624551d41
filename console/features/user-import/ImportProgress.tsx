import type { UserImport } from '@skyhelm/contract/user-import';
import { Button } from 'antd';
import { userImport } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useWords } from '../../words/words.ts';
import styles from './user-import.module.css';

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
    <div className={styles['progress']}>
      <p className={styles['phase']} role="status">
        {text}
      </p>
      <progress aria-label={text} {...(running && { value: running.done, max: running.total })} />
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
    </div>
  );
}
