import { Button, type FormInstance, type GetProps } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { session } from '../../api/endpoints.generated.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { useCountdown } from './use-countdown.ts';

interface CodeInputProps extends Omit<GetProps<typeof Input>, 'form'> {
  form: FormInstance;
  /** The field with the number or address the code goes to. */
  target: string;
  purpose: 'login' | 'register' | 'forgotPassword';
}

export function CodeInput({ form, target, purpose, ...props }: CodeInputProps) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const [left, wait] = useCountdown();
  const nobodySends = useSession((state) => state.config.codesBy.length === 0);
  const ask = async () => {
    const isRight = await form.validateFields([target]).then(
      () => true,
      () => false,
    );
    if (!isRight) return;
    setBusy(true);
    try {
      const { retryInSeconds } = await send(session.sendCode, { target: String(form.getFieldValue(target)).trim(), purpose });
      wait(retryInSeconds);
      toast.success(t(nobodySends ? 'login.codeKept' : 'login.codeSent'));
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) wait(error.retryAfterSeconds);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className="code-line">
        <Input size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={6} placeholder={t('login.codeHint')} {...props} />
        <Button size="large" loading={busy} disabled={left > 0} onClick={() => void ask()}>
          {left > 0 ? t('login.sendAgainIn', { count: left }) : t('login.sendCode')}
        </Button>
      </div>
      {nobodySends && <p className="login-hint">{t('login.nobodySends')}</p>}
    </>
  );
}
