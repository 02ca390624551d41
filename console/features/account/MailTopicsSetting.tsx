import { MAIL_TOPICS, type MailTopic } from '@skyhelm/contract/message-facts';
import { Checkbox } from 'antd';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { Setting } from './Setting.tsx';

export function MailTopicsSetting({ chosen }: { chosen: readonly MailTopic[] }) {
  const t = useWords();
  const email = useSession(({ user }) => user?.email ?? '');
  const note = email === '' ? t('account.settings.mail.none') : t('account.settings.mailTopics.note', { email });
  return (
    <Setting label={t('account.settings.mailTopics')} note={note}>
      {(labelId) => (
        <Checkbox.Group
          role="group"
          aria-labelledby={labelId}
          disabled={email === ''}
          value={[...chosen]}
          options={MAIL_TOPICS.map((value) => ({ value, label: t(`messagehistory.group.${value}`) }))}
          onChange={(topics) => void changeOwnSettings('mailTopics', topics)}
        />
      )}
    </Setting>
  );
}
