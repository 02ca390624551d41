import type { AccessKey } from '@skyhelm/contract/access-key';
import { OLD_SECRET_HOURS } from '@skyhelm/contract/access-key-rules';
import { Alert, Button, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { accessKey } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { serverNow } from '../../browser/server-clock.ts';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Password } from '../../ui/Password.tsx';
import { useBack } from '../../ui/use-back.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { MadeKey, type Made } from './MadeKey.tsx';

interface Values {
  id: AccessKey['id'];
  keepOldHours: number;
  password: string;
}

const HOURS = [0, 1, 24, OLD_SECRET_HOURS.default, 720] as const;
const schema = async () => (await import('@skyhelm/contract/access-key')).rotateKey.input;

export function RotateDialog({ open, rotated, onClose }: { open: boolean; rotated: AccessKey; onClose(): void }) {
  const t = useWords();
  const [form] = Form.useForm<Values>();
  const [made, setMade] = useState<Made>();
  useBack(open, onClose);
  const rotate = useChange(accessKey.rotateKey, { stale: [accessKey.getKeys], quiet: true });
  const submit = useSubmit<Values>(form, async (input, submitKey) => {
    const { key } = await rotate.mutateAsync({ input: { ...input, id: rotated.id }, submitKey });
    setMade({ project: rotated.project, key });
    onClose();
  });
  const hours = Form.useWatch('keepOldHours', form) ?? OLD_SECRET_HOURS.default;
  const [openedAt] = useState(serverNow);
  const until = hours === 0 ? undefined : t('accesskey.rotate.until', { at: formatDateTime(new Date(openedAt + hours * 3_600_000)) });
  return (
    <>
      <Modal
        open={open}
        width={480}
        title={t('accesskey.rotate.title', { project: rotated.project })}
        mask={{ closable: false }}
        onCancel={onClose}
        destroyOnHidden
        footer={[
          <Button key="cancel" onClick={onClose}>
            {t('common.cancel')}
          </Button>,
          <Button key="rotate" type="primary" htmlType="submit" form="rotate-key" loading={submit.busy}>
            {t('accesskey.rotate.do')}
          </Button>,
        ]}
      >
        {submit.refusal !== undefined && <Alert className="form-refusal" type="error" showIcon role="alert" title={submit.refusal} />}
        <p className="form-refusal">{t('accesskey.rotate.explain')}</p>
        <SchemaContext value={schema}>
          <Form
            id="rotate-key"
            form={form}
            layout="vertical"
            initialValues={{ id: rotated.id, keepOldHours: OLD_SECRET_HOURS.default }}
            onFinish={() => void submit.run()}
          >
            <Field name="keepOldHours" label={t('accesskey.rotate.keepOld')} hint={until}>
              <Select options={HOURS.map((value) => ({ value, label: t(`accesskey.rotate.hours.${value}`) }))} />
            </Field>
            <Field name="password" label={t('accesskey.password')} required hint={t('accesskey.password.hint')}>
              <Password autoFocus autoComplete="current-password" maxLength={256} />
            </Field>
          </Form>
        </SchemaContext>
      </Modal>
      <MadeKey made={made} onClose={() => setMade(undefined)} />
    </>
  );
}
