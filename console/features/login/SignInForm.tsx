import { Button, Form } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { session } from '../../api/endpoints.generated.ts';
import { remembered } from '../../browser/storage.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { enter } from '../../session/session-flow.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { Choice } from './Choice.tsx';
import { CodeInput } from './CodeInput.tsx';
import { Farewell } from './Farewell.tsx';
import { RULES } from './login-rules.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { Refusal } from './Refusal.tsx';
import { useLoginSubmit } from './use-login-submit.ts';

const SecondFactor = onDemand(async () => (await import('./SecondFactor.tsx')).SecondFactor);

interface Values {
  username: string;
  password?: string;
  verificationCode?: string;
}
type UserType = 'general' | 'enterprise';
type Way = 'password' | 'code';

const CALLS = { general: session.loginGeneral, enterprise: session.loginEnterprise, any: session.login };
const isText = (value: unknown): value is string => typeof value === 'string';

/** `byType`: the online service asks which kind of user signs in; a private installation knows by the account. */
export function SignInForm({ byType, account, onForgot }: { byType: boolean; account: string | undefined; onForgot(): void }) {
  const t = useWords();
  const [form] = Form.useForm<Values>();
  const [type, setType] = useState<UserType>('general');
  const [way, setWay] = useState<Way>('password');
  const [proven, setProven] = useState<Values>();
  const submit = useLoginSubmit(form);
  const known = account ?? remembered('user-name', isText) ?? '';

  const signIn = (values: Values, totp?: string) =>
    submit.run(async () => {
      const credentials = { ...values, username: values.username.trim(), ...(totp !== undefined && { totp }) };
      try {
        await send(CALLS[byType ? type : 'any'], credentials, { quiet: true });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'login.secondFactor')) throw error;
        setProven(values);
        return;
      }
      await enter();
      toast.success(t('login.success'));
    });

  if (proven) {
    const back = () => {
      submit.clear();
      setProven(undefined);
    };
    return <SecondFactor submit={submit} onCode={(totp) => void signIn(proven, totp)} onBack={back} />;
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={{ username: known }}
      onFinish={(values) => void signIn(values)}
    >
      {byType && (
        <Choice<UserType>
          label={t('login.userType')}
          value={type}
          onChange={setType}
          options={{ general: t('login.type.general'), enterprise: t('login.type.enterprise') }}
        />
      )}
      <Choice<Way>
        plain
        label={t('login.way')}
        value={way}
        onChange={setWay}
        options={{ password: t('login.byPassword'), code: t('login.byCode') }}
      />
      {submit.refusal === undefined && submit.waiting === 0 && <Farewell />}
      <Refusal {...submit} />
      {way === 'password' ? (
        <>
          <Form.Item key="account" name="username" label={t('login.account')} rules={[RULES.loginName]}>
            <Input
              size="large"
              autoFocus={known === ''}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              placeholder={t('login.accountHint')}
            />
          </Form.Item>
          <Form.Item name="password" label={t('login.password')} rules={[RULES.givenPassword]}>
            <PasswordInput autoFocus={known !== ''} autoComplete="current-password" />
          </Form.Item>
        </>
      ) : (
        <>
          <Form.Item key="target" name="username" label={t('login.target')} rules={[RULES.target]}>
            <Input size="large" autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
          </Form.Item>
          <Form.Item name="verificationCode" label={t('login.code')} rules={[RULES.code]}>
            <CodeInput form={form} target="username" purpose="login" />
          </Form.Item>
        </>
      )}
      <Button type="primary" size="large" block htmlType="submit" loading={submit.busy} disabled={submit.waiting > 0}>
        {t('login.submit')}
      </Button>
      <button type="button" className="link-button login-forgot" onClick={onForgot}>
        {t('login.forgot')}
      </button>
    </Form>
  );
}
