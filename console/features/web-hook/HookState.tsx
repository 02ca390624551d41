import type { WebHook } from '@skyhelm/contract/web-hook';
import { Tag } from 'antd';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './web-hook.module.css';

/** Whether it is on, and whether anybody takes over what is sent there. */
export function HookState({ row: { isOn, failingSince, switchedOffAt, waiting } }: { row: WebHook }) {
  const t = useWords();
  const [state, colour] = switchedOffAt
    ? (['switchedOff', 'error'] as const)
    : !isOn
      ? (['off', 'default'] as const)
      : failingSince
        ? (['failing', 'warning'] as const)
        : (['on', 'success'] as const);
  return (
    <>
      <Tag color={colour}>{t(`webhook.state.${state}`)}</Tag>
      {state === 'switchedOff' && switchedOffAt && (
        <span className={styles['soft']}>{t('webhook.switchedOffAt', { at: formatDateTime(switchedOffAt) })}</span>
      )}
      {state === 'failing' && failingSince && (
        <span className={styles['soft']}>{t('webhook.failingSince', { at: formatDateTime(failingSince) })}</span>
      )}
      {waiting > 0 && <span className={styles['soft']}>{t('webhook.waiting', { count: waiting })}</span>}
    </>
  );
}
