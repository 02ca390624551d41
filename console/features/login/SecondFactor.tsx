import { Button, Form } from 'antd';
import { HintedItem } from '../../ui/form/HintedItem.tsx';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { RULES } from './login-rules.ts';
import { Refusal } from './Refusal.tsx';
import type { LoginSubmit } from './use-login-submit.ts';

interface SecondFactorProps {
  submit: LoginSubmit;
  onCode(totp: string): void;
  onBack(): void;
}

export function SecondFactor({ submit, onCode, onBack }: SecondFactorProps) {
  const t = useWords();
  return (
    <Form layout="vertical" requiredMark={false} onFinish={({ totp }: { totp: string }) => onCode(totp.trim())}>
      <p className="login-step">{t('login.secondFactor')}</p>
      <Refusal {...submit} />
      <HintedItem name="totp" label={t('login.totp')} hint={t('login.recoveryHint')} rules={[RULES.secondFactor]} validateTrigger="onBlur">
        <Input
          size="large"
          className="totp-input"
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={11}
        />
      </HintedItem>
      <Button type="primary" size="large" block htmlType="submit" loading={submit.busy} disabled={submit.waiting > 0}>
        {t('login.submit')}
      </Button>
      <button type="button" className="link-button login-forgot" onClick={onBack}>
        {t('common.back')}
      </button>
    </Form>
  );
}
