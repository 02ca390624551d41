import { SIMULATED_CRAFT } from '@skyhelm/core/device/simulated';
import { Form, Select, Switch } from 'antd';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { AddressField } from './AddressField.tsx';
import { NearestPlace } from './NearestPlace.tsx';
import styles from './simulator.module.css';

const typed = <Input inputMode="text" maxLength={40} autoComplete="off" />;

export function PositionFields({ locked }: { locked: boolean }) {
  const t = useWords();
  return (
    <>
      <AddressField />
      <div className={styles['numbers']}>
        {(['latitude', 'longitude', 'altitude'] as const).map((name) => (
          <Field key={name} name={name} label={t(`simulator.${name}`)} required>
            {typed}
          </Field>
        ))}
      </div>
      {!locked && <NearestPlace />}
      <div className={styles['numbers']}>
        <Form.Item name="craft" label={t('simulator.craft')} className={styles['twice'] ?? ''}>
          <Select options={SIMULATED_CRAFT.map((value) => ({ value, label: t(`simulator.craft.${value}`) }))} />
        </Form.Item>
        <Field name="windSpeed" label={t('simulator.windSpeed')}>
          {typed}
        </Field>
      </div>
      <Form.Item name="patrols" label={t('simulator.patrols')} extra={t('simulator.patrols.hint')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}
