import { ALWAYS_TOLD, MESSAGE_TOPICS, type MessageTopic } from '@skyhelm/contract/message-facts';
import type { UserSettings } from '@skyhelm/contract/session';
import { Switch } from 'antd';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { MailSetting } from './MailSetting.tsx';
import { MailTopicsSetting } from './MailTopicsSetting.tsx';
import { QuietHoursSetting } from './QuietHoursSetting.tsx';
import { Setting } from './Setting.tsx';

/** Which messages light the dot, when, and which come by e-mail too. Word of the account itself always does: it is how one learns of a stranger. */
export function MessageSettings({ settings: { mutedTopics: muted, quietHours, mailPriorities, mailTopics } }: { settings: UserSettings }) {
  const t = useWords();
  const sendsMail = useSession(({ config }) => config.codesBy.includes('mail'));
  const set = (topic: MessageTopic, on: boolean) =>
    void changeOwnSettings('mutedTopics', on ? muted.filter((kept) => kept !== topic) : [...muted, topic]);
  return (
    <section className="card" aria-labelledby="messages-title">
      <h2 id="messages-title">{t('account.settings.messages')}</h2>
      <p className="page-note">{t('account.settings.messages.note')}</p>
      {ALWAYS_TOLD.map((topic) => (
        <Setting key={topic} label={t(`account.settings.topic.${topic}`)} note={t(`account.settings.topic.${topic}.note`)}>
          {(labelId) => <Switch aria-labelledby={labelId} checked disabled />}
        </Setting>
      ))}
      {MESSAGE_TOPICS.map((topic) => (
        <Setting key={topic} label={t(`account.settings.topic.${topic}`)} note={t(`account.settings.topic.${topic}.note`)}>
          {(labelId) => <Switch aria-labelledby={labelId} checked={!muted.includes(topic)} onChange={(on) => set(topic, on)} />}
        </Setting>
      ))}
      <QuietHoursSetting kept={quietHours} />
      {sendsMail && <MailSetting chosen={mailPriorities} />}
      {sendsMail && <MailTopicsSetting chosen={mailTopics} />}
    </section>
  );
}
