import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { phaseNumbered } from '@skyhelm/core/vehicle/phase';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { useLength, useSpeed } from '../../session/use-length.ts';
import { formatAgo, formatNumber } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './flight.module.css';

/** From then on a value's age is worth a word. */
const OLD_MS = 2_000;

function modeText(t: Say, { mode, phase }: VehicleState): string | undefined {
  const name = mode === undefined ? undefined : modeNumbered(mode);
  if (!name) return undefined;
  const stage = phase === undefined ? undefined : phaseNumbered(phase)?.phase;
  const isPlain = stage === undefined || stage === 'inProgress' || name === 'notFlying';
  return isPlain ? t(`flight.mode.${name}`) : `${t(`flight.mode.${name}`)} · ${t(`flight.phase.${stage}`)}`;
}

const ageText = (t: Say, age: number | undefined): string => {
  if (age === undefined) return t('flight.state.age.never');
  return age < OLD_MS ? t('flight.state.age.now') : formatAgo(new Date(Date.now() - age));
};

/** How it is now. What nobody knows is a dash, never nought. */
export function StateLine({ vehicle: { online, state, age, isConnected } }: { vehicle: LiveVehicle }) {
  const t = useWords();
  const [length, speed] = [useLength(), useSpeed()];
  const shown = <T,>(value: T | undefined, text: (known: T) => string) => (value === undefined ? t('common.none') : text(value));
  const rounded = (value: number | undefined, unit: string) => shown(value, (known) => `${formatNumber(Math.round(known))}${unit}`);
  const facts = [
    ['mode', modeText(t, state) ?? t('common.none')],
    ['height', shown(state.height, length)],
    ['speed', shown(state.groundSpeed, speed)],
    ['heading', rounded(state.heading, '°')],
    ['battery', rounded(state.batteryPercent, ' %')],
    ['satellites', rounded(state.satellites, '')],
    ['loss', rounded(state.linkLoss, ' %')],
    ['age', ageText(t, age)],
  ] as const;
  const isOld = online !== true || !isConnected || (age ?? Infinity) >= OLD_MS;
  return (
    <>
      <dl className={styles['state']} data-old={isOld}>
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
