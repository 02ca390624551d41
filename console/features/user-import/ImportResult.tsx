import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { UserImport } from '@skyhelm/contract/user-import';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { userImport } from '../../api/endpoints.generated.ts';
import { ImportEnded } from '../../ui/ImportEnded.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { FaultList } from './FaultList.tsx';
import styles from './user-import.module.css';

interface ImportResultProps {
  ended: UserImport;
  onChanged(): Promise<void>;
}

/** How it ended; in all but one way nothing was saved, and each of them says so. */
export function ImportResult({ ended, onChanged }: ImportResultProps) {
  const t = useWords();
  const { phase, fileName, startedAt, total, faultCount, mes } = ended;
  const source = t('userimport.done.from', { file: fileName, time: formatDateTime(startedAt) });
  if (phase === 'done')
    return (
      <div className={styles['steps']}>
        <Alert type="success" showIcon title={t('userimport.done', { count: total })} description={source} />
        <Passwords ended={ended} onChanged={onChanged} />
      </div>
    );
  if (phase === 'faulty')
    return (
      <div className={styles['steps']}>
        <Alert type="error" showIcon title={t('userimport.faulty', { count: faultCount })} description={source} />
        <FaultList ended={ended} />
      </div>
    );
  const title = t(phase === 'cancelled' || phase === 'interrupted' ? `userimport.${phase}` : 'userimport.failed');
  return <ImportEnded title={title} isCancelled={phase === 'cancelled'} reason={mes} source={source} />;
}

function Passwords({ ended: { id, passwordCount, passwordsUntil }, onChanged }: ImportResultProps) {
  const t = useWords();
  const [state, setState] = useState<'waiting' | 'busy' | 'taken'>('waiting');
  const take = async () => {
    setState('busy');
    await download(userImport.takeImportPasswords, { id }).then(
      () => setState('taken'),
      () => setState('waiting'),
    );
    await onChanged();
  };
  if (state === 'taken') return <Alert type="info" showIcon title={t('userimport.passwords.taken')} />;
  if (passwordCount === 0 || passwordsUntil === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('userimport.passwords', { count: passwordCount })}
      description={
        <div className={styles['step']}>
          <p>{t('userimport.passwords.hint', { until: formatDateTime(passwordsUntil) })}</p>
          <div>
            <Button type="primary" icon={<DownloadOutlined />} loading={state === 'busy'} onClick={() => void take()}>
              {t('userimport.passwords.take')}
            </Button>
          </div>
        </div>
      }
    />
  );
}
