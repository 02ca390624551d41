import { Button } from 'antd';
import { formatDateTime } from '../../../words/format.ts';
import { useWords } from '../../../words/words.ts';
import type { FoundPlan } from './unsaved-plan.ts';
import styles from './unsaved.module.css';

interface UnsavedOfferProps {
  found: FoundPlan;
  onTakeUp(found: FoundPlan): void;
  onDiscard(): void;
}

/** It lies over nothing: whoever flies meanwhile, or has other plans, may leave it unanswered. */
export function UnsavedOffer({ found, onTakeUp, onDiscard }: UnsavedOfferProps) {
  const t = useWords();
  return (
    <div className={styles['offer']} role="status">
      <p>{t('route.kept.found', { time: formatDateTime(found.at) })}</p>
      <div>
        <Button type="primary" onClick={() => onTakeUp(found)}>
          {t('route.kept.takeUp')}
        </Button>
        <Button onClick={onDiscard}>{t('route.kept.discard')}</Button>
      </div>
    </div>
  );
}
