import type { DeviceId } from '@skyhelm/contract/ids';
import { useWords } from '../../words/words.ts';
import styles from './flight.module.css';
import { useRouteInFlight } from './use-route-in-flight.ts';

/** Says that the way ahead of a flight has been closed, and what to do, for as long as it is so: a notice that goes by may be missed. */
export function ClosedAhead({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const { name, closedBy } = useRouteInFlight(deviceId) ?? {};
  if (name === undefined || !closedBy) return null;
  return (
    <p className={styles['alarm']} role="alert">
      {t('flight.closedAhead', { route: name, zone: closedBy })}
    </p>
  );
}
