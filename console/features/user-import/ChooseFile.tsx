import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@skyhelm/contract/user-import-facts';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { userImport } from '../../api/endpoints.generated.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { useWords } from '../../words/words.ts';
import styles from './user-import.module.css';

const MEGABYTES = IMPORT_MAX_BYTES / 2 ** 20;

interface ChooseFileProps {
  refusal: string | undefined;
  onRefused(reason: string): void;
  onChosen(file: File): void;
}

/** The server looks at the file again: what is checked here only spares a wait. */
export function ChooseFile({ refusal, onRefused, onChosen }: ChooseFileProps) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const fetchTemplate = async () => {
    setBusy(true);
    await download(userImport.getImportTemplate, {}).catch(() => undefined);
    setBusy(false);
  };
  const take = (file: File) => {
    if (!/\.(xlsx|csv|txt)$/i.test(file.name)) return onRefused(t('userimport.wrongType'));
    if (file.size > IMPORT_MAX_BYTES) return onRefused(t('userimport.tooLarge', { megabytes: MEGABYTES }));
    onChosen(file);
  };
  return (
    <div className={styles['steps']}>
      <p className="page-note">{t('userimport.intro')}</p>
      {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
      <section className={styles['step']}>
        <h3>{t('userimport.step.template')}</h3>
        <p className="page-note">{t('userimport.step.templateHint')}</p>
        <div>
          <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void fetchTemplate()}>
            {t('userimport.template')}
          </Button>
        </div>
      </section>
      <section className={styles['step']}>
        <h3>{t('userimport.step.file')}</h3>
        <FileDrop
          choose={t('userimport.choose')}
          drop={t('userimport.drop')}
          accept=".xlsx,.csv"
          limits={t('userimport.limits', { rows: IMPORT_MAX_ROWS, megabytes: MEGABYTES })}
          onFile={take}
        />
      </section>
    </div>
  );
}
