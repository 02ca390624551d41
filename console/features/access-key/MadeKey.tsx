import { Alert, Button, Modal } from 'antd';
import { copyText } from '../../browser/copy-text.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import styles from './access-key.module.css';

export interface Made {
  project: string;
  key: string;
}

/** The server keeps no key that could be shown again: it stays until somebody says they have it. */
export function MadeKey({ made, onClose }: { made: Made | undefined; onClose(): void }) {
  const t = useWords();
  const copy = async (text: string) => ((await copyText(text)) ? toast.success(t('common.copied')) : toast.error(t('common.copyFailed')));
  return (
    <Modal
      open={made !== undefined}
      width={520}
      title={t('accesskey.made.title', { project: made?.project ?? '' })}
      mask={{ closable: false }}
      closable={false}
      keyboard={false}
      destroyOnHidden
      footer={[
        <Button key="copy" onClick={() => void copy(made?.key ?? '')}>
          {t('common.copy')}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {t('accesskey.made.kept')}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={t('accesskey.made.once')} />
      <p className={styles['made']}>{made?.key}</p>
      <p className="page-note">{t('accesskey.made.use')}</p>
    </Modal>
  );
}
