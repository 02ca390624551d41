import { EVENT_GROUPS, eventGroupOf, WEB_HOOK_EVENTS, type WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import { TickBoxes } from '../../ui/form/TickBoxes.tsx';
import { useWords } from '../../words/words.ts';
import styles from './web-hook.module.css';

interface EventBoxesProps {
  id?: string;
  value?: readonly WebHookEvent[];
  onChange?(chosen: WebHookEvent[]): void;
}

/** All that can be told, by what it is about. */
export function EventBoxes({ id, value = [], onChange }: EventBoxesProps) {
  const t = useWords();
  return (
    <div {...(id !== undefined && { id })}>
      {EVENT_GROUPS.map((group) => {
        const events = WEB_HOOK_EVENTS.filter((event) => eventGroupOf(event) === group);
        return (
          <section key={group} className={styles['group']}>
            <h4>{t(`webhook.events.${group}`)}</h4>
            <TickBoxes
              className={styles['events'] ?? ''}
              label={t(`webhook.events.${group}`)}
              options={events.map((event) => ({ value: event, label: t(`webhook.event.${event}`) }))}
              value={value.filter((event) => events.includes(event))}
              onChange={(chosen) => onChange?.([...value.filter((event) => !events.includes(event)), ...chosen])}
            />
          </section>
        );
      })}
    </div>
  );
}
