import type { StateChange } from '@skyhelm/contract/device';
import { formatDateTime } from '../../words/format.ts';
import history from '../../ui/history.module.css';
import { useWords } from '../../words/words.ts';
import { StateTag } from './DeviceTags.tsx';
import { Card } from './UavCards.tsx';
import styles from './uav.module.css';

export function StateHistory({ changes }: { changes: readonly StateChange[] }) {
  const t = useWords();
  return (
    <Card title={t('uav.history')}>
      <ol className={history['history']}>
        {changes.map(({ at, by, action, state }, index) => (
          <li key={`${at} ${state}`} aria-current={index === 0 || undefined}>
            <span className={history['head']}>
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
