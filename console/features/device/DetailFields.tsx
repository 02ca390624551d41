import { Select } from 'antd';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/inputs.ts';
import { Password } from '../../ui/Password.tsx';
import { useWords } from '../../words/words.ts';
import styles from './device.module.css';

const BATTERY = ['usageHours', 'cycles', 'overDischarges', 'residualLife', 'usedLife'] as const;
const STATION = ['latitude', 'longitude', 'altitude', 'coverageMetres', 'satellites', 'accuracyMetres'] as const;
const POSITIONING = ['none', 'poorGps', 'singlePoint', 'differential', 'float', 'fixed', 'gps'] as const;
const ENCRYPTION = ['none', 'tls'] as const;

const typed = <Input inputMode="decimal" maxLength={40} autoComplete="off" />;

export function BatteryFields() {
  const t = useWords();
  return (
    <fieldset className={styles['section']}>
      <legend>{t('device.section.battery')}</legend>
      <div className={styles['pair']}>
        <Field name="battery.bmsVersion" label={t('device.battery.bmsVersion')}>
          <Input maxLength={50} />
        </Field>
        {BATTERY.map((field) => (
          <Field key={field} name={`battery.${field}`} label={t(`device.battery.${field}`)}>
            {typed}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

export function RtkFields({ hasPassword }: { hasPassword: boolean }) {
  const t = useWords();
  return (
    <>
      <fieldset className={styles['section']}>
        <legend>{t('device.section.rtk')}</legend>
        <div className={styles['pair']}>
          {STATION.map((field) => (
            <Field key={field} name={`rtk.${field}`} label={t(`device.rtk.${field}`)}>
              {typed}
            </Field>
          ))}
          <Field name="rtk.positioning" label={t('device.rtk.positioning')}>
            <Select allowClear options={POSITIONING.map((value) => ({ value, label: t(`device.rtk.positioning.${value}`) }))} />
          </Field>
        </div>
      </fieldset>
      <fieldset className={styles['section']}>
        <legend>{t('device.section.caster')}</legend>
        <div className={styles['pair']}>
          <Field name="rtk.host" label={t('device.rtk.host')}>
            <Input maxLength={253} autoComplete="off" />
          </Field>
          <Field name="rtk.port" label={t('device.rtk.port')}>
            <Input inputMode="numeric" maxLength={5} autoComplete="off" />
          </Field>
          <Field name="rtk.userName" label={t('device.rtk.userName')}>
            <Input maxLength={100} autoComplete="off" />
          </Field>
          <Field name="rtk.password" label={t('device.rtk.password')} hint={hasPassword ? t('device.rtk.password.kept') : undefined}>
            <Password maxLength={100} autoComplete="new-password" />
          </Field>
          <Field name="rtk.mountPoint" label={t('device.rtk.mountPoint')}>
            <Input maxLength={100} autoComplete="off" />
          </Field>
          <Field name="rtk.encryption" label={t('device.rtk.encryption')}>
            <Select options={ENCRYPTION.map((value) => ({ value, label: t(`device.rtk.encryption.${value}`) }))} />
          </Field>
        </div>
      </fieldset>
    </>
  );
}
