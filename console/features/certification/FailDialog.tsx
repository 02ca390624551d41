import type { Certification } from '@skyhelm/contract/certification';
import { Alert, Button, Form, Modal } from 'antd';
import type { WordKey } from '@skyhelm/i18n/translate';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { useLeaving } from '../../ui/form/use-leaving.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { TextArea } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import type { DecisionDialogProps } from './PassDialog.tsx';
import { useDecision } from './use-decision.ts';

const COMMON: Record<Certification['kind'], WordKey[]> = {
  realName: [
    'certification.reason.unreadable',
    'certification.reason.incomplete',
    'certification.reason.mismatch',
    'certification.reason.wrongDocument',
    'certification.reason.outdated',
  ],
  pilot: [
    'certification.reason.unreadable',
    'certification.reason.incomplete',
    'certification.reason.licenceMismatch',
    'certification.reason.wrongDocument',
    'certification.reason.outdated',
  ],
};

export function FailDialog({ open, details, onDecided, onClose }: DecisionDialogProps) {
  const t = useWords();
  const [form] = Form.useForm<{ reason: string }>();
  const decide = useDecision(details);
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/certification')).approveUser;
    return { safeParse: (values: unknown) => input.safeParse({ id: details.userId, pass: false, ...(values as object) }) };
  };
  const submit = useSubmit<{ reason: string }>(form, async ({ reason }, submitKey) => {
    await decide(false, reason, submitKey);
    onDecided();
  });
  const { leave, question } = useLeaving({ open, isUnsaved: () => form.isFieldsTouched(), onClose });
  return (
    <Modal
      open={open}
      width={520}
      title={t('certification.fail.title', { kind: t(`dictionary.certificationKind.${details.kind}`), name: details.name })}
      mask={{ closable: false }}
      onCancel={leave}
      afterOpenChange={(shown) => shown && (form.getFieldInstance('reason') as HTMLElement | undefined)?.focus()}
      footer={[
        <Button key="cancel" onClick={leave}>
          {t('common.cancel')}
        </Button>,
        <Button key="fail" danger htmlType="submit" form="certification-fail" loading={submit.busy}>
          {t('certification.fail')}
        </Button>,
      ]}
    >
      {submit.refusal !== undefined && <Alert className="form-refusal" type="error" showIcon role="alert" title={submit.refusal} />}
      <SchemaContext value={schema}>
        <Form id="certification-fail" form={form} layout="vertical" initialValues={{ reason: '' }} onFinish={() => void submit.run()}>
          <div className={styles['reasons']} role="group" aria-label={t('certification.reason.common')}>
            {COMMON[details.kind].map((key) => (
              <Button key={key} size="small" onClick={() => form.setFields([{ name: 'reason', value: t(key), touched: true, errors: [] }])}>
                {t(key)}
              </Button>
            ))}
          </div>
          <Field name="reason" label={t('certification.reason')} required hint={t('certification.reason.hint')}>
            <TextArea maxLength={200} autoSize={{ minRows: 3, maxRows: 6 }} />
          </Field>
        </Form>
      </SchemaContext>
      {question}
    </Modal>
  );
}
