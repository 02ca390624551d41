import type { DeviceId } from '@skyhelm/contract/ids';
import { unfitness } from '@skyhelm/core/vehicle/parameter';
import { Alert, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { numberIn } from '../../ui/form/number-in.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import styles from './parameter.module.css';
import { shownValue, TYPE_NAMES } from './shown-value.ts';
import type { ParameterRow } from './task.ts';
import { useWrite } from './use-write.ts';
import { WriteResult } from './WriteResult.tsx';

interface EditDialogProps {
  deviceId: DeviceId;
  row: ParameterRow;
  open: boolean;
  onClose(): void;
}

/** One value: it stays open until the aircraft says that it has it. */
export function EditDialog({ deviceId, row, open, onClose }: EditDialogProps) {
  const t = useWords();
  const { isBusy, writes, write } = useWrite(deviceId);
  const [typed, setTyped] = useState(row.value === null ? '' : String(row.value));
  const [isTouched, setTouched] = useState(false);
  const leave = () => isBusy || onClose();
  useBack(open, leave);
  const value = numberIn(typed);
  const isUnfit = typeof value !== 'number' || unfitness(row.type, value) !== undefined;
  const submit = async () => {
    setTouched(true);
    if (isUnfit) return;
    const done = await write([{ name: row.name, value }]);
    if (done?.[0]?.result !== 'written') return;
    toast.success(t('parameter.write.done', { name: row.name }));
    onClose();
  };
  const [last] = writes;
  const fault = isTouched && isUnfit ? t('parameter.edit.unfit') : undefined;
  return (
    <Modal
      open={open}
      width={440}
      title={t('parameter.edit.title', { name: row.name })}
      onCancel={leave}
      closable={!isBusy}
      destroyOnHidden
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="write" type="primary" loading={isBusy} onClick={() => void submit()}>
          {t('parameter.write')}
        </Button>,
      ]}
    >
      <div className={styles['dialog']}>
        <Facts>
          <Fact label={t('parameter.value')}>{shownValue(row.value, t('parameter.notNumber'))}</Fact>
          <Fact label={t('parameter.default')}>
            {row.default === undefined ? t('common.none') : shownValue(row.default, t('parameter.notNumber'))}
          </Fact>
          <Fact label={t('parameter.type')}>{TYPE_NAMES[row.type]}</Fact>
        </Facts>
        <Form layout="vertical" onFinish={() => void submit()}>
          <Form.Item
            label={t('parameter.edit.new')}
            htmlFor="parameter-value"
            extra={t('parameter.edit.hint')}
            validateStatus={fault === undefined ? '' : 'error'}
            help={fault}
          >
            <Input
              id="parameter-value"
              value={typed}
              autoFocus
              autoComplete="off"
              inputMode="text"
              maxLength={40}
              disabled={isBusy}
              aria-invalid={fault !== undefined}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => setTouched(true)}
            />
          </Form.Item>
        </Form>
        {last && last.result !== null && last.result !== 'written' && (
          <Alert type="error" showIcon role="alert" title={t('parameter.write.failed')} description={<WriteResult write={last} />} />
        )}
      </div>
    </Modal>
  );
}
