import { Checkbox } from 'antd';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { Setting } from './Setting.tsx';

interface MailChoiceProps<T extends string> {
  label: string;
  note(email: string): string;
  chosen: readonly T[];
  choices: readonly { value: T; label: string }[];
  onChange(chosen: T[]): void;
}

/** What comes by e-mail too. Without an address there is nothing to choose. */
export function MailChoice<T extends string>({ label, note, chosen, choices, onChange }: MailChoiceProps<T>) {
  const t = useWords();
  const email = useSession(({ user }) => user?.email ?? '');
  return (
    <Setting label={label} note={email === '' ? t('account.settings.mail.none') : note(email)}>
      {(labelId) => (
        <Checkbox.Group<T>
          role="group"
          aria-labelledby={labelId}
          disabled={email === ''}
          value={[...chosen]}
          options={[...choices]}
          onChange={onChange}
        />
      )}
    </Setting>
  );
}
