import { memo } from 'react';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { useLength } from '../../session/use-length.ts';
import { formatPercent } from '../../words/format.ts';
import { modeText } from '../../words/mode-text.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './fleet.module.css';
import { LookIcon } from './LookIcon.tsx';
import { useNow } from './use-fleet.ts';
import { isOld, lookOf, type Wrong } from './vehicle-look.ts';

interface FleetRowProps {
  vehicle: FleetVehicle;
  top: number;
  place: readonly [number, number];
  isActive: boolean;
  isSelected: boolean;
  isHeldHere: boolean;
  fault: Wrong | undefined;
}

const LOW_PERCENT = 25;

/** What is wrong with it, or what it is at, or that it is not heard. */
function lineOf(t: Say, vehicle: LiveVehicle, fault: Wrong | undefined): string {
  if (vehicle.online !== true) return t('station.offline');
  if (isOld(vehicle)) return t('station.age', { count: Math.round((vehicle.age ?? 0) / 1000) });
  if (fault) return t(`station.fault.${fault}`);
  return modeText(t, vehicle.state) ?? t('common.none');
}

export const FleetRow = memo(function FleetRow({
  vehicle: { id, name, isSimulated },
  top,
  place: [number, count],
  isActive,
  isSelected,
  isHeldHere,
  fault,
}: FleetRowProps) {
  const t = useWords();
  const length = useLength();
  const now = useNow(id);
  const look = lookOf(now, fault);
  const { height, batteryPercent } = now.state;
  return (
    <div
      id={`uav-${id}`}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={number}
      className={styles['row']}
      data-active={isActive}
      data-look={look}
      style={{ top }}
      data-uav={id}
    >
      <LookIcon look={look} heading={now.state.heading} />
      <span className={styles['names']}>
        <span className={styles['name']}>
          <strong>{name}</strong>
          {isHeldHere && <span className={styles['tag']}>{t('station.list.mine')}</span>}
          {isSimulated && <span className={styles['tag']}>{t('station.list.simulated')}</span>}
        </span>
        <span className={styles['line']}>{lineOf(t, now, fault)}</span>
      </span>
      <span className={styles['figures']}>
        <span>{height === undefined ? t('common.none') : length(height)}</span>
        <span data-low={batteryPercent !== undefined && batteryPercent < LOW_PERCENT}>
          {batteryPercent === undefined ? t('common.none') : formatPercent(batteryPercent)}
        </span>
      </span>
    </div>
  );
});
