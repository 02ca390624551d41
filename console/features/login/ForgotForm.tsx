import { Button, Form } from 'antd';
import { send } from '../../api/client.ts';
import { session } from '../../api/endpoints.generated.ts';
import { Input } from '../../ui/inputs.ts';
import { HintedItem } from '../../ui/form/HintedItem.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { CodeInput } from './CodeInput.tsx';
import { RULES, sameAs } from './login-rules.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { Refusal } from './Refusal.tsx';
import { useLoginSubmit } from './use-login-submit.ts';

interface Values {
  target: string;
  verificationCode: string;
  newPassword: string;
  confirmPassword: string;
}

export function ForgotForm({ onDone }: { onDone(): void }) {
  const t = useWords();
  const [form] = Form.useForm<Values>();
  const submit = useLoginSubmit(form);
  const reset = (values: Values) =>
    submit.run(async () => {
      await send(session.forgotPassword, { ...values, target: values.target.trim() }, { quiet: true });
      toast.success(t('login.passwordReset'));
      onDone();
    });
  return (
    <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onBlur" onFinish={(values) => void reset(values)}>
      <Refusal {...submit} />
      <Form.Item name="target" label={t('login.target')} rules={[RULES.target]}>
        <Input size="large" autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
      </Form.Item>
      <Form.Item name="verificationCode" label={t('login.code')} rules={[RULES.code]}>
        <CodeInput form={form} target="target" purpose="forgotPassword" />
      </Form.Item>
      <HintedItem name="newPassword" label={t('login.newPassword')} rules={[RULES.newPassword]} hint={t('issues.password.rule')}>
        <PasswordInput autoComplete="new-password" />
      </HintedItem>
      <Form.Item name="confirmPassword" label={t('login.confirmPassword')} dependencies={['newPassword']} rules={[sameAs('newPassword')]}>
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" size="large" block htmlType="submit" loading={submit.busy} disabled={submit.waiting > 0}>
        {t('login.resetPassword')}
      </Button>
    </Form>
  );
}
