import type { DeviceId } from '@skyhelm/contract/ids';
import { Select } from 'antd';
import { useId } from 'react';
import { deviceFleet } from '../../../api/endpoints.generated.ts';
import { useRead } from '../../../api/use-read.ts';
import { useHas } from '../../../session/session.ts';
import { useWords } from '../../../words/words.ts';
import fields from '../fields.module.css';

interface AircraftFieldProps {
  label: string;
  max: number;
  value: readonly DeviceId[];
  onChange(ids: readonly DeviceId[]): void;
}

/** Which aircraft are to fly, in the order in which they are chosen; any, as long as none is. */
export function AircraftField({ label, max, value, onChange }: AircraftFieldProps) {
  const t = useWords();
  const id = useId();
  const fleet = useRead(deviceFleet.getFleet, {}, { when: useHas('device:query') }).data?.rows ?? [];
  return (
    <div className={fields['field']}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        aria-label={label}
        mode="multiple"
        maxTagCount="responsive"
        maxCount={max}
        placeholder={t('pattern.split.aircraft.any')}
        value={[...value]}
        showSearch={{ optionFilterProp: 'label' }}
        options={fleet.filter(({ mayFly }) => mayFly).map((member) => ({ value: member.id, label: member.name }))}
        onChange={(ids: DeviceId[]) => onChange(ids)}
      />
    </div>
  );
}
