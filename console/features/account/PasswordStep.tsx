import { Form } from 'antd';
import { Password } from '../../ui/Password.tsx';
import { issueText } from '../../words/issue-text.ts';
import { useWords } from '../../words/words.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';

interface PasswordStepProps {
  id: string;
  note: string;
  refusal: string | undefined;
  onPassword(password: string): void;
}

/** Whoever finds an unlocked computer does not know the password: it is asked for before the second factor changes. */
export function PasswordStep({ id, note, refusal, onPassword }: PasswordStepProps) {
  const t = useWords();
  return (
    <Form id={id} layout="vertical" onFinish={({ password }: { password: string }) => onPassword(password)}>
      <p className="page-note step-note">{note}</p>
      <Refusal text={refusal} />
      <Form.Item name="password" label={t('account.password')} rules={[{ required: true, message: issueText('password.required') }]}>
        <Password autoFocus autoComplete="current-password" maxLength={256} />
      </Form.Item>
    </Form>
  );
}
