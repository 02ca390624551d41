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
  userName: string;
  name: string;
  mobile: string;
  verificationCode: string;
  password: string;
  confirmPassword: string;
}

export function RegisterForm({ onDone }: { onDone(account: string): void }) {
  const t = useWords();
  const [form] = Form.useForm<Values>();
  const submit = useLoginSubmit(form);
  const register = (values: Values) =>
    submit.run(async () => {
      await send(session.register, values, { quiet: true });
      toast.success(t('login.registered'));
      onDone(values.userName.trim());
    });
  return (
    <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onBlur" onFinish={(values) => void register(values)}>
      <Refusal {...submit} />
      <Form.Item name="userName" label={t('login.newAccount')} rules={[RULES.account]}>
        <Input size="large" autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={32} />
      </Form.Item>
      <Form.Item name="name" label={t('login.name')} rules={[RULES.name]}>
        <Input size="large" autoComplete="name" maxLength={50} />
      </Form.Item>
      <Form.Item name="mobile" label={t('login.mobile')} rules={[RULES.mobile]}>
        <Input size="large" type="tel" autoComplete="tel" maxLength={20} />
      </Form.Item>
      <Form.Item name="verificationCode" label={t('login.code')} rules={[RULES.code]}>
        <CodeInput form={form} target="mobile" purpose="register" />
      </Form.Item>
      <HintedItem name="password" label={t('login.password')} rules={[RULES.newPassword]} hint={t('issues.password.rule')}>
        <PasswordInput autoComplete="new-password" />
      </HintedItem>
      <Form.Item name="confirmPassword" label={t('login.confirmPassword')} dependencies={['password']} rules={[sameAs('password')]}>
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" size="large" block htmlType="submit" loading={submit.busy} disabled={submit.waiting > 0}>
        {t('login.register')}
      </Button>
    </Form>
  );
}
