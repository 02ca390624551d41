import type { DeviceId } from '@skyhelm/contract/ids';
import { useId } from 'react';
import { useDistance } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import { CommandPreview, HOLD_MS, HoldAction, LandingNote, metresHome, useVehicle } from '../flight-control/index.tsx';
import styles from './fields.module.css';

interface LandActionProps {
  deviceId: DeviceId;
  name: string;
  disabled: boolean;
  onLand(): void;
}

/** Lands it where it is, whatever lies below: as in the ground station it is said how far from home that is, and held. */
export function LandAction({ deviceId, name, disabled, onLand }: LandActionProps) {
  const t = useWords();
  const id = useId();
  const distance = useDistance();
  const home = metresHome(useVehicle(deviceId).state);
  const far = home === undefined ? t('station.propose.land', { name }) : t('station.propose.land.far', { name, distance: distance(home) });
  return (
    <>
      {!disabled && (
        <p id={id} className={styles['soft']}>
          {far}
        </p>
      )}
      {!disabled && <CommandPreview deviceId={deviceId} kind="land" />}
      {!disabled && <LandingNote deviceId={deviceId} kind="land" />}
      <div className={styles['buttons']}>
        <HoldAction
          mood="go"
          holdMs={HOLD_MS}
          text={t('station.hold', { command: t('flight.command.land') })}
          disabled={disabled}
          describedBy={disabled ? undefined : id}
          onHeld={onLand}
        />
      </div>
    </>
  );
}
