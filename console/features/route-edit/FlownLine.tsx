import type { DeviceId } from '@skyhelm/contract/ids';
import { modeText } from '../../words/mode-text.ts';
import { useWords } from '../../words/words.ts';
import { useRouteInFlight, useVehicle } from '../flight-control/index.tsx';
import styles from './fields.module.css';

/** What it is at in the air, such as a route that is paused, and which waypoint it makes for. */
export function FlownLine({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const { state } = useVehicle(deviceId);
  const flown = useRouteInFlight(deviceId);
  if (state.flying !== true) return null;
  return (
    <div role="status">
      <b>{modeText(t, state) ?? t('common.none')}</b>
      {flown && (
        <p className={styles['soft']}>
          {flown.waypoint === null
            ? t('route.flown.done', { name: flown.name })
            : t('route.flown.to', { name: flown.name, number: flown.waypoint, count: flown.waypoints })}
        </p>
      )}
    </div>
  );
}
