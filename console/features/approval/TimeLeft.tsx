import { useServerNow } from '../../ui/use-server-now.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import styles from './approval.module.css';
import { timeLeft, type TimeLeft as Left } from './time-left.ts';

const said = (t: Say, left: Left): string => {
  if (left.kind === 'over') return t('approval.left.over');
  return left.kind === 'days' ? t('approval.left.days', { count: left.count }) : t('approval.left', { time: formatFlown(left.seconds) });
};

/** How long somebody still has to decide, by the clock that ends it. */
export function TimeLeft({ dueAt }: { dueAt: string }) {
  const t = useWords();
  const left = timeLeft(dueAt, useServerNow());
  const isPressing = left.kind === 'over' || (left.kind === 'seconds' && left.isSoon);
  return (
    <time dateTime={dueAt} title={formatDateTime(dueAt)} className={isPressing ? styles['pressing'] : undefined}>
      {said(t, left)}
    </time>
  );
}
