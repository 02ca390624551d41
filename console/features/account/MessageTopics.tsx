import type { MessageTopic } from '@skyhelm/contract/message';
import { Switch } from 'antd';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { useWords } from '../../words/words.ts';
import { Setting } from './Setting.tsx';

const TOPICS: readonly MessageTopic[] = ['organisation', 'certification', 'device'];

/** Which messages light the dot. Word of the account itself always does: it is how one learns of a stranger. */
export function MessageTopics({ muted }: { muted: readonly MessageTopic[] }) {
  const t = useWords();
  const set = (topic: MessageTopic, on: boolean) =>
    void changeOwnSettings('mutedTopics', on ? muted.filter((kept) => kept !== topic) : [...muted, topic]);
  return (
    <section className="card" aria-labelledby="messages-title">
      <h2 id="messages-title">{t('account.settings.messages')}</h2>
      <p className="page-note">{t('account.settings.messages.note')}</p>
      <Setting label={t('account.settings.topic.security')} note={t('account.settings.topic.security.note')}>
        {(labelId) => <Switch aria-labelledby={labelId} checked disabled />}
      </Setting>
      {TOPICS.map((topic) => (
        <Setting key={topic} label={t(`account.settings.topic.${topic}`)} note={t(`account.settings.topic.${topic}.note`)}>
          {(labelId) => <Switch aria-labelledby={labelId} checked={!muted.includes(topic)} onChange={(on) => set(topic, on)} />}
        </Setting>
      ))}
    </section>
  );
}
