import { Alert, Button, Modal } from 'antd';
import { copyText } from '../browser/copy-text.ts';
import { useWords } from '../words/words.ts';
import styles from './shown-once.module.css';
import { toast } from './toast.ts';

interface ShownOnceProps {
  /** Nothing: it is not shown. */
  secret: string | undefined;
  title: string;
  warning: string;
  note: string;
  /** What the button says by which somebody has it. */
  kept: string;
  onClose(): void;
}

/** A secret that the server cannot show again: it stays until somebody says they have it. */
export function ShownOnce({ secret, title, warning, note, kept, onClose }: ShownOnceProps) {
  const t = useWords();
  const copy = async (text: string) => ((await copyText(text)) ? toast.success(t('common.copied')) : toast.error(t('common.copyFailed')));
  return (
    <Modal
      open={secret !== undefined}
      width={520}
      title={title}
      mask={{ closable: false }}
      closable={false}
      keyboard={false}
      destroyOnHidden
      footer={[
        <Button key="copy" onClick={() => void copy(secret ?? '')}>
          {t('common.copy')}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {kept}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={warning} />
      <p className={styles['secret']}>{secret}</p>
      <p className="page-note">{note}</p>
    </Modal>
  );
}
