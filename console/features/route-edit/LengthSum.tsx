import { lengthPartsOf } from '@skyhelm/core/plan/length-parts';
import { useMemo } from 'react';
import { useDistance } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import styles from './length-sum.module.css';
import { useDesk } from './use-desk.ts';
import { useEstimate } from './use-estimate.ts';
import { useAir } from './use-faults.ts';
import { useTerrain } from './use-terrain.ts';

const PARTS = ['out', 'legs', 'ahead', 'around', 'again', 'back'] as const;
/** Metres: what nobody would see in the sum. */
const SEEN_M = 0.5;

/** Why the whole is longer than the legs above it together. */
export function LengthSum() {
  const t = useWords();
  const distance = useDistance();
  const { route } = useDesk().now.draft;
  const { home, performance } = useAir();
  const terrain = useTerrain();
  const { length } = useEstimate();
  const parts = useMemo(() => lengthPartsOf(route, home, performance, terrain), [route, home, performance, terrain]);
  if (route.waypoints.length === 0 || !Number.isFinite(length)) return null;
  const signed = (metres: number): string => (metres < 0 ? `\u2212${distance(-metres)}` : distance(metres));
  return (
    <dl className={styles['sum']}>
      {PARTS.filter((part) => part === 'legs' || Math.abs(parts[part]) >= SEEN_M).map((part) => (
        <div key={part}>
          <dt>{t(`route.length.${part}`)}</dt>
          <dd className="numeric">{signed(parts[part])}</dd>
        </div>
      ))}
      <div className={styles['whole']}>
        <dt>{t(route.cycles === 0 ? 'route.length.cycle' : 'route.length')}</dt>
        <dd className="numeric">{distance(length)}</dd>
      </div>
    </dl>
  );
}
