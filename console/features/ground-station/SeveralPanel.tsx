import type { FleetVehicle } from '../../live/fleet-source.ts';
import type { LiveControls } from '../../live/controls.ts';
import { useLength, useSpeed } from '../../session/use-length.ts';
import { formatPercent } from '../../words/format.ts';
import { modeText } from '../../words/mode-text.ts';
import { useWords } from '../../words/words.ts';
import { commandText } from './command-text.ts';
import { lastOf } from './last-command.ts';
import { LookIcon } from './LookIcon.tsx';
import styles from './instruments.module.css';
import { useFleet, useNow } from './use-fleet.ts';
import { isOld, lookOf, type Wrong } from './vehicle-look.ts';

interface SeveralPanelProps {
  vehicles: readonly FleetVehicle[];
  desks: ReadonlyMap<string, LiveControls>;
  faults: ReadonlyMap<string, Wrong>;
  onOnly(id: string): void;
}

/** Several aircraft at once, each with how it is and how it took its last command. */
export function SeveralPanel({ vehicles, desks, faults, onOnly }: SeveralPanelProps) {
  const t = useWords();
  return (
    <section className={styles['panel']} aria-label={t('station.several', { count: vehicles.length })}>
      <header className={styles['head']}>
        <h2>{t('station.several', { count: vehicles.length })}</h2>
      </header>
      <ul className={styles['several']}>
        {vehicles.map((vehicle) => (
          <One key={vehicle.id} vehicle={vehicle} desk={desks.get(vehicle.id)} fault={faults.get(vehicle.id)} onOnly={onOnly} />
        ))}
      </ul>
    </section>
  );
}

interface OneProps {
  vehicle: FleetVehicle;
  desk: LiveControls | undefined;
  fault: Wrong | undefined;
  onOnly(id: string): void;
}

function One({ vehicle: { id, name }, desk, fault, onOnly }: OneProps) {
  const t = useWords();
  const [length, speed] = [useLength(), useSpeed()];
  const fleet = useFleet();
  const now = useNow(id);
  const { height, groundSpeed, batteryPercent, heading } = now.state;
  const figures = [
    height === undefined ? t('common.none') : length(height),
    groundSpeed === undefined ? t('common.none') : speed(groundSpeed),
    batteryPercent === undefined ? t('common.none') : formatPercent(batteryPercent),
  ];
  const last = desk && lastOf(desk.commands, fleet.clock());
  return (
    <li data-old={isOld(now)}>
      <button type="button" onClick={() => onOnly(id)}>
        <LookIcon look={lookOf(now, fault)} heading={heading} />
        <strong>{name}</strong>
        <span className={styles['soft']}>{modeText(t, now.state) ?? t('station.mode.unknown')}</span>
        <span className={`numeric ${styles['figures']}`}>{figures.join(' · ')}</span>
        <span className={desk?.control?.holder?.here ? styles['mine'] : styles['soft']}>
          {t(desk?.control?.holder?.here ? 'flight.holder.me' : desk?.control?.holder ? 'station.held.other' : 'flight.holder.nobody')}
        </span>
        {last && <span className={styles['soft']}>{commandText(t, last)}</span>}
      </button>
    </li>
  );
}
