import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { serverNow } from '../../browser/server-clock.ts';
import { isOldNews, OLD_MS } from '../../live/old-news.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { useLength, useSpeed } from '../../session/use-length.ts';
import { formatAgo, formatNumber } from '../../words/format.ts';
import { modeText } from '../../words/mode-text.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './flight.module.css';

/** Of an aircraft that stands: one in the air has been ready. */
const readinessOf = ({ flying, readyToArm }: VehicleState): boolean | undefined => (flying === false ? readyToArm : undefined);

const ageText = (t: Say, age: number | undefined): string => {
  if (age === undefined) return t('flight.state.age.never');
  return age < OLD_MS ? t('flight.state.age.now') : formatAgo(new Date(serverNow() - age));
};

interface StateLineProps {
  vehicle: LiveVehicle;
}

/** How it is now. What nobody knows is a dash, never nought. */
export function StateLine({ vehicle }: StateLineProps) {
  const { online, state, age } = vehicle;
  const t = useWords();
  const [length, speed] = [useLength(), useSpeed()];
  const shown = <T,>(value: T | undefined, text: (known: T) => string) => (value === undefined ? t('common.none') : text(value));
  const rounded = (value: number | undefined, unit: string) => shown(value, (known) => `${formatNumber(Math.round(known))}${unit}`);
  const readiness = online ? readinessOf(state) : undefined;
  const facts = [
    ['mode', modeText(t, state) ?? t('common.none')],
    ['ready', shown(readiness, (isReady) => t(isReady ? 'flight.ready.yes' : 'flight.ready.no'))],
    ['height', shown(state.height, length)],
    ['speed', shown(state.groundSpeed, speed)],
    ['heading', rounded(state.heading, '°')],
    ['battery', rounded(state.batteryPercent, ' %')],
    ['satellites', rounded(state.satellites, '')],
    ['loss', rounded(state.linkLoss, ' %')],
    ['age', ageText(t, age)],
  ] as const;
  return (
    <>
      <dl className={styles['state']} data-old={isOldNews(vehicle)}>
        {facts.map(([name, value]) => (
          <div key={name} data-fact={name}>
            <dt>{t(`flight.state.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {online === false && <p className={styles['attention']}>{t('flight.state.offline')}</p>}
    </>
  );
}
