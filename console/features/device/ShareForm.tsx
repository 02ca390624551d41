import type { Sharing } from '@skyhelm/contract/device-share';
import { Button, Form, Select } from 'antd';
import { deviceShare } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';
import { PersonInput } from './PersonInput.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';

const RIGHTS = ['see', 'fly', 'testFlight'] as const;

interface ShareValues {
  userName: string;
  right: (typeof RIGHTS)[number];
}

const inputOf = (id: Sharing['id'], { userName, right }: ShareValues) => ({
  id,
  userName,
  mayFly: right !== 'see',
  isTestFlight: right === 'testFlight',
});

export function ShareForm({ sharing }: { sharing: Sharing }) {
  const t = useWords();
  const [form] = Form.useForm();
  const share = useChange(deviceShare.shareDevice, {
    stale: KNOWING_DEVICES,
    quiet: true,
    onSuccess: () => toast.success(t('share.done')),
  });
  const submit = useSubmit<ShareValues>(form, async (values, submitKey) => {
    await share.mutateAsync({ input: inputOf(sharing.id, values), submitKey });
    form.resetFields();
  });
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/device-share')).shareDevice;
    return { safeParse: (values: unknown) => input.safeParse(inputOf(sharing.id, values as ShareValues)) };
  };
  return (
    <SchemaContext value={schema}>
      <Refusal text={submit.refusal} />
      <Form
        form={form}
        layout="vertical"
        initialValues={{ right: 'see' }}
        className={styles['shareForm'] ?? ''}
        onFinish={() => void submit.run()}
      >
        <Field name="userName" label={t('share.add')} required>
          <PersonInput />
        </Field>
        <Field name="right" label={t('share.may')}>
          <Select options={RIGHTS.map((value) => ({ value, label: t(`share.may.${value}`) }))} />
        </Field>
        <Button htmlType="submit" loading={submit.busy}>
          {t('share.add.action')}
        </Button>
      </Form>
    </SchemaContext>
  );
}
