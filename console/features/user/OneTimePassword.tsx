import { Alert, Button, Modal } from 'antd';
import { copyText } from '../../browser/copy-text.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import styles from './user.module.css';

export interface Made {
  account: string;
  password: string;
  /** Its owner may not change it: nothing asks for another at the first login. */
  isForGood: boolean;
}

/** The server keeps no password that could be shown again: it stays until somebody says they have it. */
export function OneTimePassword({ made, onClose }: { made: Made | undefined; onClose(): void }) {
  const t = useWords();
  const copy = async (text: string) => ((await copyText(text)) ? toast.success(t('common.copied')) : toast.error(t('common.copyFailed')));
  return (
    <Modal
      open={made !== undefined}
      width={440}
      title={t('user.password.of', { account: made?.account ?? '' })}
      mask={{ closable: false }}
      closable={false}
      keyboard={false}
      destroyOnHidden
      footer={[
        <Button key="copy" onClick={() => void copy(made?.password ?? '')}>
          {t('common.copy')}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {t('user.password.kept')}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={t(made?.isForGood ? 'user.password.onceForGood' : 'user.password.once')} />
      <p className={styles['password']}>{made?.password}</p>
    </Modal>
  );
}
