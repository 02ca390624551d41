import type { StateChange } from '@skyhelm/contract/device';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { StateTag } from './DeviceTags.tsx';
import { Card } from './UavCards.tsx';
import styles from './uav.module.css';

export function StateHistory({ history }: { history: readonly StateChange[] }) {
  const t = useWords();
  return (
    <Card title={t('uav.history')}>
      <ol className={styles['history']}>
        {history.map(({ at, by, action, state }) => (
          <li key={`${at} ${state}`}>
            <span className={styles['step']}>
              {action === null ? t('uav.history.entered') : t(`device.action.${action}`)} <StateTag state={state} />
            </span>
            <span className={styles['soft']}>
              <time dateTime={at}>{formatDateTime(at)}</time> {t('uav.history.by', { name: by })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
