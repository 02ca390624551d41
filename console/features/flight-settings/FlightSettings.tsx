import type { DeviceId } from '@skyhelm/contract/ids';
import { FLIGHT_SETTINGS, type FlightSetting } from '@skyhelm/core/vehicle/flight-settings/flight-settings';
import { Button } from 'antd';
import { useState } from 'react';
import { flightSettings } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useLength, useSpeed } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { useWords } from '../../words/words.ts';
import styles from './flight-settings.module.css';
import { SettingsDrawer } from './SettingsDrawer.tsx';

/** While its parameters come in one wants to see them; afterwards only what others change. */
const READING_MS = 1_000;
const RESTING_MS = 10_000;

interface FlightSettingsProps {
  deviceId: DeviceId;
  mayFly: boolean;
}

/** How high the aircraft may be and how it comes back, as it is set itself; whoever may fly it sets it. */
export function FlightSettings({ deviceId, mayFly }: FlightSettingsProps) {
  const t = useWords();
  const [length, speed] = [useLength(), useSpeed()];
  const { data } = useRead(
    flightSettings.getFlightSettings,
    { deviceId },
    { everyMs: (now) => (now?.online && !now.isCurrent ? READING_MS : RESTING_MS) },
  );
  const [isOpen, setOpen] = useState(false);
  const settings = data?.settings ?? null;
  const shown = (name: FlightSetting): string => {
    const value = settings?.[name].value ?? null;
    if (value === null)
      return t(name === 'heightLimit' && settings?.heightLimit.isSettable ? 'parameter.settings.unlimited' : 'common.none');
    if (name === 'returnHeight' && value === 0) return t('parameter.settings.asItIs');
    return name === 'returnSpeed' ? speed(value) : length(value);
  };
  const isAnySettable = settings !== null && FLIGHT_SETTINGS.some((name) => settings[name].isSettable);
  const isReady = data?.online === true && data.isCurrent;
  return (
    <div className={styles['settings']}>
      <Facts>
        {FLIGHT_SETTINGS.map((name) => (
          <Fact key={name} label={t(`parameter.settings.${name}`)}>
            {shown(name)}
          </Fact>
        ))}
      </Facts>
      {data && !isReady && (
        <p className={styles['soft']}>
          {t(data.online ? 'parameter.settings.reading' : settings ? 'parameter.settings.offline' : 'parameter.settings.unknown')}
        </p>
      )}
      {isReady && !isAnySettable && <p className={styles['soft']}>{t('parameter.settings.none')}</p>}
      {mayFly && isAnySettable && (
        <Allowed permission="device:control">
          <Button disabled={!isReady} onClick={() => setOpen(true)}>
            {t('parameter.settings.set')}
          </Button>
          <SettingsDrawer deviceId={deviceId} settings={settings} border={data!.border} open={isOpen} onClose={() => setOpen(false)} />
        </Allowed>
      )}
    </div>
  );
}
