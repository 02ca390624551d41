import { EVENT_GROUPS, eventGroupOf, WEB_HOOK_EVENTS, type WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import { Checkbox } from 'antd';
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
        const chosenHere = value.filter((event) => events.includes(event));
        const put = (chosen: readonly WebHookEvent[]) => onChange?.([...value.filter((event) => !events.includes(event)), ...chosen]);
        return (
          <section key={group} className={styles['group']}>
            <div className={styles['groupHead']}>
              <h4>{t(`webhook.events.${group}`)}</h4>
              <Checkbox
                aria-label={t('common.pair', { name: t(`webhook.events.${group}`), value: t('webhook.events.all') })}
                checked={chosenHere.length === events.length}
                indeterminate={chosenHere.length > 0 && chosenHere.length < events.length}
                onChange={({ target }) => put(target.checked ? events : [])}
              >
                {t('webhook.events.all')}
              </Checkbox>
            </div>
            <TickBoxes
              className={styles['events'] ?? ''}
              label={t(`webhook.events.${group}`)}
              options={events.map((event) => ({ value: event, label: t(`webhook.event.${event}`) }))}
              value={chosenHere}
              onChange={put}
            />
          </section>
        );
      })}
    </div>
  );
}
