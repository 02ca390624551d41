import type { Device } from '@skyhelm/contract/device';
import { Alert, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { deviceBinding } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { copyText } from '../../browser/copy-text.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';

/** A generated key is shown until somebody says they have it: the server never shows it again. */
export function SigningKeyDialog({ open, row, onClose }: { open: boolean; row: Device; onClose(): void }) {
  const t = useWords();
  useBack(open, onClose);
  const [given, setGiven] = useState('');
  const [made, setMade] = useState<string>();
  const set = useChange(deviceBinding.setSigningKey, {
    stale: KNOWING_DEVICES,
    onSuccess: ({ signingSecret }) => {
      toast.success(t('device.key.done'));
      if (signingSecret === null) onClose();
      else setMade(signingSecret);
    },
  });
  const remove = useChange(deviceBinding.removeSigningKey, {
    stale: KNOWING_DEVICES,
    onSuccess: () => {
      toast.success(t('device.key.removed'));
      onClose();
    },
  });
  const copy = async () => ((await copyText(made ?? '')) ? toast.success(t('common.copied')) : toast.error(t('common.copyFailed')));
  const asking = [
    <Button key="cancel" onClick={onClose}>
      {t('common.cancel')}
    </Button>,
    row.hasSigningKey && (
      <Button key="remove" danger loading={remove.isPending} onClick={() => remove.mutate({ input: { id: row.id } })}>
        {t('device.key.remove')}
      </Button>
    ),
    <Button
      key="set"
      type="primary"
      loading={set.isPending}
      onClick={() => set.mutate({ input: { id: row.id, signingSecret: given.trim() || null } })}
    >
      {t('device.key.set')}
    </Button>,
  ];
  const showing = [
    <Button key="copy" onClick={() => void copy()}>
      {t('common.copy')}
    </Button>,
    <Button key="kept" type="primary" onClick={onClose}>
      {t('device.key.kept')}
    </Button>,
  ];
  return (
    <Modal
      open={open}
      width={520}
      title={t('device.key.title', { name: row.name })}
      onCancel={onClose}
      closable={made === undefined}
      keyboard={made === undefined}
      mask={{ closable: made === undefined }}
      destroyOnHidden
      footer={made === undefined ? asking : showing}
    >
      {made === undefined ? (
        <div className={styles['warnings']}>
          <p>{t('device.key.explain')}</p>
          <Alert type="info" showIcon title={t(row.hasSigningKey ? 'device.key.isSet' : 'device.key.isNotSet')} />
          <Form layout="vertical">
            <Form.Item label={t('device.key.given')} htmlFor="signing-key" extra={t('device.key.given.hint')}>
              <Input
                id="signing-key"
                value={given}
                maxLength={80}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setGiven(event.target.value)}
              />
            </Form.Item>
          </Form>
        </div>
      ) : (
        <>
          <Alert type="warning" showIcon title={t('device.key.once')} />
          <p className={styles['made']}>{made}</p>
        </>
      )}
    </Modal>
  );
}
