import { MAIL_TOPICS, type MailTopic } from '@skyhelm/contract/message-facts';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { useWords } from '../../words/words.ts';
import { MailChoice } from './MailChoice.tsx';

export function MailTopicsSetting({ chosen }: { chosen: readonly MailTopic[] }) {
  const t = useWords();
  return (
    <MailChoice
      label={t('account.settings.mailTopics')}
      note={(email) => t('account.settings.mailTopics.note', { email })}
      chosen={chosen}
      choices={MAIL_TOPICS.map((value) => ({ value, label: t(`messagehistory.group.${value}`) }))}
      onChange={(topics) => void changeOwnSettings('mailTopics', topics)}
    />
  );
}
