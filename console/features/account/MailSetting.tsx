import { PUSH_PRIORITIES, type PushPriority } from '@skyhelm/contract/news-push-facts';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { useWords } from '../../words/words.ts';
import { MailChoice } from './MailChoice.tsx';

export function MailSetting({ chosen }: { chosen: readonly PushPriority[] }) {
  const t = useWords();
  return (
    <MailChoice
      label={t('account.settings.mail')}
      note={(email) => t('account.settings.mail.note', { email })}
      chosen={chosen}
      choices={PUSH_PRIORITIES.map((value) => ({ value, label: t(`newspush.priority.${value}`) }))}
      onChange={(priorities) => void changeOwnSettings('mailPriorities', priorities)}
    />
  );
}
