import type { VehicleLook } from '../../map/map-handle.ts';
import styles from './fleet.module.css';

const ARROW = 'M12 3 19 20 12 16 5 20Z';

/** By shape as well as by colour: an arrow flies, a ring stands, a dashed ring is not heard, a bang is in trouble. */
export function LookIcon({ look, heading = 0 }: { look: VehicleLook; heading?: number | undefined }) {
  return (
    <svg className={styles['look']} data-look={look} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {look === 'flying' && <path d={ARROW} fill="currentColor" transform={`rotate(${Math.round(heading)} 12 12)`} />}
      {look === 'ground' && <circle cx="12" cy="12" r="6" fill="none" stroke="currentColor" strokeWidth="3" />}
      {look === 'stale' && <circle cx="12" cy="12" r="6" fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="3 3.3" />}
      {(look === 'attention' || look === 'danger') && (
        <>
          <path d="M12 3 22 20H2Z" fill="currentColor" />
          <path d="M12 9v5M12 17v.1" stroke="var(--surface-raised)" strokeWidth="2.4" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
}
