import { Button, Form, Modal } from 'antd';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { Password } from '../Password.tsx';
import { useBack } from '../use-back.ts';
import { Field, SchemaContext } from './Field.tsx';
import type { LoadSchema } from './rules.ts';
import { useSubmit } from './use-submit.ts';
import { Refusal } from './Refusal.tsx';

interface NewSecretDialogProps<V extends object> {
  open: boolean;
  title: string;
  /** What becomes of the secret that is in use. */
  explain: string;
  actionText: string;
  schema: LoadSchema;
  initial: Partial<V>;
  /** Whoever makes a secret shows that it is really them. */
  password: { label: string; hint: string };
  /** Send quietly: refusals are shown inside. */
  onSubmit(values: V, submitKey: string): Promise<unknown>;
  onClose(): void;
  /** What is asked besides the password. */
  children?: ReactNode;
}

export function NewSecretDialog<V extends object>({ open, onSubmit, onClose, ...shown }: NewSecretDialogProps<V>) {
  const t = useWords();
  const formId = useId();
  const [form] = Form.useForm();
  useBack(open, onClose);
  const submit = useSubmit<V>(form, onSubmit);
  return (
    <Modal
      open={open}
      width={480}
      title={shown.title}
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="make" type="primary" htmlType="submit" form={formId} loading={submit.busy}>
          {shown.actionText}
        </Button>,
      ]}
    >
      <Refusal text={submit.refusal} />
      <p className="form-refusal">{shown.explain}</p>
      <SchemaContext value={shown.schema}>
        <Form
          id={formId}
          name={formId}
          form={form}
          layout="vertical"
          initialValues={shown.initial}
          onFinish={() => void submit.run().then((done) => done && onClose())}
        >
          {shown.children}
          <Field name="password" label={shown.password.label} required hint={shown.password.hint}>
            <Password autoFocus autoComplete="current-password" maxLength={256} />
          </Field>
        </Form>
      </SchemaContext>
    </Modal>
  );
}
