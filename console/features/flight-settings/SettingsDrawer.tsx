import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { FLIGHT_SETTINGS, type FlightSetting } from '@skyhelm/core/vehicle/flight-settings/flight-settings';
import { HEIGHT_LIMIT } from '@skyhelm/core/vehicle/flight-settings/height-limit';
import { RETURN_HEIGHT } from '@skyhelm/core/vehicle/flight-settings/return-height';
import { RETURN_SPEED } from '@skyhelm/core/vehicle/flight-settings/return-speed';
import { Alert } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { flightSettings, flightTraits, parameter } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { courseOf, onTheGround, WriteResult } from '../parameter-write/index.ts';
import styles from './flight-settings.module.css';
import { inputOf, loadSchema, valuesOf, type KnownSettings, type SettingsValues } from './settings-form.ts';

const BOUNDS = { heightLimit: HEIGHT_LIMIT, returnHeight: RETURN_HEIGHT, returnSpeed: RETURN_SPEED } as const;
/** The return is held to the limit: whoever changes that has the other looked at again. */
const DEPENDS: Partial<Record<FlightSetting, string[]>> = { returnHeight: ['heightLimit'] };

interface SettingsDrawerProps {
  deviceId: DeviceId;
  settings: KnownSettings;
  border: 'acts' | 'reports' | 'nothing' | null;
  open: boolean;
  onClose(): void;
}

/** It stays open until the aircraft says that it has all of it. */
export function SettingsDrawer({ deviceId, settings, border, open, onClose }: SettingsDrawerProps) {
  const t = useWords();
  const [failed, setFailed] = useState<ParameterWrite[]>([]);
  const submit = async (values: SettingsValues): Promise<boolean> => {
    setFailed([]);
    try {
      const { id, writes } = await onTheGround(deviceId, async () => {
        const ordered = await send(flightSettings.setFlightSettings, inputOf(deviceId, values, settings), { quiet: true });
        return { id: ordered.id, writes: ordered.id === null ? [] : await courseOf(deviceId, ordered.id, () => undefined) };
      });
      if (!writes) throw new Error(t('parameter.settings.unanswered'));
      const kept = writes.filter(({ result }) => result !== 'written');
      setFailed(kept);
      if (kept.length === 0) toast.success(t(id === null ? 'parameter.settings.same' : 'parameter.settings.done'));
      return kept.length === 0;
    } finally {
      for (const call of [flightSettings.getFlightSettings, flightTraits.getFlightTraits, parameter.getParameters]) void outdate(call);
    }
  };
  return (
    <FormDrawer<SettingsValues>
      open={open}
      title={t('parameter.settings')}
      submitText={t('parameter.write')}
      initial={valuesOf(settings)}
      schema={loadSchema(deviceId, settings)}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className={styles['notes']}>
        {failed.length > 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('parameter.settings.failed')}
            description={failed.map((write) => (
              <p key={write.name} className={styles['line']}>
                <code>{write.name}</code> <WriteResult write={write} />
              </p>
            ))}
          />
        )}
        {(border === 'reports' || border === 'nothing') && (
          <Alert type="warning" showIcon title={t(`parameter.settings.border.${border}`)} />
        )}
        <p className={styles['soft']}>{t('parameter.settings.note')}</p>
      </div>
      {FLIGHT_SETTINGS.map((name) => {
        const { isSettable } = settings[name];
        return (
          <Field
            key={name}
            name={name}
            label={t(`parameter.settings.form.${name}`)}
            required={isSettable}
            hint={t(`parameter.settings.${isSettable ? 'hint' : 'absent'}.${name}`, BOUNDS[name])}
            {...(DEPENDS[name] && { dependsOn: DEPENDS[name] })}
          >
            <Input inputMode="numeric" autoComplete="off" maxLength={20} disabled={!isSettable} />
          </Field>
        );
      })}
    </FormDrawer>
  );
}
