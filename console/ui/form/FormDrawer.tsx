import { Button, Drawer, Form } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { SchemaContext, TriedContext } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import type { LoadSchema } from './rules.ts';
import { useLeaving } from './use-leaving.tsx';
import { useSubmit } from './use-submit.ts';

interface FormDrawerProps<V extends object> {
  open: boolean;
  title: string;
  initial: Partial<V>;
  /** `() => import('@skyhelm/contract/department').then((contract) => contract.addDept.input)` */
  schema: LoadSchema;
  submitText?: string;
  width?: number;
  /** Send quietly: refusals are shown inside the form. Answering false leaves it open: its own fields say why. */
  onSubmit(values: V, submitKey: string): Promise<unknown>;
  onClose(): void;
  children: ReactNode;
}

/** Enter in a date field takes the date: whoever types one has not done with the form. */
function takeDate(event: KeyboardEvent<HTMLElement>): void {
  const isDate = event.target instanceof Element && event.target.closest('.ant-picker') !== null;
  if (event.key === 'Enter' && isDate) event.preventDefault();
}

export function FormDrawer<V extends object>({
  open,
  title,
  initial,
  schema,
  submitText,
  width = 480,
  onSubmit,
  onClose,
  children,
}: FormDrawerProps<V>) {
  const t = useWords();
  const formId = useId();
  const [form] = Form.useForm();
  const submit = useSubmit<V>(form, onSubmit);
  const tried = useRef(false);
  const [isTried] = useState(() => () => tried.current);
  // Values typed meanwhile must not be overwritten by a refetch of the record: it begins when it opens and only then.
  const begin = useEffectEvent(() => {
    form.resetFields();
    tried.current = false;
    submit.clear();
    void schema();
  });
  useEffect(() => {
    if (open) begin();
  }, [open]);
  const { leave, question } = useLeaving({ open, isUnsaved: () => form.isFieldsTouched(), onClose });
  return (
    <Drawer
      open={open}
      title={title}
      size={width}
      onClose={leave}
      afterOpenChange={(shown) => shown && focusFirst(formId)}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button onClick={leave}>{t('common.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={submit.busy}>
            {submitText ?? t('common.save')}
          </Button>
        </div>
      }
    >
      <Refusal text={submit.refusal} />
      <SchemaContext value={schema}>
        <TriedContext value={isTried}>
          <Form
            id={formId}
            name={formId}
            form={form}
            layout="vertical"
            initialValues={initial}
            requiredMark
            scrollToFirstError={{ focus: true, block: 'center' }}
            preserve
            onKeyDown={takeDate}
            onSubmitCapture={() => void (tried.current = true)}
            onFinish={() => void submit.run().then((done) => done && onClose())}
          >
            {children}
          </Form>
        </TriedContext>
      </SchemaContext>
      {question}
    </Drawer>
  );
}

/** The drawer is put into the page after its fields are made, too late for their own autofocus. */
function focusFirst(formId: string): void {
  const form = document.getElementById(formId);
  (form?.querySelector<HTMLElement>('[data-first-field]') ?? form?.querySelector('input'))?.focus();
}
