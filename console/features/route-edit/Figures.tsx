import type { Endurance } from '@skyhelm/core/plan/energy/endurance';
import { CHARGE_RESERVE, flightEnergy, WIND_RESERVE } from '@skyhelm/core/plan/energy/flight-energy';
import { useMemo } from 'react';
import { useDistance } from '../../session/use-length.ts';
import { formatNumber, formatPercent } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import styles from './edit.module.css';
import { leftOut } from './left-out.ts';
import { useDesk } from './use-desk.ts';
import { useEstimate } from './use-estimate.ts';
import { useAir } from './use-faults.ts';
import { useTerrain } from './use-terrain.ts';

/** How much of a flight it is. */
export function Figures({ endurance }: { endurance: Endurance }) {
  const t = useWords();
  const distance = useDistance();
  const { draft } = useDesk().now;
  const { length, seconds, lacks } = useEstimate();
  const { home, performance } = useAir();
  const terrain = useTerrain();
  const { share } = useMemo(
    () => flightEnergy(draft.route, home, endurance, performance, WIND_RESERVE, terrain),
    [draft.route, home, endurance, performance, terrain],
  );
  const isKnown = Number.isFinite(seconds);
  return (
    <div>
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
          <dt>{t(draft.route.cycles === 0 ? 'route.time.cycle' : 'route.time')}</dt>
          <dd className="numeric">{isKnown ? formatFlown(Math.round(seconds)) : t('common.none')}</dd>
        </div>
        <div title={t(`route.energy.note.${endurance.basis}`, { minutes: Math.round(endurance.seconds / 60) })}>
          <dt>
            {t('route.energy')} <small>({t(`route.energy.basis.${endurance.basis}`)})</small>
          </dt>
          <dd className={`numeric ${share > 1 - CHARGE_RESERVE ? styles['much'] : ''}`}>
            {Number.isFinite(share) ? formatPercent(Math.round(share * 100)) : t('common.none')}
          </dd>
        </div>
      </dl>
      {/* Its room is there before it is: a map that grows lower under the pointer takes the next click somewhere else. */}
      <p className={styles['lacks']}>{leftOut(t, draft.route, lacks, performance?.craft).join('; ')}</p>
    </div>
  );
}
