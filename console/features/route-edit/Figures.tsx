import { energyShare, estimateOf } from '@skyhelm/core/plan/estimate';
import { useMemo } from 'react';
import { useDistance } from '../../session/use-length.ts';
import { formatNumber, formatPercent } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import styles from './edit.module.css';
import { useDesk } from './use-desk.ts';

/** Minutes in the air on one charge, as long as nobody knows the aircraft's own. */
const USUAL_ENDURANCE_S = 25 * 60;

/** How much of a flight it is. */
export function Figures() {
  const t = useWords();
  const distance = useDistance();
  const { draft } = useDesk().now;
  const { length, seconds, isEndless } = useMemo(() => estimateOf(draft.route), [draft.route]);
  const share = energyShare(seconds, USUAL_ENDURANCE_S);
  const isKnown = Number.isFinite(seconds);
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{t('route.waypoints')}</dt>
        <dd className="numeric">{formatNumber(draft.route.waypoints.length)}</dd>
      </div>
      <div>
        <dt>{t('route.length')}</dt>
        <dd className="numeric">{Number.isFinite(length) ? distance(length) : t('common.none')}</dd>
      </div>
      <div>
        <dt>{t(isEndless ? 'route.time.cycle' : 'route.time')}</dt>
        <dd className="numeric">{isKnown ? formatFlown(Math.round(seconds)) : t('common.none')}</dd>
      </div>
      <div title={t('route.energy.note')}>
        <dt>{t('route.energy')}</dt>
        <dd className={`numeric ${share > 0.8 ? styles['much'] : ''}`}>
          {isKnown ? formatPercent(Math.round(share * 100)) : t('common.none')}
        </dd>
      </div>
    </dl>
  );
}
