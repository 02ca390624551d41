import type { Device } from '@skyhelm/contract/device';
import { Form } from 'antd';
import { deviceBinding } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';
import { HardwareIdInput } from './HardwareIdInput.tsx';

const bindInput = () => import('@skyhelm/contract/device-binding').then((contract) => contract.bindDevice.input);

interface Binding {
  id: Device['id'];
  hardwareId: string;
}

export function BindDrawer({ open, bound, onClose }: { open: boolean; bound: Device; onClose(): void }) {
  const t = useWords();
  const bind = useChange(deviceBinding.bindDevice, {
    stale: KNOWING_DEVICES,
    quiet: true,
    onSuccess: () => toast.success(t('device.bind.done')),
  });
  return (
    <FormDrawer<Binding>
      open={open}
      title={t('device.bind.title', { name: bound.name })}
      width={560}
      schema={bindInput}
      initial={{ id: bound.id }}
      submitText={t('device.bind')}
      onSubmit={(input, submitKey) => bind.mutateAsync({ input, submitKey })}
      onClose={onClose}
    >
      {bound.hardwareId !== null && (
        <Form.Item label={t('device.bind.now')}>
          <code className={styles['code']}>{bound.hardwareId}</code>
        </Form.Item>
      )}
      <Field name="hardwareId" label={t('device.hardwareId')} required hint={t('device.hardwareId.hint')}>
        <HardwareIdInput />
      </Field>
    </FormDrawer>
  );
}
