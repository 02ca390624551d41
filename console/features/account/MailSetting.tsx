import { PUSH_PRIORITIES, type PushPriority } from '@skyhelm/contract/news-push-facts';
import { Checkbox } from 'antd';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { Setting } from './Setting.tsx';

export function MailSetting({ chosen }: { chosen: readonly PushPriority[] }) {
  const t = useWords();
  const email = useSession(({ user }) => user?.email ?? '');
  const note = email === '' ? t('account.settings.mail.none') : t('account.settings.mail.note', { email });
  return (
    <Setting label={t('account.settings.mail')} note={note}>
      {(labelId) => (
        <Checkbox.Group
          role="group"
          aria-labelledby={labelId}
          disabled={email === ''}
          value={[...chosen]}
          options={PUSH_PRIORITIES.map((value) => ({ value, label: t(`newspush.priority.${value}`) }))}
          onChange={(priorities) => void changeOwnSettings('mailPriorities', priorities)}
        />
      )}
    </Setting>
  );
}
