import { useEffect, useMemo, useState } from 'react';
import { deviceFleet } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { liveFleet } from '../../live/live-fleet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSceneTheme } from '../../ui/scene.ts';
import { useWords } from '../../words/words.ts';
import { Station } from './Station.tsx';
import styles from './station.module.css';
import { FleetContext } from './use-fleet.ts';

const READ_EVERY_MS = 60_000;

/** The ground station with what flies now. */
export function GroundStationScreen() {
  const t = useWords();
  useSceneTheme();
  const { data, error, refetch } = useRead(deviceFleet.getFleet, {}, { everyMs: READ_EVERY_MS });
  const fleet = useMemo(liveFleet, []);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => fleet.open(), [fleet]);
  useEffect(() => {
    if (!data) return;
    fleet.setVehicles(data.rows);
    setFilled(true);
  }, [fleet, data]);
  if (error && !isFilled) {
    return (
      <div className={styles['station']}>
        <EmptyState
          mood="failed"
          title={t('common.loadFailed')}
          text={error.message}
          action={
            <button type="button" className="link-button" onClick={() => void refetch()}>
              {t('common.retry')}
            </button>
          }
        />
      </div>
    );
  }
  return (
    <FleetContext value={fleet}>
      <Station total={data?.total} isWaiting={!isFilled} />
    </FleetContext>
  );
}
