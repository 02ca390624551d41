import { KIND_OF_PAIR, PULSED_LOADS, type PulsedLoad } from '@skyhelm/core/payload/load-pulses';
import { Form } from 'antd';
import { Field } from '../../ui/form/Field.tsx';
import { TickBoxes } from '../../ui/form/TickBoxes.tsx';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import styles from './device.module.css';
import { PULSE_PARTS, type PulsePart } from './pulse-form.ts';

const typed = <Input inputMode="numeric" maxLength={10} autoComplete="off" />;

/** Loads that listen to pulses on an output of the autopilot. What is not ticked is told as it always was. */
export function PulseFields() {
  const t = useWords();
  const used = Form.useWatch<readonly PulsePart[] | undefined>('pulses.used', Form.useFormInstance()) ?? [];
  return (
    <fieldset className={styles['section']}>
      <legend>{t('device.pulses')}</legend>
      <Field name="pulses.used" label={t('device.pulses.used')} hint={t('device.pulses.used.hint')}>
        <TickBoxes label={t('device.pulses.used')} options={PULSE_PARTS.map((value) => ({ value, label: t(`device.pulses.${value}`) }))} />
      </Field>
      {used.length > 0 && <SpanFields name="range" />}
      {PULSED_LOADS.filter((load) => used.includes(load)).map((load) => (
        <PairFields key={load} load={load} />
      ))}
      {used.includes('flow') && <SpanFields name="flow" />}
    </fieldset>
  );
}

function PairFields({ load }: { load: PulsedLoad }) {
  const t = useWords();
  const kind = KIND_OF_PAIR[load];
  const worded = kind === 'onOff' || kind === 'zoom' ? kind : 'run';
  const name = t(`device.pulses.${load}`);
  return (
    <div role="group" aria-label={name}>
      <p>{name}</p>
      <div className={styles['triple']}>
        <Field name={`pulses.${load}.output`} label={t('device.pulses.output')} required>
          {typed}
        </Field>
        <Field name={`pulses.${load}.start`} label={t(`device.pulses.${worded}.start`)} required>
          {typed}
        </Field>
        <Field name={`pulses.${load}.end`} label={t(`device.pulses.${worded}.end`)} required dependsOn={[`pulses.${load}.start`]}>
          {typed}
        </Field>
      </div>
    </div>
  );
}

function SpanFields({ name }: { name: 'range' | 'flow' }) {
  const t = useWords();
  return (
    <div className={styles['pair']} role="group" aria-label={t(`device.pulses.${name}`)}>
      <Field name={`pulses.${name}.min`} label={t(`device.pulses.${name}.min`)} required>
        {typed}
      </Field>
      <Field name={`pulses.${name}.max`} label={t(`device.pulses.${name}.max`)} required dependsOn={[`pulses.${name}.min`]}>
        {typed}
      </Field>
    </div>
  );
}
