import type { DeviceId } from '@skyhelm/contract/ids';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';
import styles from './flight.module.css';

const LOOK_EVERY_MS = 5_000;

/** Before a plane that needs a runway takes off or is told to land: what it lacks on board for that. Nothing of any other aircraft. */
export function LandingNote({ deviceId, kind }: { deviceId: DeviceId; kind: 'takeOff' | 'land' }) {
  const t = useWords();
  const { data } = useRead(flownRoute.getLandingAboard, { deviceId }, { everyMs: LOOK_EVERY_MS });
  const landing = data?.landing;
  if (!landing || landing === 'sequence') return null;
  return (
    <p className={styles['attention']} role="alert">
      {t(`flight.landing.${kind}.${landing}`)}
    </p>
  );
}
