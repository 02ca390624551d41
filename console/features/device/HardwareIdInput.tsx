import type { Unclaimed } from '@skyhelm/contract/device-binding';
import { deviceBinding } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Input } from '../../ui/inputs.ts';
import { formatAgo } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './device.module.css';

interface HardwareIdInputProps {
  id?: string;
  value?: string;
  onChange?(hardwareId: string): void;
}

const HEARD_MS = 3_000;

/** Typed, or chosen from the vehicles that are heard right now and belong to nobody. */
export function HardwareIdInput({ value = '', onChange, ...field }: HardwareIdInputProps) {
  const t = useWords();
  const { data } = useRead(deviceBinding.getUnclaimed, {}, { everyMs: HEARD_MS });
  return (
    <div className={styles['hardware']}>
      <Input
        {...field}
        value={value}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {data && !data.listed && <p className={styles['soft']}>{t('device.bind.unlisted')}</p>}
      {data?.listed && data.rows.length === 0 && <p className={styles['soft']}>{t('device.bind.none')}</p>}
      {data?.listed && data.rows.length > 0 && (
        <div role="group" aria-label={t('device.bind.heard')} className={styles['heard']}>
          <span className={styles['soft']}>{t('device.bind.heard')}</span>
          {data.rows.map((vehicle) => (
            <Vehicle
              key={vehicle.hardwareId}
              vehicle={vehicle}
              isChosen={vehicle.hardwareId === value}
              onChoose={() => onChange?.(vehicle.hardwareId)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Vehicle({ vehicle, isChosen, onChoose }: { vehicle: Unclaimed; isChosen: boolean; onChoose(): void }) {
  const t = useWords();
  const { hardwareId, kind, autopilot, firmware, remote, lastHeardAt } = vehicle;
  return (
    <button type="button" className={styles['vehicle']} aria-pressed={isChosen} onClick={onChoose}>
      <strong>{t(`device.bind.kind.${kind}`)}</strong>
      <span>{[t(`device.bind.autopilot.${autopilot}`), firmware].filter(Boolean).join(' ')}</span>
      <span className={styles['soft']}>{`${remote} · ${formatAgo(lastHeardAt)}`}</span>
      <code>{hardwareId}</code>
    </button>
  );
}
