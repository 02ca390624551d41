import type { WebHook } from '@skyhelm/contract/web-hook';
import { Alert, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { webHook } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Password } from '../../ui/Password.tsx';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { MadeHookSecret, type Made } from './MadeHookSecret.tsx';

interface Values {
  id: WebHook['id'];
  password: string;
}

const schema = async () => (await import('@skyhelm/contract/web-hook')).renewWebHookSecret.input;

export function RenewDialog({ open, row, onClose }: { open: boolean; row: WebHook; onClose(): void }) {
  const t = useWords();
  const [form] = Form.useForm<Values>();
  const [made, setMade] = useState<Made>();
  useBack(open, onClose);
  const renew = useChange(webHook.renewWebHookSecret, { stale: [webHook.getWebHooks], quiet: true });
  const submit = useSubmit<Values>(form, async (input, submitKey) => {
    const { secret } = await renew.mutateAsync({ input: { ...input, id: row.id }, submitKey });
    setMade({ name: row.name, secret });
    onClose();
  });
  return (
    <>
      <Modal
        open={open}
        width={480}
        title={t('webhook.renew.title', { name: row.name })}
        mask={{ closable: false }}
        onCancel={onClose}
        destroyOnHidden
        footer={[
          <Button key="cancel" onClick={onClose}>
            {t('common.cancel')}
          </Button>,
          <Button key="renew" type="primary" htmlType="submit" form="renew-secret" loading={submit.busy}>
            {t('webhook.renew.do')}
          </Button>,
        ]}
      >
        {submit.refusal !== undefined && <Alert className="form-refusal" type="error" showIcon role="alert" title={submit.refusal} />}
        <p className="form-refusal">{t('webhook.renew.explain')}</p>
        <SchemaContext value={schema}>
          <Form id="renew-secret" form={form} layout="vertical" initialValues={{ id: row.id }} onFinish={() => void submit.run()}>
            <Field name="password" label={t('accesskey.password')} required hint={t('webhook.password.hint')}>
              <Password autoFocus autoComplete="current-password" maxLength={256} />
            </Field>
          </Form>
        </SchemaContext>
      </Modal>
      <MadeHookSecret made={made} onClose={() => setMade(undefined)} />
    </>
  );
}
