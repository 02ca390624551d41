import { Button, Form, Modal } from 'antd';
import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import { TextArea } from '../inputs.ts';
import { Field, SchemaContext } from './Field.tsx';
import styles from './reason-dialog.module.css';
import type { LoadSchema } from './rules.ts';
import { useLeaving } from './use-leaving.tsx';
import { useSubmit } from './use-submit.ts';
import { Refusal } from './Refusal.tsx';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  label: string;
  hint: string;
  max: number;
  actionText: string;
  /** Reasons that are often given, one click each, and what they are called together. */
  common: { label: string; texts: readonly string[] };
  /** Holds `reason`. */
  schema: LoadSchema;
  onSubmit(reason: string, submitKey: string): Promise<unknown>;
  onClose(): void;
}

/** Says no to somebody's work, who reads why. */
export function ReasonDialog({ open, title, label, hint, max, actionText, common, schema, onSubmit, onClose }: ReasonDialogProps) {
  const t = useWords();
  const formId = useId();
  const [form] = Form.useForm<{ reason: string }>();
  const submit = useSubmit<{ reason: string }>(form, ({ reason }, submitKey) => onSubmit(reason, submitKey));
  const { leave, question } = useLeaving({ open, isUnsaved: () => form.isFieldsTouched(), onClose });
  return (
    <Modal
      open={open}
      width={520}
      title={title}
      mask={{ closable: false }}
      onCancel={leave}
      afterOpenChange={(shown) => shown && (form.getFieldInstance('reason') as HTMLElement | undefined)?.focus()}
      footer={[
        <Button key="cancel" onClick={leave}>
          {t('common.cancel')}
        </Button>,
        <Button key="fail" danger htmlType="submit" form={formId} loading={submit.busy}>
          {actionText}
        </Button>,
      ]}
    >
      <Refusal text={submit.refusal} />
      <SchemaContext value={schema}>
        <Form id={formId} form={form} layout="vertical" initialValues={{ reason: '' }} onFinish={() => void submit.run()}>
          <div className={styles['reasons']} role="group" aria-label={common.label}>
            {common.texts.map((text) => (
              <Button key={text} size="small" onClick={() => form.setFields([{ name: 'reason', value: text, touched: true, errors: [] }])}>
                {text}
              </Button>
            ))}
          </div>
          <Field name="reason" label={label} required hint={hint}>
            <TextArea maxLength={max} autoSize={{ minRows: 3, maxRows: 6 }} />
          </Field>
        </Form>
      </SchemaContext>
      {question}
    </Modal>
  );
}
