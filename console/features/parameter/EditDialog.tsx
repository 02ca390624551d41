import type { DeviceId } from '@skyhelm/contract/ids';
import { Alert, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { useWrite, WriteResult } from '../parameter-write/index.ts';
import styles from './parameter.module.css';
import { RowFacts } from './RowFacts.tsx';
import type { ParameterRow } from './task.ts';
import { fitIn, ValueField } from './ValueField.tsx';

interface EditDialogProps {
  deviceId: DeviceId;
  row: ParameterRow;
  open: boolean;
  onClose(): void;
}

/** One value: it stays open until the aircraft says that it has it. */
export function EditDialog({ deviceId, row, open, onClose }: EditDialogProps) {
  const t = useWords();
  const { isBusy, writes, write, question } = useWrite(deviceId);
  const [typed, setTyped] = useState(row.value === null ? '' : String(row.value));
  const [isTouched, setTouched] = useState(false);
  const leave = () => isBusy || onClose();
  useBack(open, leave);
  const submit = async () => {
    setTouched(true);
    const value = fitIn(typed, row);
    if (value === undefined) return;
    const done = await write([{ name: row.name, value }]);
    if (done?.[0]?.result !== 'written') return;
    toast.success(t('parameter.write.done', { name: row.name }));
    onClose();
  };
  const [last] = writes;
  return (
    <Modal
      open={open}
      width={row.facts ? 520 : 440}
      title={t('parameter.edit.title', { name: row.name })}
      onCancel={leave}
      closable={!isBusy}
      destroyOnHidden
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="write" type="primary" loading={isBusy} disabled={row.facts?.isReadOnly === true} onClick={() => void submit()}>
          {t('parameter.write')}
        </Button>,
      ]}
    >
      <div className={styles['dialog']}>
        {row.facts?.label && <p className={styles['label']}>{row.facts.label}</p>}
        {row.facts?.description && <p>{row.facts.description}</p>}
        <RowFacts row={row} />
        {row.facts?.needsReboot && <Alert type="info" showIcon title={t('parameter.needsReboot')} />}
        <Form layout="vertical" onFinish={() => void submit()}>
          <ValueField
            row={row}
            typed={typed}
            isTouched={isTouched}
            disabled={isBusy}
            onTyped={setTyped}
            onTouched={() => setTouched(true)}
          />
        </Form>
        {last && last.result !== null && last.result !== 'written' && (
          <Alert type="error" showIcon role="alert" title={t('parameter.write.failed')} description={<WriteResult write={last} />} />
        )}
        {question}
      </div>
    </Modal>
  );
}
